//! The end of the game.

use play::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::RollPlayer;
use crate::choice::Choice;
use crate::event::Event;
use crate::flow::{Ask, Scene, Turn};
use crate::state::State;
use crate::words::Window;

/// Where the end stands.
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

    fn offer(self, _: &RollPlayer, _: &State, _: &mut Vec<Choice>) {}

    fn choose<L: Sink<Event>>(self, _: &mut Turn<'_, L>, _: Choice) {}

    fn windows(self) -> &'static [Window] {
        &[]
    }

    fn topic(self) -> Option<&'static str> {
        Some("scoring")
    }
}
