//! What `test` takes.

use clap::{Args, ValueEnum};

/// Options of `test`.
#[derive(Debug, Args)]
pub struct TestArgs {
    /// Packs by id or folder, and files of rulings or folders of them; all built-in packs when
    /// nothing is named.
    #[arg(value_name = "PATH")]
    pub paths: Vec<String>,
    /// Only files of rulings whose path, or a title in them, contains this.
    #[arg(long, value_name = "WORD")]
    pub only: Option<String>,
    /// Writes the events and values that the rulings met into their files, which must be named, or
    /// their folder.
    #[arg(long)]
    pub bless: bool,
    /// Prints a line for each ruling, with the question that is open at its end.
    #[arg(long, short)]
    pub verbose: bool,
    /// For people, or for other programs: json, junit or tap.
    #[arg(long, value_enum, default_value_t)]
    pub format: TestFormat,
}

/// What is told of rulings looks like this.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum TestFormat {
    /// For people.
    #[default]
    Human,
    /// One JSON object.
    Json,
    /// JUnit, which most runners of tests read.
    Junit,
    /// TAP 14.
    Tap,
}
