//! Monsters, which all heroes fight in the finale.
//!
//! Rule: `finale-stars`.

use content::{CardKind, CardNumber};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::cards::hooks::{HookName, When};
use crate::words::ClassColour;

/// A monster: its card for several players, and its card for a solo game.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = content::example(include_str!("../../cards/examples/monster.toml")))]
pub struct Monster {
    /// The color of the monster. It is drawn only if no hero has a class of this color.
    pub colour: ClassColour,
    /// The card for several players.
    pub several: Might,
    /// The card for a solo game.
    pub alone: Might,
}

/// A card of a monster.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Might {
    /// The number of the card.
    pub number: u16,
    /// The attack that defeats the monster.
    #[schemars(range(min = 1, max = 40))]
    pub strength: u8,
    /// The attacks that earn 1, 2, … stars.
    #[schemars(length(min = 1, max = 12))]
    pub stars: Vec<u8>,
}

impl Might {
    /// The stars for an attack. `None` if it does not defeat the monster.
    pub fn stars_for(&self, attack: i16) -> Option<u8> {
        let reached = |least: &&u8| attack >= i16::from(**least);
        let stars = self.stars.iter().take_while(reached).count() as u8;
        (attack >= i16::from(self.strength)).then_some(stars)
    }
}

impl CardKind for Monster {
    const KIND: &'static str = "monster";
    const ACTS: bool = true;
    type Hook = HookName;
    type When = When;

    fn numbers(&self) -> Vec<CardNumber> {
        let numbers = [("several", &self.several), ("alone", &self.alone)];
        numbers.map(|(table, might)| CardNumber::new(might.number).within(table)).into()
    }

    fn guards(hook: &HookName) -> Option<effects::Guards> {
        Some(hook.0.guards())
    }
}
