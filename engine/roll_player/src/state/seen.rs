//! What an eye may know of a state: all on the table but the adventure cards that it has not seen.
//! What nobody knows, such as the order of a deck, is not part of a state.

use std::sync::Arc;

use play::{Eye, Seat, Secrets};

use super::State;
use crate::RollPlayer;
use crate::event::Event;

impl State {
    /// The same state without what a seat, or nobody in particular, has not seen.
    fn known_to(&self, seat: Option<Seat>) -> Self {
        let mut seen = self.clone();
        if let Some(monsters) = &mut seen.monsters {
            monsters.known_to(seat);
            if let Some(effect) = &mut seen.effect {
                effect.start = Arc::new(effect.start.known_to(seat));
            }
        }
        seen
    }
}

impl Secrets for RollPlayer {
    /// Adventure cards lie face down.
    fn hides(&self) -> bool {
        !self.cards.adventures.is_empty()
    }

    fn observe(&self, state: &State, eye: Eye) -> State {
        match eye {
            Eye::Referee => state.clone(),
            Eye::Seat(seat) => state.known_to(Some(seat)),
            Eye::Bystander => state.known_to(None),
        }
    }

    fn witness(&self, event: &Event, eye: Eye) -> Event {
        if let Event::Looked { seat, kind, .. } = *event
            && eye != Eye::Referee
            && eye != Eye::Seat(seat)
        {
            return Event::Looked { seat, kind, adventure: None };
        }
        *event
    }

    fn reveals(&self, event: &Event) -> bool {
        matches!(event, Event::Looked { .. })
    }
}
