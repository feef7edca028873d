//! The top card of the deck is revealed, and bought if the seat can pay.
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

/// A seat reveals the top card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Top {
    /// The seat that buys it.
    pub seat: Seat,
}

impl Scene for Top {
    /// If the deck is empty, the discard pile becomes the new deck, as in cleanup. Without any card
    /// the interlude ends. Otherwise chance decides the top card.
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

    /// Buys the top card at full price. If the seat cannot pay, the card goes to the discard pile
    /// [D].
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
