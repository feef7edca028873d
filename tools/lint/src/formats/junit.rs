//! JUnit: a suite for each file, a case for each of its codes, and one passing case without
//! findings.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use diag::{Diagnostic, Report, Severity, xml};

use super::spot::LineSpan;
use super::{Roots, told};

pub(super) fn write(report: &Report, roots: &Roots) -> String {
    let shown = report.shown();
    let mut files: BTreeMap<&str, BTreeMap<&str, Vec<&Diagnostic>>> = BTreeMap::new();
    for finding in &shown {
        let codes = files.entry(roots.relative(finding.place.source.path())).or_default();
        codes.entry(finding.code.name()).or_default().push(finding);
    }
    let mut suites = String::new();
    for (path, codes) in &files {
        suites.push_str(&suite(path, codes));
    }
    if files.is_empty() {
        suites.push_str(
            "  <testsuite name=\"packs\" tests=\"1\" failures=\"0\">\n    \
             <testcase name=\"no findings\" classname=\"packs\"/>\n  </testsuite>\n",
        );
    }
    let cases = files.values().map(BTreeMap::len).sum::<usize>().max(1);
    let failures = files.values().flat_map(BTreeMap::values).filter(|case| fails(case)).count();
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <testsuites name=\"cardwright lint\" tests=\"{cases}\" failures=\"{failures}\">\n\
         {suites}</testsuites>\n"
    )
}

fn fails(case: &[&Diagnostic]) -> bool {
    case.iter().any(|finding| finding.severity == Severity::Error)
}

fn suite(path: &str, codes: &BTreeMap<&str, Vec<&Diagnostic>>) -> String {
    let failures = codes.values().filter(|case| fails(case)).count();
    let path = xml(path);
    let mut out = format!(
        "  <testsuite name=\"{path}\" tests=\"{}\" failures=\"{failures}\">\n",
        codes.len()
    );
    for (code, case) in codes {
        let words: String = case.iter().map(|finding| line(finding)).collect();
        let words = xml(&words);
        // A finding that is not an error is shown, and does not fail.
        let told = if fails(case) {
            let message = xml(&case[0].message);
            format!("<failure message=\"{message}\">{words}</failure>")
        } else {
            format!("<system-out>{words}</system-out>")
        };
        writeln!(out, "    <testcase name=\"{code}\" classname=\"{path}\">{told}</testcase>")
            .expect("a text can be written to");
    }
    out + "  </testsuite>\n"
}

fn line(finding: &Diagnostic) -> String {
    let LineSpan { line, column, .. } = LineSpan::of(&finding.place);
    format!("{line}:{column}: {}: {}\n", finding.severity.name(), told(finding))
}
