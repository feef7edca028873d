//! Cleanup: tokens go back, skills are readied, the market is renewed; and the end of the game.

use play::Sink;

use crate::choice::Choice;
use crate::event::Event;
use crate::flow::Turn;
use crate::kinds::Window;
use crate::state::Step;

impl<L: Sink<Event>> Turn<'_, L> {
    pub(crate) fn forward_cleanup(&mut self) -> bool {
        match self.state.step() {
            Step::Cleanup => {
                let seat = self.state.first();
                self.tell(Event::Cleaned { seat });
                self.open_window(Window::Cleanup, seat, 0);
            }
            Step::Ready { nth } => {
                let tired =
                    |nth: &u8| !self.state.sheet(self.state.nth(*nth)).exhausted().is_empty();
                match (nth..self.state.seats()).find(tired) {
                    Some(next) if next == nth => return false,
                    Some(next) => self.step(Step::Ready { nth: next }),
                    None => self.sweep(),
                }
            }
            Step::Deal { left: 0 } => self.dealt(),
            Step::Deal { .. } if self.state.deck().is_empty() => {
                if self.state.discard().is_empty() {
                    self.dealt();
                } else {
                    self.tell(Event::Reshuffled);
                }
            }
            _ => return false,
        }
        true
    }

    /// Unused charisma tokens go back, then skills may be readied.
    pub(crate) fn return_tokens(&mut self) {
        for seat in self.state.from(self.state.first()) {
            let tokens = self.state.sheet(seat).charisma();
            if tokens > 0 {
                self.tell(Event::CharismaReturned { seat, tokens });
            }
        }
        self.step(Step::Ready { nth: 0 });
    }

    /// The die left over goes to the bag, the cards left to the discard pile. When all sheets are
    /// full this was the last round: no new row is dealt [D].
    fn sweep(&mut self) {
        while let Some(die) = self.state.left_over() {
            self.tell(Event::LeftOver { die });
        }
        while let Some(card) = self.state.row().first().copied() {
            self.tell(Event::Swept { card });
        }
        if self.state.all_full() {
            let seat = self.state.first();
            self.open_window(Window::End, seat, 0);
        } else {
            self.step(Step::Deal { left: self.state.numbers() });
        }
    }

    /// The row is dealt: coins, and at the end of a round the next first player.
    fn dealt(&mut self) {
        if self.state.round() == 0 {
            self.begin_starting_dice();
            return;
        }
        self.tell(Event::CoinsLaid);
        let seat = self.state.first().after(1, self.state.seats());
        self.tell(Event::FirstPassed { seat });
        self.step(Step::Round);
    }

    pub(crate) fn choose_cleanup(&mut self, choice: Choice) {
        match (self.state.step(), choice) {
            (Step::Deal { .. }, Choice::Deal(card)) => self.tell(Event::Dealt { card }),
            (Step::Ready { nth }, Choice::Ready { card }) => {
                self.tell(Event::Readied { seat: self.state.nth(nth), card });
                self.step(Step::Ready { nth: nth + 1 });
            }
            (Step::Ready { nth }, Choice::LeaveExhausted) => {
                self.step(Step::Ready { nth: nth + 1 })
            }
            _ => {}
        }
    }
}
