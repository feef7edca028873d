//! Statistics of units: means, rates, differences, and when to stop.
//!
//! A *unit* is what a plan repeats with independent chance: one seed with all its games. Data files
//! hold integer sums over units ([`Carried`], [`Paired`], [`Caused`]), which join exactly in any
//! order. Estimates are floats and are only shown, except where a rule of a [`Rule`] decides:
//! those use `libm` and IEEE operations, so that a run stops at the same unit on every machine.

mod carried;
mod caused;
pub mod curve;
mod interval;
mod many;
mod median;
mod moments;
mod paired;
mod stop;
mod wide;

pub(crate) use carried::wilson;
pub use carried::{Carried, SHARE, share};
pub use caused::Caused;
pub use interval::{FEW, Interval, Level};
pub use many::{by_chance, stands_out};
pub use moments::{MeanSums, Moments};
pub use paired::Paired;
pub use stop::{EVERY, FIRST, Reason, Rule, Stop};
