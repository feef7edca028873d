//! What `lint` takes.

use std::path::PathBuf;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use lint::Format;

/// Options of `lint`.
#[derive(Debug, Args)]
pub struct LintArgs {
    /// Folders of packs, or files; the built-in packs when none is named.
    #[arg(value_name = "PATH")]
    pub paths: Vec<PathBuf>,
    /// Look of the findings.
    #[arg(long, value_parser = report_format(), default_value = "human")]
    pub format: Format,
    /// Only findings with this code. Repeatable.
    #[arg(long, value_name = "CODE")]
    pub select: Vec<String>,
    /// No findings with this code. Repeatable.
    #[arg(long, value_name = "CODE")]
    pub ignore: Vec<String>,
    /// Findings with this code are errors; all warnings are, behind the word warnings. Repeatable.
    #[arg(long, value_name = "CODE")]
    pub deny: Vec<String>,
    /// How bad findings with a code are: error, warning or note. Repeatable.
    #[arg(long, value_name = "CODE=SEVERITY")]
    pub severity: Vec<String>,
    /// Shows notes too.
    #[arg(long)]
    pub notes: bool,
    /// Neither lint.toml files nor comments in packs say which findings count: for packs of
    /// strangers.
    #[arg(id = "no-pack-config", long = "no-pack-config")]
    pub no_pack_config: bool,
    /// Findings that this file knows are not told.
    #[arg(long, value_name = "FILE")]
    pub baseline: Option<PathBuf>,
    /// Writes the findings that there are into the baseline.
    #[arg(id = "update-baseline", long = "update-baseline", requires = "baseline")]
    pub update_baseline: bool,
    /// Makes the fixes that are safe, and writes the files.
    #[arg(long, group = "mending")]
    pub fix: bool,
    /// Makes those too that may change what a card does or what a text says.
    #[arg(id = "unsafe-fixes", long = "unsafe-fixes", requires = "mending")]
    pub unsafe_fixes: bool,
    /// Shows what fixes would change, and writes nothing.
    #[arg(long, group = "mending")]
    pub diff: bool,
    /// Also tell what was looked at, and what no rule looks at; with --format human or json.
    #[arg(long)]
    pub stats: bool,
    /// Looks again whenever a file has changed, until Ctrl-C.
    #[arg(long, requires = "paths", conflicts_with_all = ["fix", "diff", "update-baseline"])]
    pub watch: bool,
    /// Also runs the cards in positions of random games, each hook so many times at most; 1000 where
    /// no number is named.
    #[arg(long, value_name = "N", num_args = 0..=1, require_equals = true)]
    #[arg(default_missing_value = "1000", value_parser = clap::value_parser!(u32).range(1..))]
    #[arg(conflicts_with_all = ["fix", "diff"])]
    pub deep: Option<u32>,
    /// Also checks the spelling of texts, by the hunspell dictionaries of this machine.
    #[arg(long)]
    pub spell: bool,
    /// What the random games are made of.
    #[arg(long, value_name = "N", default_value_t = 0, requires = "deep")]
    pub seed: u64,
}

/// The format that whoever runs the program shows best.
const AUTO: &str = "auto";

/// The format of the runner, if it says that it is one: of GitHub's those commands that show findings
/// beside the lines of a change, else for people.
fn of_runner() -> Format {
    let is_set = |name: &str| std::env::var(name).is_ok_and(|value| value == "true");
    if is_set("GITHUB_ACTIONS") { Format::Github } else { Format::Human }
}

/// What findings of `lint` look like.
fn report_format() -> impl TypedValueParser<Value = Format> {
    let names = Format::ALL.iter().map(|(name, _)| *name).chain([AUTO]);
    PossibleValuesParser::new(names.collect::<Vec<_>>())
        .map(|name| Format::named(&name).unwrap_or_else(of_runner))
}
