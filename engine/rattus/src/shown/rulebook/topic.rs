//! Messages of the rulebook: chapters, paragraphs, cells of tables.

use play::Say;

use crate::bench::Rule;
use crate::numbers::RegionNo;
use crate::tokens::Face;

/// A chapter of the rulebook, which is also a topic of help.
#[derive(Clone, Copy, Debug, Say)]
pub(super) enum Topic {
    Aim { cubes: u8 },
    Components,
    Setup,
    Turn,
    ClassCards,
    Placing,
    Plague,
    Spread,
    Ravage,
    Symbols,
    Tokens,
    EndOfGame,
    LastRound,
    Ties,
    Editions,
    Decisions,
    Signs,
}

/// A paragraph with an id by which rules are cited.
#[derive(Clone, Copy, Debug, Say)]
pub(super) enum Paragraph {
    ComponentsMap,
    ComponentsToken { face: Face },
    SetupRegions,
    SetupCubes { cubes: u8 },
    SetupRats,
    SetupSupply { early: bool },
    SetupPlague,
    SetupFirst,
    SetupSettle { cubes: u8 },
    SetupTable,
    TurnOrder,
    TurnExample,
    ClassCardsTake,
    ClassCardsUse,
    ClassCardsRisk,
    PlacingCount,
    PlacingMust { free: bool },
    PlagueMove { returns: bool },
    SpreadCount,
    SpreadPlace { crowd: u8 },
    SpreadSupply,
    RavageOrder { chosen: bool },
    RavageCount,
    RavageNeutral { alone: bool },
    SymbolsMajority { recounted: bool },
    SymbolsClass,
    SymbolsSeveral,
    TokensLimits,
    EndSupply,
    EndPlaced { cubes: u8, at_end: bool },
    LastTurns,
    LastCards { stays: bool },
    LastRavage,
    LastWinner,
    EditionsPlaced,
}

/// A cell of a table.
#[derive(Clone, Copy, Debug, Say)]
pub(super) enum Cell {
    Number { n: u8 },
    HeadPart,
    HeadCount,
    HeadPlayers,
    HeadRegions,
    HeadAside,
    HeadSupply,
    HeadLimit,
    HeadTokens,
    HeadSign,
    HeadMeaning,
    PartRegions,
    PartCubes,
    PartStarting,
    PartRegular,
    PartClasses,
    PartPlague,
    SignPlague,
    SignPlagueIs,
    SignStarting { n: u8 },
    SignStartingIs { n: u8 },
    SignSea { region: RegionNo },
    SignSeaIs { region: RegionNo },
    SignFace { face: Face },
    SignFaceIs,
    SignCounting { n: u8 },
    SignCountingIs { n: u8 },
}

/// A point that the rulebook leaves open, with this project's decision; `here` says whether the
/// option that changes it is chosen.
#[allow(clippy::enum_variant_names, reason = "the names are ids among those of all paragraphs")]
#[derive(Clone, Copy, Debug, Say)]
pub(super) enum Decision {
    DecisionFaces,
    DecisionMap,
    DecisionFirst,
    DecisionPlacing { here: bool },
    DecisionRemoval { here: bool },
    DecisionFlips { here: bool },
    DecisionReturn { here: bool },
    DecisionStay { here: bool },
    DecisionMajority { here: bool },
    DecisionPlaced { here: bool },
    DecisionAlone { here: bool },
    DecisionPeasant,
}

impl Decision {
    /// All decisions, for a table with the options for which `has` is true.
    pub fn all(has: impl Fn(Rule) -> bool) -> [Self; 12] {
        [
            Self::DecisionFaces,
            Self::DecisionMap,
            Self::DecisionFirst,
            Self::DecisionPlacing { here: has(Rule::FreePlacing) },
            Self::DecisionRemoval { here: has(Rule::EarlyRemoval) },
            Self::DecisionFlips { here: has(Rule::ChosenFlips) },
            Self::DecisionReturn { here: has(Rule::Return) },
            Self::DecisionStay { here: has(Rule::Stay) },
            Self::DecisionMajority { here: has(Rule::Recount) },
            Self::DecisionPlaced { here: has(Rule::AtEnd) },
            Self::DecisionAlone { here: has(Rule::Alone) },
            Self::DecisionPeasant,
        ]
    }
}
