//! The arguments of `lint`.

use std::path::PathBuf;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use lint::Format;

/// Options of `lint`.
#[derive(Debug, Args)]
pub struct LintArgs {
    /// Folders of packs, or files; the built-in packs if none is named.
    #[arg(value_name = "PATH")]
    pub paths: Vec<PathBuf>,
    /// Format of the findings.
    #[arg(long, value_parser = report_format(), default_value = "human")]
    pub format: Format,
    /// Only findings with this code. Repeatable.
    #[arg(long, value_name = "CODE")]
    pub select: Vec<String>,
    /// No findings with this code. Repeatable.
    #[arg(long, value_name = "CODE")]
    pub ignore: Vec<String>,
    /// Findings with this code are errors. The word warnings makes all warnings errors. Repeatable.
    #[arg(long, value_name = "CODE")]
    pub deny: Vec<String>,
    /// Severity of findings with a code: error, warning or note. Repeatable.
    #[arg(long, value_name = "CODE=SEVERITY")]
    pub severity: Vec<String>,
    /// Shows notes too.
    #[arg(long)]
    pub notes: bool,
    /// Ignores lint.toml files and allow comments, for packs of strangers.
    #[arg(id = "no-pack-config", long = "no-pack-config")]
    pub no_pack_config: bool,
    /// Findings in this baseline are not reported.
    #[arg(long, value_name = "FILE")]
    pub baseline: Option<PathBuf>,
    /// Writes the present findings into the baseline.
    #[arg(id = "update-baseline", long = "update-baseline", requires = "baseline")]
    pub update_baseline: bool,
    /// Applies safe fixes, and writes the files.
    #[arg(long, group = "fixing")]
    pub fix: bool,
    /// Also applies fixes that may change what a card does or a text says.
    #[arg(id = "unsafe-fixes", long = "unsafe-fixes", requires = "fixing")]
    pub unsafe_fixes: bool,
    /// Shows the changes of fixes, and writes nothing.
    #[arg(long, group = "fixing")]
    pub diff: bool,
    /// Also reports what was checked, and what no rule checks; with --format human or json.
    #[arg(long)]
    pub stats: bool,
    /// Checks again whenever a file has changed, until Ctrl-C.
    #[arg(long, requires = "paths", conflicts_with_all = ["fix", "diff", "update-baseline"])]
    pub watch: bool,
    /// Also runs the cards in positions of random games. The number is the maximum of runs per
    /// hook; 1000 by default.
    #[arg(long, value_name = "N", num_args = 0..=1, require_equals = true)]
    #[arg(default_missing_value = "1000", value_parser = clap::value_parser!(u32).range(1..))]
    #[arg(conflicts_with_all = ["fix", "diff"])]
    pub deep: Option<u32>,
    /// Also checks the spelling of texts, with the hunspell dictionaries of this machine.
    #[arg(long)]
    pub spell: bool,
    /// Seed of the random games.
    #[arg(
        long,
        value_name = "N",
        default_value_t = 0,
        requires = "deep",
        allow_negative_numbers = true
    )]
    pub seed: u64,
}

/// The word for the format that fits the environment.
const AUTO: &str = "auto";

/// The format for the environment: commands for GitHub's runners, which show findings next to the
/// lines of a change, otherwise for people.
fn of_runner() -> Format {
    let is_set = |name: &str| std::env::var(name).is_ok_and(|value| value == "true");
    if is_set("GITHUB_ACTIONS") { Format::Github } else { Format::Human }
}

/// The parser of the format of `lint`.
fn report_format() -> impl TypedValueParser<Value = Format> {
    let names = Format::ALL.iter().map(|(name, _)| *name).chain([AUTO]);
    PossibleValuesParser::new(names.collect::<Vec<_>>())
        .map(|name| Format::named(&name).unwrap_or_else(of_runner))
}
