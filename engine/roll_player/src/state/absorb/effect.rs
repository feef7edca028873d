//! Events of a card that acts and waits for answers.

use std::mem;
use std::sync::Arc;

use super::super::{Call, Effect, State};
use crate::event::{Event, chapter};

impl State {
    /// Begins an effect, as `Happened::Began` does, but with an existing copy of the state.
    pub(crate) fn begin_effect(&mut self, call: Call, start: Arc<State>) {
        debug_assert!(*start == *self, "an effect goes back to where it began");
        self.effect = Some(Effect::begun(call, start));
    }

    #[inline(always)]
    pub(super) fn absorb_effect(&mut self, event: &Event) {
        match event {
            Event::Effect(happened) => {
                self.effect = happened.absorb(self.effect.take(), self);
                if let (None, Some(top)) = (&self.effect, &mut self.table.top) {
                    top.lately = false;
                }
            }
            Event::Faulted { card, hook, .. } => {
                self.budget.fail(*card, *hook);
                if let Some(effect) = self.effect.take() {
                    let budget = mem::take(&mut self.budget);
                    *self = Self { budget, ..effect.undone() };
                }
            }
            chapter!(setup)
            | chapter!(dice)
            | chapter!(sheet)
            | chapter!(cards)
            | chapter!(tokens)
            | chapter!(expansions)
            | chapter!(course) => {}
        }
    }
}
