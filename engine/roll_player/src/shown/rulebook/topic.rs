//! The chapters of the rulebook: what each says first.

use serde::{Deserialize, Serialize};

use crate::words::Colour;

/// A chapter of the rulebook, which is also what players ask about.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) enum Topic {
    Aim,
    Components,
    Setup,
    Round,
    RollPhase {
        dice: u8,
    },
    DicePhase,
    ActionStr {
        sum: u8,
    },
    ActionDex,
    ActionCon,
    ActionInt,
    ActionWis,
    ActionCha,
    MarketPhase {
        discard_pays: u8,
        alone: bool,
        hunts: bool,
    },
    Weapons,
    Armor,
    Traits,
    Skills,
    Classes,
    Races,
    Cleanup,
    EndOfGame {
        spaces: u8,
    },
    Scoring,
    Alignment,
    Backstory,
    Ties,
    Solo {
        gold_per_star: u8,
    },
    Variants,
    EqualDice,
    Bazaar,
    ShortGame {
        more: u8,
    },
    FriendlyMarket {
        discard_pays: u8,
    },
    FreeClasses,
    /// What boost dice are, and how they are written.
    BoostDice {
        low: u8,
        high: u8,
        boost: Colour,
    },
    Monsters,
    Minions,
    Hunt,
    Experience,
    Adventure,
    Finale,
    Scrolls,
    OpenAdventure,
    MightyMonsters,
    Editions,
    Decisions,
    /// The legend, which is also shown when a game begins: it names each colour.
    Signs {
        green: Colour,
        blue: Colour,
        red: Colour,
        purple: Colour,
        black: Colour,
        white: Colour,
        gold: Colour,
        /// Boost dice, where there are any.
        boosts: bool,
        boost: Colour,
    },
}
