//! Many rows at once: which of them stand out.

use super::LEVEL;

/// How many rows stand out by chance alone, if none differs.
pub fn expected_by_chance(rows: u64) -> f64 {
    rows as f64 * (1.0 - LEVEL)
}

/// Which rows stand out, by the chance of each, so that among those that do, the expected share of
/// mistakes is at most `rate` (Benjamini and Hochberg).
///
/// ```
/// use sim::stats::stands_out;
///
/// assert_eq!(stands_out(&[0.001, 0.2, 0.03, 0.9], 0.05), [true, false, false, false]);
/// assert_eq!(stands_out(&[0.001, 0.02, 0.03, 0.9], 0.05), [true, true, true, false]);
/// ```
pub fn stands_out(chances: &[f64], rate: f64) -> Vec<bool> {
    let mut sorted = chances.to_vec();
    sorted.sort_by(f64::total_cmp);
    let rows = chances.len() as f64;
    let limit = |nth: usize| rate * (nth + 1) as f64 / rows;
    let last = sorted.iter().enumerate().rev().find(|(nth, chance)| **chance <= limit(*nth));
    let most = last.map(|(_, chance)| *chance);
    chances.iter().map(|chance| most.is_some_and(|most| *chance <= most)).collect()
}
