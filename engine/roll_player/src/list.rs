//! A short list that is copied as plain bytes, because a state is copied for each card that acts.

use std::ops::{Deref, DerefMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A list of at most `MOST` items, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "ArrayVec<T, MOST>", into = "ArrayVec<T, MOST>")]
#[serde(bound(
    serialize = "T: Copy + Default + Serialize",
    deserialize = "T: Copy + Default + Deserialize<'de>"
))]
pub(crate) struct List<T, const MOST: usize> {
    /// The items, followed by default values, so that equal lists have equal bytes.
    things: [T; MOST],
    len: u8,
}

impl<T: Copy + Default, const MOST: usize> List<T, MOST> {
    #[inline]
    pub(crate) fn count(&self) -> usize {
        self.len.into()
    }

    /// Appends an item; false, without a change, if the list is full.
    #[inline]
    pub(crate) fn add(&mut self, thing: T) -> bool {
        let Some(room) = self.things.get_mut(usize::from(self.len)) else { return false };
        *room = thing;
        self.len += 1;
        true
    }

    /// Removes the item at `at`; the later ones move up.
    // One by one: lists are short, and `copy_within` would be a call.
    #[inline]
    pub(crate) fn remove(&mut self, at: usize) {
        for place in at + 1..self.count() {
            self.things[place - 1] = self.things[place];
        }
        self.len -= 1;
        self.things[usize::from(self.len)] = T::default();
    }

    /// The whole array: the items, then default values.
    #[inline]
    pub(crate) fn whole(self) -> [T; MOST] {
        self.things
    }
}

impl<T: Copy + Default, const MOST: usize> Default for List<T, MOST> {
    fn default() -> Self {
        Self { things: [T::default(); MOST], len: 0 }
    }
}

impl<T, const MOST: usize> Deref for List<T, MOST> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.things[..usize::from(self.len)]
    }
}

impl<T, const MOST: usize> DerefMut for List<T, MOST> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.things[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const MOST: usize> From<ArrayVec<T, MOST>> for List<T, MOST> {
    fn from(all: ArrayVec<T, MOST>) -> Self {
        let mut list = Self::default();
        for thing in all {
            let fits = list.add(thing);
            debug_assert!(fits, "as many as the list takes");
        }
        list
    }
}

impl<T: Copy + Default, const MOST: usize> From<List<T, MOST>> for ArrayVec<T, MOST> {
    fn from(list: List<T, MOST>) -> Self {
        list.iter().copied().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_lists_are_equal_whatever_they_held() {
        let mut list = List::<u8, 3>::default();
        for thing in [7, 8, 9] {
            assert!(list.add(thing));
        }
        assert!(!list.add(10), "it is full");
        list.remove(1);
        assert_eq!(*list, [7, 9]);

        let mut same = List::default();
        assert!(same.add(7) && same.add(9));
        assert_eq!(list, same);

        let written = serde_json::to_string(&list).expect("it is plain");
        assert_eq!(written, "[7,9]");
        assert_eq!(serde_json::from_str::<List<u8, 3>>(&written).expect("written above"), list);
        assert!(serde_json::from_str::<List<u8, 3>>("[1, 2, 3, 4]").is_err(), "one too many");
    }
}
