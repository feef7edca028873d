//! Armor and armor sets.

use content::{CardKind, CardNumber, OneOrMany};
use schemars::JsonSchema;
use serde::Deserialize;

use super::edition::Printing;
use super::hooks::{HookName, When};
use super::market::{CounterRule, MarketCard, OnMarket};
use crate::words::{ClassColour, MarketKind};

/// A piece of armor: it gives stars as part of a set.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = content::example(include_str!("examples/armor.toml")))]
pub struct Armor {
    /// The number of the card.
    pub number: u16,
    /// The number of dots, which is the card's group at set-up.
    #[schemars(range(min = 1, max = 2))]
    pub dots: u8,
    /// The price in gold.
    #[schemars(range(max = 20))]
    pub cost: u8,
    /// The set that the armor belongs to: the id of an `armor_set`.
    pub set: String,
    /// The printing in which the card first appeared.
    #[serde(default)]
    pub printing: Printing,
    /// The counter of the card, if it has one.
    #[serde(default)]
    pub counter: Option<CounterRule>,
}

impl CardKind for Armor {
    const KIND: &'static str = "armor";
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

impl OnMarket for Armor {
    fn market_card(&self, id: &str) -> MarketCard {
        MarketCard {
            id: id.to_owned(),
            kind: MarketKind::Armor,
            cost: self.cost,
            dots: self.dots,
            hands: 0,
            arrow: None,
            printing: self.printing,
            counter: self.counter,
        }
    }
}

/// A set of armor, with the stars for each number of its cards.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = content::example(include_str!("examples/armor_set.toml")))]
pub struct ArmorSet {
    /// The number of cards in the complete set.
    #[schemars(range(min = 1, max = 8))]
    pub size: u8,
    /// The stars for 1, 2, … cards of the set.
    #[schemars(length(min = 1, max = 8))]
    pub stars: Vec<u8>,
    /// The class colors that get one more star for the set: one, or a list.
    pub colour: OneOrMany<ClassColour>,
}

impl CardKind for ArmorSet {
    const KIND: &'static str = "armor_set";
    const ACTS: bool = true;
    type Hook = HookName;
    type When = When;

    fn numbers(&self) -> Vec<CardNumber> {
        Vec::new()
    }

    fn guards(hook: &HookName) -> Option<effects::Guards> {
        Some(hook.0.guards())
    }
}
