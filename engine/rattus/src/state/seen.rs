//! What an eye can know about a state.

use std::sync::Arc;

use play::{Eye, Seat, Secrets};

use super::State;
use crate::Rattus;
use crate::event::Event;

impl State {
    /// This state without the faces that an eye has not seen.
    #[must_use]
    pub fn seen_by(&self, eye: Eye) -> Self {
        match eye {
            Eye::Referee => self.clone(),
            Eye::Seat(seat) => self.known_to(Some(seat)),
            Eye::Bystander => self.known_to(None),
        }
    }

    fn known_to(&self, seat: Option<Seat>) -> Self {
        let mut seen = self.clone();
        seen.tokens.change(|token| token.known_to(seat));
        seen.ring = None;
        if let Some(effect) = &mut seen.effect {
            effect.start = Arc::new(effect.start.known_to(seat));
        }
        seen
    }
}

impl Secrets for Rattus {
    fn hides(&self) -> bool {
        true
    }

    fn observe(&self, state: &State, eye: Eye) -> State {
        state.seen_by(eye)
    }

    fn witness(&self, event: &Event, eye: Eye) -> Event {
        event.seen_by(eye)
    }

    fn reveals(&self, event: &Event) -> bool {
        event.reveals()
    }
}
