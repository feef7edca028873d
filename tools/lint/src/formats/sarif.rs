//! SARIF 2.1.0, the format of static analysis for code hosts and editors.

use std::collections::BTreeMap;

use diag::{Code, CodeClass, Confidence, Diagnostic, Fix, Place, Report, Severity};
use serde_json::{Value, json};

use super::spot::{Fingerprints, LineSpan};
use super::{Roots, told};

/// The schema of the standard.
const SCHEMA: &str = "https://json.schemastore.org/sarif-2.1.0.json";

/// Maximum number of results accepted by code hosts; the most severe are kept.
const MOST_RESULTS: usize = 25_000;

pub(super) fn write(report: &Report, roots: &Roots) -> String {
    let mut shown = report.shown_up_to(usize::MAX);
    let all = shown.len();
    if all > MOST_RESULTS {
        shown.sort_by_key(|finding| std::cmp::Reverse(finding.severity));
        shown.truncate(MOST_RESULTS);
    }
    let codes: BTreeMap<&str, Code> =
        shown.iter().map(|finding| (finding.code.name(), finding.code)).collect();
    let rules: Vec<Value> = codes.values().map(|code| rule(*code)).collect();
    let mut fingerprints = Fingerprints::new(roots);
    let results: Vec<Value> = shown
        .iter()
        .map(|finding| {
            let index = codes.keys().position(|name| *name == finding.code.name());
            let index = index.expect("each code is listed");
            result(finding, index, fingerprints.of(finding), roots)
        })
        .collect();
    let mut run = json!({
        "columnKind": "unicodeCodePoints",
        "tool": { "driver": {
            "name": "cardwright",
            "version": env!("CARGO_PKG_VERSION"),
            "rules": rules,
        } },
        "results": results,
    });
    if all > MOST_RESULTS {
        run["invocations"] = json!([cut(all)]);
    }
    let report = json!({ "$schema": SCHEMA, "version": "2.1.0", "runs": [run] });
    format!("{report:#}\n")
}

/// A note that there are more results than listed.
fn cut(all: usize) -> Value {
    let words = format!(
        "{MOST_RESULTS} of {all} results are listed, the worst of them: code hosts accept no more. \
         Fix or ignore some, or use --select, --ignore or another format for the rest."
    );
    json!({
        "executionSuccessful": true,
        "toolExecutionNotifications": [{ "level": "warning", "message": { "text": words } }],
    })
}

/// A code with its page.
fn rule(code: Code) -> Value {
    let page = code.page();
    let mut rule = json!({
        "id": code,
        "shortDescription": { "text": code.means() },
        "help": { "text": page, "markdown": page },
    });
    if let Some(CodeClass { family, severity, confidence }) = code.class() {
        rule["defaultConfiguration"] = json!({ "level": level(severity) });
        // In the words of code hosts.
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

fn result(finding: &Diagnostic, rule: usize, fingerprint: String, roots: &Roots) -> Value {
    let related = finding.labels.iter().enumerate().map(|(id, (place, word))| {
        let mut related = location(place, roots);
        related["id"] = json!(id);
        related["message"] = json!({ "text": word });
        related
    });
    let mut out = json!({
        "ruleId": finding.code,
        "ruleIndex": rule,
        "level": level(finding.severity),
        "message": { "text": told(finding) },
        "locations": [location(&finding.place, roots)],
        "relatedLocations": related.collect::<Value>(),
        "partialFingerprints": { "cardwright/v1": fingerprint },
    });
    if let Some(fix) = &finding.fix {
        out["fixes"] = json!([sarif_fix(fix, roots)]);
    }
    out
}

/// A fix: the changes of each file together.
fn sarif_fix(fix: &Fix, roots: &Roots) -> Value {
    let mut files: BTreeMap<&str, Vec<Value>> = BTreeMap::new();
    for edit in &fix.edits {
        files.entry(edit.place.source.path()).or_default().push(json!({
            "deletedRegion": region(&edit.place),
            "insertedContent": { "text": edit.text },
        }));
    }
    let changes = files.iter().map(|(path, replacements)| {
        json!({ "artifactLocation": { "uri": uri(roots.relative(path)) }, "replacements": replacements })
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

fn location(place: &Place, roots: &Roots) -> Value {
    json!({ "physicalLocation": {
        "artifactLocation": { "uri": uri(roots.relative(place.source.path())) },
        "region": region(place),
    } })
}

fn region(place: &Place) -> Value {
    let LineSpan { line, column, end_line, end_column } = LineSpan::of(place);
    json!({
        "startLine": line,
        "startColumn": column,
        "endLine": end_line,
        "endColumn": end_column,
    })
}

/// A path as a URI reference; relative paths stay relative.
fn uri(path: &str) -> String {
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

#[cfg(test)]
mod tests {
    use diag::{Source, codes};

    use super::*;

    #[test]
    fn what_is_cut_is_said() {
        let finding = |nth: usize| {
            let source = Source::new(format!("example/skill/s{nth}.toml"), "");
            Diagnostic::error(codes::SYNTAX, "what is this?", source.top())
        };
        let run = |count: usize| {
            let report = Report::new((0..count).map(finding).collect());
            let sarif: Value =
                serde_json::from_str(&write(&report, &Roots::default())).expect("JSON");
            sarif["runs"][0].clone()
        };
        let cut = run(MOST_RESULTS + 1);
        assert_eq!(cut["results"].as_array().map(Vec::len), Some(MOST_RESULTS));
        let told = &cut["invocations"][0]["toolExecutionNotifications"][0]["message"]["text"];
        assert!(told.as_str().is_some_and(|told| told.starts_with("25000 of 25001 ")), "{told}");
        assert!(run(1)["invocations"].is_null());
    }
}
