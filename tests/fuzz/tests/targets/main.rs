//! Each target with some bytes that are the same in each run; with as many others as somebody has time
//! for, `SEED=2 RUNS=100000 cargo test -p fuzz card`; or with those of a fuzzer that sees what it
//! reaches, `cargo bolero test -p fuzz card`.
#![allow(clippy::disallowed_methods, clippy::disallowed_macros, reason = "tests read and print")]

#[macro_use]
mod all;
mod seeds;

use std::sync::LazyLock;

/// Files of ours with an ending, read once.
macro_rules! ours {
    ($ending:literal) => {{
        static FILES: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| seeds::files($ending));
        &*FILES
    }};
}

/// A number that somebody wishes, else another one.
fn wished(name: &str, else_: usize) -> usize {
    std::env::var(name).ok().and_then(|word| word.parse().ok()).unwrap_or(else_)
}

/// Whether a fuzzer, or who knows one, is to choose the bytes.
fn is_fuzzed() -> bool {
    std::env::vars_os().any(|(name, _)| name.to_string_lossy().starts_with("BOLERO_"))
}

/// Says which bytes it was that something went wrong with.
struct Telling {
    name: &'static str,
    seed: usize,
    run: usize,
}

impl Drop for Telling {
    fn drop(&mut self) {
        let Self { name, seed, run } = self;
        if std::thread::panicking() {
            eprintln!(
                "{name} in run {run}: FROM={run} RUNS=1 SEED={seed} cargo test -p fuzz {name}"
            );
        } else {
            println!("{name}: {run} runs");
        }
    }
}

/// Throws so many bytes at a target, the same each time: as they are, as pieces, as changes of ours.
fn throw(name: &'static str, times: usize, target: impl Fn(&[u8])) {
    let (seed, from) = (wished("SEED", 1), wished("FROM", 0));
    let mut telling = Telling { name, seed, run: from };
    for run in from..from + wished("RUNS", times) {
        telling.run = run;
        target(&seeds::bytes(seed, run));
    }
    telling.run += 1;
}

macro_rules! targets {
    ($($name:ident $times:literal $ending:literal,)*) => {
        $(
            #[test]
            fn $name() {
                let target = |bytes: &[u8]| {
                    fuzz::$name(bytes);
                    fuzz::$name(&seeds::written(bytes));
                    fuzz::$name(&seeds::changed(ours!($ending), &seeds::PIECES, bytes));
                };
                if is_fuzzed() {
                    bolero::check!().with_iterations($times).for_each(target);
                } else {
                    throw(stringify!($name), $times, target);
                }
            }
        )*
    };
}

all_targets!(targets);
