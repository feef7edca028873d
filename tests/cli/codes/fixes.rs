//! The examples of the pages are exact: each draws the finding of its page and no other, and none once
//! it is fixed; a fix makes of the one what the page shows as the other.

use std::{fs, thread};

use diag::{Diagnostic, Severity};
use serde_json::Value;

use super::{Example, Folder, Page, pages, write_all};
use crate::cli::linted::{report, session};

/// Pages whose example cannot be exact, each with the reason.
const INEXACT: [(&str, &str); 4] = [
    ("bad-id", "the path is the mistake: no file behind the report takes its place"),
    ("endless-chain", "`test` says of the script why, and of the ruling that it failed"),
    ("faulted", "`test` says of the ruling that it failed, and of the script why"),
    ("language-tag", "the path is the mistake: no file behind the report takes its place"),
];

/// Commands whose report programs can read.
const REPORTS: [&str; 2] = ["lint", "test"];

/// The command of most pages.
pub(super) const LINT: &str = "lint example";

/// What a report says of one finding.
struct Finding {
    code: String,
    /// Whether it has a fix.
    fix: bool,
}

impl Example<'_> {
    /// All that the example draws, in the order of the report.
    fn draws(&self, folder: &Folder) -> Vec<Finding> {
        if let Some(session) = self.session(folder) {
            let report = report(&session);
            let finding = |one: &Diagnostic| Finding {
                code: one.code.name().to_owned(),
                fix: one.fix.is_some(),
            };
            return report.findings().iter().map(finding).collect();
        }
        if !REPORTS.iter().any(|command| self.command.starts_with(command)) {
            let ran = self.ran(folder, &[]);
            return told(&format!("{}\n{}", ran.out, ran.err));
        }
        let ran = self.ran(folder, &["--format", "json"]);
        let json: Value = serde_json::from_str(&ran.out)
            .unwrap_or_else(|_| panic!("{}: no report\n{}{}", self.code, ran.out, ran.err));
        let findings = json["findings"].as_array().expect("a list").iter();
        let findings = findings.map(|one| Finding {
            code: one["code"].as_str().expect("a code").to_owned(),
            fix: !one["fix"].is_null(),
        });
        findings.collect()
    }

    /// What the files are in the end: those before the report, and in their place those behind it.
    fn wanted(&self) -> Vec<(&str, String)> {
        let last = |path: &str| self.fixed.iter().all(|(fixed, _)| *fixed != path);
        let kept = self.files.iter().filter(|(path, _)| last(path));
        kept.chain(&self.fixed).map(|(path, text)| (*path, (*text).to_owned())).collect()
    }

    /// Applies the fixes that `test` reports and `--bless` does not write, as editors do.
    fn apply_rest(&self, folder: &Folder) {
        let ran = self.ran(folder, &["--format", "json"]);
        let json: Value = serde_json::from_str(&ran.out).expect("JSON");
        let findings = json["findings"].as_array().expect("a list").iter();
        let edits = findings.filter_map(|one| one["fix"]["edits"].as_array()).flatten();
        let offset = |edit: &Value, end: &str| {
            edit[end].as_u64().and_then(|byte| usize::try_from(byte).ok()).expect("an offset")
        };
        let mut edits: Vec<&Value> = edits.collect();
        // From the last to the first, so that the offsets of the others hold.
        edits.sort_by_key(|edit| std::cmp::Reverse(offset(edit, "start")));
        for edit in edits {
            let path = edit["path"].as_str().expect("a path");
            let mut text = fs::read_to_string(path).expect("a text");
            let range = offset(edit, "start")..offset(edit, "end");
            text.replace_range(range, edit["text"].as_str().expect("a text"));
            fs::write(path, text).expect("written");
        }
    }

    /// The files that all fixes make otherwise than the page shows them fixed.
    fn fixed_otherwise(&self) -> Vec<String> {
        let folder = self.folder();
        if self.command == LINT {
            let session = session(folder.path("example"));
            let fixed = lint::fix(&session, true).expect("the files can be read");
            fixed.write().expect("written");
        } else if self.command.starts_with("test") {
            self.ran(&folder, &["--bless"]);
            self.apply_rest(&folder);
        } else {
            self.ran(&folder, &["--fix", "--unsafe-fixes"]);
        }
        let there = |path: &str| fs::read_to_string(folder.path(&format!("example/{path}")));
        let wrong = self.wanted().into_iter().filter_map(|(path, wanted)| {
            let made = there(path).unwrap_or_else(|error| error.to_string());
            (made != wanted).then(|| format!("{path} becomes\n{made}"))
        });
        wrong.collect()
    }
}

/// The findings of a report for people.
fn told(report: &str) -> Vec<Finding> {
    let told = report.lines().filter_map(|line| {
        let (severity, rest) = line.split_once('[')?;
        let (code, _) = rest.split_once("]: ")?;
        let known = Severity::ALL.iter().any(|one| one.name() == severity);
        known.then(|| Finding { code: code.to_owned(), fix: false })
    });
    told.collect()
}

fn codes(findings: &[Finding]) -> Vec<&str> {
    findings.iter().map(|one| one.code.as_str()).collect()
}

/// What is not exact of an example.
fn inexact(example: &Example<'_>) -> Vec<String> {
    let mut wrong = Vec::new();
    let folder = example.folder();
    let before = example.draws(&folder);
    if codes(&before) != [example.code] {
        wrong.push(format!("it draws {:?}", codes(&before)));
    }
    if example.fixed.is_empty() {
        wrong.push("it shows nothing fixed".to_owned());
    }
    write_all(&folder, &example.fixed);
    let after = example.draws(&folder);
    if !after.is_empty() {
        wrong.push(format!("fixed it draws {:?}", codes(&after)));
    }
    if before.iter().any(|one| one.fix) {
        wrong.extend(example.fixed_otherwise().iter().map(|file| format!("fixed, {file}")));
    }
    wrong
}

/// What is wrong with the example of a page.
fn looked_at(Page { code, text, .. }: &Page) -> Vec<String> {
    // What no pack can draw has no example.
    let Some(example) = Example::of(code, text) else { return Vec::new() };
    let found = inexact(&example);
    match INEXACT.iter().find(|(known, _)| known == code) {
        Some(_) if found.is_empty() => vec![format!("{code}: it is exact")],
        Some(_) => Vec::new(),
        None => found.into_iter().map(|what| format!("{code}: {what}")).collect(),
    }
}

#[test]
fn fixes_on_pages_fix() {
    let pages = pages();
    let each = |pages: &[Page]| pages.iter().flat_map(looked_at).collect::<Vec<_>>();
    let (these, those) = pages.split_at(pages.len() / 2);
    let wrong = thread::scope(|scope| {
        let those = scope.spawn(|| each(those));
        [each(these), those.join().expect("it says what is wrong")].concat()
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn reports_for_people_are_read() {
    let report = "error[not-a-value]: no such value\n --> a[1]: b\n\nwarning[hidden-name]: this\n";
    assert_eq!(codes(&told(report)), ["not-a-value", "hidden-name"]);
}
