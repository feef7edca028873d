//! Writes a pack of made-up cards, as lint is measured with: `cargo run --example generated -- FOLDER
//! 1000`. With `mixed` as the last word the pack has every kind of card, most of them classes.
#![allow(clippy::disallowed_methods, clippy::disallowed_macros, reason = "it writes files")]

#[path = "../support/generated.rs"]
mod generated;
#[path = "../support/mixed.rs"]
mod mixed;

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (folder, count, write): (_, _, fn(&Path, &str, usize)) = match words.as_slice() {
        [folder, count] => (folder, count, generated::write),
        [folder, count, kinds] if kinds == "mixed" => (folder, count, mixed::write),
        _ => {
            eprintln!("which folder, and how many cards?");
            return ExitCode::FAILURE;
        }
    };
    match count.parse() {
        Ok(cards) => {
            write(&Path::new(folder).join("made_up"), "made_up", cards);
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{count}: {error}");
            ExitCode::FAILURE
        }
    }
}
