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

impl Event {
    /// Whether the event is told to players. The others are book-keeping.
    pub fn is_told(&self) -> bool {
        match self {
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
            | Self::TokenMoved { .. }
            | Self::Looked { .. }
            | Self::TokensSwapped { .. }
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
            | Self::Faulted { .. } => true,
            Self::Stepped { .. }
            | Self::Picked { .. }
            | Self::RingDrawn { .. }
            | Self::Effect(_) => false,
        }
    }

    /// Whether the event shows somebody what was hidden.
    pub fn reveals(&self) -> bool {
        matches!(self, Self::Looked { .. } | Self::Flipped { .. })
    }

    /// What an eye sees of the event: which of several rat tokens somebody handles is plain to
    /// that player only, and so is the face of one that was looked at.
    #[must_use]
    pub fn seen_by(self, eye: Eye) -> Self {
        let hidden = |seat: Seat| match eye {
            Eye::Referee => false,
            Eye::Seat(own) => own != seat,
            Eye::Bystander => true,
        };
        match self {
            Self::TokenMoved { seat, from, to, .. } if hidden(seat) => {
                Self::TokenMoved { seat, from, to, token: None }
            }
            Self::Looked { seat, region, .. } if hidden(seat) => {
                Self::Looked { seat, region, token: None, face: None }
            }
            Self::TokensSwapped { seat, from, to, .. } if hidden(seat) => {
                Self::TokensSwapped { seat, from, to, one: None, other: None }
            }
            Self::RingDrawn { .. } if eye != Eye::Referee => {
                Self::RingDrawn { ring: Ring::Regular }
            }
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
            | Self::TokenMoved { .. }
            | Self::Looked { .. }
            | Self::TokensSwapped { .. }
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
            | Self::Faulted { .. }
            | Self::Stepped { .. }
            | Self::Picked { .. }
            | Self::RingDrawn { .. }
            | Self::Effect(_) => self,
        }
    }
}
