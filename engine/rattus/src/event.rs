//! Events: what happened. Only an event changes a state; a line of the log is an event rendered.

use effects::Happened;
use play::{Eye, Seat};
use serde::{Deserialize, Serialize};

use crate::acting::Question;
use crate::cards::Hook;
use crate::flow::Step;
use crate::numbers::{ClassNo, RegionNo, TokenNo};
use crate::tokens::{Face, Ring};

/// One thing that happened.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// The plague stands in its first region.
    PlagueSet { region: RegionNo },
    /// The first player is known.
    Started { seat: Seat },
    /// A seat put its first cubes into a region.
    Settled { seat: Seat, region: RegionNo, cubes: u8 },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// A seat took a class card that nobody held.
    CardTaken { seat: Seat, card: ClassNo },
    /// A seat took a class card from another.
    CardStolen { seat: Seat, card: ClassNo, from: Seat },
    /// A seat placed cubes.
    Placed { seat: Seat, region: RegionNo, cubes: u8 },
    /// A seat used a class card.
    CardUsed { seat: Seat, card: ClassNo },
    /// A seat moved own cubes.
    CubesMoved { seat: Seat, from: RegionNo, to: RegionNo, cubes: u8 },
    /// A seat added own cubes outside of the placing.
    CubesAdded { seat: Seat, region: RegionNo, cubes: u8 },
    /// A seat moved a rat token.
    TokenMoved { seat: Seat, from: RegionNo, to: RegionNo, token: Option<TokenNo> },
    /// A seat looked at a rat token.
    Looked { seat: Seat, region: RegionNo, token: Option<TokenNo>, face: Option<Face> },
    /// A seat swapped two rat tokens.
    TokensSwapped {
        seat: Seat,
        from: RegionNo,
        to: RegionNo,
        one: Option<TokenNo>,
        other: Option<TokenNo>,
    },
    /// A seat brought a cube to the castle.
    Saved { seat: Seat, region: RegionNo },
    /// The plague was moved.
    PlagueMoved { seat: Seat, region: RegionNo },
    /// A new rat token came into a region.
    Spread { region: RegionNo },
    /// The supply of rat tokens ran out.
    SupplyEmpty,
    /// The plague counts as neutral cubes.
    PlagueCounted { seat: Seat, cubes: u8 },
    /// A rat token was turned up.
    Flipped { region: RegionNo, token: TokenNo, face: Face, population: u8, strikes: bool },
    /// A seat lost cubes.
    CubesLost { seat: Seat, region: RegionNo, cubes: u8 },
    /// The last round began: all but this seat may use their cards once more.
    LastRound { seat: Seat },
    /// The plague ravages all regions.
    FinalRavage,
    /// The game is over.
    Ended,
    /// A script failed: what it had done is undone.
    Faulted { seat: Seat, card: ClassNo, hook: Hook },
    /// The flow of the game moved on.
    Stepped { step: Step },
    /// A token is the next to be turned up.
    Picked { token: TokenNo },
    /// Which tokens the face comes from.
    RingDrawn { ring: Ring },
    /// A card that acts began, asked, was answered or ended.
    Effect(Happened<ClassNo, Hook, Question>),
}

/// Who is told of an event. No card is in this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Audience {
    /// Nobody: book-keeping of the flow.
    Nobody,
    /// All players.
    Players,
    /// All players, but only this seat sees everything; the others see what stands here.
    Seat(Seat, Event),
}

impl Event {
    /// Who is told of the event: which of several rat tokens somebody handles is plain to that
    /// player only, and so is the face of one that was looked at.
    pub(crate) fn audience(&self) -> Audience {
        match *self {
            Self::PlagueSet { .. }
            | Self::Started { .. }
            | Self::Settled { .. }
            | Self::TurnBegan { .. }
            | Self::CardTaken { .. }
            | Self::CardStolen { .. }
            | Self::Placed { .. }
            | Self::CardUsed { .. }
            | Self::CubesMoved { .. }
            | Self::CubesAdded { .. }
            | Self::Saved { .. }
            | Self::PlagueMoved { .. }
            | Self::Spread { .. }
            | Self::SupplyEmpty
            | Self::PlagueCounted { .. }
            | Self::Flipped { .. }
            | Self::CubesLost { .. }
            | Self::LastRound { .. }
            | Self::FinalRavage
            | Self::Ended
            | Self::Faulted { .. } => Audience::Players,
            Self::TokenMoved { seat, from, to, .. } => {
                Audience::Seat(seat, Self::TokenMoved { seat, from, to, token: None })
            }
            Self::Looked { seat, region, .. } => {
                Audience::Seat(seat, Self::Looked { seat, region, token: None, face: None })
            }
            Self::TokensSwapped { seat, from, to, .. } => {
                let swapped = Self::TokensSwapped { seat, from, to, one: None, other: None };
                Audience::Seat(seat, swapped)
            }
            Self::Stepped { .. }
            | Self::Picked { .. }
            | Self::RingDrawn { .. }
            | Self::Effect(_) => Audience::Nobody,
        }
    }

    /// Whether the event is told to players. The others are book-keeping.
    pub fn is_told(&self) -> bool {
        self.audience() != Audience::Nobody
    }

    /// Whether the event shows somebody what was hidden.
    pub fn reveals(&self) -> bool {
        matches!(self, Self::Looked { .. } | Self::Flipped { .. })
    }

    /// What an eye sees of the event.
    #[must_use]
    pub fn seen_by(self, eye: Eye) -> Self {
        if eye == Eye::Referee {
            return self;
        }
        match self.audience() {
            Audience::Seat(seat, seen) if eye != Eye::Seat(seat) => seen,
            Audience::Seat(..) | Audience::Players => self,
            Audience::Nobody => self.without_ring(),
        }
    }

    /// Nobody sees which tokens a face comes from.
    fn without_ring(self) -> Self {
        if let Self::RingDrawn { .. } = self {
            return Self::RingDrawn { ring: Ring::Regular };
        }
        self
    }
}
