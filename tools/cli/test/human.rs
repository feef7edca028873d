//! Results of rulings, for people.

use diag::{Report, visible};
use play::ruling::Hearing;

use super::{MutantCounts, RulingFile, Tested, covered};
use crate::output;

/// Prints each ruling with `verbose`, the findings, the number of failed rulings, and errors that
/// prevented running something.
pub(super) fn write(tested: &Tested, report: &Report, verbose: bool) -> anyhow::Result<()> {
    let ran = !tested.files.is_empty() || !report.findings().is_empty();
    if ran || tested.errors.is_empty() {
        output::print(&told(tested, report, verbose))?;
    }
    for error in &tested.errors {
        output::complain(&format!("error: {}\n", visible(error)));
    }
    Ok(())
}

fn told(tested: &Tested, report: &Report, verbose: bool) -> String {
    let (mut out, mut failed, mut rulings) = (String::new(), Vec::new(), 0);
    for file in &tested.files {
        rulings += file.rulings.len();
        for hearing in &file.rulings {
            let line = line(file, hearing);
            if verbose {
                out.push_str(&verdict(&line, hearing));
            }
            if hearing.failed() {
                failed.push(line);
            }
        }
        if file.is_broken {
            failed.push(file.path.clone());
        }
    }
    out.push_str(&report.human(output::colour()));
    if !failed.is_empty() {
        out.push_str(&format!("failed:\n  {}\n", failed.join("\n  ")));
    }
    out.extend(tested.coverage.as_ref().map(covered::table));
    for missed in &tested.missed {
        out.push_str(&format!("{missed}\n"));
    }
    let noun = if rulings == 1 { "ruling" } else { "rulings" };
    out.push_str(&format!("{rulings} {noun}, {} failed", failed.len()));
    if let Some(MutantCounts { run, caught }) = tested.mutants {
        out.push_str(&format!("; {run} changes, {} not noticed", run - caught));
    }
    match tested.blessed {
        0 => {}
        1 => out.push_str("; 1 file written"),
        files => out.push_str(&format!("; {files} files written")),
    }
    out + "\n"
}

/// The place of a ruling, its subject, and the open question at its end.
fn line(file: &RulingFile, hearing: &Hearing) -> String {
    let mut line = format!("{}:{}", file.path, hearing.place.start().line);
    if !hearing.title.is_empty() {
        line.push_str(&format!("  {}", visible(&hearing.title)));
    }
    if let Some(open) = &hearing.open {
        line.push_str(&format!("  (open at its end: {})", visible(open)));
    }
    line
}

/// The line of a ruling, with its result and the cited rules.
fn verdict(line: &str, hearing: &Hearing) -> String {
    let word = if hearing.failed() { "FAILED" } else { "ok" };
    let rules = match hearing.rules.join(", ") {
        rules if rules.is_empty() => rules,
        rules => format!("  (rules: {})", visible(&rules)),
    };
    format!("{word:6} {line}{rules}\n")
}
