//! `cardwright lint`: everything that can be said about packs, scripts, texts and saved games
//! without playing.

mod asks;
mod texts;

use std::path::Path;

use desk::{Content, Packs};
use diag::{Diagnostic, Report, Severity, Source};
use engine::SHELF;
use play::notation;

use crate::args::{Format, LintArgs};
use crate::codes;
use crate::output;
use crate::targets::{self, Targets};

/// Looks at the built-in packs, or at what is named on top of them.
pub fn run(args: &LintArgs) -> anyhow::Result<u8> {
    let mut targets = Targets::default();
    for path in &args.paths {
        targets.add(path)?;
    }
    let mut findings = std::mem::take(&mut targets.findings);
    for path in &targets.records {
        findings.extend(record(path)?);
    }
    let mut looked_at = match targets.records.len() {
        1 => "1 file".to_owned(),
        files => format!("{files} files"),
    };
    if args.paths.is_empty() || !targets.packs.is_empty() {
        let packs = Packs::open(&targets.packs)?;
        let packs = if targets.packs.is_empty() { packs.with_all() } else { packs };
        let content = packs.doubted();
        looked_at = counted(&content, &targets);
        let said = said(&content)?;
        findings.extend(said.into_iter().filter(|finding| wanted(&targets, &content, finding)));
    }
    print(&Report::new(findings), &looked_at, args.format)
}

/// Whether a finding is about what the user asked to look at.
fn wanted(targets: &Targets, content: &Content<'_>, finding: &Diagnostic) -> bool {
    let mut paths = std::iter::once(&finding.place)
        .chain(finding.labels.iter().map(|(place, _)| place))
        .map(|place| place.source.path());
    if !targets.files.is_empty() {
        return paths.any(|path| targets.names(path));
    }
    targets.packs.is_empty() || paths.any(|path| content.is_own(path))
}

/// Everything that can be said about some packs.
fn said(content: &Content<'_>) -> anyhow::Result<Vec<Diagnostic>> {
    let mut findings = Vec::new();
    for game in SHELF {
        let (game, report) = content.game(game.id())?;
        findings.extend_from_slice(report.findings());
        let (rulings, unread) = content.library.rulings(game.id());
        findings.extend(unread);
        for ruling in &rulings {
            findings.extend(notation::parse_all(&ruling.source).1);
        }
        for card in game.cards().iter().filter(|card| !card.hooks.is_empty()) {
            let ruled = rulings
                .iter()
                .any(|ruling| (ruling.kind.as_str(), &ruling.id) == (card.kind, &card.id));
            if !ruled {
                let message = format!("“{}” acts, but no ruling says how", card.id);
                let help = format!("write one beside it, in {}.play", card.id);
                let place = Source::new(card.path.as_str(), "").top();
                findings.push(Diagnostic::warning(codes::NO_RULING, message, place).help(help));
            }
        }
        findings.extend(texts::look(content, &*game));
    }
    Ok(findings)
}

/// What is wrong with a record as a text. Whether it holds is said by `replay`.
fn record(path: &Path) -> anyhow::Result<Vec<Diagnostic>> {
    let (source, mut findings) = targets::read(path)?;
    if findings.is_empty() {
        findings = notation::parse_all(&source).1;
    }
    Ok(findings)
}

/// What was looked at, in words.
fn counted(content: &Content<'_>, targets: &Targets) -> String {
    let packs = content.library.packs();
    let packs: Vec<_> = packs
        .filter(|pack| targets.packs.is_empty() || content.is_own(pack.source.path()))
        .map(|pack| pack.id.as_str())
        .collect();
    if packs.is_empty() { "no pack".to_owned() } else { packs.join(", ") }
}

fn print(report: &Report, looked_at: &str, format: Format) -> anyhow::Result<u8> {
    match format {
        Format::Json => output::print(&format!("{}\n", report.json()))?,
        Format::Human => {
            let count = |severity: Severity, noun: &str| {
                let findings = report.findings().iter();
                let count = findings.filter(|finding| finding.severity == severity).count();
                format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
            };
            let (errors, warnings) =
                (count(Severity::Error, "error"), count(Severity::Warning, "warning"));
            output::print(&report.human(output::colour()))?;
            output::print(&format!("{looked_at}: {errors}, {warnings}\n"))?;
        }
    }
    Ok(if report.has_errors() { output::FINDINGS } else { output::CLEAN })
}
