//! What lies on a character sheet from the start: race, backstory, alignment.

use content::CardKind;
use schemars::JsonSchema;
use serde::Deserialize;

use super::{Colour, HookName, When};

/// Race bonuses and penalties to attribute totals, when goals are scored.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Bonus {
    /// Strength.
    pub str: i8,
    /// Dexterity.
    pub dex: i8,
    /// Constitution.
    pub con: i8,
    /// Intelligence.
    pub int: i8,
    /// Wisdom.
    pub wis: i8,
    /// Charisma.
    pub cha: i8,
}

impl Bonus {
    /// In the order of the sheet's rows.
    pub fn in_order(&self) -> [i8; 6] {
        [self.str, self.dex, self.con, self.int, self.wis, self.cha]
    }
}

/// A race: one character sheet.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Race {
    /// Number of the sheet.
    pub number: u16,
    /// Bonuses and penalties.
    #[serde(default)]
    pub bonus: Bonus,
    /// One of the four sheets of the first edition.
    #[serde(default)]
    pub basic: bool,
}

/// A space of a row that wants a colour.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SpaceOf {
    /// The colour wanted.
    pub colour: Colour,
    /// The space, counted from the left.
    #[schemars(range(min = 1, max = 3))]
    pub space: u8,
}

/// One space in each row.
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
    /// In the order of the sheet's rows.
    pub fn in_order(&self) -> [SpaceOf; 6] {
        [self.str, self.dex, self.con, self.int, self.wis, self.cha]
    }
}

/// A backstory: six spaces that want a colour.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Backstory {
    /// Card number.
    pub number: u16,
    /// The coloured space of each row.
    pub spaces: Spaces,
}

/// An alignment: nine cells of stars.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Alignment {
    /// Card number.
    pub number: u16,
    /// Stars, row by row: good, neutral, evil; in a row lawful, neutral, chaotic.
    pub grid: [[i8; 3]; 3],
}

macro_rules! kind {
    ($($type:ident = $folder:literal;)+) => {
        $(impl CardKind for $type {
            const KIND: &'static str = $folder;
            const ACTS: bool = false;
            type Hook = HookName;
            type When = When;
        })+
    };
}

kind! {
    Race = "race";
    Backstory = "backstory";
    Alignment = "alignment";
}
