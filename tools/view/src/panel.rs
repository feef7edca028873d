//! Panels: the contents of the table as plain data.

use play::Ref;
use play::panel::{Map, Mark, Role, Tone};
use schemars::JsonSchema;
use serde::Serialize;

/// A small table with a title.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Panel {
    /// What the panel shows.
    pub role: Role,
    /// Its heading.
    pub title: String,
    /// The headings of the columns, if they need any.
    pub columns: Vec<Cell>,
    /// The rows, possibly of different lengths.
    pub rows: Vec<Row>,
    /// A version in one line, for small screens. Empty if the title and the first cells of the rows
    /// are enough.
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
    pub cells: Vec<Cell>,
    /// The full texts of the cards in it.
    pub texts: Vec<String>,
}

impl Row {
    /// Whether something in it is offered.
    pub fn offered(&self) -> bool {
        self.cells.iter().any(|cell| !cell.offers.is_empty())
    }
}

/// A cell of a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Cell {
    /// The text; empty for a gap.
    pub text: String,
    /// The color, if it matters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tone: Option<Tone>,
    /// The state of a goal or a price. The text says so, too.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<Mark>,
    /// The things that the cell shows.
    pub about: Vec<Ref>,
    /// The offers about one of these things here, counted from 0.
    pub offers: Vec<usize>,
}
