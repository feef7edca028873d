//! The statistics hold in thousands of made-up runs whose truth is known.

use play::Dealer;
use sim::stats::{Carried, LEVEL, Paired, SHARE, stands_out};

/// Runs of each question.
const RUNS: u32 = 1_000;

/// Numbers of a made-up run.
struct Numbers(Dealer);

impl Numbers {
    fn below(&mut self, limit: u32) -> i64 {
        i64::from(self.0.below(limit))
    }

    /// About normal, with mean 0 and a standard deviation of 10: a sum of twelve dice of six faces
    /// has one of 5.9.
    fn bell(&mut self) -> i64 {
        let dice: i64 = (0..12).map(|_| 2 * self.below(6) - 5).sum();
        dice * 10 / 12
    }

    /// A difference of two ways to play that changes nothing: in 70 % of games none, else a skewed
    /// one with a sign by chance.
    fn nothing(&mut self) -> i64 {
        let size = [1, 1, 2, 2, 3, 4, 6, 9][self.below(8) as usize];
        match self.below(10) {
            0..=6 => 0,
            _ if self.below(2) == 0 => size,
            _ => -size,
        }
    }
}

/// How many of the runs hold, in percent.
fn share(seed: u64, mut holds: impl FnMut(&mut Numbers) -> bool) -> f64 {
    let mut numbers = Numbers(Dealer::new(seed));
    let held = (0..RUNS).filter(|_| holds(&mut numbers)).count();
    held as f64 * 100.0 / f64::from(RUNS)
}

/// Whether a question about the difference of two ways to play says that they differ.
fn says_different(units: u32, mut difference: impl FnMut() -> i64) -> bool {
    let mut pairs = Paired::default();
    (0..units).for_each(|_| pairs.add(20 + difference(), 20));
    pairs.difference(LEVEL).is_some_and(|it| it.low > 0.0 || it.high < 0.0)
}

#[test]
fn ways_that_do_not_differ_are_seldom_called_different() {
    for units in [100, 400] {
        let alarms = share(1, |numbers| says_different(units, || numbers.nothing()));
        assert!((3.0..=7.0).contains(&alarms), "{units} units: {alarms} % alarms");
    }
}

#[test]
fn a_planted_difference_is_found_as_often_as_planned() {
    // A shift of 0.3 standard deviations, and 100 units: a power of 0.84.
    let found = share(2, |numbers| says_different(100, || 3 + numbers.bell()));
    assert!((80.0..=88.0).contains(&found), "{found} % found");
}

#[test]
fn intervals_of_means_hold_the_truth() {
    for units in [30, 100] {
        let held = share(3, |numbers| {
            let mut sums = Carried::default();
            for _ in 0..units {
                // Units with no, one or two carriers, around a true mean of 25.
                let carriers = numbers.below(3) as u32;
                let sum: i64 = (0..carriers).map(|_| 25 + numbers.bell()).sum();
                sums.add(sum, carriers);
            }
            sums.mean(LEVEL).is_some_and(|it| (it.low..=it.high).contains(&25.0))
        });
        assert!((93.0..=97.0).contains(&held), "{units} units: {held} %");
    }
}

#[test]
fn intervals_of_rates_hold_the_truth_though_owners_exclude_each_other() {
    // Two of three seats own the card, one seat wins: two owners win a third each, and never both.
    for units in [20, 200] {
        let held = share(4, |numbers| {
            let mut sums = Carried::default();
            for _ in 0..units {
                let owner_wins = numbers.below(3) < 2;
                sums.add(if owner_wins { SHARE } else { 0 }, 2);
            }
            let rate = sums.rate(SHARE, LEVEL).expect("carriers");
            (rate.low..=rate.high).contains(&(1.0 / 3.0))
        });
        assert!((92.0..=99.0).contains(&held), "{units} units: {held} %");
    }
}

#[test]
fn of_many_rows_without_effect_hardly_any_is_marked() {
    // Each table has 53 rows: by chance 2.65 of them are outside an interval of 95 %.
    let tables = RUNS / 10;
    let mut numbers = Numbers(Dealer::new(5));
    let (mut alarms, mut marked) = (0, 0);
    for _ in 0..tables {
        let chances: Vec<f64> = (0..53)
            .map(|_| {
                let mut sums = Carried::default();
                (0..100).for_each(|_| sums.add(numbers.bell(), 1));
                sums.chance_of_zero().expect("units")
            })
            .collect();
        alarms += chances.iter().filter(|chance| **chance < 0.05).count();
        marked += usize::from(stands_out(&chances, 0.05).contains(&true));
    }
    let alarms = alarms as f64 / f64::from(tables);
    assert!((2.2..=3.1).contains(&alarms), "{alarms} rows of a table");
    assert!(marked <= 10, "{marked} of {tables} tables have a mark");
}
