//! GitLab's code quality reports: a list of issues.

use diag::{Diagnostic, Report, Severity};
use serde_json::{Value, json};

use super::Roots;
use super::spot::{Fingerprints, LineSpan};

pub(super) fn write(report: &Report, roots: &Roots) -> String {
    let mut fingerprints = Fingerprints::new(roots);
    let shown = report.shown();
    let issues = shown.iter().map(|finding| issue(finding, fingerprints.of(finding), roots));
    let issues: Vec<Value> = issues.collect();
    format!("{:#}\n", Value::Array(issues))
}

fn issue(finding: &Diagnostic, fingerprint: String, roots: &Roots) -> Value {
    let severity = match finding.severity {
        Severity::Error => "major",
        Severity::Warning => "minor",
        Severity::Note => "info",
    };
    let LineSpan { line, column, end_line, end_column } = LineSpan::of(&finding.place);
    json!({
        "check_name": finding.code,
        "description": finding.message,
        "severity": severity,
        "fingerprint": fingerprint,
        "location": {
            "path": roots.relative(finding.place.source.path()),
            "lines": { "begin": line, "end": end_line },
            "positions": {
                "begin": { "line": line, "column": column },
                "end": { "line": end_line, "column": end_column },
            },
        },
    })
}
