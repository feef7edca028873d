//! The only place where play changes a state: the changes by each event, chapter by chapter. An
//! event that only occurs in one step of the flow, such as drawing a die, also moves the flow on.

mod cards;
mod course;
mod dice;
mod effect;
mod setup;
mod sheet;
mod tokens;

use std::ops::DerefMut;

use play::Seat;

use super::{Sheet, State, Table};
use crate::event::{Event, chapter};
use crate::extras::Extras;
use crate::list::List;
use crate::numbers::SEATS;

/// Lets this module write the fields of the table as fields of the state.
impl DerefMut for State {
    #[inline]
    fn deref_mut(&mut self) -> &mut Table {
        &mut self.table
    }
}

impl State {
    /// Applies an event to the state.
    // Always inlined, like each chapter: the caller knows the event at compile time.
    #[inline(always)]
    pub fn absorb(&mut self, event: &Event) {
        self.count(event);
        match event {
            chapter!(setup) => self.absorb_setup(event),
            chapter!(dice) => self.absorb_dice(event),
            chapter!(sheet) => self.absorb_sheet(event),
            chapter!(cards) => self.absorb_cards(event),
            chapter!(tokens) => self.absorb_tokens(event),
            chapter!(effect) => self.absorb_effect(event),
            chapter!(course) => self.absorb_course(event),
            chapter!(expansions) => self.absorb_extra(event),
        }
    }

    /// Counts the effects that cards trigger. The count starts again with each turn of a seat.
    #[inline(always)]
    fn count(&mut self, event: &Event) {
        if let Event::SkillUsed { .. } | Event::Queued { .. } = event {
            self.budget.set_off();
        }
        if let Event::RoundBegan { .. }
        | Event::Taken { .. }
        | Event::MarketEntered { .. }
        | Event::Cleaned { .. } = event
        {
            self.budget.renew();
        }
    }

    #[inline]
    pub(crate) fn extras_mut(&mut self) -> &mut Extras {
        &mut self.extras
    }

    #[inline]
    fn sheet_mut(&mut self, seat: Seat) -> &mut Sheet {
        debug_assert!(seat.at() < SEATS, "there is no seat {seat}");
        &mut self.sheets[seat.at().min(SEATS - 1)]
    }
}

/// Appends to a list that the rules never fill.
fn push<T: Copy + Default, const MOST: usize>(list: &mut List<T, MOST>, thing: T) {
    let fits = list.add(thing);
    debug_assert!(fits, "more than {MOST} of a list");
}

/// Subtracts from a count that the rules never reduce below 0.
fn spend(count: &mut u8, amount: u8) {
    debug_assert!(*count >= amount, "{count} are left, not {amount}");
    *count = count.saturating_sub(amount);
}

/// Subtracts 1 from a count that the rules never reduce below 0.
fn take_one(count: &mut u8) {
    spend(count, 1);
}
