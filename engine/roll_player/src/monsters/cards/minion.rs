//! Minions: what a hunt brings, and what weakens them.
//!
//! Rule: `minions-rewards`.

use content::{CardKind, CardNumber};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::cards::edition::Printing;
use crate::cards::hooks::{HookName, When};

/// A minion: stands on top of its deck until somebody hunts it.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = content::example(include_str!("../../cards/examples/minion.toml")))]
pub struct Minion {
    /// Card number.
    pub number: u16,
    /// Dots of the set-up group: those with one lie above those with two.
    #[schemars(range(min = 1, max = 2))]
    pub dots: u8,
    /// What totals of a hunt bring, from the lowest on. A total brings what its own row says.
    #[schemars(length(min = 2, max = 6))]
    pub rewards: Vec<Reward>,
    /// First printing.
    #[serde(default)]
    pub printing: Printing,
}

/// A row of the table of rewards: what is left out is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Reward {
    /// Least total of the row; it ends where the next one begins.
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
