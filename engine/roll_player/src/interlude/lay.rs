//! Dice are laid on the free initiative cards, ascending; among equal faces the seat chooses.

use play::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::RollPlayer;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::flow::{Ask, Scene, Turn};
use crate::state::{Die, Number, State};
use crate::words::Window;

/// The dice of the tray are laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Lay {
    /// Who lays them.
    pub seat: Seat,
}

impl Scene for Lay {
    /// Lays dice while there is no choice; false when the seat must choose among equal faces.
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        let mut lowest = lowest(turn.state);
        match (lowest.next(), lowest.next()) {
            (None, _) => turn.end_interlude(),
            (Some(die), None) => turn.lay(die),
            (Some(_), Some(_)) => return false,
        }
        true
    }

    fn ask(self, _: &RollPlayer, state: &State) -> Ask {
        Ask::Seat(self.seat, Prompt::Lay { number: next_to_lay(state) })
    }

    fn offer(self, _: &RollPlayer, state: &State, offers: &mut Vec<Choice>) {
        offers.extend(lowest(state).map(|die| Choice::Lay { die }));
    }

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        if let Choice::Lay { die } = choice {
            turn.lay(die);
        }
    }

    fn windows(self) -> &'static [Window] {
        &[Window::Placed]
    }

    fn topic(self) -> Option<&'static str> {
        Some("roll-phase")
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    fn lay(&mut self, die: Die) {
        self.tell(Event::LaidOn { number: next_to_lay(self.state), die });
    }
}

/// The next free initiative card that needs a die.
fn next_to_lay(state: &State) -> Number {
    let mut numbers = (1..=state.numbers()).map(Number);
    let open =
        numbers.find(|number| state.pool(*number).is_none() && state.taker(*number).is_none());
    open.unwrap_or(Number(1))
}

/// Dice of the lowest face in the tray, each colour once.
fn lowest(state: &State) -> impl Iterator<Item = Die> + use<> {
    let tray = state.tray().clone();
    let face = tray.iter().map(|die| die.face).min().unwrap_or(0);
    let mut seen = 0u8;
    tray.into_iter().filter(move |die| {
        let bit = 1 << die.colour.index();
        let new = die.face == face && seen & bit == 0;
        seen |= if die.face == face { bit } else { 0 };
        new
    })
}
