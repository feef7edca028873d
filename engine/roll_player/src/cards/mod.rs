//! Cards: a file for each kind defines its TOML format and how its cards are looked up.
//!
//! Rule: `decision-cards`.

pub mod alignment;
pub mod armor;
pub mod backstory;
mod beyond;
pub(crate) mod catalogue;
pub mod class;
pub mod edition;
pub mod expansion;
pub(crate) mod heard;
pub mod hooks;
mod load;
pub mod market;
pub mod race;
pub(crate) mod remarks;
mod rivals;
pub mod scroll;
pub mod skill;
pub mod r#trait;
pub mod weapon;

pub(crate) use catalogue::EditionCards;
pub use catalogue::{ArmorSetCards, Catalogue};
pub use class::{Goal, GoalStars};
pub use edition::{Edition, SoloMarket};
pub(crate) use expansion::Numbers;
pub use expansion::{Expansion, Hunt};
pub use hooks::Hook;
pub(crate) use load::Handlers;
pub use market::{CounterRule, MarketCard};

pub(crate) use crate::monsters::cards::bestiary::Bestiary;
use crate::monsters::cards::{adventure, minion, monster};

content::kinds! {
    /// Everything in the packs, in the order in which cards are numbered.
    pub(crate) struct Read for "roll_player" {
        weapons: weapon::Weapon,
        traits: r#trait::Trait,
        skills: skill::Skill,
        armor: armor::Armor,
        scrolls: scroll::Scroll,
        sets: armor::ArmorSet,
        classes: class::Class,
        races: race::Race,
        backstories: backstory::Backstory,
        alignments: alignment::Alignment,
        minions: minion::Minion,
        monsters: monster::Monster,
        adventures: adventure::Adventure,
    }
    documents {
        editions: Edition = "edition",
        expansions: Expansion = "expansion",
    }
}

/// The name of the game in packs.
pub const GAME: &str = Read::GAME;

/// The names of the folders in a pack that hold cards.
pub const KINDS: &[&str] = Read::KINDS;
