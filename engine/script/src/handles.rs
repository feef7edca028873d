//! Handles: the things of a game that a run has met.
//!
//! A script knows a thing only by its index: the first it met, the second, and so on. Its behavior
//! therefore cannot depend on the number of the thing in the game. A run that picks the third die
//! and one that picks the fourth follow the same path in the tree of known runs.

use std::ptr;

use mlua::{LightUserData, Value};

/// Index of a thing among those a run has met.
pub(crate) type Index = u8;

/// The things a run has met, in order.
#[derive(Clone, Debug, Default)]
pub struct Handles(Vec<HandleThing>);

/// A thing of the game: its kind, and its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HandleThing {
    // First, because the derived comparison goes in this order and numbers differ more often than
    // names.
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

    /// The index of a thing, if the run has met it.
    #[inline]
    pub(crate) fn index(&self, thing: HandleThing) -> Option<Index> {
        let at = self.0.iter().position(|other| *other == thing)?;
        Index::try_from(at).ok()
    }

    /// The index of a thing, which is added if it is new. `None` if there are too many.
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

    /// The thing in a script's value.
    pub(crate) fn held(&self, value: &Value) -> Option<HandleThing> {
        let Value::LightUserData(LightUserData(held)) = value else { return None };
        let index = held.addr().checked_sub(1)?;
        self.get(Index::try_from(index).ok()?)
    }
}

/// The value for a script.
pub(crate) fn to_hold(index: Index) -> Value {
    // The address is only a number and is never read. One is added because index 0 would be a null
    // pointer.
    Value::LightUserData(LightUserData(ptr::without_provenance_mut(usize::from(index) + 1)))
}
