//! Cardwright on the command line: plays, replays and checks card games.
//!
//! Each command has a file. `args` defines the arguments, `output` writes, `line` and `json` are
//! front ends of a game.

// The bans in clippy.toml keep IO out of the engine. This crate is where IO belongs.
#![allow(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod abilities;
mod args;
mod cards;
mod codes;
mod completions;
mod explain;
mod games;
mod html;
mod json;
mod line;
mod lint;
mod locale;
mod man;
mod output;
mod play;
mod replay;
mod results;
mod rules;
mod schema;
mod settings;
mod simulate;
mod start;
mod targets;
mod test;
mod usage;
mod watch;

use std::process::ExitCode;

use clap::Parser;
use mimalloc::MiMalloc;

use crate::args::{Cli, Command};

#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    if let Some(shell) = std::env::var_os(completions::VARIABLE).filter(|shell| !shell.is_empty()) {
        return output::exit_code(completions::answer(&shell.to_string_lossy()));
    }
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return output::exit_code(usage::answer(&error)),
    };
    let screen = cli.screen();
    let lang = cli.lang.as_deref();
    let Some(mut command) = cli.command else {
        return output::exit_code(start::run(&screen, lang));
    };
    match command.screen() {
        Some(own) => {
            own.plain |= screen.plain;
            own.speak |= screen.speak;
        }
        None if screen.plain || screen.speak => {
            return output::exit_code(usage::without_effect(if screen.plain {
                "--plain"
            } else {
                "--speak"
            }));
        }
        None => {}
    }
    if let Some(tag) = lang.filter(|tag| !tag.starts_with("en") && command.is_english()) {
        output::complain(&format!("this command is in English only; --lang {tag} has no effect\n"));
    }
    let wish = if command.is_english() { None } else { settings::language(lang) };
    let wish = wish.as_deref();
    output::exit_code(match command {
        Command::Play(args) => play::run(&args, lang),
        Command::Replay(args) => replay::run(&args, lang),
        Command::Results(args) => results::run(&args, wish),
        Command::Rules(args) => rules::run(&args, wish),
        Command::Games(args) => games::run(&args, wish),
        Command::Cards(args) => cards::run(&args, wish),
        Command::Simulate(args) => simulate::run(&args, wish),
        Command::Merge(args) => simulate::merge(&args, wish),
        Command::Test(args) => test::run(&args),
        Command::Schema(args) => schema::run(&args),
        Command::Lint(args) => lint::run(&args),
        Command::Explain(args) => explain::run(&args),
        Command::Locale(args) => locale::run(&args),
        Command::Completions(args) => completions::run(&args),
        Command::Man(args) => man::run(&args, wish),
    })
}
