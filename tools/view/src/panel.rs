//! Panels: the contents of the table as plain data.

use play::Ref;
use play::panel::{Map, Mark, Role, Tone};
use schemars::JsonSchema;
use serde::Serialize;

use crate::values::Values;

/// A small table with a title.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Panel {
    /// What the panel shows.
    pub role: Role,
    /// Its heading.
    pub title: String,
    /// The id of the heading, the same in every language.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub id: String,
    /// The values in it.
    #[serde(default, skip_serializing_if = "Values::is_empty")]
    pub values: Values,
    /// The headings of the columns, if they need any.
    #[serde(default)]
    pub columns: Vec<Cell>,
    /// The rows, possibly of different lengths.
    #[serde(default)]
    pub rows: Vec<Row>,
    /// A version in one line, for small screens. Empty if the title and the first cells of the rows
    /// are enough.
    #[serde(default)]
    pub brief: Vec<Cell>,
    /// The positions of the things in the rows, if they matter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub map: Option<Map>,
    /// Whether the question is about this panel, and not only about its offers.
    #[serde(default, skip_serializing_if = "is_not")]
    pub asked: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_not(it: &bool) -> bool {
    !it
}

/// A row of a panel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Row {
    /// Its cells.
    #[serde(default)]
    pub cells: Vec<Cell>,
    /// The full texts of the cards in it.
    #[serde(default)]
    pub texts: Vec<String>,
}

impl Row {
    /// Whether something in it is offered.
    pub fn offered(&self) -> bool {
        self.cells.iter().any(|cell| !cell.offers.is_empty())
    }
}

/// A cell of a row.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Cell {
    /// The text; empty for a gap.
    pub text: String,
    /// The id of the text, the same in every language.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub id: String,
    /// The values in it.
    #[serde(default, skip_serializing_if = "Values::is_empty")]
    pub values: Values,
    /// The color, if it matters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tone: Option<Tone>,
    /// The state of a goal or a price. The text says so, too.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<Mark>,
    /// The things that the cell shows.
    #[serde(default)]
    pub about: Vec<Ref>,
    /// The offers about one of these things here, counted from 0.
    #[serde(default)]
    pub offers: Vec<usize>,
}
