//! What runners of tests count: rulings, and what is wrong beside them.

use std::collections::{BTreeMap, BTreeSet};

use diag::{Diagnostic, Report};

use super::{RulingFile, Tested, is_error};

/// What holds or does not.
pub(super) struct Case<'t> {
    /// The file.
    pub(super) path: &'t str,
    /// The line on which it begins, from 1.
    pub(super) line: usize,
    /// A title of its own among the cases of the file.
    pub(super) name: String,
    /// What was found.
    pub(super) findings: Vec<&'t Diagnostic>,
}

impl Case<'_> {
    /// Whether something was found that cannot stay so.
    pub(super) fn fails(&self) -> bool {
        self.findings.iter().any(|finding| is_error(finding))
    }
}

/// The rulings, file by file, and behind those of each file what was found beside them, a case for
/// each code; then what was found in other files.
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

/// A case for each code that was found in a file.
fn of_codes<'t>(codes: BTreeMap<&'t str, Vec<&'t Diagnostic>>) -> impl Iterator<Item = Case<'t>> {
    codes.into_iter().filter_map(|(code, findings)| {
        let place = &findings.first()?.place;
        let (path, line) = (place.source.path(), place.start().line);
        Some(Case { path, line, name: code.to_owned(), findings })
    })
}

/// What makes two findings the same to whoever reads them.
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
