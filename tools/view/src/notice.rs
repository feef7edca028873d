//! Answers to what a player asks beside the game, as plain data.

use play::panel::Role;
use play::{Ref, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::panel::Panel;
use crate::rule::Rule;
use crate::score::Score;
use crate::sentence::Sentence;

/// Something that is said to whoever sits at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "notice", rename_all = "kebab-case")]
pub enum Notice {
    /// A sentence of the program.
    Says {
        /// Its name, the same in every language, such as `no-such-offer`.
        id: &'static str,
        /// The sentence.
        text: String,
    },
    /// What was put in could not be read; in English, for whoever writes a front end.
    Unread {
        /// Why.
        text: String,
    },
    /// A part of the log.
    Log {
        /// A sentence for each event.
        told: Vec<Sentence>,
    },
    /// The answer to a query.
    Answer {
        /// The query, by its name in every language.
        query: &'static str,
        /// One line: a sentence, or several of what has happened.
        text: String,
    },
    /// Something on the table.
    Panels {
        /// The panels asked for.
        panels: Vec<Panel>,
    },
    /// What everybody would score now.
    Score {
        /// Seat by seat.
        scores: Vec<Score>,
    },
    /// What can be typed, and the rules of what is asked now.
    Help {
        /// The sentence above.
        text: String,
        /// The commands.
        commands: Vec<CommandHelp>,
        /// The sentence above the queries.
        asks: String,
        /// What is asked in a letter or two.
        queries: Vec<Query>,
        /// The chapter of the rules that explains what is asked.
        #[serde(skip_serializing_if = "Option::is_none")]
        topic: Option<Rule>,
        /// What else the rules explain.
        #[serde(skip_serializing_if = "Option::is_none")]
        topics: Option<String>,
    },
    /// Explanations.
    Pages {
        /// One for each thing that was meant.
        pages: Vec<Page>,
    },
    /// What a careful player would do.
    Hint {
        /// The sentence above.
        text: String,
        /// The best offers with their estimates, best first.
        weights: Vec<Weight>,
    },
    /// What would come of an offer.
    Preview {
        /// The sentence above, which names the offer.
        text: String,
        /// What would come of it.
        preview: Preview,
    },
    /// Where and why scripts of cards failed.
    Faults {
        /// The sentence that stands before the reports: whom they are for.
        text: String,
        /// The last ones, the latest last.
        faults: Vec<FaultReport>,
    },
    /// Why things on the table are not offered.
    WhyNot {
        /// The things that were meant.
        things: Vec<WhyNot>,
    },
    /// Several offers fit what was said.
    Several {
        /// The sentence above.
        text: String,
        /// The offers.
        offers: Vec<Weight>,
    },
}

/// The name of the sentence that answers were taken back.
pub(crate) const UNDONE: &str = "undone";

impl Notice {
    /// Whether it says that answers were taken back.
    pub fn is_undone(&self) -> bool {
        match self {
            Self::Says { id, .. } => *id == UNDONE,
            Self::Unread { .. }
            | Self::Log { .. }
            | Self::Answer { .. }
            | Self::Panels { .. }
            | Self::Score { .. }
            | Self::Help { .. }
            | Self::Pages { .. }
            | Self::Hint { .. }
            | Self::Preview { .. }
            | Self::Faults { .. }
            | Self::WhyNot { .. }
            | Self::Several { .. } => false,
        }
    }
}

/// A command with its explanation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CommandHelp {
    /// The word that is typed.
    pub word: String,
    /// What it does.
    pub about: String,
}

/// A fact of the table that can be asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Query {
    /// Its name, the same in every language, such as `gold`.
    pub name: &'static str,
    /// The letters that are typed.
    pub word: String,
    /// What they bring, and what may stand behind them.
    pub about: String,
}

/// An explanation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "page", rename_all = "kebab-case")]
pub enum Page {
    /// Of a card.
    Card {
        /// The card.
        card: CardPage,
    },
    /// Of a chapter of the rules.
    Rule {
        /// The chapter.
        rule: Rule,
    },
    /// Of a term.
    Term {
        /// Its name.
        name: String,
        /// What it means.
        text: String,
    },
    /// Of a command.
    Command {
        /// The command.
        command: CommandHelp,
    },
}

/// Everything about a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CardPage {
    /// The folder of its kind.
    pub kind: String,
    /// Its id.
    pub id: String,
    /// Its name and kind, in words.
    pub heading: String,
    /// What it does, what is printed on it, its mood line, and what of it was not printed; last, where
    /// somebody asked for a card that has no text, what its scripts do.
    pub lines: Vec<String>,
}

/// An offer with something said of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Weight {
    /// The offer, counted from 0.
    pub offer: usize,
    /// What is said.
    pub text: String,
    /// In a hint, what it is estimated to be worth, in thousandths of a point.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worth: Option<i64>,
    /// In a hint, what it adds or takes, the most first.
    pub reasons: Vec<Reason>,
}

impl Weight {
    /// An offer of which nothing is estimated.
    pub fn new(offer: usize, text: String) -> Self {
        Self { offer, text, worth: None, reasons: Vec::new() }
    }
}

/// A reason for an offer, or one against it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Reason {
    /// What it is about, such as a goal.
    pub of: String,
    /// What the offer adds to it, in thousandths of a point; below 0 it takes so much.
    pub worth: i64,
}

/// What would come of an offer, as far as the asked player may know: up to where something is rolled
/// or drawn, or somebody has a choice. Nothing of it has happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Preview {
    /// The offer, counted from 0.
    pub offer: usize,
    /// What would be told, a sentence for each event but those of what lies for all and only goes when
    /// a round is over.
    pub told: Vec<Sentence>,
    /// The whole table as it would be. Its cells have no offers.
    pub panels: Vec<Panel>,
    /// What would be different on the table: first what the asked player has of goods, such as gold,
    /// then cards that come to a player, then the other numbers by which the asked player does well
    /// or badly, then what else is on the map or in front of the asked
    /// player, what is others', what lies for all, and titles last; of each, what the offer is about
    /// comes first.
    pub changes: Vec<Difference>,
    /// What comes next is rolled or drawn.
    pub chance: bool,
    /// A last sentence: that something is rolled or drawn then; where nothing else is to be told, what
    /// the player is asked then, or that nothing changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// The game would be over.
    pub over: bool,
}

impl Preview {
    /// Whether something is to be told of what would be different.
    pub fn tells(&self) -> bool {
        !self.told.is_empty() || self.changes.iter().any(|change| !change.text.is_empty())
    }
}

/// A cell that would be different, or a row that would come or go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Difference {
    /// What the panel shows in which it stands.
    pub role: Role,
    /// Where it stands on the table now; absent for what would come.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Position>,
    /// What it is called there: its player where that is another one than the asked, its row and its
    /// column; empty where it says so itself.
    pub label: String,
    /// The things that it shows now, or would show.
    pub about: Vec<Ref>,
    /// What it says now; empty for what would come.
    pub before: String,
    /// What it would say; empty for what would go.
    pub after: String,
    /// Names of several words in both: none of them is told in part.
    pub whole: Vec<String>,
    /// What is to be told of it, in one line; empty where another difference tells it, too, and where
    /// it is only of use at its place.
    pub text: String,
}

/// A place on the table, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Position {
    /// The panel.
    pub panel: usize,
    /// Its row; absent: it is the title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub row: Option<usize>,
    /// The cell of the row; absent: it is all of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
}

/// How things on the table stand with what is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct WhyNot {
    /// The thing, or the first of several of which the same is to be said.
    pub about: Ref,
    /// The others.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<Ref>,
    /// What it is called, or what they are.
    pub name: String,
    /// The offers that are about it, counted from 0.
    pub offers: Vec<usize>,
    /// Why nothing else is offered about it, a sentence each; none where there is nothing to say.
    pub refusals: Vec<String>,
    /// All of this in one line, or that what is asked has nothing to do with it.
    pub text: String,
}

/// A card whose script failed: all it had done is undone, or what it was asked counts as nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Fault {
    /// All of what follows in one line.
    pub text: String,
    /// The id of the pack.
    pub pack: String,
    /// The card.
    pub card: Ref,
    /// Whose card it is, counted from 0.
    pub seat: Seat,
    /// What the card was called for, as its file names it: `on_use`.
    pub hook: &'static str,
    /// The file of the script within its pack, and the line.
    pub file: String,
    /// Why, as one word, such as `fuel`.
    pub cause: &'static str,
    /// Whether the card has failed in it once too often: it is not called in it any more in this
    /// game.
    pub rests: bool,
}

/// The whole of a fault, in English, for whoever mends the card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FaultReport {
    /// The fault.
    pub fault: Fault,
    /// The kind of finding, as `cardwright explain` knows it.
    pub code: &'static str,
    /// What is wrong.
    pub message: String,
    /// The whole path of the script, with line and column.
    pub place: String,
    /// The line it failed at, with all that is known.
    pub report: String,
}
