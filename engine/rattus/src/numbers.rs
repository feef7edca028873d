//! Numbers of things: what choices, events and states hold instead of the things.

use play::say::ArgKind;
use play::say::{Speller, thing};
use play::{Arg, Say};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::state::{CLASSES, REGIONS};

play::numbers! {
    /// A map.
    MapNo;
    /// A set of tokens.
    SetNo;
    /// The face of a token.
    FaceNo;
}

/// A token as it lies on the board: everybody can tell it from the others by its place. It is
/// written from 1 on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TokenNo(pub u8);

impl TokenNo {
    /// The number as an index.
    #[inline]
    pub fn at(self) -> usize {
        usize::from(self.0)
    }
}

impl Serialize for TokenNo {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_newtype_struct("TokenNo", &(self.0 + 1))
    }
}

impl Say for TokenNo {
    const KIND: ArgKind = ArgKind::Number;

    fn say(&self, speller: Speller<'_>) -> Option<Arg> {
        thing("TokenNo", &(self.0 + 1), speller)
    }
}

impl<'de> Deserialize<'de> for TokenNo {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(from)?;
        number.checked_sub(1).map(Self).ok_or_else(|| D::Error::custom("tokens count from 1"))
    }
}

/// A region.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Say,
)]
pub struct RegionNo(pub u8);

impl RegionNo {
    /// The number as an index.
    #[inline]
    pub fn at(self) -> usize {
        debug_assert!(usize::from(self.0) < REGIONS, "there is no region {}", self.0);
        usize::from(self.0) % REGIONS
    }

    /// The region as a bit.
    #[inline]
    pub fn bit(self) -> u32 {
        1 << self.at()
    }
}

/// A class card.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Say,
)]
pub struct ClassNo(pub u8);

impl ClassNo {
    /// The number as an index.
    #[inline]
    pub fn at(self) -> usize {
        debug_assert!(usize::from(self.0) < CLASSES, "there is no class card {}", self.0);
        usize::from(self.0) % CLASSES
    }

    /// The card as a bit.
    #[inline]
    pub fn bit(self) -> u16 {
        1 << self.at()
    }
}
