//! Means and rates among carriers.

use serde::{Deserialize, Serialize};

use super::wide::{self, product};
use super::{FEW, Interval, Level, MeanSums, Moments, curve};

/// The parts of one win. Two, three or four winners share them exactly.
pub const SHARE: u32 = 12;

/// The part of a win of the nth of several winners, in `1/12` ([`SHARE`]).
///
/// The parts of a game always sum to 12. Where 12 cannot be divided, the first winners in the order
/// of seats get one part more: five winners get 3, 3, 2, 2 and 2.
///
/// ```
/// use sim::stats::share;
///
/// assert_eq!((0..3).map(|nth| share(3, nth)).collect::<Vec<_>>(), [4, 4, 4]);
/// assert_eq!((0..5).map(|nth| share(5, nth)).sum::<i64>(), 12);
/// ```
pub fn share(winners: u32, nth: u32) -> i64 {
    let winners = winners.max(1);
    (SHARE / winners + u32::from(nth < SHARE % winners)).into()
}

/// MeanSums over units of a value that some seats carry, such as the points of the owners of a card.
///
/// A unit may have any number of carriers, also none. Estimates treat each unit as one observation,
/// because the carriers of a unit depend on each other.
///
/// ```
/// use sim::stats::{Carried, Level};
///
/// let mut points = Carried::default();
/// points.add(20, 1); // one carrier with 20 points
/// points.add(0, 0); // a unit without carriers
/// points.add(44, 2); // two carriers with 44 points together
/// let mean = points.mean(Level::P95).expect("two units carry");
/// assert!((mean.mid - 64.0 / 3.0).abs() < 1e-12);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "CarriedList", into = "CarriedList")]
pub struct Carried {
    /// The number of units.
    pub units: u64,
    /// The number of units with at least one carrier.
    pub carrying: u64,
    /// The sum of m, the number of carriers of a unit.
    pub carriers: u64,
    /// The sum of x, the values of all carriers of a unit together.
    pub values: i64,
    /// The sum of x².
    pub values_squared: i128,
    /// The sum of x · m.
    pub values_carriers: i128,
    /// The sum of m².
    pub carriers_squared: i128,
}

/// The fields in order. Files of shards have thousands of these sums, and their names would be most
/// of each file.
#[derive(Serialize, Deserialize)]
struct CarriedList(
    u64,
    u64,
    u64,
    i64,
    #[serde(with = "wide")] i128,
    #[serde(with = "wide")] i128,
    #[serde(with = "wide")] i128,
);

impl From<Carried> for CarriedList {
    fn from(sums: Carried) -> Self {
        Self(
            sums.units,
            sums.carrying,
            sums.carriers,
            sums.values,
            sums.values_squared,
            sums.values_carriers,
            sums.carriers_squared,
        )
    }
}

impl From<CarriedList> for Carried {
    fn from(
        CarriedList(
            units,
            carrying,
            carriers,
            values,
            values_squared,
            values_carriers,
            carriers_squared,
        ): CarriedList,
    ) -> Self {
        Self {
            units,
            carrying,
            carriers,
            values,
            values_squared,
            values_carriers,
            carriers_squared,
        }
    }
}

impl Carried {
    /// Adds a unit: the values of its carriers together, and their number.
    ///
    /// Without carriers the value must be 0.
    pub fn add(&mut self, value: i64, carriers: u32) {
        debug_assert!(carriers > 0 || value == 0, "{value} without carriers");
        let (x, m) = (i128::from(value), i128::from(carriers));
        self.join(&Self {
            units: 1,
            carrying: u64::from(carriers > 0),
            carriers: carriers.into(),
            values: value,
            values_squared: x * x,
            values_carriers: x * m,
            carriers_squared: m * m,
        });
    }

    /// The mean value of a carrier, with its t interval; `None` if fewer than two units carry.
    pub fn mean(&self, level: Level) -> Option<Interval> {
        self.moments().map(|moments| moments.interval(level))
    }

    /// The rate of a yes-or-no value (1 or 0 for each carrier), with its Wilson interval; `None`
    /// without carriers.
    ///
    /// The interval always has a width, also where all carriers agree.
    ///
    /// ```
    /// use sim::stats::{Carried, Level};
    ///
    /// let mut taken = Carried::default();
    /// for _ in 0..8 {
    ///     taken.add(0, 1);
    /// }
    /// let rate = taken.rate(Level::P95).expect("8 carriers");
    /// assert!(rate.low == 0.0 && (rate.high - 0.324).abs() < 1e-3);
    /// ```
    pub fn rate(&self, level: Level) -> Option<Interval> {
        self.wilson(1, level)
    }

    /// The rate of wins, with its Wilson interval, where values are parts of wins ([`SHARE`]).
    pub fn win_rate(&self, level: Level) -> Option<Interval> {
        self.wilson(SHARE, level)
    }

    /// The two-sided p-value of the mean against a reference, by the t test; `None` below two units
    /// that carry or where nothing varies.
    pub fn p_value(&self, reference: f64) -> Option<f64> {
        self.moments()?.p_value(reference)
    }

    /// The two-sided p-value of [`Carried::rate`] against a reference above 0 and below 1; `None`
    /// without carriers. It is below 5 % exactly where the 95 % interval excludes the reference.
    pub fn rate_p_value(&self, reference: f64) -> Option<f64> {
        let (rate, trials) = self.trials(1)?;
        let error = (reference * (1.0 - reference) / trials).sqrt();
        let outside = || 2.0 * curve::normal_cdf(-((rate - reference) / error).abs());
        (error > 0.0).then(outside)
    }

    /// Whether fewer than [`FEW`] units carry.
    pub fn few(&self) -> bool {
        self.carrying < FEW
    }

    /// The sum over units of e² times the square of all carriers, where e = x − mean · m.
    fn residue(&self) -> f64 {
        let (x, m) = (i128::from(self.values), i128::from(self.carriers));
        let exact = || {
            let sum = product(self.values_squared, m, m)?
                .checked_sub(product(self.values_carriers, x, m)?.checked_mul(2)?)?;
            sum.checked_add(product(self.carriers_squared, x, x)?)
        };
        let rounded = || {
            let (x, m) = (x as f64, m as f64);
            self.values_squared as f64 * m * m - 2.0 * self.values_carriers as f64 * x * m
                + self.carriers_squared as f64 * x * x
        };
        exact().map_or_else(rounded, |sum| sum as f64).max(0.0)
    }

    /// The rate in whole values of `scale` and the effective number of trials.
    ///
    /// The latter says how many independent trials would know as much: p(1 − p)/variance of the
    /// rate, where the variance is that of units without the factor n/(n − 1). One carrier in each
    /// of n units makes n trials.
    fn trials(&self, scale: u32) -> Option<(f64, f64)> {
        if self.carriers == 0 {
            return None;
        }
        let (scale, carriers, units) =
            (f64::from(scale), self.carriers as f64, self.carrying as f64);
        let rate = (self.values as f64 / carriers / scale).clamp(0.0, 1.0);
        let error = self.moments().map_or(0.0, Moments::error) / scale;
        let known = rate * (1.0 - rate) / (error * error) * units / (units - 1.0);
        let trials = if error > 0.0 { known.min(2.0 * carriers) } else { units };
        Some((rate, trials))
    }

    fn wilson(&self, scale: u32, level: Level) -> Option<Interval> {
        self.trials(scale).map(|(rate, trials)| wilson(rate, trials, level))
    }
}

/// The Wilson interval of a rate that a number of independent trials gave.
pub(crate) fn wilson(rate: f64, trials: f64, level: Level) -> Interval {
    let z = level.z();
    let shrunk = z * z / trials;
    let center = (rate + shrunk / 2.0) / (1.0 + shrunk);
    let spread = rate * (1.0 - rate) / trials + shrunk / trials / 4.0;
    let half = z * spread.sqrt() / (1.0 + shrunk);
    // At a rate of 0 or 1 rounding would leave the end beside the estimate.
    let low = if rate == 0.0 { 0.0 } else { (center - half).clamp(0.0, rate) };
    let high = if rate == 1.0 { 1.0 } else { (center + half).clamp(rate, 1.0) };
    Interval { mid: rate, low, high }
}

impl MeanSums for Carried {
    // MeanSums from a file may be out of all bounds: they wrap, so that no file stops the program.
    fn join(&mut self, other: &Self) {
        self.units = self.units.wrapping_add(other.units);
        self.carrying = self.carrying.wrapping_add(other.carrying);
        self.carriers = self.carriers.wrapping_add(other.carriers);
        self.values = self.values.wrapping_add(other.values);
        self.values_squared = self.values_squared.wrapping_add(other.values_squared);
        self.values_carriers = self.values_carriers.wrapping_add(other.values_carriers);
        self.carriers_squared = self.carriers_squared.wrapping_add(other.carriers_squared);
    }

    /// The mean of a carrier is r = Σx/Σm. Its variance is n/(n−1) · Σe²/(Σm)². Here e = x − r·m,
    /// and n is the number of units that carry.
    fn moments(&self) -> Option<Moments> {
        if self.carrying < 2 || self.carriers == 0 {
            return None;
        }
        let (units, carriers) = (self.carrying as f64, self.carriers as f64);
        let squared = carriers * carriers;
        let variance = units / (units - 1.0) * self.residue() / squared / squared;
        Some(Moments {
            units: self.carrying,
            informing: self.carrying,
            mean: self.values as f64 / carriers,
            variance: variance * units,
        })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 5e-5, "{found} is not {expected}");
    }

    fn carried(units: &[(i64, u32)]) -> Carried {
        let mut sums = Carried::default();
        units.iter().for_each(|(value, carriers)| sums.add(*value, *carriers));
        sums
    }

    /// By hand: r = 64/3, e = −4/3 and 4/3, variance = 2/1 · 32/9 / 9 = 64/81, t(1) = 12.7062.
    #[test]
    fn a_mean_of_carriers_counted_by_hand() {
        let sums = carried(&[(20, 1), (0, 0), (44, 2)]);
        let mean = sums.mean(Level::P95).unwrap();
        near(mean.mid, 64.0 / 3.0);
        near(mean.half_width(), 12.70620 * 8.0 / 9.0);
        assert_eq!((sums.units, sums.carrying, sums.carriers), (3, 2, 3));
        // t = (64/3 − 20)/(8/9) = 1.5, p = 1 − 2/π · atan(1.5).
        near(sums.p_value(20.0).unwrap(), 0.374334);
        assert!(sums.few());
    }

    #[test]
    fn a_mean_needs_two_units_that_carry() {
        assert_eq!(carried(&[(5, 1), (0, 0)]).mean(Level::P95), None);
        assert_eq!(carried(&[]).rate(Level::P95), None);
        let equal = carried(&[(5, 1), (5, 1)]);
        assert_eq!(equal.mean(Level::P95), Some(Interval::around(5.0, 0.0)));
        assert_eq!(equal.p_value(4.0), None);
    }

    /// The four examples of Newcombe (1998), table I, method 3.
    #[test]
    fn rates_are_those_of_the_table() {
        let table = [
            (81, 263, 0.2553, 0.3662),
            (15, 148, 0.0624, 0.1605),
            (0, 20, 0.0, 0.1611),
            (1, 29, 0.0061, 0.1718),
        ];
        for (yes, all, low, high) in table {
            let units: Vec<_> = (0..all).map(|nth| (i64::from(nth < yes), 1)).collect();
            let rate = carried(&units).rate(Level::P95).unwrap();
            near(rate.low, low);
            near(rate.high, high);
            let twelfths: Vec<_> = units.iter().map(|(yes, one)| (yes * 12, *one)).collect();
            let wins = carried(&twelfths).win_rate(Level::P95).unwrap();
            near(wins.low, low);
            near(wins.high, high);
        }
    }

    #[test]
    fn a_rate_always_has_a_width() {
        let none = carried(&[(0, 1); 8]).rate(Level::P95).unwrap();
        assert!(none.mid == 0.0 && none.low == 0.0 && (none.high - 0.324).abs() < 1e-3);
        let all = carried(&[(12, 1); 2]).win_rate(Level::P95).unwrap();
        assert!(all.mid == 1.0 && all.high == 1.0 && (all.low - 0.342).abs() < 1e-3);
        let one = carried(&[(12, 1)]).win_rate(Level::P95).unwrap();
        assert!((one.low - 0.207).abs() < 1e-3);
    }

    /// The p-value of a rate and its interval agree on what is refuted.
    #[test]
    fn the_p_value_of_a_rate_is_5_percent_at_the_ends_of_its_interval() {
        let sums = carried(&[(1, 2), (0, 1), (2, 2), (0, 0), (1, 1), (0, 2), (1, 3)]);
        let rate = sums.rate(Level::P95).unwrap();
        near(sums.rate_p_value(rate.low).unwrap(), 0.05);
        near(sums.rate_p_value(rate.high).unwrap(), 0.05);
    }

    #[test]
    fn a_win_is_never_lost_when_it_is_shared() {
        for winners in 1..=12 {
            let parts: Vec<i64> = (0..winners).map(|nth| share(winners, nth)).collect();
            assert_eq!(parts.iter().sum::<i64>(), 12, "{winners}");
            assert!(parts[0] - parts[parts.len() - 1] <= 1, "{winners}");
        }
    }

    /// Values beyond what 128 bits can multiply are rounded, and no number panics.
    #[test]
    fn huge_sums_are_rounded() {
        let value = 1 << 60;
        let sums = carried(&[(value, 1), (value - (1 << 58), 1)]);
        let mean = sums.mean(Level::P95).unwrap();
        let half = 12.706205 * (1_i64 << 57) as f64;
        assert!((mean.half_width() / half - 1.0).abs() < 1e-6);
        carried(&[(i64::MIN, u32::MAX), (i64::MAX, u32::MAX), (i64::MIN, 1)]).mean(Level::P95);
    }

    #[test]
    fn sums_are_written_as_a_list_with_squares_as_strings() {
        let sums = carried(&[(1 << 40, 3), (-7, 1)]);
        let json = serde_json::to_string(&sums).unwrap();
        let square = "1208925819614629174706225";
        assert_eq!(json, format!(r#"[2,2,4,1099511627769,"{square}","3298534883321","10"]"#));
        assert_eq!(serde_json::from_str::<Carried>(&json).unwrap(), sums);
        let table = BTreeMap::from([("sums".to_owned(), sums)]);
        let toml = toml::to_string(&table).unwrap();
        assert_eq!(toml::from_str::<BTreeMap<String, Carried>>(&toml).unwrap(), table);
        let cut = json.replace(square, "12a");
        let error = serde_json::from_str::<Carried>(&cut).unwrap_err().to_string();
        assert!(error.contains("expected an integer"), "{error}");
    }
}
