//! Cases for test runners: rulings, and other findings.

use std::collections::{BTreeMap, BTreeSet};

use diag::{Diagnostic, Report};

use super::{RulingFile, Tested, is_error};

/// A case that passes or fails.
pub(super) struct Case<'t> {
    /// The file.
    pub(super) path: &'t str,
    /// The line on which it begins, from 1.
    pub(super) line: usize,
    /// A unique title among the cases of the file.
    pub(super) name: String,
    /// The findings.
    pub(super) findings: Vec<&'t Diagnostic>,
}

impl Case<'_> {
    /// Whether one of the findings is an error.
    pub(super) fn fails(&self) -> bool {
        self.findings.iter().any(|finding| is_error(finding))
    }
}

/// The rulings, file by file, each file followed by a case for each code of its other findings;
/// then the findings in other files.
pub(super) fn cases<'t>(tested: &'t Tested, report: &'t Report) -> Vec<Case<'t>> {
    let mut out = Vec::new();
    let in_rulings = tested.files.iter().flat_map(|file| &file.rulings);
    let told: BTreeSet<_> = in_rulings.flat_map(|hearing| &hearing.findings).map(key).collect();
    let mut beside: BTreeMap<&str, BTreeMap<&str, Vec<&Diagnostic>>> = BTreeMap::new();
    for finding in report.findings().iter().filter(|finding| !told.contains(&key(finding))) {
        let codes = beside.entry(finding.place.source.path()).or_default();
        codes.entry(finding.code.name()).or_default().push(finding);
    }
    for file in &tested.files {
        out.extend(of_file(file));
        out.extend(beside.remove(file.path.as_str()).into_iter().flat_map(of_codes));
    }
    out.extend(beside.into_values().flat_map(of_codes));
    out
}

/// A case for each code of findings in a file.
fn of_codes<'t>(codes: BTreeMap<&'t str, Vec<&'t Diagnostic>>) -> impl Iterator<Item = Case<'t>> {
    codes.into_iter().filter_map(|(code, findings)| {
        let place = &findings.first()?.place;
        let (path, line) = (place.source.path(), place.start().line);
        Some(Case { path, line, name: code.to_owned(), findings })
    })
}

/// The key by which two findings are equal for a reader.
fn key(finding: &Diagnostic) -> (&str, u32, &str, &str) {
    let place = &finding.place;
    (place.source.path(), place.span.start, finding.code.name(), &finding.message)
}

fn of_file(file: &RulingFile) -> Vec<Case<'_>> {
    let mut names = BTreeSet::new();
    let cases = file.rulings.iter().map(|hearing| {
        let line = hearing.place.start().line;
        let mut name = hearing.title.clone();
        if name.is_empty() {
            name = format!("line {line}");
        }
        if !names.insert(name.clone()) {
            name.push_str(&format!(" (line {line})"));
        }
        Case { path: &file.path, line, name, findings: hearing.findings.iter().collect() }
    });
    cases.collect()
}
