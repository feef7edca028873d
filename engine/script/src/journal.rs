//! The journal of replies: the stored form of a suspended effect.

use std::fmt;
use std::hash::{Hash, Hasher};

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Maximum number of questions in one effect.
pub const CAPACITY: usize = 16;

/// Encodes "no answer"; all replies are greater.
const NIL: i16 = i16::MIN;

/// One recorded reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Recorded {
    /// Declined, or nothing to choose.
    Nil,
    /// A number, a handle, the index of a word, or 0 and 1 for no and yes. The stage that asked
    /// interprets it. [`i16::MIN`] cannot be recorded.
    Int(i16),
}

/// The replies to an effect so far, in order, each with the fingerprint of its question. Plain data
/// without allocation, so that a state can contain it.
///
/// ```
/// use script::{Journal, Recorded, fingerprint};
///
/// let which_die = fingerprint(&"which die?");
/// let mut journal = Journal::new();
/// journal.push(which_die, Recorded::Int(3));
/// journal.push(which_die, Recorded::Nil);
/// assert_eq!(journal.get(0), Some((which_die, Recorded::Int(3))));
/// assert_eq!((journal.len(), journal.get(2)), (2, None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Journal {
    // Entries from `length` on are zero, so that the derived comparison is correct.
    entries: [(u16, i16); CAPACITY],
    length: u8,
}

impl Journal {
    /// The journal of an effect that has not asked yet.
    pub const EMPTY: Self = Self { entries: [(0, 0); CAPACITY], length: 0 };

    /// The journal of an effect that has not asked yet.
    pub fn new() -> Self {
        Self::EMPTY
    }

    /// The number of replies.
    #[inline]
    pub fn len(&self) -> usize {
        usize::from(self.length)
    }

    /// Whether there are no replies.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// Whether the journal has no room for a further reply. A host never asks a question whose
    /// reply would not fit.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.len() == CAPACITY
    }

    /// Adds the reply to a question. Returns `false` and changes nothing if the journal is full.
    pub fn push(&mut self, fingerprint: u16, reply: Recorded) -> bool {
        let Some(entry) = self.entries.get_mut(usize::from(self.length)) else { return false };
        let number = match reply {
            Recorded::Nil => NIL,
            Recorded::Int(number) => number,
        };
        *entry = (fingerprint, number);
        self.length += 1;
        true
    }

    /// The fingerprint and the reply at an index.
    #[inline]
    pub fn get(&self, at: usize) -> Option<(u16, Recorded)> {
        let (fingerprint, number) = *self.entries[..self.len()].get(at)?;
        let reply = if number == NIL { Recorded::Nil } else { Recorded::Int(number) };
        Some((fingerprint, reply))
    }

    /// The last fingerprint and reply.
    #[inline]
    pub(crate) fn last(&self) -> Option<(u16, Recorded)> {
        self.get(self.len().checked_sub(1)?)
    }

    /// The last fingerprint and reply, if all earlier ones equal those of another journal.
    #[inline]
    pub(crate) fn answer_after(&self, before: &Self) -> Option<(u16, Recorded)> {
        let (len, fits) = (before.len(), before.len() + 1 == self.len());
        let same = fits && self.entries[..len] == before.entries[..len];
        if same { self.last() } else { None }
    }

    /// The fingerprints and replies in order.
    pub fn iter(&self) -> impl Iterator<Item = (u16, Recorded)> + '_ {
        (0..self.len()).filter_map(|at| self.get(at))
    }
}

impl Default for Journal {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl fmt::Debug for Journal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Journal {
    /// Serialized as a list of pairs: the fingerprint, and the reply or null.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.len()))?;
        for (fingerprint, reply) in self.iter() {
            let number = match reply {
                Recorded::Nil => None,
                Recorded::Int(number) => Some(number),
            };
            list.serialize_element(&(fingerprint, number))?;
        }
        list.end()
    }
}

impl<'de> Deserialize<'de> for Journal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Entries;

        impl<'de> Visitor<'de> for Entries {
            type Value = Journal;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "at most {CAPACITY} pairs of a fingerprint and a reply")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Journal, A::Error> {
                let mut journal = Journal::EMPTY;
                while let Some((fingerprint, number)) = list.next_element::<(u16, Option<i16>)>()? {
                    let reply = number.map_or(Recorded::Nil, Recorded::Int);
                    if !journal.push(fingerprint, reply) {
                        return Err(A::Error::invalid_length(CAPACITY + 1, &self));
                    }
                }
                Ok(journal)
            }
        }

        deserializer.deserialize_seq(Entries)
    }
}

/// A small number that identifies a question, equal on every machine and in every version: FNV-1a
/// over the hash input of the question, folded to 16 bits.
pub fn fingerprint(question: &impl Hash) -> u16 {
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    question.hash(&mut hasher);
    let hash = hasher.finish();
    (hash ^ (hash >> 16) ^ (hash >> 32) ^ (hash >> 48)) as u16
}

/// The FNV-1a prime.
const PRIME: u64 = 0x0000_0100_0000_01b3;

/// FNV-1a. Numbers are fed in little-endian order with a fixed width.
struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(PRIME);
        }
    }

    fn write_u16(&mut self, number: u16) {
        self.write(&number.to_le_bytes());
    }

    fn write_u32(&mut self, number: u32) {
        self.write(&number.to_le_bytes());
    }

    /// Most numbers are small: after the first byte, each of the seven zero bytes only multiplies.
    fn write_u64(&mut self, number: u64) {
        if number <= 0xff {
            self.0 = (self.0 ^ number).wrapping_mul(PRIME.wrapping_pow(8));
        } else {
            self.write(&number.to_le_bytes());
        }
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_i16(&mut self, number: i16) {
        self.write(&number.to_le_bytes());
    }

    fn write_i32(&mut self, number: i32) {
        self.write(&number.to_le_bytes());
    }

    fn write_i64(&mut self, number: i64) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_i64(number as i64);
    }
}
