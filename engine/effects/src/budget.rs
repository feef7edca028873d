//! Limits on cards in a game. A card that keeps failing is disabled, and so are cards that trigger
//! one another endlessly.

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

/// Number of failures after which a hook of a card is disabled for the rest of the game.
pub const FAULTS: u8 = 3;

/// Maximum number of triggered cards and uses of skills in one turn of a seat. It stops a card that
/// grants decisions, each of which calls it again.
pub const SET_OFF: u8 = 200;

/// Maximum number of cards that act after one answer. It stops cards that trigger one another
/// endlessly. If they ask in between, [`SET_OFF`] stops them.
pub const CHAIN: u8 = 64;

/// The limits used up so far. They are part of a state, so that they do not depend on how a
/// position was reached. `C` is a card, `H` a hook of the game.
///
/// # Equality
/// Two budgets are equal if they have the same number of failures for each hook. The count for the
/// current turn is neither compared nor serialized.
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

/// The hooks that have failed, in the order of their first faults, with the number of failures.
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
    /// Starts a turn: resets the count of triggered cards.
    #[inline]
    pub fn renew(&mut self) {
        self.set_off = 0;
    }

    /// Counts a triggered card or a use of a skill.
    #[inline]
    pub fn set_off(&mut self) {
        self.set_off = self.set_off.saturating_add(1);
    }

    /// Whether the limit of this turn is exceeded.
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
    /// Whether a hook of a card is disabled: it is no longer called.
    #[inline]
    pub fn rests(&self, card: C, hook: H) -> bool {
        self.failed.is_some() && self.faults(&card, &hook) >= FAULTS
    }

    /// Whether the next failure disables a hook of a card.
    pub fn is_last(&self, card: C, hook: H) -> bool {
        self.faults(&card, &hook) + 1 >= FAULTS
    }

    /// Counts a failure of a hook of a card.
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
