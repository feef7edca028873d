//! Sets of minions: up to 64, in one word.

use play::Bits;
use serde::{Deserialize, Serialize};

/// A set of minions by number. Half as large as a set of cards, because a state has eight of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Bits", into = "Bits")]
pub(super) struct Minions(u64);

impl Minions {
    /// The empty set.
    pub(super) const EMPTY: Self = Self(0);

    #[inline]
    pub(super) fn add(&mut self, at: u8) {
        self.0 |= bit(at);
    }

    #[inline]
    pub(super) fn remove(&mut self, at: u8) {
        self.0 &= !bit(at);
    }

    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(super) fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[must_use]
    pub(super) fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The set as a general bit set.
    #[inline]
    pub(super) fn bits(self) -> Bits {
        self.0.into()
    }
}

#[inline]
fn bit(at: u8) -> u64 {
    debug_assert!(at < 64, "a table has no minion {at}");
    1 << (at & 63)
}

impl FromIterator<u8> for Minions {
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> Self {
        Self(numbers.into_iter().fold(0, |bits, at| bits | bit(at)))
    }
}

impl From<Bits> for Minions {
    fn from(bits: Bits) -> Self {
        bits.iter().collect()
    }
}

impl From<Minions> for Bits {
    fn from(minions: Minions) -> Self {
        minions.bits()
    }
}
