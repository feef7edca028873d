//! Events of a card that acts and waits for answers.

use super::super::State;
use crate::event::{Event, chapter};

impl State {
    #[inline(always)]
    pub(super) fn absorb_effect(&mut self, event: &Event) {
        match event {
            Event::Effect(happened) => {
                self.effect = happened.absorb(self.effect.take(), self);
                if let (None, Some(top)) = (&self.effect, &mut self.table.top) {
                    top.lately = false;
                }
            }
            Event::Faulted { .. } => {
                if let Some(effect) = self.effect.take() {
                    *self = effect.undone();
                }
            }
            chapter!(setup)
            | chapter!(dice)
            | chapter!(sheet)
            | chapter!(cards)
            | chapter!(tokens)
            | chapter!(monsters)
            | chapter!(course) => {}
        }
    }
}
