//! Events change the state, nothing else does.

use play::Seat;

use super::super::event::Event;
use super::{Player, State};

impl State {
    /// Carries out an event.
    pub fn absorb(&mut self, event: &Event) {
        match *event {
            Event::Dealt { seat, card } => {
                if let Some(card) = card {
                    self.deck.remove(card.0);
                    self.at(seat).hand.add(card.0);
                }
            }
            Event::Returned { seat, card } => {
                if let Some(card) = card {
                    self.at(seat).hand.remove(card.0);
                    self.deck.add(card.0);
                }
            }
            Event::Played { seat, card } => {
                self.at(seat).hand.remove(card.0);
                self.at(seat).front.add(card.0);
            }
            Event::Gained { seat, beads } => {
                self.pot -= beads;
                self.at(seat).beads += beads;
            }
            Event::Paid { seat, beads } => {
                self.at(seat).beads -= beads;
                self.pot += beads;
            }
            Event::Stolen { seat, rival, beads } => {
                self.at(rival).beads -= beads;
                self.at(seat).beads += beads;
            }
            Event::Thrown { .. } => self.step = super::Step::Rolling,
            Event::Searched { .. } => self.step = super::Step::Drawing,
            Event::Rolled { .. } => {}
            Event::Stepped { step, turn, round } => {
                (self.step, self.turn, self.round) = (step, turn, round);
            }
            Event::Queued { call } => self.queue.push(call),
            Event::Unqueued => drop(self.queue.remove(0)),
            Event::Effect(happened) => self.effect = happened.absorb(self.effect.take(), self),
            // The effect that is on is rolled back to its start.
            Event::Faulted { card, hook, .. } => {
                self.budget.fail(card, hook);
                if let Some(effect) = self.effect.take() {
                    let budget = std::mem::take(&mut self.budget);
                    *self = Self { budget, ..effect.undone() };
                }
            }
        }
    }

    fn at(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.at()]
    }
}
