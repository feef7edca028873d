//! Weapons: market cards that need hands.

use content::{CardKind, CardNumber};
use schemars::JsonSchema;
use serde::Deserialize;

use super::edition::Printing;
use super::hooks::{HookName, When};
use super::market::{CounterRule, MarketCard, OnMarket};
use crate::words::MarketKind;

/// A weapon: a permanent ability or bonus that needs one or two hands.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = content::example(include_str!("examples/weapon.toml")))]
pub struct Weapon {
    /// The number of the card.
    pub number: u16,
    /// The number of dots, which is the card's group at set-up.
    #[schemars(range(min = 1, max = 2))]
    pub dots: u8,
    /// The price in gold.
    #[schemars(range(max = 20))]
    pub cost: u8,
    /// The number of hands that it needs.
    #[schemars(range(max = 2))]
    pub hands: u8,
    /// The printing in which the card first appeared.
    #[serde(default)]
    pub printing: Printing,
    /// The counter of the card, if it has one.
    #[serde(default)]
    pub counter: Option<CounterRule>,
}

impl CardKind for Weapon {
    const KIND: &'static str = "weapon";
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

impl OnMarket for Weapon {
    fn market_card(&self, id: &str) -> MarketCard {
        MarketCard {
            id: id.to_owned(),
            kind: MarketKind::Weapon,
            cost: self.cost,
            dots: self.dots,
            hands: self.hands,
            arrow: None,
            printing: self.printing,
            counter: self.counter,
        }
    }
}
