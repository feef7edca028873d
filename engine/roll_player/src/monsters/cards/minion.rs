//! Minions: their rewards and their weaknesses.
//!
//! Rule: `minions-rewards`.

use content::{CardKind, CardNumber};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::cards::edition::Printing;
use crate::cards::hooks::{HookName, When};

/// A minion: it is on top of its deck until a player hunts it.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = content::example(include_str!("../../cards/examples/minion.toml")))]
pub struct Minion {
    /// The number of the card.
    pub number: u16,
    /// The number of dots, which is the card's group at set-up. Cards with one dot are above those
    /// with two.
    #[schemars(range(min = 1, max = 2))]
    pub dots: u8,
    /// The table of rewards, from the lowest total up. A total earns the reward of its own row
    /// only.
    #[schemars(length(min = 2, max = 6))]
    pub rewards: Vec<Reward>,
    /// The printing in which the card first appeared.
    #[serde(default)]
    pub printing: Printing,
}

/// A row of the table of rewards. Missing entries are 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Reward {
    /// The lowest total of the row. The row ends where the next one begins.
    pub from: u8,
    /// The amount of experience.
    #[schemars(range(max = 9))]
    pub xp: u8,
    /// The amount of gold.
    #[schemars(range(max = 9))]
    pub gold: u8,
    /// The number of injuries.
    #[schemars(range(max = 3))]
    pub injuries: u8,
    /// The number of honor tokens.
    #[schemars(range(max = 3))]
    pub honour: u8,
    /// Whether the minion becomes a trophy.
    pub trophy: bool,
}

impl CardKind for Minion {
    const KIND: &'static str = "minion";
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
