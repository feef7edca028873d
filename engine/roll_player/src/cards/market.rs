//! What all kinds of market cards have in common.
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
    /// Its id in the packs.
    pub id: String,
    /// Its kind.
    pub kind: MarketKind,
    /// Printed cost in gold.
    pub cost: u8,
    /// Number of dots, which is its group at set-up.
    pub dots: u8,
    /// Number of hands it needs; 0 if it is not a weapon.
    pub hands: u8,
    /// The direction of its arrow; `None` without one.
    pub arrow: Option<Direction>,
    /// The printing in which it first appeared.
    pub printing: Printing,
    /// The counter that its file declares.
    pub counter: Option<CounterRule>,
}

/// A counter on a card: a number that its script sets and all players see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CounterRule {
    /// The highest number that the counter can show.
    #[schemars(range(min = 1, max = 99))]
    pub most: u8,
    /// Whether the counter is reset to 0 in each round. It always starts a game at 0.
    #[serde(default)]
    pub each_round: bool,
}

/// A kind of card that is dealt into the market.
pub trait OnMarket: CardKind<Hook = HookName, When = When> {
    /// The card with this id, as the rules look it up.
    fn market_card(&self, id: &str) -> MarketCard;
}
