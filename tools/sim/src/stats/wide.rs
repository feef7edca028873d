//! MeanSums of squares, in 128 bits.
//!
//! JSON numbers are read as 64-bit floats by many programs, and TOML has no integers above 63 bits.
//! So these sums are written as decimal strings: `"1234"`.

use std::fmt;

use serde::de::{Error, Visitor};
use serde::{Deserializer, Serializer};

pub(super) fn serialize<S: Serializer>(sum: &i128, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(sum)
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<i128, D::Error> {
    from.deserialize_str(Decimal)
}

/// Reads a text without a copy of it: files of shards have thousands of these sums.
struct Decimal;

impl Visitor<'_> for Decimal {
    type Value = i128;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an integer as a text")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<i128, E> {
        text.parse().map_err(|_| E::custom(format!("expected an integer, got {text:?}")))
    }
}

/// The exact product of three numbers; `None` if 128 bits cannot hold it.
pub(super) fn product(a: i128, b: i128, c: i128) -> Option<i128> {
    a.checked_mul(b)?.checked_mul(c)
}
