//! Results of a function, kept by its argument.

use std::cell::RefCell;
use std::fmt;
use std::hash::{Hash, Hasher};

/// Number of results that a [`Memo`] keeps.
const KEPT: usize = 1 << 11;

/// Keeps results of a function, so that equal arguments are not worked out again.
///
/// The function is a plain `fn`: it can read its key and the fixed content, and nothing else. A
/// part of a state that is not in the key is therefore out of its reach, and the cache can never be
/// stale. A new result replaces an old one in the same slot.
///
/// ```
/// use play::Memo;
///
/// fn power(base: &u64, exponent: &u32) -> u64 {
///     base.pow(*exponent)
/// }
///
/// let memo = Memo::new();
/// assert_eq!(memo.get(&2, 10, power), 1024);
/// assert_eq!(memo.get(&2, 10, power), 1024, "this time it is looked up");
/// assert_eq!(Memo::keeping_nothing().get(&2, 10, power), 1024);
/// ```
pub struct Memo<K, V> {
    /// Empty until the first result.
    slots: RefCell<Vec<Option<(K, V)>>>,
    keeps: bool,
}

impl<K: Copy + Eq + Hash, V: Copy> Memo<K, V> {
    /// An empty one.
    pub const fn new() -> Self {
        Self { slots: RefCell::new(Vec::new()), keeps: true }
    }

    /// One that works everything out again, to compare with.
    pub const fn keeping_nothing() -> Self {
        Self { slots: RefCell::new(Vec::new()), keeps: false }
    }

    /// The result for a key, with content that is the same in all calls.
    #[inline]
    pub fn get<C: ?Sized>(&self, content: &C, key: K, result: fn(&C, &K) -> V) -> V {
        let slot = slot(&key);
        self.found_in(slot, &key).unwrap_or_else(|| {
            let value = result(content, &key);
            self.keep_in(slot, key, value);
            value
        })
    }

    /// The kept result for a key.
    #[inline]
    pub fn found(&self, key: &K) -> Option<V> {
        self.found_in(slot(key), key)
    }

    #[inline]
    fn found_in(&self, slot: usize, key: &K) -> Option<V> {
        match self.slots.borrow().get(slot) {
            Some(Some((known, value))) if known == key => Some(*value),
            Some(_) | None => None,
        }
    }

    /// Keeps a result. The caller answers for it that the key decides the result: prefer
    /// [`Self::get`].
    pub fn keep(&self, key: K, value: V) {
        self.keep_in(slot(&key), key, value);
    }

    fn keep_in(&self, slot: usize, key: K, value: V) {
        if !self.keeps {
            return;
        }
        let mut slots = self.slots.borrow_mut();
        if slots.is_empty() {
            slots.resize(KEPT, None);
        }
        slots[slot] = Some((key, value));
    }

    /// Drops all results. Only speed changes.
    pub fn forget(&self) {
        *self.slots.borrow_mut() = Vec::new();
    }
}

impl<K: Copy + Eq + Hash, V: Copy> Default for Memo<K, V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K, V> fmt::Debug for Memo<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Memo").finish_non_exhaustive()
    }
}

/// A hasher for small keys. Quality matters little: equal slots only replace each other.
struct WordHasher(u64);

impl WordHasher {
    #[inline]
    fn word(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

/// The slot of a key. The highest bits of the hash depend on all its words.
#[inline]
fn slot(key: &impl Hash) -> usize {
    let mut hasher = WordHasher(0);
    key.hash(&mut hasher);
    (hasher.finish() >> (u64::BITS - KEPT.trailing_zeros())) as usize
}

impl Hasher for WordHasher {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (eights, rest) = bytes.as_chunks();
        eights.iter().for_each(|eight| self.word(u64::from_le_bytes(*eight)));
        rest.iter().for_each(|byte| self.word(u64::from(*byte)));
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.word(number.into());
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.word(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.word(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.word(number);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.word(number as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}
