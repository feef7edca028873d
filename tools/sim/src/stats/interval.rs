//! Intervals and their level.

use serde::Serialize;

use super::curve;

/// Below this number of informing units a row is marked "few", and no run stops.
///
/// Units inform if their two values differ, or if they carry. With fewer than 30 of them, intervals
/// of skewed values cover less than they say: 86 % rather than 95 % with 8 of 100 units.
pub const FEW: u64 = 30;

/// The share of intervals that cover the true value, above 0 and below 1.
///
/// ```
/// use sim::stats::Level;
///
/// assert!((Level::P95.z() - 1.959964).abs() < 1e-6);
/// assert!((Level::P95.t(9) - 2.262157).abs() < 1e-6);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level(f64);

impl Level {
    /// 95 %, the level of all tables.
    pub const P95: Self = Self(0.95);

    /// The share of intervals that miss the true value: 0.05 at 95 %.
    pub fn missed(self) -> f64 {
        1.0 - self.0
    }

    /// The half-width of a normal interval, in standard errors.
    pub fn z(self) -> f64 {
        curve::normal_quantile(0.5 + self.0 / 2.0)
    }

    /// The half-width of a t interval in standard errors, by degrees of freedom (at least 1).
    pub fn t(self, freedom: u64) -> f64 {
        curve::t_quantile(0.5 + self.0 / 2.0, freedom)
    }
}

/// An estimate and the range that covers the true value with the chosen [`Level`].
///
/// Where nothing varied, a mean has a range without width. Show the number of units that differ
/// then, not "± 0".
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The estimate.
    pub mid: f64,
    /// The lower end, at most `mid`.
    pub low: f64,
    /// The upper end, at least `mid`.
    pub high: f64,
}

impl Interval {
    /// The interval of a value divided by `per`, which is above 0.
    pub fn over(self, per: f64) -> Self {
        let Self { mid, low, high } = self;
        Self { mid: mid / per, low: low / per, high: high / per }
    }

    /// The range of `half_width` on both sides of `mid`.
    pub fn around(mid: f64, half_width: f64) -> Self {
        Self { mid, low: mid - half_width, high: mid + half_width }
    }

    /// Half of the range. The two sides of a rate differ in width; this is their mean.
    pub fn half_width(self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// Whether a value is outside the range, so that it is refuted at this level.
    ///
    /// ```
    /// use sim::stats::Interval;
    ///
    /// assert!(Interval::around(2.0, 1.5).excludes(0.0));
    /// assert!(!Interval::around(1.0, 1.5).excludes(0.0));
    /// ```
    pub fn excludes(self, value: f64) -> bool {
        value < self.low || value > self.high
    }

    /// Whether the whole range is between `-margin` and `margin`.
    pub fn within(self, margin: f64) -> bool {
        -margin <= self.low && self.high <= margin
    }
}
