//! The things of a game that a run has met. All that a script holds of a thing is which of them it
//! is: the first it met, the second, and so on. So what it does cannot depend on the number that the
//! game knows a thing by, and one that picks the third die takes the way of one that picks the
//! fourth.

use std::ptr;

use mlua::{LightUserData, Value};

/// Which of the things a run has met.
pub(crate) type Index = u8;

/// The things a run has met, in order.
#[derive(Clone, Debug, Default)]
pub struct Handles(Vec<HandleThing>);

/// A thing of the game: what it is, and its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HandleThing {
    // Compared first: numbers differ more often than names, and sooner.
    pub(crate) number: i64,
    pub(crate) kind: &'static str,
}

impl Handles {
    /// A run that has met nothing.
    pub(crate) const NONE: Self = Self(Vec::new());

    #[inline]
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// Which thing this is, if the run has met it.
    #[inline]
    pub(crate) fn index(&self, thing: HandleThing) -> Option<Index> {
        let at = self.0.iter().position(|other| *other == thing)?;
        Index::try_from(at).ok()
    }

    /// Which thing this is; it is met if it was not yet. None when there are too many.
    #[inline]
    pub(crate) fn meet(&mut self, thing: HandleThing) -> Option<Index> {
        if let Some(index) = self.index(thing) {
            return Some(index);
        }
        let index = Index::try_from(self.0.len()).ok()?;
        self.0.push(thing);
        Some(index)
    }

    #[inline]
    pub(crate) fn get(&self, index: Index) -> Option<HandleThing> {
        self.0.get(usize::from(index)).copied()
    }

    /// The thing that a script holds.
    pub(crate) fn held(&self, value: &Value) -> Option<HandleThing> {
        let Value::LightUserData(LightUserData(held)) = value else { return None };
        let index = held.addr().checked_sub(1)?;
        self.get(Index::try_from(index).ok()?)
    }
}

/// What a script gets to hold.
pub(crate) fn to_hold(index: Index) -> Value {
    // Nothing is behind it: the address is the number, and no thing has that of null.
    Value::LightUserData(LightUserData(ptr::without_provenance_mut(usize::from(index) + 1)))
}
