//! Choices and prompts: the questions to seats, and their possible answers.

use play::{Say, Seat};

use crate::numbers::{ClassNo, FaceNo, RegionNo, TokenNo};
use crate::tokens::{Face, Ring};

/// One offer, or an answer of chance.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Say)]
pub enum Choice {
    /// Chance: the plague begins in a region.
    Infect(RegionNo),
    /// Chance: a seat starts.
    Start(Seat),
    /// Chance: a token of the region is the next to be turned face up.
    Pick(TokenNo),
    /// Chance: the token is one of the starting tokens, or of the others.
    Draw(Ring),
    /// Chance: the face of a token.
    Turn(FaceNo),
    /// Set-up: put the first cubes into a region.
    Settle { region: RegionNo },
    /// Take a class card.
    Take { card: ClassNo },
    /// Place cubes in a region.
    Place { region: RegionNo, cubes: u8 },
    /// Use a class card.
    Use { card: ClassNo },
    /// Move the plague to a region.
    MovePlague { region: RegionNo },
    /// Put a new rat token into a region.
    Spread { region: RegionNo },
    /// Let the plague count as neutral cubes.
    Count { cubes: u8 },
    /// Choose the token that is turned face up next.
    Flip { token: TokenNo, face: Option<Face> },
    /// End this decision.
    Pass,
    /// Answer a card: this region.
    PickRegion { region: RegionNo },
    /// Answer a card: this token.
    PickToken { token: TokenNo, region: RegionNo, face: Option<Face> },
    /// Answer a card: this number.
    PickNumber { number: u8 },
    /// Answer a card: yes.
    Accept,
    /// Answer a card: no, or none of these.
    Decline,
}

/// A question to a seat.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Say)]
pub enum Prompt {
    /// Where do the first cubes go?
    Settling { round: u8, cubes: u8 },
    /// A turn: class card, cubes, abilities, and finally the plague.
    Turn { taken: bool, placed: bool },
    /// Where does a new rat go?
    Spreading { left: u8 },
    /// Does the plague count as neutral cubes?
    Counting { region: RegionNo, cubes: u8 },
    /// Which token is turned face up next?
    Flipping { region: RegionNo },
    /// Is a class card used after the plague?
    Late,
    /// Is a class card used in the last round?
    Last,
    /// A card asks for a region.
    CardRegion { card: ClassNo },
    /// A card asks for a neighbor of a region.
    CardNear { card: ClassNo, region: RegionNo },
    /// A card asks for a token.
    CardToken { card: ClassNo },
    /// A card asks for a number.
    CardNumber { card: ClassNo },
    /// A card asks whether to act.
    CardConfirm { card: ClassNo },
}
