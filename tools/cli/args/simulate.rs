//! The arguments of `simulate`.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use sim::{Collect, Shard};

use super::{Flags, PackArgs, flags};

/// Options of `simulate`.
#[derive(Debug, Args)]
pub struct SimulateArgs {
    /// The game.
    #[arg(value_name = "GAME", conflicts_with = "plan")]
    pub game: Option<String>,
    /// A plan file, in place of the options about games.
    #[arg(long, value_name = "FILE", conflicts_with_all = [
        "games", "players", "seats", "options", "seed", "forbid", "until", "decide", "caused", "lead", "collect",
        "folders", "with", flags::FLAGS,
    ])]
    pub plan: Option<PathBuf>,
    /// Number of games.
    #[arg(long, value_name = "N", default_value_t = 200)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    pub games: u64,
    /// Number of players, all greedy bots.
    #[arg(long, value_name = "N", conflicts_with = "seats")]
    pub players: Option<u8>,
    /// One seat, in the order of the table: optionally its letter, then its bot. Repeatable.
    #[arg(long = "seat", value_name = "SEAT=BOT")]
    pub seats: Vec<String>,
    /// Options of games with their own flags.
    #[command(flatten)]
    pub flags: Flags,
    /// Any other option of the game. Repeatable.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// The seed of the first game; each further game has the next number.
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true)]
    pub seed: u64,
    /// A card that no bot takes if it has another offer. Repeatable.
    #[arg(long, value_name = "KIND-CARD")]
    pub forbid: Vec<String>,
    /// Stops when results are known to this width.
    #[arg(long, value_name = "POINTS", value_parser = width)]
    pub until: Option<f64>,
    /// Stops when it is decided whether points differ by more than this.
    #[arg(long, value_name = "POINTS", value_parser = width, conflicts_with = "until")]
    pub decide: Option<f64>,
    /// Also plays each game on without the cards that are taken in it.
    #[arg(long)]
    pub caused: bool,
    /// Also looks how the lead changes while games go on.
    #[arg(long)]
    pub lead: bool,
    /// What else is collected. Repeatable.
    #[arg(long, value_name = "WORD", value_delimiter = ',', value_parser = collected())]
    pub collect: Vec<Collect>,
    /// Plays the same games with another plan, or with the pack in a folder, and compares.
    #[arg(long, value_name = "PATH")]
    pub against: Option<PathBuf>,
    /// Keeps the results in this folder, and goes on from results that are there. With `shard`: the
    /// file, or `-`.
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Plays only this part of the plan, and writes it into the file that `out` names.
    #[arg(long, value_name = "SHARD", requires = "out", conflicts_with_all = REPORT)]
    pub shard: Option<Shard>,
    /// How the results are reported.
    #[command(flatten)]
    pub report: ReportArgs,
    /// Number of threads; by default that of the machine's processors. Affects only the time.
    #[arg(long, value_name = "N")]
    #[arg(value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Additional packs.
    #[command(flatten)]
    pub packs: PackArgs,
}

/// The options of [`ReportArgs`], which have no effect where no results are shown.
const REPORT: [&str; 3] = ["gate", "kinds", "format"];

/// How results are reported: all of them or some, in what format, and whether they keep bounds.
#[derive(Debug, Args)]
pub struct ReportArgs {
    /// Bounds that the results must keep.
    #[arg(long, value_name = "FILE")]
    pub gate: Option<PathBuf>,
    /// Only cards of this kind. Repeatable.
    #[arg(long = "kind", value_name = "KIND")]
    pub kinds: Vec<String>,
    /// As tables, comma-separated values, JSON or Markdown.
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t)]
    pub format: SimulateFormat,
}

/// A width in points, from 0.01 to 100.
fn width(typed: &str) -> Result<f64, String> {
    let width = typed.parse::<f64>().ok().filter(|width| (0.01..=100.0).contains(width));
    width.ok_or_else(|| "not a number from 0.01 to 100".to_owned())
}

/// A word of the key `collect` in plans.
fn collected() -> impl TypedValueParser<Value = Collect> {
    let word = |typed: String| Collect::WORDS.into_iter().find(|(word, _)| *word == typed);
    let collect = move |typed| word(typed).map(|(_, what)| what).ok_or("not a word of the list");
    PossibleValuesParser::new(Collect::WORDS.map(|(word, _)| word)).try_map(collect)
}

/// The format of the results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum SimulateFormat {
    /// Tables for people.
    #[default]
    Text,
    /// Comma-separated values, one line per card.
    Csv,
    /// One JSON object.
    Json,
    /// Tables for a page or a pull request.
    Markdown,
    /// One page with tables and plots, which loads nothing.
    Html,
}

/// Options of `merge`.
#[derive(Debug, Args)]
pub struct MergeArgs {
    /// The folder of the shards.
    #[arg(value_name = "DIR")]
    pub folder: PathBuf,
    /// The plan; by default the one beside the shards.
    #[arg(long, value_name = "FILE")]
    pub plan: Option<PathBuf>,
    /// Only says which shards are there and up to date.
    #[arg(long, conflicts_with_all = REPORT)]
    pub status: bool,
    /// Plays this part of the shards again, and compares.
    #[arg(long, value_name = "PERCENT", value_parser = percent)]
    #[arg(conflicts_with = "status", conflicts_with_all = REPORT)]
    pub verify: Option<f64>,
    /// With `verify`: the other plan or pack of shards that compare.
    #[arg(long, value_name = "PATH", requires = "verify")]
    pub against: Option<PathBuf>,
    /// How the results are reported.
    #[command(flatten)]
    pub report: ReportArgs,
    /// Number of threads of `verify`.
    #[arg(long, value_name = "N", requires = "verify")]
    #[arg(value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Additional packs.
    #[command(flatten)]
    pub packs: PackArgs,
}

/// A part above 0 and up to 100 %, with or without the sign.
fn percent(typed: &str) -> Result<f64, String> {
    let number = typed.trim_end_matches('%').trim().parse::<f64>().ok();
    let part = number.filter(|part| *part > 0.0 && *part <= 100.0);
    part.ok_or_else(|| "not a part above 0% and up to 100%".to_owned())
}
