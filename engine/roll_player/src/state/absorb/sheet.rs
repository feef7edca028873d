//! Events of the dice on a sheet.

use play::Seat;

use super::super::State;
use super::take_one;
use crate::event::{Event, chapter};
use crate::numbers::{Die, Space};

impl State {
    #[inline(always)]
    pub(super) fn absorb_sheet(&mut self, event: &Event) {
        match *event {
            Event::Turned { seat, space, to, .. }
            | Event::Adjusted { seat, space, to, .. }
            | Event::Rerolled { seat, space, to, .. }
            | Event::Restored { seat, space, die: to } => self.set(seat, space, Some(to)),
            Event::Swapped { seat, one, other } => {
                self.sheet_mut(seat).spaces.swap(one.at(), other.at());
            }
            Event::Moved { seat, die, from, to } => self.move_die(seat, die, from, to),
            Event::SwappedWith { seat, space, given, rival, other, taken } => {
                self.set(seat, space, Some(taken));
                self.set(rival, other, Some(given));
            }
            Event::Exchanged { seat, space, given, number, taken } => {
                self.set(seat, space, Some(taken));
                self.pool[number.at()] = Some(given).into();
            }
            Event::Replaced { seat, space, given, taken } => {
                self.set(seat, space, Some(taken));
                self.bag[given.colour.index()] += 1;
                take_one(&mut self.bag[taken.colour.index()]);
            }
            Event::RowFilled { .. } | Event::Acted { .. } | Event::Declined { .. } => {}
            chapter!(setup)
            | chapter!(dice)
            | chapter!(cards)
            | chapter!(tokens)
            | chapter!(effect)
            | chapter!(expansions)
            | chapter!(course) => {}
        }
    }

    /// A copy with a die on a space of a sheet, without removing it from its present place. For
    /// questions about what a placement would give.
    pub(crate) fn with_die(&self, seat: Seat, space: Space, die: Die) -> Self {
        let mut then = self.clone();
        then.set(seat, space, Some(die));
        then
    }

    pub(super) fn set(&mut self, seat: Seat, space: Space, die: Option<Die>) {
        if let Some(slot) = self.sheet_mut(seat).spaces.get_mut(space.at()) {
            *slot = die.into();
        }
    }

    /// Moves a die to the end of a row and closes the gap that it leaves.
    fn move_die(&mut self, seat: Seat, die: Die, from: Space, to: Space) {
        self.set(seat, to, Some(die));
        self.set(seat, from, None);
        let spaces = &mut self.sheet_mut(seat).spaces;
        for row in spaces.chunks_mut(3) {
            // Closes gaps by moving dice to the left: a stable partition of three spaces.
            if row[0].is_none() {
                row.rotate_left(1);
            }
            if row[0].is_none() {
                row.rotate_left(1);
            }
            if row[1].is_none() {
                row.swap(1, 2);
            }
        }
    }
}
