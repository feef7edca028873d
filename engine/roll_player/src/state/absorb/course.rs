//! Events of the flow: steps, interludes, what waits.

use super::super::{Interlude, State};
use crate::event::{Event, chapter};
use crate::phase::finale;

impl State {
    #[inline(always)]
    pub(super) fn absorb_course(&mut self, event: &Event) {
        match *event {
            Event::Stepped { step } => self.step = step,
            Event::Queued { pending } => {
                // Only cards that set one another off fill the queue: the rest is cut.
                let _ = self.queue.add(pending);
            }
            Event::Unqueued => self.queue.take(),
            Event::InterludeBegan { interlude } => {
                // Only cards that grant action after action come so deep: the rest is cut.
                let _ = self.interludes.add(Some(interlude));
            }
            Event::InterludePart { part: next } => {
                if let Some(Some(Interlude::Action(action))) = self.interludes.last_mut() {
                    action.part = next;
                }
            }
            Event::InterludeEnded => {
                let on = self.interludes.len();
                debug_assert!(on > 0, "no interlude is on");
                self.interludes.remove(on - 1);
            }
            Event::Ended => self.step = finale::Step::Over.into(),
            chapter!(setup)
            | chapter!(dice)
            | chapter!(sheet)
            | chapter!(cards)
            | chapter!(tokens)
            | chapter!(effect) => {}
        }
    }
}
