//! The end of the game.
//!
//! Rule: `scoring-total`.

use play::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::RollPlayer;
use crate::choice::Choice;
use crate::event::Event;
use crate::flow::{Ask, Offers, Scene, Turn};
use crate::state::State;
use crate::words::Window;

/// The position at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// The game is over.
    Over,
}

impl Step {
    pub(crate) fn whose(self, state: &State) -> Seat {
        state.first()
    }
}

impl Scene for Step {
    fn forward<L: Sink<Event>>(self, _: &mut Turn<'_, L>) -> bool {
        false
    }

    fn ask(self, _: &RollPlayer, _: &State) -> Ask {
        Ask::Nobody
    }

    fn offer<'s>(self, _: &RollPlayer, _: &'s State, _: &mut Offers<'s>) {}

    fn choose<L: Sink<Event>>(self, _: &mut Turn<'_, L>, _: Choice) {}

    fn window(self) -> Option<Window> {
        None
    }

    fn topic(self) -> Option<&'static str> {
        Some("scoring")
    }
}
