//! Events of the flow: steps, interludes, the queue.

use super::super::{Interlude, State};
use crate::event::{Event, chapter};
use crate::phase::finale;

impl State {
    #[inline(always)]
    pub(super) fn absorb_course(&mut self, event: &Event) {
        match *event {
            Event::Stepped { step } => self.step = step,
            Event::Queued { pending } => {
                // Only cards that trigger each other can fill the queue. Anything more is dropped.
                let _ = self.queue.add(pending);
            }
            Event::Unqueued => self.queue.take(),
            Event::InterludeBegan { interlude } => {
                // Only cards that grant action after action can nest so deep. Anything more is
                // dropped.
                if self.interlude.is_none() || self.outer.add(self.interlude) {
                    self.interlude = Some(interlude);
                }
            }
            Event::InterludePart { part: next } => {
                if let Some(Interlude::Action(action)) = &mut self.interlude {
                    action.part = next;
                }
            }
            Event::InterludeEnded => {
                debug_assert!(self.interlude.is_some(), "no interlude is on");
                self.interlude = self.outer.last().copied().flatten();
                if self.interlude.is_some() {
                    self.outer.remove(self.outer.count() - 1);
                }
            }
            Event::Ended => self.step = finale::Step::Over.into(),
            chapter!(setup)
            | chapter!(dice)
            | chapter!(sheet)
            | chapter!(cards)
            | chapter!(tokens)
            | chapter!(expansions)
            | chapter!(effect) => {}
        }
    }
}
