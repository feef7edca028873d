//! Skills: market cards that can be used again and again.

use content::{CardKind, CardNumber};
use schemars::JsonSchema;
use serde::Deserialize;

use super::edition::Printing;
use super::hooks::{HookName, When};
use super::market::{CounterRule, MarketCard, OnMarket};
use crate::words::{Direction, MarketKind};

/// A skill: it moves the alignment marker each time it is used.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = content::example(include_str!("examples/skill.toml")))]
pub struct Skill {
    /// The number of the card.
    pub number: u16,
    /// The number of dots, which is the card's group at set-up.
    #[schemars(range(min = 1, max = 2))]
    pub dots: u8,
    /// The price in gold.
    #[schemars(range(max = 20))]
    pub cost: u8,
    /// The direction in which the alignment marker moves when the skill is used.
    pub arrow: Direction,
    /// The printing in which the card first appeared.
    #[serde(default)]
    pub printing: Printing,
    /// The counter of the card, if it has one.
    #[serde(default)]
    pub counter: Option<CounterRule>,
}

impl CardKind for Skill {
    const KIND: &'static str = "skill";
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

impl OnMarket for Skill {
    fn market_card(&self, id: &str) -> MarketCard {
        MarketCard {
            id: id.to_owned(),
            kind: MarketKind::Skill,
            cost: self.cost,
            dots: self.dots,
            hands: 0,
            arrow: Some(self.arrow),
            printing: self.printing,
            counter: self.counter,
        }
    }
}
