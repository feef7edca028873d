//! The rulebook of a game: chapters of messages, tables and examples, without a sentence.
//!
//! A chapter is also what players ask about. Each message of it has an id of its own in the space
//! `rules`, by which code, events and rulings cite it.

use crate::message::Message;
use crate::panel::Ref;
use crate::say::Messages;
use crate::signature::{Signature, signatures};

/// The space of all messages of rulebooks.
pub const SPACE: &str = "rules";
/// The chapter that explains the signs of the picture. A front end shows its lead when a game
/// begins.
pub const SIGNS: &str = "signs";

/// A chapter of the rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// What is said first, short enough for a screen. Its id is that of the chapter, its attribute
    /// `.title` the heading.
    pub lead: Message,
    /// All else, in the order of reading.
    pub parts: Vec<Part>,
}

/// A part of a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A paragraph.
    Says(Message),
    /// What is done one after another.
    Steps(Vec<Message>),
    /// A table.
    Table(Grid),
    /// Cards, each with its text.
    Cards(Vec<Ref>),
    /// A worked example: a file with one ruling, of which position, answers and log are shown. The
    /// paragraph before it announces it, and is shown where it is.
    Example(&'static str),
}

/// A table of the rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// The headings of its columns.
    pub columns: Vec<Message>,
    /// Its rows, each as long as the headings.
    pub rows: Vec<Vec<Message>>,
}

impl Chapter {
    /// A chapter without parts.
    pub fn new(lead: Message) -> Self {
        Self { lead, parts: Vec::new() }
    }

    /// The same with one more part.
    #[must_use]
    pub fn with(mut self, part: Part) -> Self {
        self.parts.push(part);
        self
    }

    /// The same with more paragraphs.
    #[must_use]
    pub fn says(mut self, paragraphs: impl IntoIterator<Item = Message>) -> Self {
        self.parts.extend(paragraphs.into_iter().map(Part::Says));
        self
    }

    /// The same with one more table.
    #[must_use]
    pub fn table(self, columns: Vec<Message>, rows: Vec<Vec<Message>>) -> Self {
        debug_assert!(rows.iter().all(|row| row.len() == columns.len()), "{rows:?}");
        self.with(Part::Table(Grid { columns, rows }))
    }

    /// Everything that it says, in the order of reading.
    pub fn messages(&self) -> impl Iterator<Item = &Message> {
        std::iter::once(&self.lead).chain(self.parts.iter().flat_map(Part::messages))
    }
}

impl Part {
    /// What it says itself. Cards and examples say what they say elsewhere.
    pub fn messages(&self) -> Vec<&Message> {
        match self {
            Self::Says(message) => vec![message],
            Self::Steps(messages) => messages.iter().collect(),
            Self::Table(Grid { columns, rows }) => {
                columns.iter().chain(rows.iter().flatten()).collect()
            }
            Self::Cards(_) | Self::Example(_) => Vec::new(),
        }
    }
}

/// All messages of a rulebook, from its four enumerations: leads of chapters, paragraphs, decisions,
/// and cells of tables.
pub fn messages<L: Messages, P: Messages, D: Messages, C: Messages>() -> Vec<Signature> {
    [signatures::<L>(), signatures::<P>(), signatures::<D>(), signatures::<C>()].concat()
}
