//! Many rows in one table.

use super::Level;

/// How many of a number of rows stand out by chance alone, where no row has an effect.
///
/// ```
/// use sim::stats::{Level, by_chance};
///
/// assert!((by_chance(53, Level::P95) - 2.65).abs() < 1e-9);
/// ```
pub fn by_chance(rows: usize, level: Level) -> f64 {
    rows as f64 * level.missed()
}

/// Which rows stand out, so that at most the share `q` of them does so by chance (Benjamini and
/// Hochberg 1995). A row without a p-value neither stands out nor counts.
///
/// ```
/// use sim::stats::stands_out;
///
/// let rows = [Some(0.001), None, Some(0.04), Some(0.03), Some(0.9)];
/// assert_eq!(stands_out(&rows, 0.05), [true, false, false, false, false]);
/// ```
pub fn stands_out(p_values: &[Option<f64>], q: f64) -> Vec<bool> {
    let mut sorted: Vec<f64> = p_values.iter().copied().flatten().collect();
    sorted.sort_by(f64::total_cmp);
    let rows = sorted.len() as f64;
    let step = |(nth, p): (usize, &f64)| *p <= (nth + 1) as f64 * q / rows;
    let last = (0..sorted.len()).rev().find(|nth| step((*nth, &sorted[*nth])));
    let bound = last.map(|last| sorted[last]);
    p_values.iter().map(|p| matches!((p, bound), (Some(p), Some(bound)) if *p <= bound)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of Benjamini and Hochberg (1995): of 15 hypotheses the first four are rejected.
    #[test]
    fn the_example_of_the_paper() {
        let p = [
            0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262,
            0.5719, 0.6528, 0.7590, 1.0,
        ];
        let rows: Vec<Option<f64>> = p.into_iter().rev().map(Some).collect();
        let marks = stands_out(&rows, 0.05);
        assert_eq!(marks.iter().filter(|mark| **mark).count(), 4);
        assert!(marks[11..].iter().all(|mark| *mark));
    }

    /// A larger p-value that passes takes smaller ones along that would fail alone.
    #[test]
    fn it_steps_up() {
        assert_eq!(stands_out(&[Some(0.03), Some(0.04)], 0.05), [true, true]);
        assert_eq!(stands_out(&[Some(0.03), Some(0.06)], 0.05), [false, false]);
        assert_eq!(stands_out(&[None, None], 0.05), [false, false]);
        assert!(stands_out(&[], 0.05).is_empty());
    }
}
