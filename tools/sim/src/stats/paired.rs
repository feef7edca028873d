//! Differences of two arms that play the same units.

use serde::{Deserialize, Serialize};

use super::{Interval, Level, MeanSums, Moments, wide};

/// MeanSums over units of two values with common chance, such as the points of a seat in two arms.
///
/// The difference is a − b.
///
/// ```
/// use sim::stats::{Level, Paired};
///
/// let mut points = Paired::default();
/// for (a, b) in [(20, 18), (25, 25), (31, 28), (19, 18)] {
///     points.add(a, b);
/// }
/// assert_eq!(points.equal, 1);
/// let difference = points.difference(Level::P95).expect("four units");
/// assert_eq!(difference.mid, 1.5);
/// assert!(points.saved().expect("units differ") > 10.0);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "PairedList", into = "PairedList")]
pub struct Paired {
    /// The number of units.
    pub units: u64,
    /// The number of units where a = b.
    pub equal: u64,
    /// The sum of a.
    pub a: i64,
    /// The sum of b.
    pub b: i64,
    /// The sum of a².
    pub aa: i128,
    /// The sum of b².
    pub bb: i128,
    /// The sum of a · b.
    pub ab: i128,
}

/// The fields in order, without their names: files of shards have thousands of these sums.
#[derive(Serialize, Deserialize)]
struct PairedList(
    u64,
    u64,
    i64,
    i64,
    #[serde(with = "wide")] i128,
    #[serde(with = "wide")] i128,
    #[serde(with = "wide")] i128,
);

impl From<Paired> for PairedList {
    fn from(Paired { units, equal, a, b, aa, bb, ab }: Paired) -> Self {
        Self(units, equal, a, b, aa, bb, ab)
    }
}

impl From<PairedList> for Paired {
    fn from(PairedList(units, equal, a, b, aa, bb, ab): PairedList) -> Self {
        Self { units, equal, a, b, aa, bb, ab }
    }
}

impl Paired {
    /// Adds a unit: its value in each arm.
    pub fn add(&mut self, a: i64, b: i64) {
        let (wide_a, wide_b) = (i128::from(a), i128::from(b));
        self.join(&Self {
            units: 1,
            equal: u64::from(a == b),
            a,
            b,
            aa: wide_a * wide_a,
            bb: wide_b * wide_b,
            ab: wide_a * wide_b,
        });
    }

    /// The mean difference a − b, with its t interval; `None` below two units.
    ///
    /// Where all units are equal the interval has no width: show "0 of n units differ" instead.
    pub fn difference(&self, level: Level) -> Option<Interval> {
        self.moments().map(|moments| moments.interval(level))
    }

    /// The two-sided p-value of the difference against 0, by the t test; `None` below two units or
    /// where the difference does not vary.
    pub fn p_value(&self) -> Option<f64> {
        self.moments()?.p_value(0.0)
    }

    /// The mean of each arm; 0 without units.
    pub fn means(&self) -> [f64; 2] {
        [self.a, self.b].map(|sum| sum as f64 / self.units.max(1) as f64)
    }

    /// How many units differ.
    pub fn differing(&self) -> u64 {
        self.units.saturating_sub(self.equal)
    }

    /// The correlation of the two arms, from -1 to 1; `None` where an arm does not vary.
    pub fn correlation(&self) -> Option<f64> {
        let both =
            self.variance(self.aa, self.a, self.a)? * self.variance(self.bb, self.b, self.b)?;
        let common = self.variance(self.ab, self.a, self.b)?;
        (both > 0.0).then(|| (common / both.sqrt()).clamp(-1.0, 1.0))
    }

    /// The half-width that two independent samples would have, each with this number of units;
    /// `None` below two units.
    pub fn unpaired_half_width(&self, level: Level) -> Option<f64> {
        let error = (self.apart()? / self.units as f64).sqrt();
        Some(level.t(2 * (self.units - 1)) * error)
    }

    /// How many times fewer units this design needs than independent samples for the same width:
    /// the ratio of their variances. `None` where the difference does not vary.
    pub fn saved(&self) -> Option<f64> {
        let paired = self.moments()?.variance;
        let apart = self.apart()?;
        (paired > 0.0).then(|| apart / paired)
    }

    /// The variance of a difference without pairing: the sum of the variances of both arms.
    fn apart(&self) -> Option<f64> {
        let a = self.variance(self.aa, self.a, self.a)?;
        Some(a + self.variance(self.bb, self.b, self.b)?)
    }

    /// The sample covariance of two values, by the sum of their products and their own sums.
    fn variance(&self, products: i128, one: i64, other: i64) -> Option<f64> {
        if self.units < 2 {
            return None;
        }
        let n = self.units as f64;
        let squares = i128::from(one) * i128::from(other);
        let exact = products.checked_mul(self.units.into()).and_then(|it| it.checked_sub(squares));
        let sum = exact.map_or_else(|| products as f64 * n - squares as f64, |it| it as f64);
        Some(sum / n / (n - 1.0))
    }
}

impl MeanSums for Paired {
    // MeanSums from a file may be out of all bounds: they wrap, so that no file stops the program.
    fn join(&mut self, other: &Self) {
        self.units = self.units.wrapping_add(other.units);
        self.equal = self.equal.wrapping_add(other.equal);
        self.a = self.a.wrapping_add(other.a);
        self.b = self.b.wrapping_add(other.b);
        self.aa = self.aa.wrapping_add(other.aa);
        self.bb = self.bb.wrapping_add(other.bb);
        self.ab = self.ab.wrapping_add(other.ab);
    }

    /// Mean and variance of the differences a − b.
    fn moments(&self) -> Option<Moments> {
        let difference = self.a.wrapping_sub(self.b);
        let squares = self.aa.wrapping_add(self.bb).wrapping_sub(self.ab.wrapping_mul(2));
        let variance = self.variance(squares, difference, difference)?.max(0.0);
        let mean = difference as f64 / self.units as f64;
        Some(Moments { units: self.units, informing: self.differing(), mean, variance })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
mod tests {
    use super::*;

    /// Hours of sleep gained with two drugs, times 10 (Student 1908), and what R prints for them:
    /// `t.test(extra ~ group, paired = TRUE)`, `t.test(…, var.equal = TRUE)`, `cor`.
    const SLEEP: [(i64, i64); 10] = [
        (7, 19),
        (-16, 8),
        (-2, 11),
        (-12, 1),
        (-1, -1),
        (34, 44),
        (37, 55),
        (8, 16),
        (0, 46),
        (20, 34),
    ];

    fn paired(units: &[(i64, i64)]) -> Paired {
        let mut sums = Paired::default();
        units.iter().for_each(|(a, b)| sums.add(*a, *b));
        sums
    }

    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1e-5, "{found} is not {expected}");
    }

    #[test]
    fn the_sleep_of_student() {
        let sums = paired(&SLEEP);
        let difference = sums.difference(Level::P95).unwrap();
        near(difference.mid, -15.8);
        near(difference.low, -24.598858);
        near(difference.high, -7.001142);
        near(sums.p_value().unwrap(), 0.00283289);
        near(sums.correlation().unwrap(), 0.7951702);
        near(sums.unpaired_half_width(Level::P95).unwrap(), 17.83874);
        assert_eq!((sums.equal, sums.differing()), (1, 9));
    }

    /// By hand: both means are 1. Squares around them add up to 4 for a and to 8 for b, products to
    /// 4: variances 0.8 and 1.6, covariance 0.8, variance of the difference 0.8.
    #[test]
    fn units_saved_counted_by_hand() {
        let sums = paired(&[(1, 1), (1, 1), (2, 1), (2, 3), (0, 1), (0, -1)]);
        near(sums.correlation().unwrap(), 0.5_f64.sqrt());
        near(sums.saved().unwrap(), 3.0);
    }

    #[test]
    fn equal_arms_have_no_width() {
        let sums = paired(&[(3, 3), (4, 4), (3, 3)]);
        assert_eq!(sums.difference(Level::P95), Some(Interval::around(0.0, 0.0)));
        assert_eq!((sums.differing(), sums.p_value(), sums.saved()), (0, None, None));
        near(sums.correlation().unwrap(), 1.0);
        assert_eq!(paired(&[(1, 2)]).difference(Level::P95), None);
        assert_eq!(paired(&[(1, 1), (1, 1)]).correlation(), None);
    }

    #[test]
    fn no_number_panics() {
        let sums = paired(&[(i64::MIN, i64::MAX), (i64::MAX, i64::MIN), (i64::MIN, i64::MIN)]);
        sums.difference(Level::P95);
        sums.correlation();
        sums.unpaired_half_width(Level::P95);
    }
}
