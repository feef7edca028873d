//! The counters of cards. Few cards have one, so the list is boxed.

use serde::{Deserialize, Serialize};

use super::State;
use crate::list::List;
use crate::numbers::CardNo;

/// Maximum number of counters of a table that are above 0.
pub const COUNTERS: usize = 16;

/// A counter that is above 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Counter {
    /// The card.
    pub card: CardNo,
    /// The number that it shows, at least 1. Counters at 0 are not stored.
    pub shows: u8,
    /// Whether it is reset to 0 when a round begins.
    pub each_round: bool,
}

/// All counters above 0, in the order of the cards.
pub(super) type Counters = List<Counter, COUNTERS>;

impl State {
    /// All counters above 0, in the order of the cards.
    pub fn counters(&self) -> &[Counter] {
        self.counters.as_deref().map_or(&[], |counters| counters)
    }

    /// The number on the counter of a card; 0 without one.
    pub fn counter(&self, card: CardNo) -> u8 {
        let mut all = self.counters().iter();
        all.find(|counter| counter.card == card).map_or(0, |counter| counter.shows)
    }

    /// Whether another counter can be stored.
    pub(crate) fn has_room_for_counter(&self) -> bool {
        self.counters().len() < COUNTERS
    }
}
