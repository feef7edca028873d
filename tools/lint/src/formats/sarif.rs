//! SARIF 2.1.0, the format of static analysis that code hosts and editors read.

use std::collections::BTreeMap;

use diag::{Class, Code, Confidence, Diagnostic, Fix, Place, Report, Severity};
use serde_json::{Value, json};

use super::spot::{Fingerprints, Spot};
use super::told;

/// The schema of the standard.
const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

/// Code hosts take so many results; the worst are kept.
const MOST_RESULTS: usize = 25_000;

pub(super) fn write(report: &Report) -> String {
    let mut shown = report.shown();
    if shown.len() > MOST_RESULTS {
        shown.sort_by_key(|finding| std::cmp::Reverse(finding.severity));
        shown.truncate(MOST_RESULTS);
    }
    let codes: BTreeMap<&str, Code> =
        shown.iter().map(|finding| (finding.code.name(), finding.code)).collect();
    let rules: Vec<Value> = codes.values().map(|code| rule(*code)).collect();
    let mut fingerprints = Fingerprints::default();
    let results: Vec<Value> = shown
        .iter()
        .map(|finding| {
            let index = codes.keys().position(|name| *name == finding.code.name());
            result(finding, index.expect("each code is listed"), fingerprints.of(finding))
        })
        .collect();
    let report = json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "columnKind": "unicodeCodePoints",
            "tool": { "driver": {
                "name": "cardwright",
                "version": env!("CARGO_PKG_VERSION"),
                "rules": rules,
            } },
            "results": results,
        }],
    });
    format!("{report:#}\n")
}

/// A code, with its page.
fn rule(code: Code) -> Value {
    let page = code.page();
    let mut rule = json!({
        "id": code,
        "shortDescription": { "text": code.means() },
        "help": { "text": page, "markdown": page },
    });
    if let Some(Class { family, severity, confidence }) = code.class() {
        rule["defaultConfiguration"] = json!({ "level": level(severity) });
        // As code hosts read them.
        let precision = match confidence {
            Confidence::Certain => "very-high",
            Confidence::Likely => "high",
            Confidence::Possible => "medium",
        };
        rule["properties"] = json!({
            "tags": [family.name()],
            "precision": precision,
            "confidence": confidence.name(),
        });
    }
    rule
}

fn result(finding: &Diagnostic, rule: usize, fingerprint: String) -> Value {
    let related = finding.labels.iter().enumerate().map(|(id, (place, word))| {
        let mut related = location(place);
        related["id"] = json!(id);
        related["message"] = json!({ "text": word });
        related
    });
    let mut out = json!({
        "ruleId": finding.code,
        "ruleIndex": rule,
        "level": level(finding.severity),
        "message": { "text": told(finding) },
        "locations": [location(&finding.place)],
        "relatedLocations": related.collect::<Value>(),
        "partialFingerprints": { "cardwright/v1": fingerprint },
    });
    if let Some(fix) = &finding.fix {
        out["fixes"] = json!([mend(fix)]);
    }
    out
}

/// A fix: the changes of each file together.
fn mend(fix: &Fix) -> Value {
    let mut files: BTreeMap<&str, Vec<Value>> = BTreeMap::new();
    for edit in &fix.edits {
        files.entry(edit.place.source.path()).or_default().push(json!({
            "deletedRegion": region(&edit.place),
            "insertedContent": { "text": edit.text },
        }));
    }
    let changes = files.iter().map(|(path, replacements)| {
        json!({ "artifactLocation": { "uri": uri(path) }, "replacements": replacements })
    });
    json!({
        "description": { "text": format!("a fix that is {}", fix.safety.name()) },
        "artifactChanges": changes.collect::<Value>(),
    })
}

fn level(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Note => "note",
    }
}

fn location(place: &Place) -> Value {
    json!({ "physicalLocation": {
        "artifactLocation": { "uri": uri(place.source.path()) },
        "region": region(place),
    } })
}

fn region(place: &Place) -> Value {
    let Spot { line, column, end_line, end_column } = Spot::of(place);
    json!({
        "startLine": line,
        "startColumn": column,
        "endLine": end_line,
        "endColumn": end_column,
    })
}

/// A path as a reference: relative paths stay relative.
fn uri(path: &str) -> String {
    let path = path.strip_prefix("./").unwrap_or(path);
    let mut out = String::with_capacity(path.len());
    for byte in path.bytes() {
        let plain = byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte);
        if plain {
            out.push(char::from(byte));
        } else {
            out.push_str(&format!("%{byte:02X}"));
        }
    }
    out
}
