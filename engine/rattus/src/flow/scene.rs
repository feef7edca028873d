//! The contract of a step of the flow, and the list of all steps.

use play::{Bits, Draw, Odds, Request, Seat, Sink, Stream};
use serde::{Deserialize, Serialize};

use super::{Offers, Turn};
use crate::Rattus;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::numbers::{FaceNo, RegionNo, TokenNo};
use crate::phase::{
    BeforePlague, Count, Final, Last, Late, Outbreak, Over, Ravage, Settle, Spread, Start,
};
use crate::refusal::Refusals;
use crate::state::State;
use crate::tokens::Ring;

/// A position of the flow, with everything about its decision in one place.
pub(crate) trait Scene: Copy {
    /// Continues without a decision. False if this scene's own decision is open; then the flow has
    /// not moved.
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool;

    /// Who decides what.
    fn ask(self, rules: &Rattus, state: &State) -> Ask;

    /// Adds everything that the asked seat may choose; nothing if chance is asked.
    fn offer(self, rules: &Rattus, state: &State, offers: &mut Offers);

    /// Adds why things on the table are not offered, if a player may wonder. Uses the conditions of
    /// [`Self::offer`]. Called only when a player asks.
    fn refuse(self, rules: &Rattus, state: &State, refusals: &mut Refusals<'_>) {
        let _ = (rules, state, refusals);
    }

    /// Carries out an offer or an answer of chance. Anything else changes nothing.
    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice);

    /// The paragraph of the rules that explains the decision.
    fn topic(self) -> &'static str;
}

/// What a scene waits for.
pub(crate) type Ask = play::Ask<Prompt, Chance>;

/// What chance is asked, which also gives the answer its meaning.
pub(crate) enum Chance {
    /// The first region of the plague, one of these bits.
    Region(u32),
    /// The first player, one of this number of seats.
    First(u8),
    /// The next token to be flipped, one of these bits.
    Token(u64),
    /// Whether a token has a ring, with the number of tokens without and with one.
    Ring(TokenNo, [u8; 2]),
    /// The face of a token, one of these.
    Face(TokenNo, Bits),
}

impl Draw for Chance {
    type Choice = Choice;

    #[inline(always)]
    fn request(&self) -> Request {
        let odds = match *self {
            Self::Region(bits) => Odds::Deal(u64::from(bits).into()),
            Self::First(seats) => Odds::Draw((0..seats).map(|_| 1).collect()),
            Self::Token(bits) => Odds::Deal(bits.into()),
            Self::Ring(_, weights) => Odds::Draw(weights.into_iter().collect()),
            Self::Face(_, faces) => Odds::Deal(faces),
        };
        odds.of(self.stream())
    }

    #[inline(always)]
    fn choice(&self, outcome: u16) -> Choice {
        debug_assert!(outcome <= u8::MAX.into(), "chance answers with a byte, not {outcome}");
        let small = outcome as u8;
        match self {
            Self::Region(_) => Choice::Infect(RegionNo(small)),
            Self::First(_) => Choice::Start(Seat(small)),
            Self::Token(_) => Choice::Pick(TokenNo(small)),
            Self::Ring(..) => Choice::Draw(if small == 0 { Ring::Regular } else { Ring::Starting }),
            Self::Face(..) => Choice::Turn(FaceNo(small)),
        }
    }
}

impl Chance {
    /// Each kind of draw has its own random stream, and so do the faces of tokens.
    fn stream(&self) -> Stream {
        Stream(match self {
            Self::Region(_) => 0,
            Self::First(_) => 1,
            Self::Token(_) => 2,
            Self::Ring(token, _) | Self::Face(token, _) => 16 + u32::from(token.0),
        })
    }
}

/// Declares the steps of the flow. Each is its own type with its [`Scene`].
macro_rules! steps {
    ($($(#[$doc:meta])* $name:ident,)+) => {
        /// The position in the flow of the game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum Step { $($(#[$doc])* $name($name),)+ }

        $(impl From<$name> for Step {
            #[inline]
            fn from(step: $name) -> Self {
                Self::$name(step)
            }
        })+

        impl Step {
            /// Continues in the scene of the step.
            #[inline]
            pub(super) fn go_on<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
                match self { $(Self::$name(step) => turn.forward_in(step),)+ }
            }
        }

        impl Scene for Step {
            #[inline]
            fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
                match self { $(Self::$name(step) => step.forward(turn),)+ }
            }

            #[inline]
            fn ask(self, rules: &Rattus, state: &State) -> Ask {
                match self { $(Self::$name(step) => step.ask(rules, state),)+ }
            }

            #[inline]
            fn offer(self, rules: &Rattus, state: &State, offers: &mut Offers) {
                match self { $(Self::$name(step) => step.offer(rules, state, offers),)+ }
            }

            fn refuse(self, rules: &Rattus, state: &State, refusals: &mut Refusals<'_>) {
                match self { $(Self::$name(step) => step.refuse(rules, state, refusals),)+ }
            }

            #[inline]
            fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
                match self { $(Self::$name(step) => step.choose(turn, choice),)+ }
            }

            fn topic(self) -> &'static str {
                match self { $(Self::$name(step) => step.topic(),)+ }
            }
        }
    };
}

steps! {
    /// Chance: the first region of the plague.
    Outbreak,
    /// Chance: the first player.
    Start,
    /// The first cubes: each seat in order, then in reverse order.
    Settle,
    /// The parts of a turn before the plague moves.
    BeforePlague,
    /// New tokens are put into neighbors of the plague.
    Spread,
    /// Does the plague count as cubes?
    Count,
    /// Tokens are flipped in the region of the plague.
    Ravage,
    /// After the ravage: cards that may be used late.
    Late,
    /// The last round: each seat may use cards once more.
    Last,
    /// The plague ravages one region after another.
    Final,
    /// The game is over.
    Over,
}
