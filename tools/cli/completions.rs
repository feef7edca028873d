//! `cardwright completions`.

use clap::CommandFactory;

use crate::args::{Cli, CompletionsArgs};
use crate::output;

/// Prints the completions for a shell.
pub fn run(args: &CompletionsArgs) -> anyhow::Result<u8> {
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "cardwright", &mut text);
    output::print(&String::from_utf8_lossy(&text))?;
    Ok(output::CLEAN)
}
