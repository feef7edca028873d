//! Probabilities of sums of combat dice.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::state::FACES;

/// The unit of probabilities: this number means certainty.
pub(crate) const WHOLE: u64 = 1_000_000_000_000;
/// Maximum number of dice. More dice count as this many, and no seat has more.
const DICE: usize = 30;

/// For each number of dice, the probability of each sum in parts of [`WHOLE`].
static SUMS: LazyLock<Vec<Vec<u64>>> = LazyLock::new(|| {
    let mut sums = vec![vec![WHOLE]];
    for dice in 1..=DICE {
        let fewer = &sums[dice - 1];
        let mut next = vec![0; dice * FACES + 1];
        for (sum, parts) in fewer.iter().enumerate() {
            for face in 1..=FACES {
                next[sum + face] += parts / FACES as u64;
            }
        }
        sums.push(next);
    }
    sums
});

/// The expected value, rounded, of a number of dice; `worth` gives the value of each sum.
pub(crate) fn expected(dice: u8, worth: impl Fn(i16) -> i64) -> i64 {
    let sums = &SUMS[usize::from(dice).min(DICE)];
    let likely = sums.iter().zip(0..).filter(|(parts, _)| **parts > 0);
    weighed(likely.map(|(parts, sum)| (*parts, worth(sum))))
}

/// The sum of values weighted with their probabilities, rounded.
fn weighed(worths: impl Iterator<Item = (u64, i64)>) -> i64 {
    let sum: i128 = worths.map(|(parts, worth)| i128::from(parts) * i128::from(worth)).sum();
    (sum + i128::from(WHOLE) / 2).div_euclid(i128::from(WHOLE)) as i64
}

/// The probability, in percent, that the sum of a number of dice satisfies `of`.
pub(crate) fn percent(dice: u8, of: impl Fn(i16) -> bool) -> u8 {
    // In hundredths of a percent, so that the result can be rounded.
    let likely = expected(dice, |sum| if of(sum) { 10_000 } else { 0 });
    ((likely + 50) / 100).clamp(0, 100) as u8
}

/// The probability of each sum of dice in parts of [`WHOLE`]. For each die, the values of its
/// equally likely sides are given.
pub(crate) fn sums(dice: &[Vec<i64>]) -> BTreeMap<i64, u64> {
    let more = |sums: BTreeMap<i64, u64>, sides: &Vec<i64>| {
        let mut next = BTreeMap::new();
        for (sum, parts) in sums {
            for side in sides {
                *next.entry(sum + side).or_default() += parts / sides.len() as u64;
            }
        }
        next
    };
    dice.iter().fold(BTreeMap::from([(0, WHOLE)]), more)
}

/// The expected value, rounded, of sums with these probabilities.
pub(crate) fn share(sums: &BTreeMap<i64, u64>, worth: impl Fn(i64) -> i64) -> i64 {
    weighed(sums.iter().map(|(sum, parts)| (*parts, worth(*sum))))
}

#[cfg(test)]
mod tests {
    use super::{expected, percent, share, sums};

    #[test]
    fn sums_are_as_likely_as_the_ways_to_roll_them() {
        assert_eq!(percent(0, |sum| sum == 0), 100);
        assert_eq!(percent(1, |sum| sum >= 5), 33);
        assert_eq!(percent(2, |sum| sum == 7), 17);
        assert_eq!(percent(3, |sum| sum >= 3), 100);
        assert_eq!(percent(2, |sum| sum > 12), 0);
        for dice in 1..20 {
            let tenths = expected(dice, |sum| i64::from(sum) * 1000);
            assert!((i64::from(dice) * 3500 - tenths).abs() <= 1, "{dice} dice: {tenths}");
        }
    }

    #[test]
    fn dice_of_which_sides_count_otherwise_are_weighed_side_by_side() {
        let plain = vec![1, 2, 3, 4, 5, 6];
        let two = sums(&[plain.clone(), plain.clone()]);
        assert_eq!(share(&two, |sum| if sum == 7 { 100 } else { 0 }), 17);
        // Dice with a 1 are rolled once more.
        let again: Vec<i64> = plain
            .iter()
            .flat_map(|face| match face {
                1 => plain.clone(),
                face => vec![*face; 6],
            })
            .collect();
        let one = sums(&[again]);
        assert_eq!(share(&one, |sum| if sum == 1 { 1000 } else { 0 }), 28);
        assert_eq!(share(&one, |sum| 100 * sum), 392);
        assert_eq!(share(&sums(&[]), |sum| sum), 0);
    }
}
