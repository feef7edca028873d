//! What things cost: `cargo bench`. Figures of one machine do not travel, ratios and instructions
//! do.
//!
//! ```text
//! cargo bench                           everything
//! cargo bench --bench bench -- games    the random games alone, for a profiler
//! cargo bench --bench bench -- games --against PROGRAM
//!                                       this build against another one, pass by pass in turn
//! cargo bench --bench bench -- lint     linting alone: packs that are made up
//! cargo bench --bench bench -- edits    what `--watch` does about an edit alone, for a profiler
//! cargo bench --bench bench -- simulation
//!                                       simulation alone: greedy games, search, tables, a merge
//! cargo instructions                    counts instructions, writes tests/bench/instructions.txt
//! cargo instructions --check            counts, and compares with it; also what fuel buys
//! ```
#![allow(clippy::disallowed_methods, reason = "a benchmark reads the clock and starts programs")]
#![allow(clippy::disallowed_macros, reason = "a benchmark prints")]

#[path = "../support/mod.rs"]
mod support;

#[allow(dead_code, clippy::unwrap_used, reason = "it is made for tests, which use more of it")]
#[path = "../../engine/script/tests/scripts/toy.rs"]
mod toy;

mod against;
mod fuel;
mod games;
mod instructions;
mod measure;
mod measured;
mod packs;
mod parts;
mod simulated;
mod ways;

use std::process::ExitCode;

use mimalloc::MiMalloc;
use rattus::Rattus;
use roll_player::RollPlayer;

/// As in the program.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    // `cargo bench` adds a flag of its own.
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args.as_slice() {
        ["instructions"] => return instructions::write(),
        ["instructions", "--check"] => return instructions::check(),
        [fuel::WASTE, number] => return fuel::waste(number),
        [instructions::PLAY, name] => return instructions::play(name),
        ["games"] => all_games(),
        ["games", "--against", program] => return against::compare(program),
        [against::PASSES, name, games] => return against::play(name, games),
        ["lint"] => lint(),
        ["edits"] => packs::edits(),
        ["simulation"] => simulated::table(),
        [] => {
            all_games();
            parts::table();
            simulated::table();
            lint();
        }
        other => {
            eprintln!(
                "what is “{}”? The head of tests/bench/main.rs lists what there is",
                other.join(" ")
            );
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

fn lint() {
    packs::table();
    packs::edits();
    packs::deep();
}

fn all_games() {
    games::table::<RollPlayer>(4);
    games::table::<RollPlayer>(2);
    games::table::<Rattus>(2);
}
