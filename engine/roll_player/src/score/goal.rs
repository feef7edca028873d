//! The status of goals: reached, possible, or out of reach of the dice to come.

use play::Seat;
use play::panel::Mark;

use crate::RollPlayer;
use crate::cards::Goal;
use crate::state::{Sheet, State};
use crate::words::{Attribute, Colour};

impl RollPlayer {
    /// The status of the class goal for a row, given its dice; `None` without a class. A goal is
    /// reached if no die to come can change that.
    pub(crate) fn goal_mark(&self, state: &State, seat: Seat, row: Attribute) -> Option<Mark> {
        let class = state.sheet(seat).class()?;
        let goal = self.cards.class(class).goals[row.index()].goal;
        let total = self.total(state, seat, row);
        let (least, most) = self.totals_to_come(state, seat, row, total);
        Some(if goal.met(least) && goal.met(most) {
            Mark::Met
        } else if reaches(goal, (least, most)) {
            Mark::Open
        } else {
            Mark::Lost
        })
    }

    /// Whether dice on the free spaces of a row can give a total that meets a goal.
    pub(super) fn goal_is_open(
        &self,
        state: &State,
        seat: Seat,
        row: Attribute,
        (goal, total): (Goal, i32),
    ) -> bool {
        reaches(goal, self.totals_to_come(state, seat, row, total))
    }

    /// The lowest and the highest total that a row can have when its free spaces are filled.
    fn totals_to_come(&self, state: &State, seat: Seat, row: Attribute, total: i32) -> (i32, i32) {
        let free = i32::from(state.sheet(seat).free_count(row));
        let boosts = self.cards.numbers(state.edition()).dice[Colour::Boost.index()] > 0;
        let highest = if boosts { Colour::Boost } else { Colour::Gold };
        let (low, high) = (*Colour::Gold.faces().start(), *highest.faces().end());
        (total + free * i32::from(low), total + free * i32::from(high))
    }

    /// The status of a sheet's alignment: reached on the cell with the most stars. It is never out
    /// of reach, because the marker can always move.
    pub(crate) fn alignment_mark(&self, sheet: &Sheet) -> Option<Mark> {
        let most = self.cards.alignment(sheet.alignment()?).iter().max()?;
        let best = self.cards.alignment_stars(sheet) == i32::from(*most);
        Some(if best { Mark::Met } else { Mark::Open })
    }
}

/// Whether any total in a range meets a goal. Every total in the range is possible.
fn reaches(goal: Goal, (least, most): (i32, i32)) -> bool {
    let highest = goal.greatest().map_or(i32::MAX, i32::from);
    most >= i32::from(goal.least) && least <= highest
}

#[cfg(test)]
mod tests {
    use super::{Goal, reaches};

    #[test]
    fn a_goal_is_in_reach_between_the_least_and_the_greatest_total() {
        let goal = |text| Goal::parse(text).expect("a goal");
        assert!(reaches(goal("17"), (13, 18)) && !reaches(goal("17"), (18, 18)));
        assert!(!reaches(goal("16-17"), (9, 15)) && reaches(goal("16-17"), (17, 22)));
        assert!(reaches(goal("14+"), (20, 20)) && !reaches(goal("14+"), (3, 13)));
    }
}
