//! Events: what happened. Only events change a state, and each line of the log is one event.
//!
//! The names of the variants are the Fluent ids of the log and the words of `.play` files. With the
//! prefix `on_`, they are the hooks of class cards.

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

/// Why the game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Say)]
pub enum Cause {
    /// The supply of rat tokens is empty.
    Supply,
    /// A player has placed all cubes.
    Placed,
}

play::words! {
    /// Kinds of news, which players can turn off.
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
        /// The plague was put in its first region.
        Players, Plague: PlagueSet { region: RegionNo },
        /// The first player was decided.
        Players, Turns: Started { seat: Seat },
        /// A player put the first cubes in a region.
        Players, Cubes: Settled { seat: Seat, region: RegionNo, cubes: u8 },
        /// A turn began.
        All(By(seat)), Turns: TurnBegan { seat: Seat },
        /// A player took a class card that no one held.
        All(Card(card), By(seat)), Cards: CardTaken { seat: Seat, card: ClassNo },
        /// A player took a class card from another player.
        All(Card(card), Robbed(from), By(seat)), Cards:
            CardStolen { seat: Seat, card: ClassNo, from: Seat },
        /// A player placed cubes.
        All(Region(region), Cubes(cubes), By(seat)), Cubes:
            Placed { seat: Seat, region: RegionNo, cubes: u8 },
        /// A player used a class card.
        All(Card(card), By(seat)), Cards: CardUsed { seat: Seat, card: ClassNo },
        /// A player moved cubes.
        All(From(from), To(to), By(seat)), Cubes:
            CubesMoved { seat: Seat, from: RegionNo, to: RegionNo, cubes: u8 },
        /// A player added cubes, other than by placing them.
        All(Region(region), Cubes(cubes), By(seat)), Cubes:
            CubesAdded { seat: Seat, region: RegionNo, cubes: u8 },
        /// A player moved a rat token.
        All(From(from), To(to), By(seat)), Rats:
            TokenMoved { seat: Seat, from: RegionNo, to: RegionNo, token: TokenNo },
        /// A player looked at a rat token.
        All(Region(region), By(seat)), Rats:
            Looked { seat: Seat, region: RegionNo, token: TokenNo, face: Option<Face> },
        /// A player swapped two rat tokens.
        All(From(from), To(to), By(seat)), Rats:
            TokensSwapped {
                seat: Seat,
                from: RegionNo,
                to: RegionNo,
                one: TokenNo,
                other: TokenNo
            },
        /// A player moved a cube to the castle.
        All(Region(region), By(seat)), Cubes: Saved { seat: Seat, region: RegionNo },
        /// The plague was moved.
        All(Region(region), By(seat)), Plague: PlagueMoved { seat: Seat, region: RegionNo },
        /// A new rat token was put in a region.
        All(Region(region)), Rats: Spread { region: RegionNo },
        /// The supply of rat tokens became empty.
        All, Rats: SupplyEmpty,
        /// The plague piece counts as neutral cubes.
        All(Neutral(cubes), By(seat)), Plague: PlagueCounted { seat: Seat, cubes: u8 },
        /// A rat token was turned face up.
        All(Region(region), Population(population), Strikes(strikes)), Rats:
            Flipped {
                region: RegionNo,
                token: TokenNo,
                face: Face,
                population: u8,
                strikes: bool
            },
        /// A player lost cubes.
        All(Region(region), Cubes(cubes), By(seat)), Cubes:
            CubesLost { seat: Seat, region: RegionNo, cubes: u8 },
        /// A rat token took effect, but no one lost a cube.
        Players, Cubes: NobodyHit { region: RegionNo },
        /// The last round began. Each player except the one who took the last turn may use cards
        /// once more.
        All(Ender(seat)), Turns: LastRound { seat: Seat, cause: Cause },
        /// The plague begins to ravage all regions.
        All, Turns: FinalRavage,
        /// The game ended.
        Players: Ended,
        /// A script failed, and its effect was undone.
        Players: Faulted { seat: Seat, card: ClassNo, hook: Hook },
        /// The flow of the game moved to another step.
        Nobody: Stepped { step: Step },
        /// The token that is revealed next.
        Nobody: Picked { token: TokenNo },
        /// The group of tokens that the face comes from.
        Nobody: RingDrawn { ring: Ring },
        /// An effect began, asked, was answered or ended.
        Nobody: Effect(Happened<ClassNo, Hook, Question>),
        /// A card was added to the queue.
        Nobody: Queued { call: Call },
        /// The first card of the queue acts.
        Nobody: Unqueued,
    }
}

impl Event {
    /// Whether the event shows hidden information to a player.
    pub fn reveals(&self) -> bool {
        matches!(self, Self::Looked { .. } | Self::Flipped { .. })
    }

    /// The event as an eye sees it. Everyone sees which rat token a player looks at, moves or
    /// swaps; only that player sees its face. No one sees which group of tokens a face comes from.
    /// The arguments of hooks must be visible to everyone.
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
