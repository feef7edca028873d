//! Notices: responses to requests, as plain data.

use play::panel::Role;
use play::{Ref, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::panel::Panel;
use crate::rule::Rule;
use crate::score::Score;
use crate::sentence::Sentence;

/// A notice for the players at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "notice", rename_all = "kebab-case")]
pub enum Notice {
    /// A sentence of the program.
    Says {
        /// The id of the sentence, the same in every language, such as `no-such-offer`.
        id: &'static str,
        /// The sentence.
        text: String,
    },
    /// The input could not be read. In English, for authors of front ends.
    Unread {
        /// The reason.
        text: String,
    },
    /// A part of the log.
    Log {
        /// One sentence per event.
        told: Vec<Sentence>,
    },
    /// The answer to a query.
    Answer {
        /// The name of the query, the same in every language.
        query: &'static str,
        /// One line: a sentence, or several about past events.
        text: String,
    },
    /// A part of the table.
    Panels {
        /// The requested panels.
        panels: Vec<Panel>,
    },
    /// The scores if the game ended now.
    Score {
        /// One score per seat.
        scores: Vec<Score>,
    },
    /// The commands, and the rules about the current question.
    Help {
        /// The sentence above the commands.
        text: String,
        /// The commands.
        commands: Vec<CommandHelp>,
        /// The sentence above the queries.
        asks: String,
        /// Facts that can be queried with one or two letters.
        queries: Vec<Query>,
        /// The chapter of the rules that explains the question.
        #[serde(skip_serializing_if = "Option::is_none")]
        topic: Option<Rule>,
        /// The other titles that the rules explain.
        #[serde(skip_serializing_if = "Option::is_none")]
        topics: Option<String>,
    },
    /// Explanations.
    Pages {
        /// One page for each thing that was meant.
        pages: Vec<Page>,
    },
    /// What a careful player would do.
    Hint {
        /// The sentence above.
        text: String,
        /// The best offers with their estimates, best first.
        weights: Vec<Weight>,
    },
    /// The result of an offer.
    Preview {
        /// The sentence above, which names the offer.
        text: String,
        /// The result of the offer.
        preview: Preview,
    },
    /// Where and why scripts of cards failed.
    Faults {
        /// The sentence before the reports, which says for whom they are.
        text: String,
        /// The last faults, latest last.
        faults: Vec<FaultReport>,
    },
    /// Why things on the table are not offered.
    WhyNot {
        /// The things that were meant.
        things: Vec<WhyNot>,
    },
    /// Several offers fit the typed words.
    Several {
        /// The sentence above.
        text: String,
        /// The fitting offers.
        offers: Vec<Weight>,
    },
}

/// The id of the sentence about undone answers.
pub(crate) const UNDONE: &str = "undone";

impl Notice {
    /// Whether it says that answers were undone.
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
    /// The word to type.
    pub word: String,
    /// What the command does.
    pub about: String,
}

/// A fact about the table that can be queried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Query {
    /// The name of the query, the same in every language, such as `gold`.
    pub name: &'static str,
    /// The letters to type.
    pub word: String,
    /// What the query tells, and what can follow it.
    pub about: String,
}

/// An explanation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "page", rename_all = "kebab-case")]
pub enum Page {
    /// About a card.
    Card {
        /// The card.
        card: CardPage,
    },
    /// About a chapter of the rules.
    Rule {
        /// The chapter.
        rule: Rule,
    },
    /// About a term.
    Term {
        /// The name of the term.
        name: String,
        /// Its meaning.
        text: String,
    },
    /// About a command.
    Command {
        /// The command.
        command: CommandHelp,
    },
}

/// The page of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CardPage {
    /// The folder of its kind.
    pub kind: String,
    /// Its id.
    pub id: String,
    /// Its name and kind, in words.
    pub heading: String,
    /// Its rules text, printed fields, flavor text, and fields not taken from the print. For a
    /// requested card without a text, what its scripts do comes last.
    pub lines: Vec<String>,
}

/// An offer with a text about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Weight {
    /// The number of the offer, counted from 0.
    pub offer: usize,
    /// The text about the offer.
    pub text: String,
    /// In a hint: its estimated value, in thousandths of a point.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worth: Option<i64>,
    /// In a hint of a search: how often it tried the offer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tries: Option<u32>,
    /// In a hint: the gains and losses it causes, largest gain first.
    pub reasons: Vec<Reason>,
}

impl Weight {
    /// An offer without an estimate.
    pub fn new(offer: usize, text: String) -> Self {
        Self { offer, text, worth: None, tries: None, reasons: Vec::new() }
    }
}

/// A reason for or against an offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Reason {
    /// The source of the value, such as a goal.
    pub of: String,
    /// The value it adds, in thousandths of a point; negative if it takes something away.
    pub worth: i64,
}

/// The result of an offer, as far as the asked player may know it, up to the next draw or choice.
/// The game itself does not change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Preview {
    /// The number of the offer, counted from 0.
    pub offer: usize,
    /// The messages that would be shown, one sentence per event. Events about shared things that
    /// only disappear because a round is over are left out.
    pub told: Vec<Sentence>,
    /// The whole table afterwards. Its cells have no offers.
    pub panels: Vec<Panel>,
    /// The differences on the table, in order of importance: the asked player's goods, such as
    /// gold; cards that a player gets; the asked player's other numbers; everything else on the map
    /// or in front of the asked player; other players' things; shared things; titles. Within each
    /// group, things in the offer come first.
    pub changes: Vec<Difference>,
    /// Whether a draw follows.
    pub chance: bool,
    /// A last sentence: that a draw follows; or, if there is nothing else to report, the next
    /// question, or that nothing changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// Whether the game would be over.
    pub over: bool,
}

impl Preview {
    /// Whether a difference has a text.
    pub fn tells(&self) -> bool {
        !self.told.is_empty() || self.changes.iter().any(|change| !change.text.is_empty())
    }
}

/// A cell that would change, or a row that would appear or disappear.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Difference {
    /// What the panel of the cell shows.
    pub role: Role,
    /// The present position on the table; absent for something that would appear.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Position>,
    /// Its label: the player if it is not the asked one, the row and the column. Empty if the text
    /// says so itself.
    pub label: String,
    /// The things that it shows now, or would show.
    pub about: Vec<Ref>,
    /// The present text; empty for something that would appear.
    pub before: String,
    /// The new text; empty for something that would disappear.
    pub after: String,
    /// Names of several words in both texts and of new things. They must not be split.
    pub whole: Vec<String>,
    /// The difference in one line. Empty if another difference says it, or if it is useful only at
    /// its place.
    pub text: String,
}

/// A place on the table, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Position {
    /// The index of the panel.
    pub panel: usize,
    /// The index of the row; absent for the title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub row: Option<usize>,
    /// The index of the cell; absent for the whole row.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
}

/// How things on the table relate to the question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct WhyNot {
    /// The thing, or the first of several with the same explanation.
    pub about: Ref,
    /// The other things.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<Ref>,
    /// The name of the thing or things.
    pub name: String,
    /// The offers about it, counted from 0.
    pub offers: Vec<usize>,
    /// Why nothing else is offered about it, one sentence each; empty if there is nothing to say.
    pub refusals: Vec<String>,
    /// All of this in one line, or that the question has nothing to do with it.
    pub text: String,
}

/// A card whose script failed. Its effect is undone; the answer to a query counts as nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Fault {
    /// The whole fault in one line.
    pub text: String,
    /// The id of the pack.
    pub pack: String,
    /// The card.
    pub card: Ref,
    /// The seat of the card's owner, counted from 0.
    pub seat: Seat,
    /// The hook in which the script ran, as its file names it: `on_use`.
    pub hook: &'static str,
    /// The file of the script within its pack, and the line.
    pub file: String,
    /// The cause as one word, such as `fuel`.
    pub cause: &'static str,
    /// Whether the card has reached the limit of failures in this hook. The game no longer calls it
    /// there.
    pub rests: bool,
}

/// The complete report of a fault, in English, for the author of the card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct FaultReport {
    /// The fault.
    pub fault: Fault,
    /// The code of the finding, as `cardwright explain` knows it.
    pub code: &'static str,
    /// The error.
    pub message: String,
    /// The full path of the script, with line and column.
    pub place: String,
    /// The failed line with all details.
    pub report: String,
}
