//! The order of the phases: the one place that knows which phase follows which.
//!
//! Rule: `round-order`.

use play::Sink;

use crate::event::Event;
use crate::flow::Turn;
use crate::phase::{cleanup, market, roll};
use crate::words::Window;

/// A phase of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Dice are rolled and laid on the initiative cards.
    Roll,
    /// Each seat takes a die.
    Dice,
    /// Each seat goes to the market.
    Market,
    /// Tokens go back, the market is renewed.
    Cleanup,
}

/// The phases of a round, in order.
const ROUND: [Phase; 4] = [Phase::Roll, Phase::Dice, Phase::Market, Phase::Cleanup];

impl<L: Sink<Event>> Turn<'_, L> {
    /// A phase is over: the next one begins, or the next round.
    pub fn end_phase(&mut self, over: Phase) {
        let mut rest = ROUND.iter().skip_while(|phase| **phase != over).skip(1);
        self.begin_phase(*rest.next().unwrap_or(&ROUND[0]));
    }

    /// A round begins with its first phase.
    pub fn begin_round(&mut self) {
        self.begin_phase(ROUND[0]);
    }

    fn begin_phase(&mut self, phase: Phase) {
        match phase {
            Phase::Roll => self.step(roll::Step::Begin),
            Phase::Dice => self.open_window(Window::DiceLaid, self.state.first(), 1),
            Phase::Market => self.step(market::Step::Open),
            Phase::Cleanup => self.step(cleanup::Step::Begin),
        }
    }
}
