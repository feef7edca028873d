//! Rulings that start at a part of the game.

use crate::Rattus;
use crate::cards::regions;
use crate::flow::Step;
use crate::numbers::RegionNo;
use crate::phase::{BeforePlague, Count, Final, Last, Late, Over, Spread};
use crate::state::State;

play::words! {
    /// The parts of the game at which a ruling can begin.
    Phase {
        /// Set-up. A ruling without `phase` begins here.
        Setup = "setup",
        /// Before the plague moves.
        Turn = "turn",
        /// Before the two new tokens are placed.
        Spread = "spread",
        /// Before the first token is turned face up.
        Ravage = "ravage",
        /// After the ravage.
        Late = "late",
        /// The last round.
        Last = "last",
        /// The plague ravages all regions.
        Final = "final",
        /// The game is over.
        Over = "over",
    }
}

impl Phase {
    /// The part of a step.
    pub(super) fn of(step: Step) -> Self {
        match step {
            Step::Outbreak(_) | Step::Start(_) | Step::Settle(_) => Self::Setup,
            Step::BeforePlague(_) => Self::Turn,
            Step::Spread(_) => Self::Spread,
            Step::Count(_) | Step::Ravage(_) => Self::Ravage,
            Step::Late(_) => Self::Late,
            Step::Last(_) => Self::Last,
            Step::Final(_) => Self::Final,
            Step::Over(_) => Self::Over,
        }
    }
}

impl Rattus {
    /// Moves a state to a part of the active seat's turn, or to the end.
    pub(super) fn give_phase(&self, state: &mut State, phase: Phase) {
        let step: Step = match phase {
            Phase::Setup => return,
            Phase::Turn => BeforePlague.into(),
            Phase::Spread => Spread { left: 2 }.into(),
            Phase::Ravage => Count.into(),
            Phase::Late => Late.into(),
            Phase::Last => Last { nth: 0 }.into(),
            Phase::Final => Final { region: RegionNo(0) }.into(),
            Phase::Over => Over.into(),
        };
        if state.plague().is_none() {
            let first = regions(self.cards.used(state)).next();
            debug_assert!(first.is_some(), "a map has regions in use");
            state.give_plague(first);
        }
        state.give_step(step);
    }
}
