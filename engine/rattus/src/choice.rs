//! Choices and prompts: the questions to seats, and their possible answers.

use play::{Say, Seat};

use crate::numbers::{ClassNo, FaceNo, RegionNo, TokenNo};
use crate::tokens::{Face, Ring};

/// One offer to a seat, or one outcome of chance.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Say)]
pub enum Choice {
    /// Chance: the region in which the plague begins.
    Infect(RegionNo),
    /// Chance: the seat that starts.
    Start(Seat),
    /// Chance: a token of the region is the next to be turned face up.
    Pick(TokenNo),
    /// Chance: the token is one of the starting tokens, or of the others.
    Draw(Ring),
    /// Chance: the face of a token.
    Turn(FaceNo),
    /// Set-up: put your first cubes into a region.
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
    /// Answer to a card: a region.
    PickRegion { region: RegionNo },
    /// Answer to a card: a token. `face` is set if you know it.
    PickToken { token: TokenNo, region: RegionNo, face: Option<Face> },
    /// Answer to a card: a number.
    PickNumber { number: u8 },
    /// Answer to a card: yes.
    Accept,
    /// Answer to a card: no, or none of the things offered.
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
