//! Results of rulings as JUnit: a suite for each file, a case for each ruling.

use diag::{Diagnostic, Report, xml};

use super::Tested;
use super::cases::{Case, cases};

/// The name of the suite of errors that prevented running something.
const UNRUN: &str = "cardwright test";

pub(super) fn write(tested: &Tested, report: &Report) -> String {
    let cases = cases(tested, report);
    let mut suites = String::new();
    for of_file in cases.chunk_by(|one, other| one.path == other.path) {
        suites.push_str(&suite(of_file));
    }
    let errors = tested.errors.len();
    if errors > 0 {
        suites.push_str(&unrun(&tested.errors));
    }
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <testsuites name=\"{UNRUN}\" tests=\"{}\" failures=\"{}\" errors=\"{errors}\">\n\
         {suites}</testsuites>\n",
        cases.len() + errors,
        failures(&cases),
    )
}

fn failures(cases: &[Case<'_>]) -> usize {
    cases.iter().filter(|case| case.fails()).count()
}

fn suite(cases: &[Case<'_>]) -> String {
    // CI compares this path with those of the repository, which have no `./`.
    let path = cases.first().map_or("", |case| case.path);
    let path = xml(path.strip_prefix("./").unwrap_or(path));
    let mut out = format!(
        "  <testsuite name=\"{path}\" tests=\"{}\" failures=\"{}\" errors=\"0\">\n",
        cases.len(),
        failures(cases),
    );
    for case in cases {
        let (name, line) = (xml(&case.name), case.line);
        out.push_str(&format!(
            "    <testcase name=\"{name}\" classname=\"{path}\" file=\"{path}\" line=\"{line}\""
        ));
        let words: String = case.findings.iter().map(|finding| words(finding)).collect();
        let words = xml(&words);
        let first = case.findings.first().map(|finding| xml(&finding.message));
        out.push_str(&match first {
            None => "/>\n".to_owned(),
            Some(first) if case.fails() => {
                format!("><failure message=\"{first}\">{words}</failure></testcase>\n")
            }
            Some(_) => format!("><system-out>{words}</system-out></testcase>\n"),
        });
    }
    out + "  </testsuite>\n"
}

/// A finding with note and help in separate lines.
fn words(finding: &Diagnostic) -> String {
    let Diagnostic { code, severity, message, place, .. } = finding;
    let mut out = format!("{place}: {}[{code}]: {message}\n", severity.name());
    for more in finding.note.iter().chain(&finding.help) {
        out.push_str(&format!("{more}\n"));
    }
    out
}

/// The suite of errors that prevented running something.
fn unrun(errors: &[String]) -> String {
    let count = errors.len();
    let mut out = format!(
        "  <testsuite name=\"{UNRUN}\" tests=\"{count}\" failures=\"0\" errors=\"{count}\">\n"
    );
    for (nth, error) in errors.iter().enumerate() {
        out.push_str(&format!(
            "    <testcase name=\"not run ({})\" classname=\"{UNRUN}\"><error message=\"{}\"/>\
             </testcase>\n",
            nth + 1,
            xml(error),
        ));
    }
    out + "  </testsuite>\n"
}
