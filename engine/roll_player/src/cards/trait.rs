//! Traits.
//!
//! Rule: `traits-dice`.

use content::{CardKind, CardNumber};
use schemars::JsonSchema;
use serde::Deserialize;

use super::edition::Printing;
use super::hooks::{HookName, When};
use super::market::{CounterRule, MarketCard, OnMarket};
use crate::words::{Direction, MarketKind};

/// A trait: moves the alignment marker when bought, gives stars at the end.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = content::example(include_str!("examples/trait.toml")))]
pub struct Trait {
    /// Card number.
    pub number: u16,
    /// Dots of the set-up group.
    #[schemars(range(min = 1, max = 2))]
    pub dots: u8,
    /// Price in gold.
    #[schemars(range(max = 20))]
    pub cost: u8,
    /// Where the marker moves when the card is bought.
    pub arrow: Direction,
    /// First printing.
    #[serde(default)]
    pub printing: Printing,
    /// A counter on the card, which its script sets.
    #[serde(default)]
    pub counter: Option<CounterRule>,
}

impl CardKind for Trait {
    const KIND: &'static str = "trait";
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

impl OnMarket for Trait {
    fn market_card(&self, id: &str) -> MarketCard {
        MarketCard {
            id: id.to_owned(),
            kind: MarketKind::Trait,
            cost: self.cost,
            dots: self.dots,
            hands: 0,
            arrow: Some(self.arrow),
            printing: self.printing,
            counter: self.counter,
        }
    }
}
