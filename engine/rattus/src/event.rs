//! Events: what happened. Only events change a state, and each line of the log renders one event.
//!
//! The variant names are the Fluent ids of the log and the words of `.play` files. With the prefix
//! `on_` they are the hooks of class cards.

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

/// Why the last round begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Say)]
pub enum Cause {
    /// The supply of rat tokens is empty.
    Supply,
    /// A seat has placed all its cubes.
    Placed,
}

play::words! {
    /// Kinds of news, which players can mute.
    News {
        /// The course of turns.
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
    /// One event of the game.
    Event {
        /// The plague was put into its first region.
        Players, Plague: PlagueSet { region: RegionNo },
        /// The first player was decided.
        Players, Turns: Started { seat: Seat },
        /// A seat put its first cubes into a region.
        Players, Cubes: Settled { seat: Seat, region: RegionNo, cubes: u8 },
        /// A turn began.
        All(By(seat)), Turns: TurnBegan { seat: Seat },
        /// A seat took a class card that no seat had.
        All(Card(card), By(seat)), Cards: CardTaken { seat: Seat, card: ClassNo },
        /// A seat took a class card from another seat.
        All(Card(card), Robbed(from), By(seat)), Cards:
            CardStolen { seat: Seat, card: ClassNo, from: Seat },
        /// A seat placed cubes.
        All(Region(region), Cubes(cubes), By(seat)), Cubes:
            Placed { seat: Seat, region: RegionNo, cubes: u8 },
        /// A seat used a class card.
        All(Card(card), By(seat)), Cards: CardUsed { seat: Seat, card: ClassNo },
        /// A seat moved some of its cubes.
        All(From(from), To(to), By(seat)), Cubes:
            CubesMoved { seat: Seat, from: RegionNo, to: RegionNo, cubes: u8 },
        /// A seat added cubes in another way than by placing.
        All(Region(region), Cubes(cubes), By(seat)), Cubes:
            CubesAdded { seat: Seat, region: RegionNo, cubes: u8 },
        /// A seat moved a rat token.
        All(From(from), To(to), By(seat)), Rats:
            TokenMoved { seat: Seat, from: RegionNo, to: RegionNo, token: TokenNo },
        /// A seat looked at a rat token. `face` is set only for eyes that know it.
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
        /// A seat moved a cube to the castle.
        All(Region(region), By(seat)), Cubes: Saved { seat: Seat, region: RegionNo },
        /// The plague was moved.
        All(Region(region), By(seat)), Plague: PlagueMoved { seat: Seat, region: RegionNo },
        /// A new rat token was put into a region.
        All(Region(region)), Rats: Spread { region: RegionNo },
        /// The supply of rat tokens became empty.
        All, Rats: SupplyEmpty,
        /// The plague counts as neutral cubes now.
        All(Neutral(cubes), By(seat)), Plague: PlagueCounted { seat: Seat, cubes: u8 },
        /// A rat token was flipped.
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
        /// A rat token took effect, but no seat lost a cube.
        Players, Cubes: NobodyHit { region: RegionNo },
        /// The last round began. All seats except this one may use their cards once more.
        All(Ender(seat)), Turns: LastRound { seat: Seat, cause: Cause },
        /// The plague begins to ravage all regions.
        All, Turns: FinalRavage,
        /// The game ended.
        Players: Ended,
        /// A script failed, and its changes were undone.
        Players: Faulted { seat: Seat, card: ClassNo, hook: Hook },
        /// The flow of the game moved on to another step.
        Nobody: Stepped { step: Step },
        /// The token that is flipped next was decided.
        Nobody: Picked { token: TokenNo },
        /// Whether the face is one of the starting tokens was decided.
        Nobody: RingDrawn { ring: Ring },
        /// A step of a card's effect: it began, asked, was answered or ended.
        Nobody: Effect(Happened<ClassNo, Hook, Question>),
        /// A card was queued to act.
        Nobody: Queued { call: Call },
        /// The first card of the queue acts.
        Nobody: Unqueued,
    }
}

impl Event {
    /// Whether the event shows a seat something hidden.
    pub fn reveals(&self) -> bool {
        matches!(self, Self::Looked { .. } | Self::Flipped { .. })
    }

    /// The event as an eye sees it. Which rat token a seat looks at, moves or swaps is public; its
    /// face is only for those who know it. No player sees which group of tokens a face comes from.
    /// Cards may only hear what is public.
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
