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
    /// The number printed on the card.
    pub number: u16,
    /// Number of dots on the card, which is its group at set-up.
    #[schemars(range(min = 1, max = 2))]
    pub dots: u8,
    /// Price in gold.
    #[schemars(range(max = 20))]
    pub cost: u8,
    /// Number of hands it needs: one or two.
    #[schemars(range(max = 2))]
    pub hands: u8,
    /// The printing in which the card first appeared.
    #[serde(default)]
    pub printing: Printing,
    /// A counter on the card, set by its script.
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
