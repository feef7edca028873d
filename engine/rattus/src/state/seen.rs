//! What an eye may know of a state.

use play::{Eye, Seat};

use super::State;

impl State {
    /// The same state without the faces that an eye has not seen.
    #[must_use]
    pub fn seen_by(&self, eye: Eye) -> Self {
        let mut seen = self.clone();
        match eye {
            Eye::Referee => {}
            Eye::Seat(seat) => seen.keep_for(Some(seat)),
            Eye::Bystander => seen.keep_for(None),
        }
        seen
    }

    fn keep_for(&mut self, seat: Option<Seat>) {
        for token in &mut self.tokens {
            token.for_seat(seat);
        }
        self.ring = None;
        if let Some(effect) = &mut self.effect {
            effect.start.keep_for(seat);
        }
    }
}
