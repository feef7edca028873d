//! Time, and how it is written.

use std::time::{Duration, Instant};

/// How long each thing is measured, and how often: the median counts.
const BATCHES: u32 = 9;
const BATCH: Duration = Duration::from_millis(200);

/// Median nanoseconds of one call.
pub fn time(mut call: impl FnMut()) -> f64 {
    median((0..BATCHES).map(|_| {
        let (start, mut calls) = (Instant::now(), 0u32);
        while start.elapsed() < BATCH {
            // The clock is read once for several calls when they are short.
            (0..8).for_each(|_| call());
            calls += 8;
        }
        start.elapsed().as_nanos() as f64 / f64::from(calls)
    }))
}

/// Medians of several things, measured so many times in turn: a machine that grows busy does so for
/// all of them.
pub fn in_turn<const N: usize>(times: u32, mut measure: [&mut dyn FnMut() -> f64; N]) -> [f64; N] {
    let rounds: Vec<[f64; N]> = (0..times).map(|_| measure.each_mut().map(|one| one())).collect();
    std::array::from_fn(|at| median(rounds.iter().map(|round| round[at])))
}

/// The middle one of some figures; of two in the middle, the greater.
pub fn median(figures: impl Iterator<Item = f64>) -> f64 {
    let mut figures: Vec<f64> = figures.collect();
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}

/// Prints what one of something takes, and how that stands to something else: its name, and its
/// nanoseconds.
pub fn row(what: &str, nanoseconds: f64, against: Option<(&str, f64)>) {
    let shown = match nanoseconds {
        ns if ns < 1e4 => format!("{ns:.0} ns"),
        ns if ns < 1e7 => format!("{:.1} µs", ns / 1e3),
        ns => format!("{:.1} ms", ns / 1e6),
    };
    let ratio =
        against.map_or(String::new(), |(of, other)| format!("{:>8.2} × {of}", nanoseconds / other));
    println!("{what:<52} {shown:>14} {ratio}");
}

/// A whole number with its thousands apart.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (at, digit) in digits.char_indices() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}
