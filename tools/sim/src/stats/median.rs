//! The estimate after a run that stopped by what it saw.
//!
//! A run that stops because its mean is far from 0 has, on average, a mean that is too far from 0.
//! The estimate here is the effect under which a run stops with a larger mean as often as with a
//! smaller one. The distribution of means is computed look by look for normal values: sums of paths
//! that go on are kept on a grid. All lengths are in standard deviations of one unit.

use super::moments::always_width;
use super::{Level, Moments, curve};

/// The largest number of past looks that are computed. A longer run is represented by evenly spaced
/// looks.
const LOOKS: usize = 100;

/// Points of the grid for each standard deviation of the step to the next look.
const FINE: f64 = 4.0;

/// Paths are followed to at most this multiple of the units of the stop.
const BEYOND: f64 = 4.0;

/// The effect whose runs have `moments.mean` as the median of their means at the stop.
///
/// `looks` are the numbers of units at all looks up to the stop, which is the last one.
pub(super) fn unbiased(
    moments: Moments,
    looks: &[u64],
    margin: f64,
    planned: u64,
    level: Level,
) -> f64 {
    let deviation = moments.variance.sqrt();
    let mean = moments.mean / deviation;
    let zones = Zones { margin: margin / deviation, planned, level, mean };
    let steps = zones.steps(&looks_around(looks));
    let error = 1.0 / (moments.units as f64).sqrt();
    let (mut low, mut high) = (mean - 5.0 * error, mean + 5.0 * error);
    for _ in 0..40 {
        let effect = (low + high) / 2.0;
        let above: f64 = steps.iter().map(|step| step.above(effect)).sum();
        if above < 0.5 { low = effect } else { high = effect }
    }
    (low + high) / 2.0 * deviation
}

/// The looks of the past, at most [`LOOKS`], and some that the run would have had after its stop.
fn looks_around(looks: &[u64]) -> Vec<f64> {
    let every = looks.len().div_ceil(LOOKS);
    let past = looks.iter().rev().step_by(every).rev();
    let mut all: Vec<f64> = past.map(|units| *units as f64).collect();
    let stop = all.last().copied().unwrap_or_default();
    let mut gap = super::EVERY as f64;
    while let Some(last) = all.last().filter(|last| **last < BEYOND * stop) {
        all.push(last + gap);
        gap *= 1.25;
    }
    all
}

/// Ranges of sums, each from its lower to its upper end.
type SumRanges = Vec<(f64, f64)>;

/// Where a run stops, and the mean that was observed.
struct Zones {
    margin: f64,
    planned: u64,
    level: Level,
    mean: f64,
}

/// The way from one look to the next.
struct Step {
    /// Units at the look before.
    before: f64,
    /// Units between the two looks.
    gap: f64,
    /// MeanSums at the look before, each with its probability without an effect.
    grid: Vec<(f64, f64)>,
    /// Ranges of sums with which a run stops at the next look with at least the observed mean.
    above: SumRanges,
}

impl Zones {
    fn steps(&self, looks: &[f64]) -> Vec<Step> {
        let mut steps: Vec<Step> = Vec::new();
        let (mut before, mut grid) = (0.0, vec![(0.0, 1.0)]);
        for (nth, units) in looks.iter().enumerate() {
            let (stops, goes_on) = self.ranges(*units, nth + 1 == looks.len());
            let least = self.mean * units;
            let above = stops.into_iter().map(|(from, to)| (from.max(least), to));
            let above = above.filter(|(from, to)| from < to).collect();
            let step = Step { before, gap: units - before, grid, above };
            before = *units;
            grid = goes_on.into_iter().flat_map(|range| step.carry(range)).collect();
            steps.push(step);
            if grid.is_empty() {
                break;
            }
        }
        steps
    }

    /// The ranges of sums with which a run stops at a look, and those with which it goes on.
    fn ranges(&self, units: f64, last: bool) -> (SumRanges, SumRanges) {
        let all = (f64::NEG_INFINITY, f64::INFINITY);
        if last {
            return (vec![all], Vec::new());
        }
        let width = always_width(units, self.planned, self.level);
        let (far, near) = (width * units, (self.margin - width) * units);
        if near >= far {
            return (vec![all], Vec::new());
        }
        let mut stops = vec![(all.0, -far), (far, all.1)];
        if near < 0.0 {
            return (stops, vec![(-far, far)]);
        }
        stops.push((-near, near));
        (stops, vec![(-far, -near), (near, far)])
    }
}

impl Step {
    /// The grid of a range at the next look, with weights of Simpson's rule.
    fn carry(&self, (from, to): (f64, f64)) -> Vec<(f64, f64)> {
        let spread = self.gap.sqrt();
        let parts = 2 * ((to - from) / spread * FINE / 2.0).ceil().max(4.0) as usize;
        let width = (to - from) / parts as f64;
        let scale = width / 3.0 / spread / std::f64::consts::TAU.sqrt();
        let point = |nth: usize| {
            let sum = from + width * nth as f64;
            let weight = match nth {
                0 => 1.0,
                _ if nth == parts => 1.0,
                _ if nth % 2 == 1 => 4.0,
                _ => 2.0,
            };
            (sum, scale * weight * self.density(sum, spread))
        };
        (0..=parts).map(point).collect()
    }

    /// The density of a sum at the next look without an effect, but for constants.
    fn density(&self, sum: f64, spread: f64) -> f64 {
        let each = self.grid.iter().map(|(before, mass)| {
            let away = (sum - before) / spread;
            // Beyond 8 deviations nothing arrives.
            if away.abs() > 8.0 { 0.0 } else { mass * libm::exp(-away * away / 2.0) }
        });
        each.sum()
    }

    /// The probability that a run with this effect stops at the next look with at least the
    /// observed mean. An effect multiplies the probability of a sum s of n units by exp(effect·s −
    /// effect²·n/2).
    fn above(&self, effect: f64) -> f64 {
        let spread = self.gap.sqrt();
        let each = self.grid.iter().map(|(before, mass)| {
            let tilt = libm::exp(effect * before - effect * effect * self.before / 2.0);
            let below = |end: f64| curve::normal_cdf((end - before - effect * self.gap) / spread);
            let stops = self.above.iter().map(|(from, to)| below(*to) - below(*from));
            mass * tilt * stops.sum::<f64>()
        });
        each.sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn zones(mean: f64) -> Zones {
        Zones { margin: 0.2, planned: 324, level: Level::P95, mean }
    }

    /// Each run stops somewhere, whatever its effect.
    #[test]
    fn probabilities_add_up_to_one() {
        let looks = looks_around(&[100, 150, 200, 250, 300, 350, 400]);
        let steps = zones(f64::NEG_INFINITY).steps(&looks);
        for effect in [-0.3, 0.0, 0.1, 0.2] {
            let all: f64 = steps.iter().map(|step| step.above(effect)).sum();
            assert!((all - 1.0).abs() < 5e-5, "{effect}: {all}");
        }
    }

    /// With one look there is nothing to correct but what later looks would have found.
    #[test]
    fn a_clear_effect_at_the_first_look_is_hardly_corrected() {
        let moments = Moments { units: 100, informing: 100, mean: 10.0, variance: 4.0 };
        let found = unbiased(moments, &[100], 0.4, 324, Level::P95);
        assert!((found - 10.0).abs() < 1e-6, "{found}");
    }

    /// Mirrored runs have mirrored estimates, and the estimate is nearer to 0 than the mean.
    #[test]
    fn estimates_are_symmetric_and_shrunk() {
        let looks = [100, 150, 200, 250];
        let at = |mean: f64| {
            let moments = Moments { units: 250, informing: 250, mean, variance: 1.0 };
            unbiased(moments, &looks, 0.2, 324, Level::P95)
        };
        let (up, down) = (at(0.21), at(-0.21));
        assert!((up + down).abs() < 5e-5, "{up} {down}");
        assert!(up < 0.21 && up > 0.1, "{up}");
    }
}
