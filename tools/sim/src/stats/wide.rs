//! MeanSums of squares, in 128 bits.
//!
//! JSON numbers are read as 64-bit floats by many programs, and TOML has no integers above 63 bits.
//! So these sums are written as decimal strings: `"1234"`.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

pub(super) fn serialize<S: Serializer>(sum: &i128, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(sum)
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<i128, D::Error> {
    let text = String::deserialize(from)?;
    text.parse().map_err(|_| D::Error::custom(format!("expected an integer, got {text:?}")))
}

/// The exact product of three numbers; `None` if 128 bits cannot hold it.
pub(super) fn product(a: i128, b: i128, c: i128) -> Option<i128> {
    a.checked_mul(b)?.checked_mul(c)
}
