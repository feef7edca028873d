//! What an eye can know about a state: everything on the table except adventure cards and deck
//! cards that it has not seen. What no player knows, such as the order of the deck, is not part of
//! a state.

use std::sync::Arc;

use play::{Eye, Seat, Secrets};

use super::{State, Top};
use crate::RollPlayer;
use crate::event::Event;
use crate::expansions::{reveals_extra, witnessed_extra};

impl State {
    /// A copy without what `seat` has not seen (`None`: without all that is not public): adventure
    /// cards, the top card of the deck, and the answers of an effect that has looked at it.
    fn known_to(&self, seat: Option<Seat>) -> Self {
        let known = |top: &Top| seat.is_some_and(|seat| top.seen >> seat.0 & 1 == 1);
        let mut seen = self.clone();
        let top = seen.top.take_if(|top| !known(top));
        seen.extras.known_to(seat);
        if let Some(effect) = &mut seen.effect {
            if top.is_some_and(|top| top.lately) {
                effect.hide_replies();
            }
            if top.is_some() || seen.extras.any() {
                effect.start = Arc::new(effect.start.known_to(seat));
            }
        }
        seen
    }
}

impl Secrets for RollPlayer {
    /// Adventure cards are face down, and some cards let their owner look at the deck.
    fn hides(&self) -> bool {
        self.hides_extras() || self.cards.peeks
    }

    fn observe(&self, state: &State, eye: Eye) -> State {
        match eye {
            Eye::Referee => state.clone(),
            Eye::Seat(seat) => state.known_to(Some(seat)),
            Eye::Bystander => state.known_to(None),
        }
    }

    fn witness(&self, event: &Event, eye: Eye) -> Event {
        let known = |seat| eye == Eye::Referee || eye == Eye::Seat(seat);
        match *event {
            Event::Peeked { seat, .. } if !known(seat) => Event::Peeked { seat, card: None },
            other => witnessed_extra(other, known),
        }
    }

    fn reveals(&self, event: &Event) -> bool {
        matches!(event, Event::Peeked { .. }) || reveals_extra(event)
    }
}
