//! Messages of the rulebook for Monsters & Minions: chapters, paragraphs, decisions and table
//! cells.

use play::signature::Signature;
use play::{Say, rulebook};

use crate::numbers::{CardNo, MinionNo, MonsterNo};
use crate::words::{AdventureKind, Attribute, Colour};

/// All messages of these chapters.
pub(crate) fn messages() -> Vec<Signature> {
    rulebook::messages::<Topic, Paragraph, Decision, Cell>()
}

/// A chapter of the rulebook.
#[derive(Clone, Copy, Debug, Say)]
pub(super) enum Topic {
    /// What boost dice are and how they are written.
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
}

/// A paragraph with an id by which rules are cited.
#[derive(Clone, Debug, Say)]
pub(super) enum Paragraph {
    BoostColour,
    BoostFaces {
        low: u8,
        high: u8,
        sum: u8,
    },
    SetupMonster {
        mighty: bool,
    },
    SetupAdventure {
        open: bool,
    },
    SetupMinions,
    MinionsRewards,
    HuntPass {
        gold: u8,
    },
    HuntDice {
        faces: u8,
    },
    HuntMercenaries {
        xp: u8,
        gold: u8,
    },
    HuntReroll {
        xp: u8,
    },
    HuntReward,
    HuntTokens {
        open: bool,
    },
    HuntExample {
        minion: MinionNo,
        row: Attribute,
        dice: u8,
        gold: u8,
        total: u8,
        xp: u8,
        honour: u8,
    },
    ExperienceUses {
        recover: u8,
        action: u8,
        mercenary: u8,
        reroll: u8,
    },
    MonstersPrinting,
    AdventureCards,
    /// The heading over one kind of cards of a monster.
    AdventureOf {
        monster: MonsterNo,
        kind: AdventureKind,
    },
    FinaleDice,
    FinaleAdventure,
    FinaleMercenaries {
        xp: u8,
        gold: u8,
    },
    FinaleReroll {
        xp: u8,
    },
    FinaleAttack,
    FinaleStars,
    FinaleExample {
        monster: MonsterNo,
        strength: u8,
        dice: u8,
        honour: u8,
        attack: u8,
        stars: u8,
    },
    /// The market cards that the open adventure leaves out.
    OpenAdventureRemoved {
        cards: Vec<CardNo>,
    },
    ScoringMonster,
    SoloProwl,
}

/// A cell of a table.
#[derive(Clone, Copy, Debug, Say)]
pub(super) enum Cell {
    HeadMonster,
    HeadStrength,
    HeadFirstStar,
    HeadMostStars,
    Monster { monster: MonsterNo },
    PartMinions,
    PartMonsters,
    PartAdventures,
}

/// A point that the rulebook leaves open, with this project's decision.
#[allow(clippy::enum_variant_names, reason = "the names are ids among those of all paragraphs")]
#[derive(Clone, Copy, Debug, Say)]
pub(super) enum Decision {
    DecisionHunt { gold: u8 },
    DecisionMinions,
    DecisionCombat,
    DecisionExperience,
    DecisionHolders,
    DecisionFinale,
    DecisionStay,
    DecisionBackpack { dice: u8 },
    DecisionEnemies,
    DecisionOpen,
    DecisionMighty,
}

impl Decision {
    /// All decisions, in the order of a game.
    pub(super) const fn all(gold: u8, dice: u8) -> [Self; 11] {
        [
            Self::DecisionHunt { gold },
            Self::DecisionStay,
            Self::DecisionMinions,
            Self::DecisionCombat,
            Self::DecisionExperience,
            Self::DecisionHolders,
            Self::DecisionFinale,
            Self::DecisionBackpack { dice },
            Self::DecisionOpen,
            Self::DecisionMighty,
            Self::DecisionEnemies,
        ]
    }
}
