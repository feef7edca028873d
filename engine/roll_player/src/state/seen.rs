//! What an eye may know of a state.

use play::{Eye, Secrets};

use super::State;
use crate::RollPlayer;

impl Secrets for RollPlayer {
    fn hides(&self) -> bool {
        false
    }

    /// Everything: all on the table is open, and what nobody knows (the order of the deck) is not
    /// part of a state.
    fn observe(&self, state: &State, _: Eye) -> State {
        state.clone()
    }
}
