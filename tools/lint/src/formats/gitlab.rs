//! GitLab's reports of code quality: a list of issues.

use diag::{Diagnostic, Report, Severity};
use serde_json::{Value, json};

use super::spot::{Fingerprints, Spot};

pub(super) fn write(report: &Report) -> String {
    let mut fingerprints = Fingerprints::default();
    let issues: Vec<Value> =
        report.shown().iter().map(|finding| issue(finding, fingerprints.of(finding))).collect();
    format!("{:#}\n", Value::Array(issues))
}

fn issue(finding: &Diagnostic, fingerprint: String) -> Value {
    let severity = match finding.severity {
        Severity::Error => "major",
        Severity::Warning => "minor",
        Severity::Note => "info",
    };
    let Spot { line, column, end_line, end_column } = Spot::of(&finding.place);
    json!({
        "check_name": finding.code,
        "description": finding.message,
        "severity": severity,
        "fingerprint": fingerprint,
        "location": {
            "path": finding.place.source.path(),
            "lines": { "begin": line, "end": end_line },
            "positions": {
                "begin": { "line": line, "column": column },
                "end": { "line": end_line, "column": end_column },
            },
        },
    })
}
