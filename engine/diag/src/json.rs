//! Reports for programs: the types of the JSON and its schema.
//!
//! Existing fields never change; new ones can be added.

use schemars::JsonSchema;
use serde::Serialize;

use crate::render::{clamp, cut};
use crate::{Confidence, Diagnostic, Edit, Family, Fix, Place, Report, Safety, Severity};

impl Report {
    /// The report for a program: one JSON object with the list `findings`. Lines and columns count
    /// from 1, columns in characters. `start` and `end` are bytes of the text, after a byte order
    /// mark.
    pub fn json(&self) -> String {
        serde_json::to_string(&self.data()).expect("words and numbers are JSON")
    }

    /// The report before it is serialized, so that other data can be added.
    pub fn data(&self) -> ReportJson {
        ReportJson { findings: self.shown().iter().map(FindingJson::new).collect() }
    }
}

/// Findings about packs, scripts, texts and saved games, for a program.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Report", example = example())]
pub struct ReportJson {
    /// The findings by file and place. For each file and code, at most the first fifty are listed,
    /// with the number of further ones.
    findings: Vec<FindingJson>,
}

/// The example in the schema of a report.
fn example() -> serde_json::Value {
    serde_json::from_str(include_str!("report.example.json")).expect("an example is JSON")
}

/// One finding.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Finding")]
struct FindingJson {
    #[serde(flatten)]
    place: PlaceJson,
    /// The code, such as unknown-key. `cardwright explain CODE` explains it.
    code: String,
    /// The subject of the code.
    #[serde(skip_serializing_if = "Option::is_none")]
    family: Option<Family>,
    /// The severity of the finding.
    severity: Severity,
    /// The confidence of the finding.
    #[serde(skip_serializing_if = "Option::is_none")]
    confidence: Option<Confidence>,
    /// One sentence: the error.
    message: String,
    /// Further information.
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    /// How to fix it.
    #[serde(skip_serializing_if = "Option::is_none")]
    help: Option<String>,
    /// Related places.
    labels: Vec<LabelJson>,
    /// The fix, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    fix: Option<FixJson>,
}

/// A related place with a short message.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Label")]
struct LabelJson {
    #[serde(flatten)]
    place: PlaceJson,
    /// A short message, such as “first here”.
    message: String,
}

/// Edits that belong together.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Fix")]
struct FixJson {
    /// Whether the fix can be applied without review.
    safety: Safety,
    /// The edits, which do not overlap.
    edits: Vec<EditJson>,
}

/// A replacement.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Edit")]
struct EditJson {
    #[serde(flatten)]
    place: PlaceJson,
    /// The new text.
    text: String,
}

/// A place in a file.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Place")]
struct PlaceJson {
    /// The path of the file, as given on the command line or below it.
    path: String,
    /// Line of the first character, from 1.
    line: usize,
    /// Column of the first character, from 1.
    column: usize,
    /// Line after the last character, from 1.
    end_line: usize,
    /// Column after the last character, from 1.
    end_column: usize,
    /// First byte of the text, after a byte order mark.
    start: usize,
    /// One past the last byte.
    end: usize,
}

impl FindingJson {
    fn new(finding: &Diagnostic) -> Self {
        let class = finding.code.class();
        let label = |(place, word): &(Place, String)| LabelJson {
            place: PlaceJson::new(place),
            message: word.clone(),
        };
        Self {
            place: PlaceJson::new(&finding.place),
            code: finding.code.name().to_owned(),
            family: class.map(|class| class.family),
            severity: finding.severity,
            confidence: class.map(|class| class.confidence),
            message: finding.message.clone(),
            note: finding.note.clone(),
            help: finding.help.clone(),
            labels: finding.labels.iter().map(label).collect(),
            fix: finding.fix.as_ref().map(FixJson::new),
        }
    }
}

impl FixJson {
    fn new(fix: &Fix) -> Self {
        let edit =
            |edit: &Edit| EditJson { place: PlaceJson::new(&edit.place), text: edit.text.clone() };
        Self { safety: fix.safety, edits: fix.edits.iter().map(edit).collect() }
    }
}

impl PlaceJson {
    fn new(place: &Place) -> Self {
        let range = clamp(place);
        let start = place.source.position(cut(range.start));
        let end = place.source.position(cut(range.end));
        Self {
            path: place.source.path().to_owned(),
            line: start.line,
            column: start.column,
            end_line: end.line,
            end_column: end.column,
            start: range.start,
            end: range.end,
        }
    }
}
