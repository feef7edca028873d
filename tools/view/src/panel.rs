//! What lies on the table, as plain data: panels of rows of cells.

use play::Ref;
use play::panel::{Map, Mark, Role, Tone};
use schemars::JsonSchema;
use serde::Serialize;

/// A small table under a title.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Panel {
    /// What it shows.
    pub role: Role,
    /// Its heading.
    pub title: String,
    /// The headings of its columns, if they need any.
    pub columns: Vec<Cell>,
    /// Its rows, which need not be equally long.
    pub rows: Vec<Row>,
    /// The same in one line, where there is no room for more; nothing when its title and the
    /// beginnings of its rows say it well enough.
    pub brief: Vec<Cell>,
    /// Where what its rows are about lies, if that means something.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub map: Option<Map>,
    /// The question is about it, beside what is offered: whoever is asked decides by it.
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
    /// The whole texts of the cards in it.
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
    /// What it says; empty in a gap between others.
    pub text: String,
    /// Its colour, if that means something.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tone: Option<Tone>,
    /// How it stands, if it is a goal or a price; what it says tells that, too.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<Mark>,
    /// The things it shows.
    pub about: Vec<Ref>,
    /// The offers, counted from 0, that are about one of these things here.
    pub offers: Vec<usize>,
}
