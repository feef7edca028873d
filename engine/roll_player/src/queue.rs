//! What waits to be carried out.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::state::Pending;

/// Maximum length of the queue.
pub const QUEUE: usize = 32;

/// A queue of things to carry out. It usually has at most one item and a state is copied often, so
/// all items after the first are boxed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "ArrayVec<Pending, QUEUE>", into = "ArrayVec<Pending, QUEUE>")]
pub(crate) struct Queue {
    next: Option<Pending>,
    /// `None` instead of an empty list.
    rest: Option<Box<ArrayVec<Pending, { QUEUE - 1 }>>>,
}

impl Queue {
    pub(crate) fn iter(&self) -> impl Iterator<Item = Pending> {
        self.next.iter().chain(self.rest.iter().flat_map(|rest| rest.iter())).copied()
    }

    #[inline]
    pub(crate) fn next(&self) -> Option<Pending> {
        self.next
    }

    pub(crate) fn len(&self) -> usize {
        usize::from(self.next.is_some()) + self.rest.as_ref().map_or(0, |rest| rest.len())
    }

    /// Appends an item; false, without a change, if the queue is full.
    pub(crate) fn add(&mut self, pending: Pending) -> bool {
        if self.next.is_none() {
            self.next = Some(pending);
            return true;
        }
        self.rest.get_or_insert_default().try_push(pending).is_ok()
    }

    /// Removes the next item.
    pub(crate) fn take(&mut self) {
        self.next = self.rest.as_mut().map(|rest| rest.remove(0));
        self.rest.take_if(|rest| rest.is_empty());
    }
}

impl From<ArrayVec<Pending, QUEUE>> for Queue {
    fn from(all: ArrayVec<Pending, QUEUE>) -> Self {
        let mut queue = Self::default();
        for pending in all {
            let fits = queue.add(pending);
            debug_assert!(fits, "as many as a queue takes");
        }
        queue
    }
}

impl From<Queue> for ArrayVec<Pending, QUEUE> {
    fn from(queue: Queue) -> Self {
        queue.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use play::Seat;

    use super::*;
    use crate::interlude::top::Top;

    #[test]
    fn what_came_first_goes_first() {
        let waiting: Vec<Pending> =
            (0..QUEUE as u8).map(|seat| Top { seat: Seat(seat) }.into()).collect();
        let mut queue = Queue::default();
        for (count, pending) in waiting.iter().enumerate() {
            assert_eq!(queue.len(), count);
            assert!(queue.add(*pending));
        }
        assert!(!queue.add(waiting[0]), "it is full");
        assert!(queue.iter().eq(waiting.iter().copied()));
        let written = serde_json::to_string(&queue).expect("it is plain");
        assert_eq!(serde_json::from_str::<Queue>(&written).expect("written above"), queue);
        for pending in waiting {
            assert_eq!(queue.next(), Some(pending));
            queue.take();
        }
        assert_eq!(queue, Queue::default());
    }
}
