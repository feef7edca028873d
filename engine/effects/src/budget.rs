//! What cards may still do in a game: one that fails again and again rests, and so do cards that
//! set one another off without end.

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

/// So often a card may fail in one hook: the last time lays that hook to rest for the whole game.
pub const FAULTS: u8 = 3;

/// So many things may be set off in one turn of a seat. A card that grants decision after decision,
/// each of which calls it again, is stopped there.
pub const SET_OFF: u8 = 200;

/// The number of cards that may act after one answer. Cards that set one another off without end are
/// stopped there; those that ask in between stop at [`SET_OFF`].
pub const CHAIN: u8 = 64;

/// What cards may still do: part of a state, so that it is the same however a position was come to.
/// `C` is a card, `H` a hook of the game.
///
/// # Equality
/// Two budgets are equal when the same hooks have failed as often. How much was set off in the turn
/// that goes on does not count, and is not written.
///
/// ```
/// use effects::{Budget, FAULTS};
///
/// let mut budget = Budget::<&str, &str>::default();
/// for _ in 0..FAULTS {
///     assert!(!budget.rests("oracle", "on_use"));
///     budget.fail("oracle", "on_use");
/// }
/// assert!(budget.rests("oracle", "on_use"));
/// assert!(!budget.rests("oracle", "on_bought"));
/// ```
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(
    bound(serialize = "C: Serialize, H: Serialize"),
    bound(deserialize = "C: Deserialize<'de>, H: Deserialize<'de>")
)]
pub struct Budget<C, H> {
    #[serde(skip)]
    set_off: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    failed: Option<Box<FailedHooks<C, H>>>,
}

/// The hooks that have failed, in the order of their first faults, and how often each.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct FailedHooks<C, H>(Vec<(C, H, u8)>);

impl<C, H> Default for Budget<C, H> {
    fn default() -> Self {
        Self { set_off: 0, failed: None }
    }
}

impl<C: PartialEq, H: PartialEq> PartialEq for Budget<C, H> {
    fn eq(&self, other: &Self) -> bool {
        self.failed == other.failed
    }
}

impl<C: Eq, H: Eq> Eq for Budget<C, H> {}

impl<C: Hash, H: Hash> Hash for Budget<C, H> {
    fn hash<S: Hasher>(&self, hasher: &mut S) {
        self.failed.hash(hasher);
    }
}

impl<C, H> Budget<C, H> {
    /// A turn begins: cards may set off as much as ever.
    #[inline]
    pub fn renew(&mut self) {
        self.set_off = 0;
    }

    /// Something was set off: a card was called, or a skill used.
    #[inline]
    pub fn set_off(&mut self) {
        self.set_off = self.set_off.saturating_add(1);
    }

    /// Whether more was set off in this turn than may be.
    #[inline]
    pub fn is_spent(&self) -> bool {
        self.set_off > SET_OFF
    }

    /// Whether no card has failed.
    #[inline]
    pub fn is_whole(&self) -> bool {
        self.failed.is_none()
    }
}

impl<C: PartialEq, H: PartialEq> Budget<C, H> {
    /// Whether a hook of a card has failed for good: it is not called any more.
    #[inline]
    pub fn rests(&self, card: C, hook: H) -> bool {
        self.failed.is_some() && self.faults(&card, &hook) >= FAULTS
    }

    /// Whether one more fault lays a hook of a card to rest.
    pub fn is_last(&self, card: C, hook: H) -> bool {
        self.faults(&card, &hook) + 1 >= FAULTS
    }

    /// A hook of a card has failed.
    pub fn fail(&mut self, card: C, hook: H) {
        let FailedHooks(failed) =
            &mut **self.failed.get_or_insert_with(|| Box::new(FailedHooks(Vec::new())));
        match failed.iter_mut().find(|(other, in_hook, _)| *other == card && *in_hook == hook) {
            Some((_, _, faults)) => *faults = faults.saturating_add(1),
            None => failed.push((card, hook, 1)),
        }
    }

    fn faults(&self, card: &C, hook: &H) -> u8 {
        let failed = self.failed.iter().flat_map(|failed| &failed.0);
        let mut same = failed.filter(|(other, in_hook, _)| other == card && in_hook == hook);
        same.next().map_or(0, |(_, _, faults)| *faults)
    }
}
