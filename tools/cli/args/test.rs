//! The arguments of `test`.

use std::path::PathBuf;

use clap::{ArgGroup, Args, ValueEnum};

/// The options that measure rulings.
const MEASURED: &str = "measured";

/// Options of `test`.
#[derive(Debug, Args)]
#[command(group = ArgGroup::new(MEASURED).args(["mutants", "coverage"]).multiple(true))]
pub struct TestArgs {
    /// Packs by id or folder, and files or folders of rulings; all built-in packs if nothing is
    /// named.
    #[arg(value_name = "PATH")]
    pub paths: Vec<String>,
    /// Only files of rulings whose path or titles contain this.
    #[arg(long, value_name = "WORD")]
    pub only: Option<String>,
    /// Writes the actual events and values into the files of rulings, which must be named, or their
    /// folder.
    #[arg(long)]
    pub bless: bool,
    /// Changes one thing of each card at a time, and reports changes that no ruling notices.
    #[arg(long, conflicts_with = "bless")]
    pub mutants: bool,
    /// Counts the lines and branches of scripts, and the guards, that rulings run.
    #[arg(long, conflicts_with = "bless")]
    pub coverage: bool,
    /// Writes the coverage into a file in the format of LCOV.
    #[arg(long, value_name = "FILE", requires = "coverage")]
    pub lcov: Option<PathBuf>,
    /// The percentage of changes that must be noticed, and of lines, branches and guards that must
    /// run.
    #[arg(long, value_name = "PERCENT", requires = MEASURED)]
    #[arg(value_parser = clap::value_parser!(u8).range(0..=100))]
    pub at_least: Option<u8>,
    /// Prints a line for each ruling, with the open question at its end.
    #[arg(long, short)]
    pub verbose: bool,
    /// Output for people, or for other programs: json, junit or tap.
    #[arg(long, value_enum, default_value_t)]
    pub format: TestFormat,
}

/// The format of the results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum TestFormat {
    /// For people.
    #[default]
    Human,
    /// One JSON object.
    Json,
    /// JUnit, for most test runners.
    Junit,
    /// TAP 14.
    Tap,
}
