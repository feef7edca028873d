//! Interludes: decisions inside the flow that have a course of their own. They lie on one another;
//! the scene that was on goes on when the last of them is over.

pub(crate) mod action;
pub(crate) mod hands;
pub(crate) mod lay;
pub(crate) mod top;

use play::Sink;

use crate::event::Event;
use crate::flow::Turn;
use crate::state::Interlude;

impl<L: Sink<Event>> Turn<'_, L> {
    /// An interlude begins.
    #[inline(always)]
    pub fn begin(&mut self, interlude: impl Into<Interlude>) {
        self.tell(Event::InterludeBegan { interlude: interlude.into() });
    }

    /// The interlude on top is over.
    #[inline(always)]
    fn end_interlude(&mut self) {
        self.tell(Event::InterludeEnded);
    }
}
