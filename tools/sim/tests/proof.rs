//! Statistics hold what they promise, on values whose truth is known.
//!
//! Chance is seeded, so each figure is the same in every run. Bounds are about three standard
//! errors of the figure wide.

#![allow(clippy::unwrap_used)]

use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::{Rng, SeedableRng};
use sim::stats::{Carried, Caused, Level, MeanSums, Paired, Reason, Rule, SHARE, Stop, stands_out};

const LEVEL: Level = Level::P95;

/// A generator for one proof.
struct Chance(Pcg64Mcg);

impl Chance {
    fn new(seed: u64) -> Self {
        Self(Pcg64Mcg::seed_from_u64(seed))
    }

    /// Uniform from 0 to 1, without 0.
    fn part(&mut self) -> f64 {
        ((self.0.next_u64() >> 12) as f64 + 0.5) / (1_u64 << 52) as f64
    }

    fn happens(&mut self, probability: f64) -> bool {
        self.part() < probability
    }

    fn sign(&mut self) -> i64 {
        if self.happens(0.5) { 1 } else { -1 }
    }

    /// Normal values with a standard deviation of 1,000, as whole numbers.
    fn bell(&mut self) -> i64 {
        let radius = (-2.0 * libm::log(self.part())).sqrt();
        libm::round(1000.0 * radius * libm::cos(std::f64::consts::TAU * self.part())) as i64
    }

    /// An exponential value with mean 4, rounded up: many small values and a long tail.
    fn skewed(&mut self) -> i64 {
        libm::ceil(-4.0 * libm::log(self.part())) as i64
    }

    /// The difference of a question without an effect: a skewed size with a sign turned by chance.
    fn nothing(&mut self, equal: f64) -> i64 {
        if self.happens(equal) { 0 } else { self.skewed() * self.sign() }
    }
}

/// Differences in blocks of 50 units.
fn blocks(number: usize, mut difference: impl FnMut() -> i64) -> Vec<Paired> {
    let mut all = vec![Paired::default(); number];
    for block in &mut all {
        (0..50).for_each(|_| block.add(difference(), 0));
    }
    all
}

fn sums(units: usize, mut difference: impl FnMut() -> i64) -> Paired {
    let mut sums = Paired::default();
    (0..units).for_each(|_| sums.add(difference(), 0));
    sums
}

/// Where a run over these blocks stops.
fn first_stop(blocks: &[Paired], rule: Rule) -> Option<Stop> {
    let mut sums = Paired::default();
    blocks.iter().find_map(|block| {
        sums.join(block);
        rule.stop(sums.moments()?, LEVEL)
    })
}

fn decide(margin: f64, planned: u64) -> Rule {
    Rule::Decide { margin, planned }
}

/// Of 1,000 questions without an effect, 3 to 7 % raise an alarm at 5 %, from 100 units on.
#[test]
fn questions_without_an_effect_raise_few_alarms() {
    let mut chance = Chance::new(1);
    for (equal, units) in [(0.0, 100), (0.7, 100), (0.0, 300), (0.7, 300)] {
        let alarm = |sums: Paired| sums.difference(LEVEL).unwrap().excludes(0.0);
        let alarms = (0..1000).filter(|_| alarm(sums(units, || chance.nothing(equal)))).count();
        assert!((30..=70).contains(&alarms), "{equal} equal, {units} units: {alarms}");
    }
}

/// An effect of (1.960 + 1.282) standard errors is found with a power of 90 %: 180 of 200.
///
/// Squares of skewed values have the mean (2 − p)/p², where p = 1 − exp(−1/4).
#[test]
fn planted_effects_are_found_with_their_power() {
    let mut chance = Chance::new(2);
    let p = 1.0 - libm::exp(-0.25);
    for (equal, units) in [(0.0, 400), (0.7, 400)] {
        let variance = (1.0 - equal) * (2.0 - p) / (p * p);
        let effect = 3.2415 * (variance / units as f64).sqrt();
        let planted = libm::round(100.0 * effect) as i64;
        let finds = |sums: Paired| sums.difference(LEVEL).unwrap().low > 0.0;
        let found = (0..200)
            .filter(|_| finds(sums(units, || 100 * chance.nothing(equal) + planted)))
            .count();
        assert!((167..=193).contains(&found), "{equal} equal: {found}");
    }
}

/// Looked at every 50 units up to 3,000, the interval that always holds raises at most 2.5 % of
/// alarms. The t interval, which may be looked at once, raises more than 20 % in the first 300
/// runs.
#[test]
fn you_may_look_at_any_time() {
    let mut chance = Chance::new(3);
    let (mut alarms, mut peeked) = (0, 0);
    for run in 0..1000 {
        let equal = if run % 2 == 0 { 0.0 } else { 0.7 };
        let blocks = blocks(60, || chance.nothing(equal));
        alarms += usize::from(first_stop(&blocks, decide(0.0, 400)).is_some());
        peeked += usize::from(run < 300 && peeks(&blocks));
    }
    assert!(alarms <= 25, "{alarms} of 1000");
    assert!(peeked > 60, "{peeked} of 300");
}

/// Whether a t interval excludes 0 at any look from 100 units on.
fn peeks(blocks: &[Paired]) -> bool {
    let mut sums = blocks[0].clone();
    blocks[1..].iter().any(|block| {
        sums.join(block);
        sums.difference(LEVEL).unwrap().excludes(0.0)
    })
}

/// Two seats may carry in one unit, and both have a common part: means cover the truth.
#[test]
fn means_of_carriers_cover() {
    let mut chance = Chance::new(4);
    for units in [20, 300] {
        let mut covered = 0;
        for _ in 0..1000 {
            let mut sums = Carried::default();
            for _ in 0..units {
                let carriers = u32::from(chance.happens(0.3)) + u32::from(chance.happens(0.3));
                let common = chance.bell();
                let values = (0..carriers).map(|_| 20_000 + common + chance.bell()).sum();
                sums.add(values, carriers);
            }
            let mean = sums.mean(LEVEL);
            covered += i32::from(mean.is_none_or(|mean| !mean.excludes(20_000.0)));
        }
        assert!((930..=970).contains(&covered), "{units} units: {covered}");
    }
}

/// Two carriers in one unit exclude each other's win: rates cover the truth.
#[test]
fn rates_of_carriers_cover() {
    let mut chance = Chance::new(5);
    for (rate, carries, units) in [(0.5, 0.3, 20), (0.5, 0.05, 100), (0.3, 0.3, 100)] {
        let mut covered = 0;
        for _ in 0..1000 {
            let mut sums = Carried::default();
            for _ in 0..units {
                let carriers =
                    u32::from(chance.happens(carries)) + u32::from(chance.happens(carries));
                let wins = chance.happens(rate * f64::from(carriers));
                sums.add(i64::from(SHARE) * i64::from(wins), carriers);
            }
            let wins = sums.win_rate(LEVEL);
            covered += i32::from(wins.is_none_or(|wins| !wins.excludes(rate)));
        }
        assert!(covered >= 930, "{rate}, {carries}, {units} units: {covered}");
    }
}

/// A run until a width covers the truth also where 92 of 100 units are equal and the others skewed,
/// because it waits for 30 that differ.
#[test]
fn a_run_until_a_width_covers() {
    let mut chance = Chance::new(6);
    for (equal, half_width, least) in [(0.0, 0.6, 900), (0.92, 0.3, 900), (0.7, 0.5, 900)] {
        let truth = (1.0 - equal) / (1.0 - libm::exp(-0.25));
        let mut covered = 0;
        for _ in 0..1000 {
            let skewed = || if chance.happens(equal) { 0 } else { chance.skewed() };
            let stop = first_stop(&blocks(16, skewed), Rule::Until { half_width });
            let covers = |stop: Stop| !stop.interval.excludes(truth);
            covered += i32::from(stop.is_some_and(covers));
        }
        assert!(covered >= least, "{equal} equal: {covered}");
    }
}

/// After a stop the estimate is as often too high as too low, and the interval still covers.
#[test]
fn estimates_after_a_stop_are_median_unbiased() {
    let mut chance = Chance::new(7);
    for truth in [0.0, 100.0, 200.0, 300.0] {
        let run = |_| {
            let blocks = blocks(21, || chance.bell() + truth as i64);
            first_stop(&blocks, decide(200.0, 324)).expect("1,050 units decide")
        };
        let stops: Vec<Stop> = (0..300).map(run).collect();
        let mut estimates: Vec<f64> = stops.iter().map(|stop| stop.estimate).collect();
        estimates.sort_by(f64::total_cmp);
        let low = estimates.partition_point(|estimate| *estimate < truth);
        assert!((124..=176).contains(&low), "{truth}: {low} of 300 are too low");
        assert!((estimates[150] - truth).abs() < 20.0, "{truth}: {}", estimates[150]);
        let covered = stops.iter().filter(|stop| !stop.interval.excludes(truth)).count();
        assert!(covered >= 291, "{truth}: {covered} of 300 cover");
        let differs = stops.iter().filter(|stop| stop.reason == Reason::Differs).count();
        assert!(truth != 0.0 || differs <= 10, "{differs} of 300 say that nothing is something");
        assert!(truth < 200.0 || differs >= 291, "{truth}: {differs} of 300 find it");
    }
}

/// Sums joined in any order are equal to those of one run, also after a way through JSON.
#[test]
fn joins_commute() {
    let mut chance = Chance::new(8);
    let mut one = (Carried::default(), Paired::default(), Caused::default());
    let mut parts = vec![one.clone(); 7];
    for nth in 0..700 {
        let (a, b, c) = (chance.bell(), chance.bell(), chance.skewed());
        let carriers = u32::from(chance.happens(0.5));
        let seat = nth % 2;
        for (carried, paired, caused) in [&mut one, &mut parts[nth / 100]] {
            carried.add(a * i64::from(carriers), carriers);
            paired.add(a, b);
            caused.add(seat, [&[a, b], &[b, c]], [&[12, 0], &[0, 12]]);
        }
    }
    for _ in 0..20 {
        let mut joined = (Carried::default(), Paired::default(), Caused::default());
        for (carried, paired, caused) in &parts {
            joined.0.join(carried);
            joined.1.join(paired);
            joined.2.join(caused);
        }
        let json = serde_json::to_string(&joined).unwrap();
        assert_eq!(joined, one);
        assert_eq!(serde_json::from_str::<(Carried, Paired, Caused)>(&json).unwrap(), one);
        for last in (1..parts.len()).rev() {
            let other = (chance.part() * (last + 1) as f64) as usize;
            parts.swap(last, other);
        }
    }
}

/// Of many rows without an effect hardly any is marked: each table has 53 rows, of which 2.65 are
/// outside an interval of 95 % by chance.
#[test]
fn of_many_rows_without_effect_hardly_any_is_marked() {
    let mut chance = Chance::new(9);
    let (mut alarms, mut marked) = (0, 0);
    for _ in 0..100 {
        let mut row = || {
            let mut sums = Carried::default();
            (0..100).for_each(|_| sums.add(chance.bell(), 1));
            sums.p_value(0.0)
        };
        let rows: Vec<Option<f64>> = (0..53).map(|_| row()).collect();
        alarms += rows.iter().flatten().filter(|p| **p < 0.05).count();
        marked += usize::from(stands_out(&rows, 0.05).contains(&true));
    }
    assert!((220..=310).contains(&alarms), "{alarms} rows of 100 tables");
    assert!(marked <= 10, "{marked} of 100 tables have a mark");
}
