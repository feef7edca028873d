//! Events: what happened. Only an event changes a state; a line of the log is an event rendered.
//!
//! The names of the variants are the Fluent ids of the log, the words of `.play` and, with `on_`
//! before them, the hooks of class cards.

pub(crate) mod about;

use effects::Happened;
use play::{Eye, Say, Seat};
use serde::{Deserialize, Serialize};

use crate::acting::Question;
use crate::cards::Hook;
use crate::flow::Step;
use crate::numbers::{ClassNo, RegionNo, TokenNo};
use crate::state::Call;
use crate::tokens::{Face, Ring};

pub use about::About;

/// Why the game comes to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Say)]
pub enum Cause {
    /// The supply of rat tokens is used up.
    Supply,
    /// Somebody has placed all cubes.
    Placed,
}

play::words! {
    /// Kinds of news: what players may not want to hear of.
    News {
        /// How turns go on.
        Turns = "turns",
        /// Cubes.
        Cubes = "cubes",
        /// Class cards.
        Cards = "cards",
        /// Rats.
        Rats = "rats",
        /// The plague.
        Plague = "plague",
    }
}

effects::events! {
    /// One thing that happened.
    Event {
        /// The plague stands in its first region.
        Players, Plague: PlagueSet { region: RegionNo },
        /// The first player is known.
        Players, Turns: Started { seat: Seat },
        /// A seat put its first cubes into a region.
        Players, Cubes: Settled { seat: Seat, region: RegionNo, cubes: u8 },
        /// A turn began.
        All(By(seat)), Turns: TurnBegan { seat: Seat },
        /// A seat took a class card that nobody held.
        All(Card(card), By(seat)), Cards: CardTaken { seat: Seat, card: ClassNo },
        /// A seat took a class card from another.
        All(Card(card), Robbed(from), By(seat)), Cards:
            CardStolen { seat: Seat, card: ClassNo, from: Seat },
        /// A seat placed cubes.
        All(Region(region), Cubes(cubes), By(seat)), Cubes:
            Placed { seat: Seat, region: RegionNo, cubes: u8 },
        /// A seat used a class card.
        All(Card(card), By(seat)), Cards: CardUsed { seat: Seat, card: ClassNo },
        /// A seat moved own cubes.
        All(From(from), To(to), By(seat)), Cubes:
            CubesMoved { seat: Seat, from: RegionNo, to: RegionNo, cubes: u8 },
        /// A seat added own cubes outside of the placing.
        All(Region(region), Cubes(cubes), By(seat)), Cubes:
            CubesAdded { seat: Seat, region: RegionNo, cubes: u8 },
        /// A seat moved a rat token.
        All(From(from), To(to), By(seat)), Rats:
            TokenMoved { seat: Seat, from: RegionNo, to: RegionNo, token: TokenNo },
        /// A seat looked at a rat token.
        All(Region(region), By(seat)), Rats:
            Looked { seat: Seat, region: RegionNo, token: TokenNo, face: Option<Face> },
        /// A seat swapped two rat tokens.
        All(From(from), To(to), By(seat)), Rats:
            TokensSwapped {
                seat: Seat,
                from: RegionNo,
                to: RegionNo,
                one: TokenNo,
                other: TokenNo
            },
        /// A seat brought a cube to the castle.
        All(Region(region), By(seat)), Cubes: Saved { seat: Seat, region: RegionNo },
        /// The plague was moved.
        All(Region(region), By(seat)), Plague: PlagueMoved { seat: Seat, region: RegionNo },
        /// A new rat token came into a region.
        All(Region(region)), Rats: Spread { region: RegionNo },
        /// The supply of rat tokens ran out.
        All, Rats: SupplyEmpty,
        /// The plague counts as neutral cubes.
        All(Neutral(cubes), By(seat)), Plague: PlagueCounted { seat: Seat, cubes: u8 },
        /// A rat token was turned up.
        All(Region(region), Population(population), Strikes(strikes)), Rats:
            Flipped {
                region: RegionNo,
                token: TokenNo,
                face: Face,
                population: u8,
                strikes: bool
            },
        /// A seat lost cubes.
        All(Region(region), Cubes(cubes), By(seat)), Cubes:
            CubesLost { seat: Seat, region: RegionNo, cubes: u8 },
        /// A rat token struck, and nobody lost a cube.
        Players, Cubes: NobodyHit { region: RegionNo },
        /// The last round began: all but this seat may use their cards once more.
        All(Ender(seat)), Turns: LastRound { seat: Seat, cause: Cause },
        /// The plague ravages all regions.
        All, Turns: FinalRavage,
        /// The game is over.
        Players: Ended,
        /// A script failed: what it had done is undone.
        Players: Faulted { seat: Seat, card: ClassNo, hook: Hook },
        /// The flow of the game moved on.
        Nobody: Stepped { step: Step },
        /// A token is the next to be turned up.
        Nobody: Picked { token: TokenNo },
        /// Which tokens the face comes from.
        Nobody: RingDrawn { ring: Ring },
        /// A card that acts began, asked, was answered or ended.
        Nobody: Effect(Happened<ClassNo, Hook, Question>),
        /// A card waits to act.
        Nobody: Queued { call: Call },
        /// The card that waited longest acts.
        Nobody: Unqueued,
    }
}

impl Event {
    /// Whether the event shows somebody what was hidden.
    pub fn reveals(&self) -> bool {
        matches!(self, Self::Looked { .. } | Self::Flipped { .. })
    }

    /// What an eye sees of the event: which rat token somebody looks at, moves or swaps is plain to
    /// all, its face only to who looks at it. Nobody sees which tokens a face comes from. What cards
    /// hear of an event must be plain to all.
    #[must_use]
    pub fn seen_by(self, eye: Eye) -> Self {
        if eye == Eye::Referee {
            return self;
        }
        let others = |seat: Seat| eye != Eye::Seat(seat);
        match self {
            Self::Looked { seat, region, token, .. } if others(seat) => {
                Self::Looked { seat, region, token, face: None }
            }
            Self::RingDrawn { .. } => Self::RingDrawn { ring: Ring::Regular },
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
            | Self::NobodyHit { .. }
            | Self::LastRound { .. }
            | Self::FinalRavage
            | Self::Ended
            | Self::Faulted { .. }
            | Self::Stepped { .. }
            | Self::Picked { .. }
            | Self::Effect(_)
            | Self::Queued { .. }
            | Self::Unqueued => self,
        }
    }
}
