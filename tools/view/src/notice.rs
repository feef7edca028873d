//! Answers to what a player asks beside the game.

use schemars::JsonSchema;
use serde::Serialize;

use crate::answers::preview::Preview;
use crate::answers::why::WhyNot;
use crate::fault::FaultReport;
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
