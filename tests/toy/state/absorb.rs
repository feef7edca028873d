//! Events change the state, nothing else does.

use play::Seat;
use script::{Journal, Recorded};

use super::super::event::Event;
use super::{Effect, Player, State};

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
            Event::Queued { pending } => self.queue.push(pending),
            Event::Unqueued => drop(self.queue.remove(0)),
            _ => self.absorb_effect(event),
        }
    }

    fn at(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.at()]
    }

    fn absorb_effect(&mut self, event: &Event) {
        match *event {
            Event::EffectBegan { pending } => {
                let (start, journal) = (Box::new(self.clone()), Journal::new());
                self.effect = Some(Effect { pending, start, journal, told: 0, question: None });
            }
            Event::EffectEnded => self.effect = None,
            // The effect is rolled back to its start.
            Event::Faulted { .. } => {
                if let Some(effect) = self.effect.take() {
                    *self = *effect.start;
                }
            }
            _ => {
                let Some(effect) = &mut self.effect else { return };
                match *event {
                    Event::EffectAsked { question, told } => {
                        (effect.question, effect.told) = (Some(question), told);
                    }
                    Event::EffectAnswered { fingerprint, reply } => {
                        effect.question = None;
                        let reply = reply.map_or(Recorded::Nil, Recorded::Int);
                        effect.journal.push(fingerprint, reply);
                    }
                    _ => {}
                }
            }
        }
    }
}
