//! Writes a pack of made-up cards, as lint is measured with: `cargo run --example generated -- FOLDER
//! 1000`.
#![allow(clippy::disallowed_methods, clippy::disallowed_macros, reason = "it writes files")]

#[path = "../support/generated.rs"]
mod generated;

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [folder, count] = words.as_slice() else {
        eprintln!("which folder, and how many cards?");
        return ExitCode::FAILURE;
    };
    match count.parse() {
        Ok(cards) => {
            generated::write(&Path::new(folder).join("made_up"), "made_up", cards);
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{count}: {error}");
            ExitCode::FAILURE
        }
    }
}
