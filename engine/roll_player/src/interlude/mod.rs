//! Interludes: decisions inside the flow with their own parts. They are stacked: the interrupted
//! scene continues after the last interlude.

pub(crate) mod action;
pub(crate) mod hands;
pub(crate) mod lay;
pub(crate) mod top;

use play::Sink;

use crate::event::Event;
use crate::flow::Turn;
use crate::state::Interlude;

impl<L: Sink<Event>> Turn<'_, L> {
    /// Begins an interlude.
    #[inline(always)]
    pub fn begin(&mut self, interlude: impl Into<Interlude>) {
        self.tell(Event::InterludeBegan { interlude: interlude.into() });
    }

    /// Ends the top interlude.
    #[inline(always)]
    fn end_interlude(&mut self) {
        self.tell(Event::InterludeEnded);
    }
}
