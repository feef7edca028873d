//! `cardwright man`.

use std::fs;
use std::path::Path;

use anyhow::Context;
use clap::{Command, CommandFactory};
use clap_mangen::Man;

use crate::args::{Cli, ManArgs};
use crate::output;

/// Prints the man page, or writes the pages of all commands into a folder.
pub fn run(args: &ManArgs) -> anyhow::Result<u8> {
    let mut command = Cli::command();
    command.build();
    match &args.write {
        None => output::print(&page(&command)?)?,
        Some(folder) => {
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot make the folder {}", folder.display()))?;
            write_all(&command, folder)?;
        }
    }
    Ok(output::CLEAN)
}

fn page(command: &Command) -> anyhow::Result<String> {
    let mut text = Vec::new();
    Man::new(command.clone()).render(&mut text)?;
    Ok(String::from_utf8_lossy(&text).into_owned())
}

fn write_all(command: &Command, folder: &Path) -> anyhow::Result<()> {
    // Built commands know their whole name, such as `cardwright-cards-list`.
    let name = command.get_display_name().unwrap_or_else(|| command.get_name());
    desk::files::write_whole(&folder.join(format!("{name}.1")), &page(command)?)?;
    command.get_subcommands().try_for_each(|command| write_all(command, folder))
}
