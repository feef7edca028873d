//! Alignments: grids of nine cells with stars.

use content::{CardKind, CardNumber};
use schemars::JsonSchema;
use serde::Deserialize;

use super::edition::Printing;
use super::hooks::{HookName, When};

/// An alignment: a grid of nine cells with stars.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = content::example(include_str!("examples/alignment.toml")))]
pub struct Alignment {
    /// The number of the card.
    pub number: u16,
    /// The stars of the cells. The rows are good, neutral and evil; the columns are lawful, neutral
    /// and chaotic.
    pub grid: [[i8; 3]; 3],
    /// The printing in which the card first appeared.
    #[serde(default)]
    pub printing: Printing,
}

impl CardKind for Alignment {
    const KIND: &'static str = "alignment";
    const ACTS: bool = true;
    type Hook = HookName;
    type When = When;

    fn numbers(&self) -> Vec<CardNumber> {
        vec![CardNumber::new(self.number)]
    }

    fn guards(hook: &HookName) -> Option<effects::Guards> {
        Some(hook.0.guards())
    }
}
