//! Dice are laid on the free initiative cards, ascending; among equal faces the seat chooses.
//!
//! Rule: `decision-lay`.

use play::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::RollPlayer;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::flow::{Ask, Offers, Scene, Turn};
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
        let (one, other) = {
            let mut lowest = lowest(turn.state);
            (lowest.next(), lowest.next())
        };
        match (next_to_lay(turn.state), one, other) {
            (Some(number), Some(die), None) => turn.tell(Event::LaidOn { number, die }),
            (Some(_), Some(_), Some(_)) => return false,
            (None, _, _) | (Some(_), None, _) => turn.end_interlude(),
        }
        true
    }

    fn ask(self, _: &RollPlayer, state: &State) -> Ask {
        match next_to_lay(state) {
            Some(number) => Ask::Seat(self.seat, Prompt::Lay { number }),
            None => Ask::Nobody,
        }
    }

    fn offer<'s>(self, _: &RollPlayer, state: &'s State, offers: &mut Offers<'s>) {
        offers.extend(lowest(state).map(|die| Choice::Lay { die }));
    }

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        if let (Some(number), Choice::Lay { die }) = (next_to_lay(turn.state), choice) {
            turn.tell(Event::LaidOn { number, die });
        }
    }

    fn window(self) -> Option<Window> {
        Some(Window::Placed)
    }

    fn topic(self) -> Option<&'static str> {
        Some("decision-lay")
    }
}

/// The free initiative cards that need a die.
fn open(state: &State) -> impl Iterator<Item = Number> + '_ {
    let numbers = (1..=state.numbers()).map(Number);
    numbers.filter(|number| state.pool(*number).is_none() && state.taker(*number).is_none())
}

/// The next of them.
fn next_to_lay(state: &State) -> Option<Number> {
    open(state).next()
}

/// Dice of the lowest face in the tray, each colour once. A die that was in it before, taken and not
/// yet placed, stays there: for each die to lay there is a card.
fn lowest(state: &State) -> impl Iterator<Item = Die> + '_ {
    let before = state.tray().len().saturating_sub(open(state).count());
    let dice = state.tray().iter().skip(before);
    let face = dice.clone().map(|die| die.face).min().unwrap_or(0);
    let mut seen = 0u8;
    dice.filter(move |die| {
        let bit = 1 << die.colour.index();
        let new = die.face == face && seen & bit == 0;
        seen |= if die.face == face { bit } else { 0 };
        new
    })
}
