//! Backstories: six spaces with a wanted color.

use content::{CardKind, CardNumber};
use schemars::JsonSchema;
use serde::Deserialize;

use super::edition::Printing;
use super::hooks::{HookName, When};
use crate::words::RealColour;

/// A space of a row, with the wanted color.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SpaceOf {
    /// The wanted color.
    pub colour: RealColour,
    /// The space in the row, from 1 at the left.
    #[schemars(range(min = 1, max = 3))]
    pub space: u8,
}

/// One space for each row.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Spaces {
    /// Strength.
    pub str: SpaceOf,
    /// Dexterity.
    pub dex: SpaceOf,
    /// Constitution.
    pub con: SpaceOf,
    /// Intelligence.
    pub int: SpaceOf,
    /// Wisdom.
    pub wis: SpaceOf,
    /// Charisma.
    pub cha: SpaceOf,
}

impl Spaces {
    /// The spaces in the order of the sheet's rows.
    pub fn in_order(&self) -> [SpaceOf; 6] {
        [self.str, self.dex, self.con, self.int, self.wis, self.cha]
    }
}

/// A backstory: six spaces with a wanted color.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = content::example(include_str!("examples/backstory.toml")))]
pub struct Backstory {
    /// The number of the card.
    pub number: u16,
    /// The space of each row, with its color.
    pub spaces: Spaces,
    /// The printing in which the card first appeared.
    #[serde(default)]
    pub printing: Printing,
}

impl CardKind for Backstory {
    const KIND: &'static str = "backstory";
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
