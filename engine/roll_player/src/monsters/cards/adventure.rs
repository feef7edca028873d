//! Adventure cards: where a monster lives, what is in the way, and how it strikes.
//!
//! Rule: `adventure-cards`, `adventure-of`.

use content::{CardKind, CardNumber};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::cards::hooks::{HookName, When};
use crate::words::AdventureKind;

/// A card of a monster's adventure.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = content::example(include_str!("../../cards/examples/adventure.toml")))]
pub struct Adventure {
    /// The number of the card.
    pub number: u16,
    /// The monster that the card belongs to: the id of a `monster`.
    pub monster: String,
    /// The kind of adventure card.
    pub kind: AdventureKind,
    /// The reward. The hook `reward` of the card returns its amount.
    pub gives: Gives,
}

/// The reward of an adventure card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Gives {
    /// Combat dice.
    Dice,
    /// Experience.
    Xp,
}

impl CardKind for Adventure {
    const KIND: &'static str = "adventure";
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
