//! Rulings that start at a phase.

use play::Seat;

use crate::RollPlayer;
use crate::numbers::{AlignmentNo, BackstoryNo, Cell, Number, RaceNo};
use crate::phase::{cleanup, finale, market, roll};
use crate::skill;
use crate::state::{State, Step};
use crate::words::Window;

play::words! {
    /// A phase at which a ruling can begin.
    Phase {
        /// Set-up. A ruling without `phase` begins here.
        Setup = "setup",
        /// Before the dice are drawn and rolled.
        Roll = "roll",
        /// The dice are on the initiative cards.
        Dice = "dice",
        /// Players buy cards. A seat without an initiative card gets the lowest free one.
        Market = "market",
        /// Cards are dealt, and the next round begins.
        Cleanup = "cleanup",
        /// Before final scoring.
        End = "end",
        /// The game is over.
        Over = "over",
    }
}

impl Phase {
    /// The phase of a step.
    pub(crate) fn of(step: Step) -> Self {
        match step {
            Step::Start(_) | Step::Hero(_) | Step::FirstMarket(_) | Step::StartingDice(_) => {
                Self::Setup
            }
            Step::Roll(_) => Self::Roll,
            Step::Dice(_) => Self::Dice,
            Step::Market(_) => Self::Market,
            Step::Cleanup(_) => Self::Cleanup,
            Step::Window(open) => match open.window {
                Window::DiceLaid | Window::BeforePick | Window::Placed => Self::Dice,
                Window::MarketTurn | Window::Bought | Window::BeforeHunt | Window::AfterHunt => {
                    Self::Market
                }
                Window::Cleanup => Self::Cleanup,
                Window::End => Self::End,
            },
            Step::Finale(_) => Self::Over,
            Step::Monsters(step) => step.phase(),
        }
    }
}

/// Whether a window opens in the current phase of a state.
pub(crate) fn of_window(window: Window, state: &State) -> bool {
    let open = skill::Open { window, seat: Seat(0), asked: 0 };
    let here = match state.step() {
        // A ruling of the phase `dice` starts at this step.
        Step::Roll(roll::Step::Laid) => Phase::Dice,
        step => Phase::of(step),
    };
    Phase::of(open.into()) == here
}

impl RollPlayer {
    /// Moves the table to the start of a phase. Seats without race, backstory or alignment get one
    /// in the order of the cards. They get no class, because it would add a power that the ruling
    /// does not name.
    pub(super) fn give_phase(&self, state: &mut State, phase: Phase) {
        let seat = state.first();
        let step: Step = match phase {
            Phase::Setup => return,
            Phase::Roll => roll::Step::Begin.into(),
            Phase::Dice => roll::Step::Laid.into(),
            Phase::Market => market::Step::Open.into(),
            Phase::Cleanup => cleanup::Step::Begin.into(),
            Phase::End => skill::Open { window: Window::End, seat, asked: 0 }.into(),
            Phase::Over => finale::Step::Over.into(),
        };
        state.give_step(step);
        for (seat, at) in state.from(Seat(0)).zip(0u8..) {
            state.give_sheet(seat, |sheet| {
                sheet.race = sheet.race.or(Some(RaceNo(at)));
                sheet.backstory = sheet.backstory.or(Some(BackstoryNo(at)));
                sheet.alignment = sheet.alignment.or(Some(AlignmentNo(at)));
                sheet.marker = Cell(4);
            });
            if phase == Phase::Market && state.number_of(seat).is_none() {
                let mut free = (1..=state.numbers()).map(Number);
                let free = free.find(|number| state.taker(*number).is_none());
                debug_assert!(free.is_some(), "there are more initiative cards than seats");
                state.give_number(seat, free);
            }
        }
    }
}
