//! `cardwright lint`: everything that can be said about packs, scripts, texts and saved games
//! without playing.

use std::num::NonZero;
use std::sync::Arc;
use std::thread;

use anyhow::bail;
use desk::{Content, Packs, Threads};
use diag::{Code, Diagnostic, Report, Severity};
use engine::trial::{Thorough, Trial};
use lint::{Format, Policy, Stats};

use crate::args::LintArgs;
use crate::codes;
use crate::output;
use crate::targets::{self, Targets};
use crate::watch;

/// What stands for all codes of warnings behind `--deny`.
pub const WARNINGS: &str = "warnings";

/// Looks at the built-in packs, or at what is named on top of them; when files are watched, again
/// and again.
pub fn run(args: &LintArgs) -> anyhow::Result<u8> {
    if !args.watch {
        return look(args, &Arc::default());
    }
    let crew = Arc::new(Threads::remembering());
    watch::again(&args.paths, || look(args, &crew))
}

/// Looks once.
fn look(args: &LintArgs, crew: &Arc<Threads>) -> anyhow::Result<u8> {
    let policy = policy(args)?;
    if args.stats && !matches!(args.format, Format::Human | Format::Json) {
        bail!("--stats is told with --format human or json");
    }
    let mut targets = Targets::default();
    for path in &args.paths {
        targets.add(path)?;
    }
    let mut findings = std::mem::take(&mut targets.findings);
    findings.extend(records(&targets)?);
    let mut told = Told { stats: args.stats.then(Stats::default), tried: None };
    let mut looked_at = match targets.records.len() {
        1 => "1 file".to_owned(),
        files => format!("{files} files"),
    };
    if args.paths.is_empty() || !targets.packs.is_empty() {
        let packs = Packs::open(&targets.packs)?.with_crew(crew);
        let packs = if targets.packs.is_empty() { packs.with_all() } else { packs };
        let content = packs.doubted();
        looked_at = counted(&content, &targets);
        let mut said = match targets.packs.as_slice() {
            [] | [_] => lint::packs(&content)?,
            several => lint::apart(several, &content)?,
        };
        if let Some(steps) = args.deep {
            let thorough = Thorough { steps, seed: args.seed };
            let deep = lint::deep(&content, thorough, threads())?;
            told.tried = Some(summary(&deep.trials));
            said.extend(deep.findings);
        }
        findings.extend(said.into_iter().filter(|finding| wanted(&targets, &content, finding)));
        if let Some(stats) = &mut told.stats {
            let own = |path: &str| targets.packs.is_empty() || content.is_own(path);
            *stats = Stats::of(&content, |pack| own(pack.source.path()))?;
        }
    }
    let report = Report::new(policy.apply(findings));
    if let Some(stats) = &mut told.stats {
        stats.count(report.findings());
    }
    print(&report, &looked_at, &told, args.format)
}

/// What is told beside the findings, where it was asked for.
struct Told {
    /// What was looked at.
    stats: Option<Stats>,
    /// What running the cards came to.
    tried: Option<String>,
}

/// What is wrong with the records among what was named.
fn records(targets: &Targets) -> anyhow::Result<Vec<Diagnostic>> {
    let mut findings = Vec::new();
    for path in &targets.records {
        let (source, unread) = targets::read(path)?;
        let readable = unread.is_empty();
        findings.extend(unread);
        if readable {
            findings.extend(lint::record(&source, &targets.packs)?);
        }
    }
    Ok(findings)
}

/// As many threads as the machine has.
fn threads() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

/// What running the cards came to, in words.
fn summary(trials: &[Trial]) -> String {
    let count = |is: fn(&Trial) -> bool| trials.iter().filter(|trial| is(trial)).count();
    let runs: u64 = trials.iter().map(|trial| trial.runs).sum();
    format!(
        "{} hooks run {runs} times: {} with every answer in some position, {} with answers left, {} \
         never called",
        trials.len(),
        count(|trial| trial.exhausted > 0),
        count(|trial| trial.tried > 0 && trial.exhausted == 0),
        count(|trial| trial.tried == 0),
    )
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

fn print(report: &Report, looked_at: &str, told: &Told, format: Format) -> anyhow::Result<u8> {
    let written = format.write(report, output::colour());
    output::print(&match &told.stats {
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
        if let Some(tried) = &told.tried {
            output::print(&format!("{tried}\n"))?;
        }
        told.stats.as_ref().map_or(Ok(()), |stats| output::print(&stats.human()))?;
    }
    Ok(if report.has_errors() { output::FINDINGS } else { output::CLEAN })
}
