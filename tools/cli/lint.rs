//! `cardwright lint`: checks packs, scripts, texts and saved games without playing.

use std::env;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, bail};
use desk::Threads;
use desk::dictionaries;
use desk::files::{Short, read_short, write_whole};
use diag::{Report, Severity, Source};
use engine::trial::Thorough;
use lint::{
    Baseline, Drawn, Format, Proof, Roots, Selector, Session, Settings, Spelling, WARNINGS,
    baseline, fix,
};

use crate::args::LintArgs;
use crate::codes;
use crate::output;
use crate::simulate;
use crate::targets::Targets;
use crate::watch;

/// Checks the built-in packs, or the named ones; with `--watch`, repeatedly.
pub fn run(args: &LintArgs) -> anyhow::Result<u8> {
    if args.stats && !matches!(args.format, Format::Human | Format::Json) {
        bail!("--stats needs --format human or json");
    }
    if (args.fix || args.diff) && args.paths.is_empty() {
        bail!(
            "--fix and --diff change files, but the built-in packs are part of the program; name \
             the folder of a pack: cardwright lint --fix FOLDER"
        );
    }
    if !args.watch {
        return look(args, &Arc::default());
    }
    let crew = Arc::new(Threads::remembering());
    watch::again(&args.paths, || look(args, &crew))
}

/// Checks once.
fn look(args: &LintArgs, crew: &Arc<Threads>) -> anyhow::Result<u8> {
    let mut targets = Targets::with_plans();
    for path in &args.paths {
        targets.add(path)?;
    }
    let Targets { packs, files, folders: _, records, plans, roots, findings: mut unread, .. } =
        targets;
    for path in &plans {
        unread.extend(simulate::findings(path)?);
    }
    let known = codes::all();
    let command = settings(args)?;
    let deep = args.deep.map(|steps| Thorough { steps, seed: args.seed });
    let (stats, crew) = (args.stats, Arc::clone(crew));
    let no_pack_config = args.no_pack_config;
    let spell = args.spell.then(dictionaries::folders);
    let session = Session {
        packs,
        files,
        roots,
        no_pack_config,
        records,
        plans,
        unread,
        known,
        command,
        stats,
        deep,
        spell,
        crew,
    };
    if args.diff || args.fix {
        return fixed(args, &session);
    }
    tell(args, session.draw()?, None, &session)
}

/// Applies fixes, or shows their changes.
fn fixed(args: &LintArgs, session: &Session) -> anyhow::Result<u8> {
    let fixed = fix(session, args.unsafe_fixes)?;
    if args.diff {
        let diff = fixed.diff();
        output::print(&diff)?;
        return Ok(if diff.is_empty() { output::CLEAN } else { output::FINDINGS });
    }
    fixed.write()?;
    if args.format == Format::Human {
        for refused in &fixed.refused {
            output::complain(&format!("{refused}\n"));
        }
    }
    let fixes = Some((fixed.made, fixed.left));
    tell(args, fixed.drawn, fixes, session)
}

/// The settings on the command line. Their codes and families must exist.
fn settings(args: &LintArgs) -> anyhow::Result<Settings> {
    let all = codes::all();
    let code = |name: &str| match Selector::named(name, &all) {
        Some(selector) => Ok(selector),
        None => bail!(codes::unknown(&all, name)),
    };
    let codes = |names: &[String]| {
        names.iter().map(|name| code(name)).collect::<anyhow::Result<Vec<Selector>>>()
    };
    let denied = args.deny.iter().filter(|name| *name != WARNINGS).cloned().collect::<Vec<_>>();
    let severity = args.severity.iter().map(|said| {
        let (name, severity) = said.split_once('=').unwrap_or((said, ""));
        match Severity::named(severity) {
            Some(severity) => Ok((code(name)?, severity)),
            None => bail!(
                "“{said}” has a wrong severity; write {name}=error, {name}=warning or {name}=note"
            ),
        }
    });
    Ok(Settings {
        select: codes(&args.select)?,
        ignore: codes(&args.ignore)?,
        severity: severity.collect::<anyhow::Result<_>>()?,
        deny: codes(&denied)?,
        deny_warnings: args.deny.iter().any(|name| name == WARNINGS),
        notes: args.notes.then_some(true),
        ..Settings::default()
    })
}

/// The roots of paths in reports.
fn roots(session: &Session) -> anyhow::Result<Roots> {
    let here = env::current_dir().context("cannot find the current folder")?;
    Ok(Roots::new(&here, &session.packs))
}

/// Reports the findings that are not in the baseline, or writes the baseline first.
fn tell(
    args: &LintArgs,
    mut drawn: Drawn,
    fixes: Option<(usize, usize)>,
    session: &Session,
) -> anyhow::Result<u8> {
    let roots = &roots(session)?;
    if let Some(path) = &args.baseline {
        if args.update_baseline {
            let (findings, _) = drawn.counted();
            replaceable(path)?;
            write_whole(path, &baseline(path, &findings))?;
        }
        drawn.findings = known(path)?.apply(drawn.findings, &looked_at(session));
    }
    let (findings, hidden) = drawn.counted();
    let report = Report::new(findings);
    if let Some(stats) = &mut drawn.stats {
        stats.count(report.findings());
    }
    output::print(&match &drawn.stats {
        Some(stats) if args.format == Format::Json => stats.beside(&report),
        Some(_) | None => args.format.write(&report, output::colour(), roots),
    })?;
    if args.format == Format::Human {
        let done = Summary { looked_at: &drawn.looked_at, hidden, fixes };
        output::print(&format!("{}\n", done.summary(&report)))?;
        below(&drawn, args.stats)?;
    }
    if !report.has_errors() {
        require_checked(&drawn)?;
    }
    Ok(if report.has_errors() { output::FINDINGS } else { output::CLEAN })
}

/// Prints runs, spelling and statistics after the findings.
fn below(drawn: &Drawn, all: bool) -> anyhow::Result<()> {
    if let Some(tried) = &drawn.tried {
        output::print(&tried.human(all))?;
    }
    if let Some(proof) = drawn.proof.filter(|proof| proof.lines > 0) {
        output::print(&format!("{}\n", proven(proof)))?;
    }
    if let Some(spelling) = &drawn.spelling {
        output::print(&format!("{}\n", spelt(spelling)))?;
    }
    if let Some(stats) = &drawn.stats {
        output::print(&stats.human())?;
    }
    Ok(())
}

/// Fails if nothing was checked: an empty report would look like success.
fn require_checked(drawn: &Drawn) -> anyhow::Result<()> {
    if drawn.is_empty {
        bail!("nothing could be read; run lint without --select and --ignore to see why");
    }
    let Some(Spelling { checked, unchecked }) = &drawn.spelling else { return Ok(()) };
    if checked.is_empty() && !unchecked.is_empty() {
        bail!(
            "--spell checked no text: no dictionary can be read for {}; run lint without \
             --select and --ignore to see where it looked",
            unchecked.join(", ")
        );
    }
    Ok(())
}

/// The examined folders and files; empty for built-in packs.
fn looked_at(session: &Session) -> Vec<PathBuf> {
    let packs = if session.files.is_empty() { &session.packs } else { &session.files };
    packs.iter().chain(&session.records).cloned().collect()
}

/// How much of the scripts is run by rulings, in words.
fn proven(proof: Proof) -> String {
    format!("rulings run {} of {} that can run", proof.run, counted(proof.lines, "line of scripts"))
}

/// Which languages were spell-checked, in words.
fn spelt(Spelling { checked, unchecked }: &Spelling) -> String {
    let checked = checked.iter().map(|(tag, name)| match tag == name {
        true => tag.clone(),
        false => format!("{tag} ({name})"),
    });
    let checked: Vec<String> = checked.collect();
    match (checked.as_slice(), unchecked.as_slice()) {
        ([], []) => "spelling: no texts to check".to_owned(),
        (_, []) => format!("spelling checked in {}", checked.join(", ")),
        ([], _) => format!("spelling not checked in {}", unchecked.join(", ")),
        _ => format!("spelling checked in {}; not in {}", checked.join(", "), unchecked.join(", ")),
    }
}

/// The summary after the findings.
struct Summary<'d> {
    looked_at: &'d str,
    /// Number of hidden notes.
    hidden: usize,
    /// Numbers of applied fixes, and of those not applied.
    fixes: Option<(usize, usize)>,
}

impl Summary<'_> {
    /// The number of findings, in one line.
    fn summary(&self, report: &Report) -> String {
        let of = |severity: Severity| {
            report.findings().iter().filter(|finding| finding.severity == severity).count()
        };
        let mut line = format!(
            "{}: {}, {}",
            self.looked_at,
            counted(of(Severity::Error), "error"),
            counted(of(Severity::Warning), "warning"),
        );
        if of(Severity::Note) > 0 {
            line.push_str(&format!(", {}", counted(of(Severity::Note), "note")));
        }
        if self.hidden > 0 {
            let notes = counted(self.hidden, "note");
            line.push_str(&format!("; {notes} more with --notes"));
        }
        if let Some((made, left)) = self.fixes {
            line.push_str(&format!("; {} made, {left} not", counted(made, "fix")));
        }
        line
    }
}

fn counted(count: usize, noun: &str) -> String {
    let end = match noun {
        _ if count == 1 => "",
        "fix" => "es",
        _ => "s",
    };
    match noun.split_once(' ') {
        Some((noun, rest)) => format!("{count} {noun}{end} {rest}"),
        None => format!("{count} {noun}{end}"),
    }
}

/// Refuses to overwrite another file with a baseline.
fn replaceable(path: &Path) -> anyhow::Result<()> {
    let text = match read_short(path) {
        Ok(Short::Whole(bytes)) => Source::decode(path.display().to_string(), &bytes).ok(),
        Ok(Short::TooLong | Short::NoFile) => None,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => {
            return Err(error).with_context(|| format!("cannot write {}", path.display()));
        }
    };
    if text.is_some_and(|text| lint::is_baseline(&text)) {
        return Ok(());
    }
    bail!(
        "{} exists and is not a baseline, so --update-baseline does not overwrite it; choose another \
         file",
        path.display()
    );
}

/// Reads the baseline in a file.
fn known(path: &Path) -> anyhow::Result<Baseline> {
    let said = || format!("cannot read the baseline {}", path.display());
    let Short::Whole(bytes) = read_short(path).with_context(said)? else {
        bail!("{}: it is not a file, or it is too long", said());
    };
    match Source::decode(path.display().to_string(), &bytes) {
        Ok(source) => Ok(Baseline::read(&source)?),
        Err(finding) => bail!("{}: {}", said(), finding.message),
    }
}
