//! The commands and their options.
//!
//! The texts shown to users (help, man pages, completions) are in `usage.ftl` in each language (see
//! `usage`). The comments here are for developers.

mod flags;
mod lint;
mod simulate;
mod test;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use schemars::JsonSchema;
use serde::Deserialize;
use view::Detail;

pub use flags::Flags;
pub use lint::LintArgs;
pub use simulate::{MergeArgs, SimulateArgs, SimulateFormat};
pub use test::{TestArgs, TestFormat};

/// Card games from open rules, cards and texts.
#[derive(Debug, Parser)]
#[command(name = "cardwright", version, disable_help_subcommand = true)]
pub struct Cli {
    /// Language, such as fr; before or after the command.
    #[arg(long, global = true, value_name = "TAG")]
    pub lang: Option<String>,
    /// Line by line: the start page, or a game that a command plays.
    #[arg(long)]
    pub plain: bool,
    /// Like `plain`, in sentences only.
    #[arg(long)]
    pub speak: bool,
    /// The command. Without one, the start page is shown.
    #[command(subcommand)]
    pub command: Option<Command>,
}

impl Cli {
    /// The options for the full screen before the command.
    pub fn screen(&self) -> ScreenArgs {
        ScreenArgs { plain: self.plain, speak: self.speak, ..ScreenArgs::default() }
    }
}

impl Command {
    /// The options for the full screen, if it has any.
    pub fn screen(&mut self) -> Option<&mut ScreenArgs> {
        match self {
            Self::Play(args) => Some(&mut args.screen),
            Self::Replay(args) => Some(&mut args.screen),
            Self::Results(_)
            | Self::Rules(_)
            | Self::Games(_)
            | Self::Cards(_)
            | Self::Simulate(_)
            | Self::Merge(_)
            | Self::Man(_)
            | Self::Test(_)
            | Self::Schema(_)
            | Self::Lint(_)
            | Self::Explain(_)
            | Self::Locale(_)
            | Self::Completions(_) => None,
        }
    }

    /// Whether its output is always in English: commands for authors and CI.
    pub fn is_english(&self) -> bool {
        match self {
            Self::Play(_)
            | Self::Replay(_)
            | Self::Results(_)
            | Self::Rules(_)
            | Self::Games(_)
            | Self::Cards(_)
            | Self::Simulate(_)
            | Self::Merge(_)
            | Self::Man(_) => false,
            Self::Test(_)
            | Self::Schema(_)
            | Self::Lint(_)
            | Self::Explain(_)
            | Self::Locale(_)
            | Self::Completions(_) => true,
        }
    }
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Plays a game in the terminal.
    Play(PlayArgs),
    /// Shows a saved game, finished or damaged, line by line.
    Replay(ReplayArgs),
    /// Lists the player's own results, the best first.
    Results(ResultsArgs),
    /// Prints the rulebook of a game, or a chapter of it.
    Rules(RulesArgs),
    /// Lists the games with their options.
    Games(GamesArgs),
    /// Lists cards, or shows one.
    Cards(CardsArgs),
    /// Counts in games of bots what owning each card is worth.
    Simulate(SimulateArgs),
    /// Puts the shards of a simulation together.
    Merge(MergeArgs),
    /// Runs the rulings of packs.
    Test(TestArgs),
    /// Prints or writes the schemas for authors of packs.
    Schema(SchemaArgs),
    /// Reports errors in packs, scripts, texts and saved games.
    Lint(LintArgs),
    /// Explains the code of a finding.
    Explain(ExplainArgs),
    /// Records the state of translations.
    Locale(LocaleArgs),
    /// Prints completions for a shell.
    Completions(CompletionsArgs),
    /// Prints the man page, or writes one page per command.
    Man(ManArgs),
}

/// Additional packs.
#[derive(Clone, Debug, Default, Args)]
pub struct PackArgs {
    /// A built-in pack that requires another one, such as an expansion. Repeatable.
    #[arg(long, value_name = "PACK")]
    pub with: Vec<String>,
    /// Folder of an additional pack. Repeatable.
    #[arg(long = "pack", value_name = "DIR")]
    pub folders: Vec<PathBuf>,
}

/// Options of `play`.
#[derive(Debug, Default, Args)]
pub struct PlayArgs {
    /// The game, or a file of rulings: then the game begins at the position of one.
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
    /// With a file of rulings: a word in the title of one. Without it, the first.
    #[arg(long, value_name = "WORD", requires = "game")]
    pub ruling: Option<String>,
    /// Begins where a card is about to act: a card, a card and a hook, or a line of its file or script.
    #[arg(long, value_name = "CARD", conflicts_with_all = [
        "ruling", "players", "options", "solo", "resume", "again", "tutorial", "daily", flags::FLAGS,
    ])]
    pub at: Option<String>,
    /// Number of players.
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// One seat, in the order of the table: name, optionally the grammatical gender (f or m), and
    /// human or a bot. Repeatable.
    #[arg(long = "seat", value_name = "NAME=WHO")]
    pub seats: Vec<String>,
    /// Options of games with their own flags.
    #[command(flatten)]
    pub flags: Flags,
    /// Any other option of the game. Repeatable.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// A game for one player.
    #[arg(long)]
    pub solo: bool,
    /// Seed of all dice and draws.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub seed: Option<u64>,
    /// Additional packs.
    #[command(flatten)]
    pub packs: PackArgs,
    /// File in which the game is saved.
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// File that shows other programs who is asked.
    #[arg(long, value_name = "FILE")]
    pub status: Option<PathBuf>,
    /// Rings the terminal when a player is asked after others.
    #[arg(long)]
    pub bell: bool,
    /// Continues a saved game: this one, or one from a list.
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = [
        "game", "players", "seats", "options", "solo", "seed", flags::FLAGS,
    ])]
    pub resume: Option<Option<PathBuf>>,
    /// Begins a game with the players and options of a saved one: this one, or the last one.
    #[arg(long, value_name = "FILE", num_args = 0..=1, conflicts_with_all = [
        "game", "players", "seats", "options", "solo", "resume", "tutorial", flags::FLAGS,
    ])]
    pub again: Option<Option<PathBuf>>,
    /// The seed of the day, the same for everyone.
    #[arg(long, conflicts_with_all = ["seed", "resume", "tutorial"])]
    pub daily: bool,
    /// With `resume`: plays on after this answer of the game, in another file.
    #[arg(long, value_name = "N", requires = "resume")]
    pub from: Option<usize>,
    /// A tutorial: this one, or the only one of a game. Without a name, lists them if there are
    /// several.
    #[arg(long, value_name = "NAME", num_args = 0..=1, conflicts_with_all = [
        "players", "seats", "options", "solo", "seed", "resume", flags::FLAGS,
    ])]
    pub tutorial: Option<Option<String>>,
    /// Continues a saved game that was edited by hand; it stays marked.
    #[arg(long, requires = "resume")]
    pub trust: bool,
    /// Line by line: only the question with one line before it.
    #[arg(long, conflicts_with = "full")]
    pub terse: bool,
    /// Line by line: the whole table before each question.
    #[arg(long)]
    pub full: bool,
    /// Options for the full screen.
    #[command(flatten)]
    pub screen: ScreenArgs,
    /// Output for people, or one JSON object per line for other programs: human or json.
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t)]
    #[arg(hide_possible_values = true, hide_default_value = true)]
    pub format: Format,
    /// With JSON: after the first view, only what has changed since the last one.
    #[arg(long, requires = "format")]
    pub changes: bool,
}

impl PlayArgs {
    /// How much is shown without a request, if the command line says so.
    pub fn detail(&self) -> Option<Detail> {
        match (self.terse, self.full) {
            (true, _) => Some(Detail::Terse),
            (_, true) => Some(Detail::Full),
            (false, false) => None,
        }
    }
}

/// Options for the full screen.
#[derive(Clone, Debug, Default, Args)]
pub struct ScreenArgs {
    /// Line by line, even in a terminal with room for a table.
    #[arg(long)]
    pub plain: bool,
    /// Line by line, in sentences only, for a screen reader.
    #[arg(long)]
    pub speak: bool,
    /// Pace of the table's animation: off, quick, steady or slow.
    #[arg(long, value_enum, value_name = "PACE", hide_possible_values = true)]
    pub pace: Option<Pace>,
    /// No rolling dice and counting numbers.
    #[arg(long)]
    pub no_motion: bool,
    /// Describes the focus in the last line of the table, for a screen reader.
    #[arg(long)]
    pub announce: bool,
    /// Colors for a dark or a light background: auto, dark or light.
    #[arg(long, value_enum, value_name = "THEME", hide_possible_values = true)]
    pub theme: Option<Theme>,
    /// Ignores the settings file.
    #[arg(long)]
    pub no_settings: bool,
}

/// The speed at which the table shows events that need no choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Without delay.
    Off,
    /// Fast.
    Quick,
    /// At reading speed.
    #[default]
    Steady,
    /// With time to think.
    Slow,
}

impl Pace {
    /// Its word on the command line.
    pub fn word(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Quick => "quick",
            Self::Steady => "steady",
            Self::Slow => "slow",
        }
    }
}

/// The background for which the colors of the table are chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// The background that the terminal reports.
    #[default]
    Auto,
    /// A dark background.
    Dark,
    /// A light background.
    Light,
}

/// Options of `replay`.
#[derive(Debug, Default, Args)]
pub struct ReplayArgs {
    /// The saved game; without it, one from a list.
    #[arg(value_name = "FILE", conflicts_with = "plan")]
    pub file: Option<PathBuf>,
    /// The plan of a simulation, for one of its games.
    #[arg(long, value_name = "FILE", requires = "game")]
    pub plan: Option<PathBuf>,
    /// The number of a game of the plan, from 1.
    #[arg(long, value_name = "N", requires = "plan")]
    pub game: Option<u64>,
    /// Shows the game as this player saw it: a name or a letter.
    #[arg(long = "as", value_name = "PLAYER")]
    pub eyes: Option<String>,
    /// Waits for the return key after each answer.
    #[arg(long)]
    pub step: bool,
    /// Lists the choices of players for which a hint would have been worth more.
    #[arg(long, conflicts_with_all = ["step", "report"])]
    pub review: bool,
    /// Writes the game into a new file: as text, a picture or a recording, by its extension.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["step", "report", "review"])]
    pub share: Option<PathBuf>,
    /// Options for the full screen.
    #[command(flatten)]
    pub screen: ScreenArgs,
    /// Reports all details of errors, in English, for authors of files or cards.
    #[arg(long)]
    pub report: bool,
    /// Additional packs.
    #[command(flatten)]
    pub packs: PackArgs,
}

/// Options of `results`.
#[derive(Debug, Args)]
pub struct ResultsArgs {
    /// Only this game.
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
}

/// Options of `rules`.
#[derive(Debug, Args)]
pub struct RulesArgs {
    /// The game.
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
    /// A chapter, by a part of its title.
    #[arg(value_name = "TOPIC")]
    pub topic: Option<String>,
    /// Number of players.
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// Options of games with their own flags.
    #[command(flatten)]
    pub flags: Flags,
    /// Any other option of the game. Repeatable.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// Additional packs.
    #[command(flatten)]
    pub packs: PackArgs,
    /// As plain text, Markdown, or one printable HTML file.
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t)]
    pub format: RulesFormat,
}

/// The format of a rulebook.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum RulesFormat {
    /// Lines of 80 columns.
    #[default]
    Text,
    /// CommonMark.
    Markdown,
    /// One file with a table of contents and no external resources.
    Html,
}

/// Options of `games`.
#[derive(Debug, Args)]
pub struct GamesArgs {
    /// Only this game.
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
    /// Prints JSON.
    #[arg(long)]
    pub json: bool,
    /// Folder of an additional pack. Repeatable.
    #[arg(long = "pack", value_name = "DIR")]
    pub folders: Vec<PathBuf>,
}

/// Options of `cards`.
#[derive(Debug, Args)]
pub struct CardsArgs {
    /// What to do with the cards.
    #[command(subcommand)]
    pub command: CardsCommand,
}

/// What `cards` can do.
#[derive(Debug, Subcommand)]
pub enum CardsCommand {
    /// Lists cards.
    List(CardsList),
    /// Shows cards with all fields, texts and origins.
    Show(CardsShow),
}

/// Options of `cards list`.
#[derive(Debug, Args)]
pub struct CardsList {
    /// Only cards of this kind. Repeatable.
    #[arg(long = "kind", value_name = "KIND")]
    pub kinds: Vec<String>,
    /// Only cards of this pack. Repeatable.
    #[arg(long = "of", value_name = "PACK")]
    pub of: Vec<String>,
    /// Only cards with a field of this origin. Repeatable.
    #[arg(long = "origin", value_name = "ORIGIN")]
    pub origins: Vec<String>,
    /// Options of all `cards` commands.
    #[command(flatten)]
    pub common: CardsCommon,
}

/// Options of `cards show`.
#[derive(Debug, Args)]
pub struct CardsShow {
    /// Ids of cards, or parts of their names.
    #[arg(value_name = "CARD", required = true)]
    pub cards: Vec<String>,
    /// Also shows what their scripts do.
    #[arg(long)]
    pub exact: bool,
    /// Options of all `cards` commands.
    #[command(flatten)]
    pub common: CardsCommon,
}

/// Options of all `cards` commands.
#[derive(Debug, Args)]
pub struct CardsCommon {
    /// Only cards of this game.
    #[arg(long, value_name = "GAME")]
    pub game: Option<String>,
    /// Prints JSON.
    #[arg(long)]
    pub json: bool,
    /// Folder of an additional pack. Repeatable.
    #[arg(long = "pack", value_name = "DIR")]
    pub folders: Vec<PathBuf>,
}

/// Options of `schema`.
#[derive(Debug, Args)]
pub struct SchemaArgs {
    /// A schema, such as pack.schema.json. Without one, lists all.
    #[arg(value_name = "NAME")]
    pub name: Option<String>,
    /// Writes the schemas for the packs in a folder (by default the current one) into its
    /// `schema/`, and settings for editors that link packs to schemas.
    #[arg(
        long,
        value_name = "DIR",
        conflicts_with = "name",
        num_args = 0..=1,
        default_missing_value = "."
    )]
    pub write: Option<PathBuf>,
    /// Overwrites files with different content.
    #[arg(long, requires = "write")]
    pub force: bool,
}

/// Options of `explain`.
#[derive(Debug, Args)]
pub struct ExplainArgs {
    /// A code, such as unknown-key, or a family, such as text. Without one, lists all codes.
    #[arg(value_name = "CODE")]
    pub code: Option<String>,
    /// Lists all codes with their meanings.
    #[arg(long, conflicts_with = "code")]
    pub list: bool,
    /// Output for people or programs: human or json.
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t)]
    #[arg(hide_possible_values = true, hide_default_value = true)]
    pub format: Format,
}

/// Options of `locale`.
#[derive(Debug, Args)]
pub struct LocaleArgs {
    /// What to do with the texts.
    #[command(subcommand)]
    pub command: LocaleCommand,
}

/// What `locale` can do.
#[derive(Debug, Subcommand)]
pub enum LocaleCommand {
    /// Records from which English version texts were translated, and what is left to translate.
    Sync(LocaleSync),
}

/// Options of `locale sync`.
#[derive(Debug, Args)]
pub struct LocaleSync {
    /// Folders of packs, or folders with texts of several packs.
    #[arg(value_name = "DIR")]
    pub packs: Vec<PathBuf>,
    /// Writes nothing, and reports what would be written.
    #[arg(long)]
    pub check: bool,
    /// The text with this space and id is still correct, although its English has changed.
    /// Repeatable.
    #[arg(long, value_name = "SPACE-ID")]
    pub accept: Vec<String>,
}

/// The audience of an output.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// For people.
    #[default]
    Human,
    /// For programs.
    Json,
}

/// Options of `completions`.
#[derive(Debug, Args)]
pub struct CompletionsArgs {
    /// The shell.
    #[arg(value_enum, value_name = "SHELL")]
    pub shell: clap_complete::Shell,
}

/// Options of `man`.
#[derive(Debug, Args)]
pub struct ManArgs {
    /// Writes the pages of all commands into this folder.
    #[arg(long, value_name = "DIR")]
    pub write: Option<PathBuf>,
}
