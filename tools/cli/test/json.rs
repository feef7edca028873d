//! The results of rulings, for programs.

use diag::{Report, ReportJson};
use lint::Coverage;
use play::ruling::Hearing;
use schemars::JsonSchema;
use serde::Serialize;

use super::{MutantCounts, RulingFile, Tested};

/// The results of rulings, for programs. This output is always written, even if some rulings cannot
/// run.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Test", example = content::json_example(include_str!("example.json")))]
struct TestJson<'t> {
    #[serde(flatten)]
    report: ReportJson,
    /// The rulings that ran, file by file.
    rulings: Vec<RulingJson<'t>>,
    /// Why something could not run, one sentence each: a missing folder, or packs with errors.
    errors: &'t [String],
    /// The number of files written.
    #[serde(skip_serializing_if = "is_zero")]
    #[schemars(default)]
    written: usize,
    /// With `--mutants`: how many changes of cards the rulings noticed.
    #[serde(skip_serializing_if = "Option::is_none")]
    mutants: Option<MutantCounts>,
    /// With `--coverage`: what the rulings run of scripts and guards.
    #[serde(skip_serializing_if = "Option::is_none")]
    coverage: Option<&'t Coverage>,
}

/// A ruling that ran.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Ruling")]
struct RulingJson<'t> {
    /// The path of the file, as given on the command line or below it.
    path: &'t str,
    /// The line on which the ruling begins, from 1.
    line: usize,
    /// The title; empty if it has none.
    title: &'t str,
    /// The paragraphs of the rulebook that the ruling is about.
    rules: &'t [String],
    /// The pack of the ruling, if its file is in a pack.
    #[serde(skip_serializing_if = "Option::is_none")]
    pack: Option<&'t str>,
    /// The card of the ruling, if its file is beside a card.
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<CardJson<'t>>,
    /// Whether the ruling passed. If not, the findings say why.
    ok: bool,
    /// The open question at the end: who is asked, and what. Missing if the game is over.
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
        mutants: tested.mutants,
        coverage: tested.coverage.as_ref(),
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
