//! Paragraphs of the rulebook, and cells of its tables.

use play::Say;

use crate::numbers::{CardNo, ClassNo, Die, EditionNo, SetNo};
use crate::words::{Attribute, Colour};

/// A paragraph with an id by which rules are cited.
#[derive(Clone, Debug, Say)]
pub(crate) enum Paragraph {
    // Components.
    ComponentsSheet,
    ComponentsDice { low: u8, high: u8 },
    ComponentsMarket,
    ComponentsCards,
    ComponentsLimit,
    // Set-up.
    SetupFirst,
    SetupRace,
    SetupGold,
    SetupClass { free: bool },
    SetupCards,
    SetupDeck { mixed: bool },
    SetupThin { mixed: bool },
    SetupRow { beyond: u8 },
    SetupInitiative { as_many: bool },
    SetupDice { equal: bool, row_pays: u8, gold_die_pays: u8 },
    SetupTable,
    // The round.
    RoundOrder,
    RoundExample,
    RollLay,
    DiceTake,
    DicePlace,
    DiceGold { gold_die_pays: u8, row_pays: u8 },
    DiceAction,
    MarketBuy,
    MarketDiscard { friendly: bool },
    MarketLeave,
    MarketPile,
    CleanupTokens,
    CleanupReady,
    CleanupDie,
    CleanupRow,
    CleanupCoins,
    CleanupFirst,
    // Cards.
    WeaponsHands { hands: u8 },
    WeaponsBonus,
    ArmorSets,
    ArmorExample { set: SetNo, cards: u8, stars: u8, total: u8, colour: Colour },
    TraitsDice,
    SkillsUse,
    SkillsWhen,
    ClassesChoice,
    RacesBonus,
    // The end.
    ScoringGoals,
    ScoringColor,
    ScoringExample { class: ClassNo, row: Attribute, least: u8, most: u8, stars: u8, above: u8 },
    ScoringTotal,
    AlignmentMove,
    BackstoryExample { dice: u8, stars: u8 },
    // Solo game.
    SoloSetup { seats: u8, cards: u8, row: u8, dice: u8, enemies: u8 },
    SoloRemoved { cards: Vec<CardNo> },
    SoloDeckGrouped { mixed: bool, thinned: u8 },
    SoloDeckShuffled,
    SoloDie,
    SoloSweep,
    SoloRanks,
    // Editions.
    EditionsPlay,
    EditionsExpansion { edition: EditionNo },
}

/// A cell of a table.
#[derive(Clone, Debug, Say)]
pub(crate) enum Cell {
    Number {
        n: i16,
    },
    Colors {
        colors: Vec<Colour>,
    },
    Least {
        n: i16,
    },
    Below {
        n: i16,
    },
    Yes,
    No,
    HeadPart,
    HeadCount,
    HeadPlayers,
    HeadSeat,
    HeadGold,
    HeadGoldUpTo {
        players: u8,
    },
    HeadGoldWith {
        players: u8,
    },
    HeadRow,
    HeadInitiative,
    HeadDice,
    HeadThinned,
    HeadEqualGold,
    HeadSet,
    HeadPieces,
    HeadColors,
    HeadCards {
        n: u8,
    },
    HeadMatching,
    HeadStars,
    HeadFace,
    HeadCard {
        n: u8,
    },
    HeadRank,
    HeadDifference,
    HeadEdition {
        edition: EditionNo,
    },
    HeadSign,
    HeadMeaning,
    PartScrolls,
    PartColorDice,
    PartGoldDice,
    PartBoostDice,
    PartSheets,
    PartClasses,
    PartBackstories,
    PartAlignments,
    PartWeapons,
    PartArmor,
    PartSkills,
    PartTraits,
    PartInitiative,
    PartCoins,
    PlaceLeft,
    PlaceMiddle,
    PlaceRight,
    PlaceNone,
    Set {
        set: SetNo,
    },
    Rank {
        rank: u8,
    },
    Slayer,
    DiffMarket,
    DiffBackstories,
    DiffAlignments,
    DiffThinned {
        seats: u8,
    },
    DiffDiscount {
        card: CardNo,
    },
    DiffSolo,
    SoloShuffled,
    SoloGrouped,
    SignDie {
        die: Die,
    },
    SignDieIs {
        die: Die,
    },
    SignFree,
    SignFreeIs,
    SignWanted {
        color: Colour,
    },
    SignWantedIs {
        color: Colour,
    },
    SignMatch {
        die: Die,
    },
    SignMatchIs,
    SignOther {
        die: Die,
        color: Colour,
    },
    SignOtherIs {
        color: Colour,
    },
    SignRow {
        row: Attribute,
    },
    SignRowIs {
        row: Attribute,
        dex: Attribute,
        con: Attribute,
        int: Attribute,
        wis: Attribute,
        cha: Attribute,
    },
    SignStar {
        n: u8,
    },
    SignStarIs {
        n: u8,
    },
    SignMet,
    SignMetIs,
    SignLost,
    SignLostIs,
    SignPrice {
        n: u8,
        printed: u8,
    },
    SignPriceIs {
        n: u8,
        printed: u8,
    },
    SignMarker {
        n: u8,
    },
    SignMarkerIs,
    SignArrow,
    SignArrowIs,
}

/// A point that the rulebook leaves open, with this project's decision.
#[allow(clippy::enum_variant_names, reason = "the names are ids among those of all paragraphs")]
#[derive(Clone, Copy, Debug, Say)]
pub(crate) enum Decision {
    DecisionCards,
    DecisionRaces,
    DecisionCoins,
    DecisionFirst,
    DecisionEqual,
    DecisionBag,
    DecisionFull,
    DecisionWindows,
    DecisionWeapons,
    DecisionEmpty { discard_pays: u8 },
    DecisionLay,
    DecisionCopy,
    DecisionDeck,
    DecisionLast,
    DecisionSolo,
}

impl Decision {
    /// All decisions, in the order of a game.
    pub const fn all(discard_pays: u8) -> [Self; 15] {
        [
            Self::DecisionCards,
            Self::DecisionRaces,
            Self::DecisionCoins,
            Self::DecisionFirst,
            Self::DecisionEqual,
            Self::DecisionBag,
            Self::DecisionFull,
            Self::DecisionWindows,
            Self::DecisionWeapons,
            Self::DecisionEmpty { discard_pays },
            Self::DecisionLay,
            Self::DecisionCopy,
            Self::DecisionDeck,
            Self::DecisionLast,
            Self::DecisionSolo,
        ]
    }
}
