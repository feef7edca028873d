//! Results of rulings, for programs.

use diag::{Report, ReportJson};
use play::ruling::Hearing;
use schemars::JsonSchema;
use serde::Serialize;

use super::{RulingFile, Tested};

/// JSON output about the rulings of packs. It is produced even if something cannot be run.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Test", example = content::json_example(include_str!("example.json")))]
struct TestJson<'t> {
    #[serde(flatten)]
    report: ReportJson,
    /// The rulings that were run, file by file.
    rulings: Vec<RulingJson<'t>>,
    /// Errors that prevented running something, one sentence each: a missing folder, packs with
    /// errors.
    errors: &'t [String],
    /// Number of files written.
    #[serde(skip_serializing_if = "is_zero")]
    #[schemars(default)]
    written: usize,
}

/// A ruling that was run.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Ruling")]
struct RulingJson<'t> {
    /// The path of the file, as given on the command line or below it.
    path: &'t str,
    /// Its first line, from 1.
    line: usize,
    /// Its title; empty without one.
    title: &'t str,
    /// The cited paragraphs of the rulebook.
    rules: &'t [String],
    /// Its pack, unless its file is outside packs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pack: Option<&'t str>,
    /// The card next to it, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<CardJson<'t>>,
    /// Whether all of it held. Failed expectations are among the findings.
    ok: bool,
    /// The open question at its end: the seat and the prompt. Null if the game was over.
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

/// The schema of the output: its name and its text.
pub fn schema() -> (String, String) {
    let schema = content::document_schema::<TestJson<'static>>();
    ("test.schema.json".to_owned(), content::schema_text(&["test"], schema))
}

/// One object: the findings, the rulings, and the errors.
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
