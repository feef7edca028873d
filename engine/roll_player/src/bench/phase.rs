//! Rulings that begin at a phase.

use play::Seat;

use crate::RollPlayer;
use crate::phase::{cleanup, market, roll};
use crate::skill;
use crate::state::{AlignmentNo, BackstoryNo, Cell, ClassNo, Number, RaceNo, State, Step};
use crate::words::Window;

play::words! {
    /// A phase that a ruling can begin at.
    Phase {
        /// Dice are drawn and rolled.
        Roll = "roll",
        /// Dice lie on the initiative cards.
        Dice = "dice",
        /// Cards are bought.
        Market = "market",
        /// Cards are dealt, the next round begins.
        Cleanup = "cleanup",
        /// Before final scoring.
        End = "end",
    }
}

impl RollPlayer {
    /// Brings the table to the start of a phase: seats get what they lack of race, class,
    /// backstory and alignment, in the order of the cards.
    pub(super) fn give_phase(&self, state: &mut State, phase: Phase) {
        let seat = state.first();
        let step: Step = match phase {
            Phase::Roll => roll::Step::Begin.into(),
            Phase::Dice => roll::Step::Laid.into(),
            Phase::Market => market::Step::Open.into(),
            Phase::Cleanup => cleanup::Step::Begin.into(),
            Phase::End => skill::Open { window: Window::End, seat, asked: 0 }.into(),
        };
        state.give_step(step);
        for (seat, at) in state.from(Seat(0)).zip(0u8..) {
            // One class of each colour: seat after seat the next colour.
            let mut classes = self.cards.classes.iter().zip(0u8..);
            let class = classes.find(|(class, _)| class.colour.index() == usize::from(at % 6));
            state.give_sheet(seat, |sheet| {
                sheet.race = sheet.race.or(Some(RaceNo(at)));
                sheet.class = sheet.class.or(class.map(|(_, at)| ClassNo(at)));
                sheet.backstory = sheet.backstory.or(Some(BackstoryNo(at)));
                sheet.alignment = sheet.alignment.or(Some(AlignmentNo(at)));
                if sheet.marker == Cell(0) {
                    sheet.marker = Cell(4);
                }
            });
            if phase == Phase::Market && state.number_of(seat).is_none() {
                state.give_number(seat, Number(at + 1));
            }
        }
    }
}
