//! What the kinds of market cards have in common.
//!
//! Rule: `components-market`.

use content::CardKind;
use schemars::JsonSchema;
use serde::Deserialize;

use super::edition::Printing;
use super::hooks::{HookName, When};
use crate::words::{Direction, MarketKind};

/// A market card, as the rules look it up.
#[derive(Clone, Debug)]
pub struct MarketCard {
    /// Its id.
    pub id: String,
    /// Its kind.
    pub kind: MarketKind,
    /// Printed cost.
    pub cost: u8,
    /// Dots of its set-up group.
    pub dots: u8,
    /// Hands it needs.
    pub hands: u8,
    /// Its arrow.
    pub arrow: Option<Direction>,
    /// First printing.
    pub printing: Printing,
    /// Its counter.
    pub counter: Option<CounterRule>,
}

/// A counter on a card: a number that its script sets and everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CounterRule {
    /// The greatest number that it shows.
    #[schemars(range(min = 1, max = 99))]
    pub most: u8,
    /// Whether it begins with 0 in each round; it does in each game.
    #[serde(default)]
    pub each_round: bool,
}

/// A kind whose cards lie in the market.
pub trait OnMarket: CardKind<Hook = HookName, When = When> {
    /// A card of the kind, as the rules look it up.
    fn market_card(&self, id: &str) -> MarketCard;
}
