//! `cardwright lint`: everything that can be said about packs, scripts, texts and saved games
//! without playing.

use anyhow::bail;
use desk::{Content, Packs};
use diag::{Code, Diagnostic, Report, Severity};
use lint::{Format, Policy, Stats};

use crate::args::LintArgs;
use crate::codes;
use crate::output;
use crate::targets::{self, Targets};

/// What stands for all codes of warnings behind `--deny`.
pub const WARNINGS: &str = "warnings";

/// Looks at the built-in packs, or at what is named on top of them.
pub fn run(args: &LintArgs) -> anyhow::Result<u8> {
    let policy = policy(args)?;
    if args.stats && !matches!(args.format, Format::Human | Format::Json) {
        bail!("--stats is told with --format human or json");
    }
    let mut targets = Targets::default();
    for path in &args.paths {
        targets.add(path)?;
    }
    let mut findings = std::mem::take(&mut targets.findings);
    for path in &targets.records {
        let (source, unread) = targets::read(path)?;
        let readable = unread.is_empty();
        findings.extend(unread);
        if readable {
            findings.extend(lint::record(&source, &targets.packs)?);
        }
    }
    let mut looked_at = match targets.records.len() {
        1 => "1 file".to_owned(),
        files => format!("{files} files"),
    };
    let mut stats = args.stats.then(Stats::default);
    if args.paths.is_empty() || !targets.packs.is_empty() {
        let packs = Packs::open(&targets.packs)?;
        let packs = if targets.packs.is_empty() { packs.with_all() } else { packs };
        let content = packs.doubted();
        looked_at = counted(&content, &targets);
        let said = lint::packs(&content)?;
        findings.extend(said.into_iter().filter(|finding| wanted(&targets, &content, finding)));
        if let Some(stats) = &mut stats {
            let own = |path: &str| targets.packs.is_empty() || content.is_own(path);
            *stats = Stats::of(&content, |pack| own(pack.source.path()))?;
        }
    }
    let findings = policy.apply(findings);
    if let Some(stats) = &mut stats {
        stats.count(&findings);
    }
    print(&Report::new(findings), stats.as_ref(), &looked_at, args.format)
}

/// Which findings count, and how much: the codes of the command line, which must be there.
fn policy(args: &LintArgs) -> anyhow::Result<Policy> {
    let all = codes::all();
    let code = |name: &String| codes::find(&all, name);
    let codes = |names: &[String]| names.iter().map(code).collect::<anyhow::Result<Vec<Code>>>();
    let denied = args.deny.iter().filter(|name| *name != WARNINGS).cloned().collect::<Vec<_>>();
    let severity = args.severity.iter().map(|said| {
        let (name, severity) = said.split_once('=').unwrap_or((said, ""));
        let known = [Severity::Error, Severity::Warning, Severity::Note];
        let found = known.into_iter().find(|known| known.name() == severity);
        match found {
            Some(severity) => Ok((code(&name.to_owned())?, severity)),
            None => bail!(
                "“{said}” names no severity; write {name}=error, {name}=warning or {name}=note"
            ),
        }
    });
    Ok(Policy {
        select: codes(&args.select)?,
        ignore: codes(&args.ignore)?,
        severity: severity.collect::<anyhow::Result<_>>()?,
        deny: codes(&denied)?,
        deny_warnings: args.deny.iter().any(|name| name == WARNINGS),
    })
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

/// What was looked at, in words.
fn counted(content: &Content<'_>, targets: &Targets) -> String {
    let packs = content.library.packs();
    let packs: Vec<_> = packs
        .filter(|pack| targets.packs.is_empty() || content.is_own(pack.source.path()))
        .map(|pack| pack.id.as_str())
        .collect();
    if packs.is_empty() { "no pack".to_owned() } else { packs.join(", ") }
}

fn print(
    report: &Report,
    stats: Option<&Stats>,
    looked_at: &str,
    format: Format,
) -> anyhow::Result<u8> {
    let written = format.write(report, output::colour());
    output::print(&match stats {
        Some(stats) if format == Format::Json => stats.beside(&written)?,
        Some(_) | None => written,
    })?;
    if format == Format::Human {
        let count = |severity: Severity, noun: &str| {
            let findings = report.findings().iter();
            let count = findings.filter(|finding| finding.severity == severity).count();
            format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
        };
        let (errors, warnings) =
            (count(Severity::Error, "error"), count(Severity::Warning, "warning"));
        output::print(&format!("{looked_at}: {errors}, {warnings}\n"))?;
        stats.map_or(Ok(()), |stats| output::print(&stats.human()))?;
    }
    Ok(if report.has_errors() { output::FINDINGS } else { output::CLEAN })
}
