//! What each step of the flow must tell, and the list of all steps.

use play::{Seat, Sink, Status};
use serde::{Deserialize, Serialize};

use super::Turn;
use crate::Rattus;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::phase::{
    BeforePlague, Count, Final, Last, Late, Outbreak, Over, Ravage, Settle, Spread, Start,
};
use crate::shown::Topic;
use crate::state::State;

/// A decision: everything about it in one place.
pub(crate) trait Scene: Copy {
    /// Moves on where there is nothing to decide; false when a seat or chance must.
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool;

    /// Who must decide what.
    fn ask(self, rules: &Rattus, state: &State) -> Status<Prompt>;

    /// Adds everything that the asked seat may choose.
    fn offer(self, rules: &Rattus, state: &State, offers: &mut Vec<Choice>);

    /// Carries out a choice; one that is not offered changes nothing.
    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice);

    /// The choice that stands for an answer of chance. Only asked where [`Self::ask`] asks chance.
    fn chance(self, rules: &Rattus, state: &State, outcome: u16) -> Choice {
        let _ = (rules, state, outcome);
        debug_assert!(false, "this decision is a seat's");
        Choice::Pass
    }

    /// The topic of the rules that explains it.
    fn topic(self) -> Topic;
}

/// An answer of chance: whatever it is asked in this game is counted in a byte.
pub(crate) fn drawn(outcome: u16) -> u8 {
    debug_assert!(outcome <= u8::MAX.into(), "chance answers with a byte, not {outcome}");
    outcome as u8
}

/// A decision of a seat.
pub(crate) fn asks(seat: Seat, prompt: Prompt) -> Status<Prompt> {
    Status::Asks { seat, prompt }
}

/// Declares the steps of the flow: each is a type of its own with its [`Scene`].
macro_rules! steps {
    ($($(#[$doc:meta])* $name:ident,)+) => {
        /// Where the flow of the game stands.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum Step { $($(#[$doc])* $name($name),)+ }

        $(impl From<$name> for Step {
            #[inline]
            fn from(step: $name) -> Self {
                Self::$name(step)
            }
        })+

        impl Scene for Step {
            #[inline]
            fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
                match self { $(Self::$name(step) => step.forward(turn),)+ }
            }

            #[inline]
            fn ask(self, rules: &Rattus, state: &State) -> Status<Prompt> {
                match self { $(Self::$name(step) => step.ask(rules, state),)+ }
            }

            #[inline]
            fn offer(self, rules: &Rattus, state: &State, offers: &mut Vec<Choice>) {
                match self { $(Self::$name(step) => step.offer(rules, state, offers),)+ }
            }

            #[inline]
            fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
                match self { $(Self::$name(step) => step.choose(turn, choice),)+ }
            }

            #[inline]
            fn chance(self, rules: &Rattus, state: &State, outcome: u16) -> Choice {
                match self { $(Self::$name(step) => step.chance(rules, state, outcome),)+ }
            }

            fn topic(self) -> Topic {
                match self { $(Self::$name(step) => step.topic(),)+ }
            }
        }
    };
}

steps! {
    /// Chance: the first region of the plague.
    Outbreak,
    /// Chance: who starts?
    Start,
    /// The first cubes: each seat in order, then back.
    Settle,
    /// The parts of a turn before the plague has moved.
    BeforePlague,
    /// New tokens come to the neighbours of the plague.
    Spread,
    /// Does the plague count as cubes?
    Count,
    /// Tokens are turned up where the plague stands.
    Ravage,
    /// After that: cards that may be used late.
    Late,
    /// The last round: cards once more.
    Last,
    /// The plague ravages region after region.
    Final,
    /// The game is over.
    Over,
}
