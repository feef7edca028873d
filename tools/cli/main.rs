//! Cardwright on the command line: plays, replays and checks card games.
//!
//! One file is one command; `args` says what each takes, `output` writes, `line` and `json` are the
//! front ends of a game.

// The bans of clippy.toml keep the engine free of IO; here is where IO belongs.
#![allow(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod args;
mod cards;
mod codes;
mod completions;
mod explain;
mod games;
mod json;
mod line;
mod lint;
mod man;
mod output;
mod play;
mod replay;
mod rules;
mod schema;
mod targets;
mod test;
mod usage;

use std::process::ExitCode;

use clap::Parser;

use crate::args::{Cli, Command};

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return output::exit_code(usage::answer(&error)),
    };
    output::exit_code(match cli.command {
        Command::Play(args) => play::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Games(args) => games::run(&args),
        Command::Cards(args) => cards::run(&args),
        Command::Test(args) => test::run(&args),
        Command::Schema(args) => schema::run(&args),
        Command::Lint(args) => lint::run(&args),
        Command::Explain(args) => explain::run(&args),
        Command::Completions(args) => completions::run(&args),
        Command::Man(args) => man::run(&args),
    })
}
