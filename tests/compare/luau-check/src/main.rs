//! Luau's own checker of types, on files: `luau-check DEFINITIONS FILE…` says `path:line:column: words`
//! of each, and ends with 1 where there is something to say.

use std::fs;
use std::process::ExitCode;

use luau_analyze::Checker;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.as_slice() {
        [word] if word == "--version" => {
            println!("luau-analyze 0.0.1");
            ExitCode::SUCCESS
        }
        [definitions, files @ ..] => match check(definitions, files) {
            Ok(true) => ExitCode::SUCCESS,
            Ok(false) => ExitCode::FAILURE,
            Err(error) => {
                eprintln!("{error}");
                ExitCode::FAILURE
            }
        },
        [] => {
            eprintln!("which definitions, and which files?");
            ExitCode::FAILURE
        }
    }
}

/// Whether there is nothing to say of some files.
fn check(definitions: &str, files: &[String]) -> Result<bool, Box<dyn std::error::Error>> {
    let mut clean = true;
    let mut checker = Checker::new()?;
    checker.add_definitions(&fs::read_to_string(definitions)?)?;
    for path in files {
        for found in checker.check(&fs::read_to_string(path)?)?.diagnostics {
            let (line, column) = (found.line + 1, found.col + 1);
            println!("{path}:{line}:{column}: {}", found.message.replace('\n', " "));
            clean = false;
        }
    }
    Ok(clean)
}
