//! Scrolls: market cards that act once, when bought.

use content::{CardKind, CardNumber};
use schemars::JsonSchema;
use serde::Deserialize;

use super::edition::Printing;
use super::hooks::{HookName, When};
use super::market::{CounterRule, MarketCard, OnMarket};
use crate::words::MarketKind;

/// A scroll: it acts once, when it is bought, and then remains beside the sheet.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = content::example(include_str!("examples/scroll.toml")))]
pub struct Scroll {
    /// The number of the card.
    pub number: u16,
    /// The number of dots, which is the card's group at set-up.
    #[schemars(range(min = 1, max = 2))]
    pub dots: u8,
    /// The price in gold.
    #[schemars(range(max = 20))]
    pub cost: u8,
    /// The printing in which the card first appeared.
    #[serde(default)]
    pub printing: Printing,
    /// The counter of the card, if it has one.
    #[serde(default)]
    pub counter: Option<CounterRule>,
}

impl CardKind for Scroll {
    const KIND: &'static str = "scroll";
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

impl OnMarket for Scroll {
    fn market_card(&self, id: &str) -> MarketCard {
        MarketCard {
            id: id.to_owned(),
            kind: MarketKind::Scroll,
            cost: self.cost,
            dots: self.dots,
            hands: 0,
            arrow: None,
            printing: self.printing,
            counter: self.counter,
        }
    }
}
