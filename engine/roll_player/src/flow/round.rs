//! The order of the phases. No other file knows which phase follows which.
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
    /// Dice are rolled and put on the initiative cards.
    Roll,
    /// Each seat takes a die.
    Dice,
    /// Each seat has a market turn.
    Market,
    /// Tokens are returned and the market is refilled.
    Cleanup,
}

/// The phases of a round, in order.
const ROUND: [Phase; 4] = [Phase::Roll, Phase::Dice, Phase::Market, Phase::Cleanup];

impl<L: Sink<Event>> Turn<'_, L> {
    /// Ends a phase: begins the next phase or the next round.
    pub fn end_phase(&mut self, over: Phase) {
        let mut rest = ROUND.iter().skip_while(|phase| **phase != over).skip(1);
        self.begin_phase(*rest.next().unwrap_or(&ROUND[0]));
    }

    /// Begins a round with its first phase.
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
