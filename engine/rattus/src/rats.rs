//! The number of rat tokens in each region.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::numbers::RegionNo;
use crate::state::{CROWD, REGIONS};

/// The number of rat tokens in each region. Serialized as a list of these numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Rats {
    counts: [u8; REGIONS],
    /// The regions with a token, as bits: derived from `counts` and kept for speed.
    some: u32,
    /// The regions that have no room for another token, as bits.
    full: u32,
}

impl Rats {
    /// No token anywhere.
    pub const NONE: Self = Self { counts: [0; REGIONS], some: 0, full: 0 };

    /// Number of tokens in a region.
    #[inline]
    pub fn of(&self, region: RegionNo) -> u8 {
        self.counts[region.at()]
    }

    /// The regions with a token, as bits.
    #[inline]
    pub fn some(&self) -> u32 {
        self.some
    }

    /// The regions that have no room for another token, as bits.
    #[inline]
    pub fn full(&self) -> u32 {
        self.full
    }

    /// Adds a token to a region.
    #[inline]
    pub fn add(&mut self, region: RegionNo) {
        self.set(region, self.of(region) + 1);
    }

    /// Removes a token from a region.
    #[inline]
    pub fn take(&mut self, region: RegionNo) {
        self.set(region, self.of(region) - 1);
    }

    #[inline]
    fn set(&mut self, region: RegionNo, count: u8) {
        self.counts[region.at()] = count;
        let bit = |holds: bool| u32::from(holds) << region.at();
        self.some = self.some & !region.bit() | bit(count > 0);
        self.full = self.full & !region.bit() | bit(count >= CROWD);
    }
}

impl Serialize for Rats {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.counts.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Rats {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let counts = <[u8; REGIONS]>::deserialize(from)?;
        let mut rats = Self::NONE;
        for (region, count) in (0..).map(RegionNo).zip(counts) {
            rats.set(region, count);
        }
        Ok(rats)
    }
}
