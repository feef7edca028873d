//! When a run stops.

use serde::Serialize;

use super::{Interval, Level, Moments, median};

/// No run stops below this number of units: intervals of fewer units are too narrow where values
/// are skewed or rare.
pub const FIRST: u64 = 100;

/// The number of units between two looks.
pub const EVERY: u64 = 50;

/// When a run stops. Widths and margins are in the unit of the values: for a margin of 2 % of wins
/// counted in [`SHARE`](super::SHARE), pass 0.24.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Rule {
    /// Stops when the t interval is at most `half_width` on both sides.
    Until {
        /// The largest half-width.
        half_width: f64,
    },
    /// Stops when the interval that always holds ([`Moments::always`]) excludes 0 or is within
    /// ±`margin`.
    Decide {
        /// Differences up to this size do not matter.
        margin: f64,
        /// The number of units at which the interval is to be narrowest.
        planned: u64,
    },
}

/// Why a run stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The interval is as narrow as wanted.
    Narrow,
    /// The interval excludes 0.
    Differs,
    /// The interval contains 0 and is within the margin.
    Within,
}

/// Where a run stopped, and what it knows there.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Stop {
    /// The number of units that the mean rests on.
    pub units: u64,
    /// Why the run stopped.
    pub reason: Reason,
    /// The interval that stopped the run. For [`Rule::Decide`] its `mid` is the plain mean, which
    /// is too far from 0: show `estimate`.
    pub interval: Interval,
    /// The estimate to show: as often too high as too low.
    pub estimate: f64,
}

impl Rule {
    /// Whether a run stops with these moments, and what it knows then.
    ///
    /// Ask after every [`EVERY`] units, in order of units, and stop at the first answer; earlier
    /// looks are taken to be those at [`FIRST`], and every [`EVERY`] units from there on. Units
    /// that were played beyond the stop are not part of the result, so threads may play more than
    /// needed.
    ///
    /// No run stops below [`FIRST`] units, nor while the moments are [few](Moments::few): if 5 of
    /// 500 pairs differ, little is known about the width.
    ///
    /// ```
    /// use sim::stats::{Level, MeanSums, Paired, Reason, Rule};
    ///
    /// let mut points = Paired::default();
    /// for unit in 0..100 {
    ///     points.add(20 + unit % 3, 19);
    /// }
    /// let rule = Rule::Decide { margin: 0.2, planned: 400 };
    /// let moments = points.moments().expect("100 units");
    /// let stop = rule.stop(moments, Level::P95).expect("the arms differ");
    /// assert_eq!((stop.reason, stop.units), (Reason::Differs, 100));
    /// ```
    pub fn stop(self, moments: Moments, level: Level) -> Option<Stop> {
        let units = moments.units;
        if units < FIRST {
            return None;
        }
        let (reason, interval) = self.judge(moments, level)?;
        let estimate = match self {
            Self::Until { .. } => moments.mean,
            Self::Decide { margin, planned } => {
                let step = usize::try_from(EVERY).unwrap_or(usize::MAX);
                let mut looks: Vec<u64> = (FIRST..units).step_by(step).collect();
                looks.push(units);
                median::unbiased(moments, &looks, margin, planned, level)
            }
        };
        Some(Stop { units, reason, interval, estimate })
    }

    /// Whether a run stops with these moments, and why.
    fn judge(self, moments: Moments, level: Level) -> Option<(Reason, Interval)> {
        if moments.few() || moments.variance <= 0.0 {
            return None;
        }
        match self {
            Self::Until { half_width } => {
                let interval = moments.interval(level);
                (interval.half_width() <= half_width).then_some((Reason::Narrow, interval))
            }
            Self::Decide { margin, planned } => {
                let interval = moments.always(planned, level);
                let within = interval.within(margin).then_some(Reason::Within);
                let reason = if interval.excludes(0.0) { Some(Reason::Differs) } else { within };
                reason.map(|reason| (reason, interval))
            }
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]
mod tests {
    use super::*;
    use crate::stats::{MeanSums, Paired};

    /// Blocks of 50 units whose differences are `high` and `low` in turn.
    fn blocks(number: usize, high: i64, low: i64) -> Vec<Paired> {
        let unit = |nth: usize| if nth.is_multiple_of(2) { high } else { low };
        let mut all = vec![Paired::default(); number];
        for nth in 0..number * 50 {
            all[nth / 50].add(unit(nth), 0);
        }
        all
    }

    fn stop(blocks: &[Paired], rule: Rule) -> Option<Stop> {
        let mut sums = Paired::default();
        blocks.iter().find_map(|block| {
            sums.join(block);
            rule.stop(sums.moments()?, Level::P95)
        })
    }

    /// Half-widths by hand: t(n−1) · √(n/(n−1)) / √n, which is 0.1994 at 100 and 0.1618 at 150.
    #[test]
    fn until_stops_at_its_width() {
        let blocks = blocks(6, 1, -1);
        let at = |half_width| stop(&blocks, Rule::Until { half_width });
        let first = at(0.2).unwrap();
        assert_eq!(first.units, 100);
        let second = at(0.17).unwrap();
        assert_eq!(second.units, 150);
        assert_eq!((second.reason, second.estimate), (Reason::Narrow, 0.0));
        assert_eq!(at(0.01), None);
    }

    /// Never before 100 units, also where two would do.
    #[test]
    fn no_rule_stops_early() {
        let rule = Rule::Until { half_width: 1000.0 };
        assert_eq!(stop(&blocks(1, 1, -1), rule), None);
        assert_eq!(stop(&blocks(2, 1, -1), rule).unwrap().units, 100);
    }

    #[test]
    fn decide_says_why() {
        let rule = Rule::Decide { margin: 0.5, planned: 200 };
        let within = stop(&blocks(9, 1, -1), rule).unwrap();
        assert_eq!((within.reason, within.units), (Reason::Within, 100));
        assert!(within.estimate.abs() < 1e-4);
        let differs = stop(&blocks(9, 3, -1), rule).unwrap();
        assert_eq!((differs.reason, differs.units), (Reason::Differs, 100));
        assert!(differs.interval.low > 0.0 && differs.interval.mid == 1.0);
        let narrow = Rule::Decide { margin: 0.05, planned: 200 };
        assert_eq!(stop(&blocks(9, 1, -1), narrow), None);
    }

    /// If 0 of 500 units differ, the width says nothing; if 29 of 529 do, it says little.
    #[test]
    fn where_few_differ_no_rule_stops() {
        let mut equal = blocks(10, 0, 0);
        assert_eq!(stop(&equal, Rule::Until { half_width: 1.0 }), None);
        assert_eq!(stop(&equal, Rule::Decide { margin: 1.0, planned: 200 }), None);
        (0..29).for_each(|nth| equal[0].add(nth % 2, 2));
        assert_eq!(stop(&equal, Rule::Until { half_width: 1.0 }), None);
        equal[9].add(1, 0);
        let enough = stop(&equal, Rule::Until { half_width: 1.0 }).unwrap();
        assert_eq!(enough.units, 530);
    }
}
