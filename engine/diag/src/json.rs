//! Reports for programs: the types of which the JSON and its schema are made.
//!
//! What is there stays as it is; fields can be added.

use schemars::JsonSchema;
use serde::Serialize;

use crate::render::{clamp, cut};
use crate::{Confidence, Diagnostic, Edit, Family, Fix, Place, Report, Safety, Severity};

impl Report {
    /// The report for a program: one JSON object with the list `findings`. Lines and columns count
    /// from 1, columns in characters; `start` and `end` are bytes of the text (behind a byte order
    /// mark, if there is one).
    pub fn json(&self) -> String {
        serde_json::to_string(&self.data()).expect("words and numbers are JSON")
    }

    /// The same before it is written, so that other things can stand beside the findings.
    pub fn data(&self) -> ReportJson {
        ReportJson { findings: self.shown().iter().map(FindingJson::new).collect() }
    }
}

/// What a program is told of packs, scripts, texts and saved games.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Report", example = example())]
pub struct ReportJson {
    /// The findings, by file and place. Of one file and code the first fifty, with how many more
    /// there are.
    findings: Vec<FindingJson>,
}

/// What the schema shows of a report.
fn example() -> serde_json::Value {
    serde_json::from_str(include_str!("report.example.json")).expect("an example is JSON")
}

/// One finding.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Finding")]
struct FindingJson {
    #[serde(flatten)]
    place: PlaceJson,
    /// The kind of finding, such as unknown-key: `cardwright explain CODE` tells what it means.
    code: String,
    /// What the code is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    family: Option<Family>,
    /// How bad it is.
    severity: Severity,
    /// How sure it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    confidence: Option<Confidence>,
    /// One sentence: what is wrong.
    message: String,
    /// What else is to be known of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    /// How to mend it.
    #[serde(skip_serializing_if = "Option::is_none")]
    help: Option<String>,
    /// Further places.
    labels: Vec<LabelJson>,
    /// What mends it.
    #[serde(skip_serializing_if = "Option::is_none")]
    fix: Option<FixJson>,
}

/// A further place, with a word on it.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Label")]
struct LabelJson {
    #[serde(flatten)]
    place: PlaceJson,
    /// Such as “first here”.
    message: String,
}

/// Edits that belong together.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Fix")]
struct FixJson {
    /// Whether it can be made without being read first.
    safety: Safety,
    /// The edits; they do not overlap.
    edits: Vec<EditJson>,
}

/// A replacement.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Edit")]
struct EditJson {
    #[serde(flatten)]
    place: PlaceJson,
    /// What stands there afterwards.
    text: String,
}

/// A place in a file.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Place")]
struct PlaceJson {
    /// The file, as it was named or below what was named.
    path: String,
    /// Line of the first character, from 1.
    line: usize,
    /// Its column in characters, from 1.
    column: usize,
    /// Line of what stands behind the last character.
    end_line: usize,
    /// Its column.
    end_column: usize,
    /// The first byte of the text, behind a byte order mark.
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
