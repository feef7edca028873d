//! Mean and variance, the common form of all sums.

use super::{FEW, Interval, Level, curve};

/// MeanSums over units that can be joined, and the mean that they estimate.
pub trait MeanSums: Clone + Default {
    /// Adds the sums of other units. Any order of joins gives equal sums.
    fn join(&mut self, other: &Self);

    /// The mean and its variance; `None` below two units.
    fn moments(&self) -> Option<Moments>;
}

/// A mean of units and the variance of one unit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moments {
    /// The number of units that the mean rests on, at least 2.
    pub units: u64,
    /// The number of these units that inform: pairs whose two values differ, or all that carry.
    pub informing: u64,
    /// The mean.
    pub mean: f64,
    /// The variance of one unit, with `units - 1` degrees of freedom.
    pub variance: f64,
}

impl Moments {
    /// Whether fewer than [`FEW`] units inform.
    pub fn few(self) -> bool {
        self.informing < FEW
    }

    /// The standard error of the mean.
    pub fn error(self) -> f64 {
        (self.variance / self.units as f64).sqrt()
    }

    /// The t interval of the mean. It holds for a number of units chosen in advance.
    pub fn interval(self, level: Level) -> Interval {
        Interval::around(self.mean, level.t(self.units - 1) * self.error())
    }

    /// The interval of the mean that holds at all numbers of units at once, so that you may look at
    /// any time and stop when you like. It is narrowest near `planned` units.
    ///
    /// With n units, standard deviation s and α = 0.05, this is the half-width:
    /// s · √(2(nr+1)/(n²r) · ln(√(nr+1)/α)), where r = (−2 ln α + ln(1 − 2 ln α))/planned. This is
    /// the normal mixture of Robbins.
    ///
    /// ```
    /// use sim::stats::{Level, Moments};
    ///
    /// let moments = Moments { units: 400, informing: 400, mean: 1.0, variance: 1.0 };
    /// assert!((moments.always(400, Level::P95).half_width() - 0.152).abs() < 5e-4);
    /// assert!((moments.interval(Level::P95).half_width() - 0.0983).abs() < 5e-5);
    /// ```
    pub fn always(self, planned: u64, level: Level) -> Interval {
        let width = always_width(self.units as f64, planned, level);
        Interval::around(self.mean, self.variance.sqrt() * width)
    }

    /// The two-sided p-value of the mean against a reference, by the t test; `None` where nothing
    /// varies.
    pub fn p_value(self, reference: f64) -> Option<f64> {
        let error = self.error();
        let t = (self.mean - reference) / error;
        (error > 0.0).then(|| curve::t_outside(t, self.units - 1))
    }
}

/// The half-width of [`Moments::always`] for a standard deviation of 1.
pub(super) fn always_width(units: f64, planned: u64, level: Level) -> f64 {
    let log = libm::log(level.missed());
    let r = (-2.0 * log + libm::log(1.0 - 2.0 * log)) / planned.max(1) as f64;
    let grown = units * r + 1.0;
    (2.0 * grown / (units * units * r) * (libm::log(grown) / 2.0 - log)).sqrt()
}
