//! Minions: the rewards of a hunt, and their weaknesses.
//!
//! Rule: `minions-rewards`.

use content::{CardKind, CardNumber};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::cards::edition::Printing;
use crate::cards::hooks::{HookName, When};

/// A minion, which is on top of its deck until it is hunted.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = content::example(include_str!("../../cards/examples/minion.toml")))]
pub struct Minion {
    /// The number printed on the card.
    pub number: u16,
    /// Number of dots, which is its group in the deck: minions with one dot are above those with
    /// two.
    #[schemars(range(min = 1, max = 2))]
    pub dots: u8,
    /// The rewards for totals of a hunt, from the lowest total. A total only gives the rewards of
    /// its own row.
    #[schemars(length(min = 2, max = 6))]
    pub rewards: Vec<Reward>,
    /// The printing in which the card first appeared.
    #[serde(default)]
    pub printing: Printing,
}

/// A row of the table of rewards. Rewards that are left out are 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Reward {
    /// Lowest total of the row. The row ends where the next one begins.
    pub from: u8,
    /// Experience.
    #[schemars(range(max = 9))]
    pub xp: u8,
    /// Gold.
    #[schemars(range(max = 9))]
    pub gold: u8,
    /// Injuries.
    #[schemars(range(max = 3))]
    pub injuries: u8,
    /// Honour.
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
