//! What sums mean: means, rates and differences with their intervals, and which of many rows stand
//! out.
//!
//! The unit of all statistics is a unit of the plan: a seed with all its rotations. Units are
//! independent of each other; games and seats within one are not. Sums are whole numbers and can be
//! joined in any order. Fractions appear only in what is shown, and in [`Carried::is_known_to`] and
//! [`Paired::is_known_to`], which decide when a run stops: they use `libm`, whose results are the
//! same on every machine.

mod caused;
mod curves;
mod rows;

use serde::{Deserialize, Serialize};

pub use caused::Caused;
pub use curves::{normal_quantile, student_chance, student_quantile};
pub use rows::{expected_by_chance, stands_out};

/// The parts of a win: two, three or four winners get whole numbers of them. Of more winners, each
/// gets the next lower number.
pub const SHARE: i64 = 12;

/// The level of all intervals that are shown.
pub const LEVEL: f64 = 0.95;

/// A result of fewer units is marked: its interval depends on the form of the values.
pub const FEW: u64 = 30;

/// An estimate with its interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The estimate.
    pub mid: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// The interval around an estimate.
    fn around(mid: f64, half: f64) -> Self {
        Self { mid, low: mid - half, high: mid + half }
    }

    /// Half its width.
    pub fn half(&self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

/// Sums of values of which a unit can have any number, such as the points of the owners of a card:
/// a unit without an owner has none.
///
/// ```
/// use sim::stats::{Carried, LEVEL};
///
/// let mut sums = Carried::default();
/// sums.add(10, 1); // one owner with 10 points
/// sums.add(0, 0); // no owner
/// sums.add(30, 2); // two owners, together 30
/// assert_eq!((sums.carriers(), sums.carrying()), (3, 2));
/// let mean = sums.mean(LEVEL).expect("two units have owners");
/// assert!((mean.mid - 40.0 / 3.0).abs() < 1e-12);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Carried {
    /// Units with a carrier.
    units: u64,
    /// Carriers.
    m: i64,
    /// The sum of the values.
    x: i64,
    /// Sums over units of the squares and the product of these.
    mm: i64,
    xx: i64,
    xm: i64,
}

impl Carried {
    /// Adds a unit: the sum of its carriers' values, and how many carriers it has.
    pub fn add(&mut self, sum: i64, carriers: u32) {
        let m = i64::from(carriers);
        self.units += u64::from(m > 0);
        self.m += m;
        self.x += sum;
        self.mm += m * m;
        self.xx += sum * sum;
        self.xm += sum * m;
    }

    /// Adds the sums of other units.
    pub fn join(&mut self, other: &Self) {
        self.units += other.units;
        self.m += other.m;
        self.x += other.x;
        self.mm += other.mm;
        self.xx += other.xx;
        self.xm += other.xm;
    }

    /// The number of carriers.
    pub fn carriers(&self) -> u64 {
        self.m.unsigned_abs()
    }

    /// The number of units with a carrier.
    pub fn carrying(&self) -> u64 {
        self.units
    }

    /// The mean over all carriers, and the variance of this mean; `None` without two units.
    ///
    /// The mean is a ratio, r = Σx / Σm. Each unit deviates from it by e = x − r·m, and the variance
    /// is n / (n − 1) · Σe² / (Σm)².
    fn moments(&self) -> Option<(f64, f64)> {
        let units = self.units as f64;
        if self.units < 2 {
            return None;
        }
        let (m, x) = (self.m as f64, self.x as f64);
        let mean = x / m;
        // Σe² · (Σm)², in whole numbers, so that nothing is lost where values are nearly equal.
        let [sm, sx, mm, xx, xm] = [self.m, self.x, self.mm, self.xx, self.xm].map(i128::from);
        let squares = xx * sm * sm - 2 * sx * sm * xm + sx * sx * mm;
        let variance = units / (units - 1.0) * squares.max(0) as f64 / (m * m * m * m);
        Some((mean, variance))
    }

    /// The mean over all carriers, with the interval of Student's t for the units that have one.
    /// `None` without two such units.
    pub fn mean(&self, level: f64) -> Option<Interval> {
        let (mean, variance) = self.moments()?;
        let half = student_quantile(level, self.units - 1) * variance.sqrt();
        Some(Interval::around(mean, half))
    }

    /// The mean as a rate of `whole`, from 0 to 1, with the interval of Wilson. It is never empty:
    /// 0 of 8 is 0 to 32 %. `None` without a carrier.
    ///
    /// The number of trials is the one with which independent trials would have the variance that
    /// is observed: carriers of one unit may exclude each other's win. It is at most twice the
    /// number of carriers, and the number of units where nothing varies.
    pub fn rate(&self, whole: i64, level: f64) -> Option<Interval> {
        if self.m <= 0 {
            return None;
        }
        let rate = self.x as f64 / (whole * self.m) as f64;
        let most = 2.0 * self.m as f64;
        let observed = self.moments().map_or(0.0, |(_, it)| it / (whole * whole) as f64);
        let expected = rate * (1.0 - rate);
        let is_fixed = observed <= 0.0 || expected <= 0.0;
        let trials = if is_fixed { self.units as f64 } else { (expected / observed).min(most) };
        Some(wilson(rate, trials, normal_quantile(level)))
    }

    /// How likely a mean at least as far from 0 would be if the true mean were 0, for
    /// [`stands_out`]. `None` without two units.
    pub fn chance_of_zero(&self) -> Option<f64> {
        let (mean, variance) = self.moments()?;
        let is_zero = mean.abs() < f64::EPSILON;
        if variance <= 0.0 {
            return Some(if is_zero { 1.0 } else { 0.0 });
        }
        Some(student_chance(mean / variance.sqrt(), self.units - 1))
    }

    /// Whether the mean is known: from at least `least` units, and half its interval is at most
    /// `half`.
    pub fn is_known_to(&self, half: f64, least: u64) -> bool {
        self.units >= least && self.mean(LEVEL).is_some_and(|mean| mean.half() <= half)
    }
}

/// The interval of Wilson for a rate from a number of trials.
fn wilson(rate: f64, trials: f64, z: f64) -> Interval {
    let zz = z * z;
    let scale = 1.0 + zz / trials;
    let mid = (rate + zz / (2.0 * trials)) / scale;
    let spread = rate * (1.0 - rate) / trials + zz / (4.0 * trials * trials);
    let half = z * spread.max(0.0).sqrt() / scale;
    Interval { mid: rate, low: (mid - half).max(0.0), high: (mid + half).min(1.0) }
}

/// Sums of two values of the same units, such as points with one pack and with another.
///
/// ```
/// use sim::stats::{LEVEL, Paired};
///
/// let mut sums = Paired::default();
/// for (a, b) in [(10, 9), (20, 19), (30, 28), (20, 19)] {
///     sums.add(a, b);
/// }
/// assert_eq!(sums.means(), [20.0, 18.75]);
/// let difference = sums.difference(LEVEL).expect("four units");
/// assert!(difference.low > 0.0 && difference.mid == 1.25);
/// // Values that go together: two separate samples would need far more units.
/// assert!(sums.saved().is_some_and(|times| times > 100.0));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Paired {
    n: u64,
    a: i64,
    b: i64,
    aa: i64,
    bb: i64,
    ab: i64,
}

impl Paired {
    /// Adds the two values of a unit.
    pub fn add(&mut self, a: i64, b: i64) {
        self.n += 1;
        self.a += a;
        self.b += b;
        self.aa += a * a;
        self.bb += b * b;
        self.ab += a * b;
    }

    /// Adds the sums of other units.
    pub fn join(&mut self, other: &Self) {
        self.n += other.n;
        self.a += other.a;
        self.b += other.b;
        self.aa += other.aa;
        self.bb += other.bb;
        self.ab += other.ab;
    }

    /// The means of both values; 0 without units.
    pub fn means(&self) -> [f64; 2] {
        [self.a, self.b].map(|sum| sum as f64 / self.n.max(1) as f64)
    }

    /// n² times the variances of both values, and their covariance.
    fn spreads(&self) -> [i128; 3] {
        let [n, a, b, aa, bb, ab] = [
            i128::from(self.n),
            self.a.into(),
            self.b.into(),
            self.aa.into(),
            self.bb.into(),
            self.ab.into(),
        ];
        [n * aa - a * a, n * bb - b * b, n * ab - a * b]
    }

    /// The mean of the first value minus the second, with the interval of Student's t. `None`
    /// without two units.
    pub fn difference(&self, level: f64) -> Option<Interval> {
        if self.n < 2 {
            return None;
        }
        let [aa, bb, ab] = self.spreads();
        let n = self.n as f64;
        let variance = (aa + bb - 2 * ab) as f64 / (n * n * (n - 1.0));
        let half = student_quantile(level, self.n - 1) * variance.max(0.0).sqrt();
        Some(Interval::around((self.a - self.b) as f64 / n, half))
    }

    /// The correlation of the two values; `None` if one of them never varies.
    pub fn correlation(&self) -> Option<f64> {
        let [aa, bb, ab] = self.spreads();
        (aa > 0 && bb > 0).then(|| ab as f64 / ((aa as f64).sqrt() * (bb as f64).sqrt()))
    }

    /// How many times as many units two separate samples would need for the same width. `None` if
    /// the difference never varies.
    pub fn saved(&self) -> Option<f64> {
        let [aa, bb, ab] = self.spreads();
        let apart = aa + bb - 2 * ab;
        (apart > 0).then(|| (aa + bb) as f64 / apart as f64)
    }

    /// Whether the difference is known: from at least `least` units, and half its interval is at
    /// most `half`.
    pub fn is_known_to(&self, half: f64, least: u64) -> bool {
        self.n >= least && self.difference(LEVEL).is_some_and(|it| it.half() <= half)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 5e-4
    }

    #[test]
    fn a_mean_is_that_of_a_textbook() {
        // Five values with mean 6 and standard deviation √10: half = 2.776 · √(10 / 5).
        let mut sums = Carried::default();
        [2, 4, 6, 8, 10].into_iter().for_each(|value| sums.add(value, 1));
        let mean = sums.mean(LEVEL).expect("five units");
        assert!(close(mean.mid, 6.0) && close(mean.half(), 3.9265), "{mean:?}");
        assert_eq!(Carried::default().mean(LEVEL), None);
    }

    #[test]
    fn a_rate_is_never_empty() {
        let of = |wins: i64, all: i64| {
            let mut sums = Carried::default();
            (0..all).for_each(|nth| sums.add(if nth < wins { SHARE } else { 0 }, 1));
            sums.rate(SHARE, LEVEL).expect("a carrier")
        };
        let none = of(0, 8);
        assert!(close(none.low, 0.0) && close(none.high, 0.3244), "{none:?}");
        let all = of(2, 2);
        assert!(close(all.low, 0.3424) && close(all.high, 1.0), "{all:?}");
        // 4 of 10: variance of the mean is p(1 − p) / 9, so 9 trials.
        let some = of(4, 10);
        let by_hand = wilson(0.4, 9.0, 1.96);
        assert!(close(some.low, by_hand.low) && close(some.high, by_hand.high), "{some:?}");
    }

    #[test]
    fn order_and_parts_change_nothing() {
        let values = [(3, 1), (0, 0), (-7, 2), (12, 3), (5, 1)];
        let (mut all, mut first, mut last) = Default::default();
        let add = |sums: &mut Carried, (x, m): (i64, u32)| sums.add(x, m);
        values.into_iter().for_each(|value| add(&mut all, value));
        values[..2].iter().for_each(|value| add(&mut first, *value));
        values[2..].iter().rev().for_each(|value| add(&mut last, *value));
        last.join(&first);
        assert_eq!(all, last);
    }
}
