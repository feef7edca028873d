//! Races: character sheets with bonuses and penalties for the attributes.

use content::{CardKind, CardNumber};
use schemars::JsonSchema;
use serde::Deserialize;

use super::hooks::{HookName, When};

/// The bonuses and penalties of a race for the attribute totals, when goals are scored.
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
    /// The bonuses in the order of the sheet's rows.
    pub fn in_order(&self) -> [i8; 6] {
        [self.str, self.dex, self.con, self.int, self.wis, self.cha]
    }
}

/// A race: one character sheet.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = content::example(include_str!("examples/race.toml")))]
pub struct Race {
    /// The number of the sheet.
    pub number: u16,
    /// The bonuses and penalties.
    #[serde(default)]
    pub bonus: Bonus,
    /// Whether it is one of the four sheets of the first edition.
    #[serde(default)]
    pub basic: bool,
}

impl CardKind for Race {
    const KIND: &'static str = "race";
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
