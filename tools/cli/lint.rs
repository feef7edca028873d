//! `cardwright lint`: everything that can be said about packs, scripts, texts and saved games
//! without playing.

mod asks;
mod texts;

use std::path::{Path, PathBuf};

use desk::{Content, Packs};
use diag::{Diagnostic, Report, Severity, Source};
use engine::SHELF;
use play::{Record, notation};

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
        findings.extend(record(path, &targets.packs)?);
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

/// What is wrong with a record: as a text, and, if it is a saved game, in what it tells. Whether
/// rulings hold is said by `test`.
fn record(path: &Path, folders: &[PathBuf]) -> anyhow::Result<Vec<Diagnostic>> {
    let (source, mut findings) = targets::read(path)?;
    if !findings.is_empty() {
        return Ok(findings);
    }
    let (records, more) = notation::parse_all(&source);
    findings = more;
    let is_saved = |record: &&Record| record.title.is_none() && record.head.get("lock").is_some();
    if let Some(record) = records.first().filter(is_saved).filter(|_| findings.is_empty()) {
        findings.extend(saved(record, folders)?);
    }
    Ok(findings)
}

/// What is wrong with a saved game: it was changed by hand, or its packs have changed, or it cannot
/// be followed.
fn saved(record: &Record, folders: &[PathBuf]) -> anyhow::Result<Vec<Diagnostic>> {
    let packs: Vec<String> =
        record.head.value("packs").split_whitespace().map(str::to_owned).collect();
    let packs = Packs::open(folders)?.with(&packs);
    let Some(game) = SHELF.iter().find(|game| game.id() == record.head.value("game")) else {
        return Ok(vec![Diagnostic::error(
            content::codes::UNKNOWN_GAME,
            format!("there is no game “{}”", record.head.value("game")),
            record.head.place(&record.source, "game"),
        )]);
    };
    let opened = packs.content().playable(game.id())?;
    let changed = play::lock::compare(record, opened.lock());
    if !changed.is_empty() {
        return Ok(changed);
    }
    let found = opened.sealed(record);
    Ok(if found.is_empty() { opened.resume(record).1 } else { found })
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
