//! What came of rulings, for programs.

use diag::{Report, ReportJson};
use play::ruling::Hearing;
use schemars::JsonSchema;
use serde::Serialize;

use super::{RulingFile, Tested};

/// What a program is told of the rulings of packs: always, whatever cannot be run.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Test", example = content::json_example(include_str!("example.json")))]
struct TestJson<'t> {
    #[serde(flatten)]
    report: ReportJson,
    /// The rulings that were run, file by file.
    rulings: Vec<RulingJson<'t>>,
    /// What could not be run at all, and why, a sentence each: a folder that is not there, packs
    /// with errors.
    errors: &'t [String],
    /// How many files were written.
    #[serde(skip_serializing_if = "is_zero")]
    #[schemars(default)]
    written: usize,
}

/// A ruling that was run.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Ruling")]
struct RulingJson<'t> {
    /// The file, as it was named or below what was named.
    path: &'t str,
    /// The line on which it begins, from 1.
    line: usize,
    /// Its title; empty where it has none.
    title: &'t str,
    /// The paragraphs of the rulebook that it is about.
    rules: &'t [String],
    /// The pack that it belongs to, unless its file lies in none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pack: Option<&'t str>,
    /// The card beside which it lies, if it lies beside one.
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<CardJson<'t>>,
    /// Whether all of it held. What did not is among the findings.
    ok: bool,
    /// The question that was open at its end: who is asked what. Nothing where the game was over.
    #[serde(skip_serializing_if = "Option::is_none")]
    open: Option<&'t str>,
}

/// A card, or another document of a pack.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Card")]
struct CardJson<'t> {
    /// Its kind, such as weapon.
    kind: &'t str,
    /// Its id.
    id: &'t str,
}

fn is_zero(count: &usize) -> bool {
    *count == 0
}

/// The schema of what is written: its name and its text.
pub fn schema() -> (String, String) {
    let schema = content::document_schema::<TestJson<'static>>();
    ("test.schema.json".to_owned(), content::schema_text(&["test"], schema))
}

/// One object: the findings, the rulings, and what could not be run.
pub(super) fn write(tested: &Tested, report: &Report) -> String {
    let of_file = |file| move |hearing| ruling(file, hearing);
    let rulings = tested.files.iter().flat_map(|file| file.rulings.iter().map(of_file(file)));
    let test = TestJson {
        report: report.data(),
        rulings: rulings.collect(),
        errors: &tested.errors,
        written: tested.blessed,
    };
    serde_json::to_string(&test).expect("words and numbers are JSON") + "\n"
}

fn ruling<'t>(file: &'t RulingFile, hearing: &'t Hearing) -> RulingJson<'t> {
    RulingJson {
        path: &file.path,
        line: hearing.place.start().line,
        title: &hearing.title,
        rules: &hearing.rules,
        pack: file.pack.as_deref(),
        card: file.card.as_ref().map(|(kind, id)| CardJson { kind, id }),
        ok: !hearing.failed(),
        open: hearing.open.as_deref(),
    }
}
