//! What counters of cards show. Few cards have one: the list lies behind a pointer.

use serde::{Deserialize, Serialize};

use super::State;
use crate::list::List;
use crate::numbers::CardNo;

/// Most counters of a table that show something.
pub const COUNTERS: usize = 16;

/// What the counter of a card shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Counter {
    /// The card.
    pub card: CardNo,
    /// At least 1: what shows nothing is not kept.
    pub shows: u8,
    /// Whether it shows nothing again when a round begins.
    pub each_round: bool,
}

/// All that show something, in the order of the cards.
pub(super) type Counters = List<Counter, COUNTERS>;

impl State {
    /// The counters that show something, in the order of the cards.
    pub fn counters(&self) -> &[Counter] {
        self.counters.as_deref().map_or(&[], |counters| counters)
    }

    /// What the counter of a card shows.
    pub fn counter(&self, card: CardNo) -> u8 {
        let mut all = self.counters().iter();
        all.find(|counter| counter.card == card).map_or(0, |counter| counter.shows)
    }

    /// Whether one more counter can show something.
    pub(crate) fn has_room_for_counter(&self) -> bool {
        self.counters().len() < COUNTERS
    }
}
