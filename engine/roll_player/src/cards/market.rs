//! The common part of all kinds of market cards.
//!
//! Rule: `components-market`.

use content::CardKind;
use schemars::JsonSchema;
use serde::Deserialize;

use super::edition::Printing;
use super::hooks::{HookName, When};
use crate::words::{Direction, MarketKind};

/// A market card, in the form that the rules use.
#[derive(Clone, Debug)]
pub struct MarketCard {
    /// Its id in the packs.
    pub id: String,
    /// Its kind.
    pub kind: MarketKind,
    /// Printed cost in gold.
    pub cost: u8,
    /// Number of dots, which is its group at set-up.
    pub dots: u8,
    /// The number of hands it needs.
    pub hands: u8,
    /// The direction of its arrow; `None` without one.
    pub arrow: Option<Direction>,
    /// The printing in which the card first appeared.
    pub printing: Printing,
    /// Its counter, if it has one.
    pub counter: Option<CounterRule>,
}

/// A counter of a card: a number that its script sets and every player sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CounterRule {
    /// The maximum value of the counter.
    #[schemars(range(min = 1, max = 99))]
    pub most: u8,
    /// Whether the counter begins at 0 in each round. It always begins at 0 in a new game.
    #[serde(default)]
    pub each_round: bool,
}

/// A kind of cards that are sold in the market.
pub trait OnMarket: CardKind<Hook = HookName, When = When> {
    /// The card in the form that the rules use.
    fn market_card(&self, id: &str) -> MarketCard;
}
