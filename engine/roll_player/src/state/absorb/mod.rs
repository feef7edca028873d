//! The one place where play changes a state: what each event does to it, chapter by chapter. An
//! event that happens in one step of the flow alone, such as a die drawn, also moves the flow on.

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

/// What lies on the table is written as the state's own.
impl DerefMut for State {
    #[inline]
    fn deref_mut(&mut self) -> &mut Table {
        &mut self.table
    }
}

impl State {
    /// Carries out an event.
    // Always inlined, and so is each chapter: where an event is told it is known which it is.
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

    /// What cards set off is counted anew for each turn of a seat.
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

    /// What expansions keep, to be changed.
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

/// One more of a list that the rules never fill.
fn push<T: Copy + Default, const MOST: usize>(list: &mut List<T, MOST>, thing: T) {
    let fits = list.add(thing);
    debug_assert!(fits, "more than {MOST} of a list");
}

/// Takes from a count that the rules never bring below 0.
fn spend(count: &mut u8, amount: u8) {
    debug_assert!(*count >= amount, "{count} are left, not {amount}");
    *count = count.saturating_sub(amount);
}

/// One less of such a count.
fn take_one(count: &mut u8) {
    spend(count, 1);
}
