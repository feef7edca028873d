//! Events of a card that acts and waits for answers.

use std::sync::Arc;

use super::super::{Effect, State};
use crate::event::{Event, chapter};

impl State {
    pub(super) fn absorb_effect(&mut self, event: &Event) {
        match *event {
            Event::EffectBegan { seat, card, hook, arg } => {
                let start = Arc::new(self.clone());
                self.effect = Some(Box::new(Effect {
                    seat,
                    card,
                    hook,
                    arg,
                    journal: script::Journal::default(),
                    question: None,
                    told: 0,
                    start,
                }));
            }
            Event::EffectAsked { question, told } => {
                if let Some(effect) = &mut self.effect {
                    effect.question = Some(question);
                    effect.told = told;
                }
            }
            Event::EffectAnswered { fingerprint, reply } => {
                if let Some(effect) = &mut self.effect {
                    effect.question = None;
                    // A full journal is refused when the question is asked.
                    let reply = reply.map_or(script::Recorded::Nil, script::Recorded::Int);
                    let _ = effect.journal.push(fingerprint, reply);
                }
            }
            Event::EffectEnded => self.effect = None,
            Event::Faulted { .. } => {
                if let Some(effect) = self.effect.take() {
                    *self = Arc::unwrap_or_clone(effect.start);
                }
            }
            chapter!(setup)
            | chapter!(dice)
            | chapter!(sheet)
            | chapter!(cards)
            | chapter!(tokens)
            | chapter!(course) => {}
        }
    }
}
