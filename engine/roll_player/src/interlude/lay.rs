//! Dice are put on the free initiative cards in ascending order. The seat chooses among equal
//! faces.
//!
//! Rule: `decision-lay`.

use play::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::RollPlayer;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::flow::{Ask, Offers, Scene, Turn};
use crate::laid::Kinds;
use crate::numbers::Number;
use crate::refusal::{Refusals, Why};
use crate::state::State;
use crate::words::Window;

/// Putting down the dice of the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Lay {
    /// The seat that chooses.
    pub seat: Seat,
}

impl Scene for Lay {
    /// Puts dice down while there is no choice; false if the seat must choose among equal faces.
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        loop {
            let cards = turn.state.bare_set();
            let dice = lowest(turn.state, cards);
            match (next_to_lay(cards), dice.only()) {
                (Some(number), Some(die)) => turn.tell(Event::LaidOn { number, die }),
                (Some(_), None) if !dice.is_empty() => return false,
                (Some(_), None) | (None, _) => {
                    turn.end_interlude();
                    return true;
                }
            }
            // A card that listens to this event acts first.
            if turn.state.waits() {
                return true;
            }
        }
    }

    fn ask(self, _: &RollPlayer, state: &State) -> Ask {
        match next_to_lay(state.bare_set()) {
            Some(number) => Ask::Seat(self.seat, Prompt::Lay { number }),
            None => Ask::Nobody,
        }
    }

    fn offer<'s>(self, _: &RollPlayer, state: &'s State, offers: &mut Offers<'s>) {
        let cards = state.bare_set();
        let mut lowest = lowest(state, cards);
        let dice = state.tray().iter().skip(taken(state, cards)).filter(|die| lowest.take(*die));
        offers.extend(dice.map(|die| Choice::Lay { die }));
    }

    fn refuse(self, _: &RollPlayer, state: &State, refusals: &mut Refusals<'_>) {
        let cards = state.bare_set();
        let least = lowest(state, cards);
        for die in state.tray().iter().skip(taken(state, cards)) {
            let mut least = least;
            if !least.take(die) {
                refusals.die(die, "lay", Why::LowerFirst);
            }
        }
    }

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        let number = next_to_lay(turn.state.bare_set());
        if let (Some(number), Choice::Lay { die }) = (number, choice) {
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

/// The first initiative card that needs a die.
#[inline]
fn next_to_lay(cards: u8) -> Option<Number> {
    (cards != 0).then(|| Number(cards.trailing_zeros() as u8 + 1))
}

/// Number of dice that were already in the tray, taken but not yet placed. They stay there: each
/// die to put down has its own card.
#[inline]
fn taken(state: &State, cards: u8) -> usize {
    state.tray().len().saturating_sub(cards.count_ones() as usize)
}

/// The kinds of dice with the lowest face among those to put down.
#[inline]
fn lowest(state: &State, cards: u8) -> Kinds {
    state.tray().kinds_from(taken(state, cards)).lowest()
}
