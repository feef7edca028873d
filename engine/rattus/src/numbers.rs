//! Numbers of regions, cards and tokens. Choices, events and states hold these.

use play::say::ArgKind;
use play::say::{Speller, thing};
use play::{Arg, Say};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::state::{CLASSES, REGIONS};

play::numbers! {
    /// Number of a map in the catalogue.
    MapNo;
    /// Number of a set of tokens in the catalogue.
    SetNo;
    /// Number of a token's face in the catalogue.
    FaceNo;
}

/// A token on the board, identified by its place in the order of arrival. Texts count it from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TokenNo(pub u8);

impl TokenNo {
    /// The index of the token.
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

/// Number of a region of the map.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Say,
)]
pub struct RegionNo(pub u8);

impl RegionNo {
    /// The index of the region.
    #[inline]
    pub fn at(self) -> usize {
        debug_assert!(usize::from(self.0) < REGIONS, "there is no region {}", self.0);
        usize::from(self.0) % REGIONS
    }

    /// A bit set with only this region.
    #[inline]
    pub fn bit(self) -> u32 {
        1 << self.at()
    }
}

/// Number of a class card in the catalogue.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Say,
)]
pub struct ClassNo(pub u8);

impl ClassNo {
    /// The index of the card.
    #[inline]
    pub fn at(self) -> usize {
        debug_assert!(usize::from(self.0) < CLASSES, "there is no class card {}", self.0);
        usize::from(self.0) % CLASSES
    }

    /// A bit set with only this card.
    #[inline]
    pub fn bit(self) -> u16 {
        1 << self.at()
    }
}
