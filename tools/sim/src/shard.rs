//! Shards: parts of a plan that several processes or machines play.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::plan::Plan;

/// One of the equal parts of a plan, written `I/N` with `I` from 0 to `N` − 1.
///
/// ```
/// use sim::{Plan, Seeds, Shard};
///
/// let plan = Plan::new("pig", Seeds::new(1, 120));
/// let units = |shard: &str| shard.parse::<Shard>().expect("a shard").units(&plan);
/// // Shards are whole blocks of 50 seeds; the last block may be shorter.
/// assert_eq!((units("0/2"), units("1/2")), (0..50, 50..120));
/// assert_eq!(units("0/1"), 0..120);
/// assert!("2/2".parse::<Shard>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Shard {
    of: u64,
    index: u64,
}

impl Shard {
    /// The most shards of a plan.
    pub const MOST: u64 = 1_000_000;

    /// The shard with an index below `of`.
    pub fn new(index: u64, of: u64) -> Option<Self> {
        (index < of && of <= Self::MOST).then_some(Self { of, index })
    }

    /// Its index, from 0.
    pub fn index(self) -> u64 {
        self.index
    }

    /// The number of shards.
    pub fn of(self) -> u64 {
        self.of
    }

    /// Its units: whole blocks, and none if there are more shards than blocks.
    pub fn units(self, plan: &Plan) -> Range<u64> {
        let (all, block) = (plan.seeds.count(), plan.block());
        let blocks = u128::from(all.div_ceil(block));
        let at = |index: u64| {
            let first = blocks * u128::from(index) / u128::from(self.of);
            // At most the number of blocks, so it fits.
            (first as u64).saturating_mul(block).min(all)
        };
        at(self.index)..at(self.index + 1)
    }
}

impl FromStr for Shard {
    type Err = &'static str;

    fn from_str(typed: &str) -> Result<Self, Self::Err> {
        let parts = typed.split_once('/');
        let numbers = parts.and_then(|(index, of)| Some((index.parse().ok()?, of.parse().ok()?)));
        let shard = numbers.and_then(|(index, of)| Self::new(index, of));
        shard.ok_or("a shard is I/N, such as 0/4, with I from 0 to N-1 and N up to 1000000")
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.index, self.of)
    }
}

impl TryFrom<String> for Shard {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> Self {
        shard.to_string()
    }
}
