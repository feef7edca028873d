//! The card on top of the deck is turned up, and bought if it can be paid.
//!
//! Rule: `decision-deck`.

use play::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::RollPlayer;
use crate::choice::Choice;
use crate::event::Event;
use crate::flow::{Ask, Chance, Offers, Scene, Turn};
use crate::state::State;
use crate::words::{Stock, Window};

/// A seat turns up the card on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Top {
    /// Who buys it.
    pub seat: Seat,
}

impl Scene for Top {
    /// When the deck is used up the discard pile becomes the new one, as in cleanup; with nothing to
    /// turn up the interlude is over. Else chance says which card is on top.
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        if turn.state.sold_out() {
            turn.end_interlude();
            return true;
        }
        turn.renew_deck() || turn.chance(self)
    }

    fn ask(self, _: &RollPlayer, state: &State) -> Ask {
        Ask::Chance(Chance::Card(state.next_cards()))
    }

    fn offer<'s>(self, _: &RollPlayer, _: &'s State, _: &mut Offers<'s>) {}

    /// The card on top is bought at its full price; if the seat cannot pay, it goes to the
    /// discard pile [D].
    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        let Choice::Deal(card) = choice else { return };
        turn.end_interlude();
        if !turn.buy(self.seat, card, Stock::Deck) {
            turn.tell(Event::Thinned { card });
        }
    }

    fn window(self) -> Option<Window> {
        Some(Window::Placed)
    }

    fn topic(self) -> Option<&'static str> {
        None
    }
}
