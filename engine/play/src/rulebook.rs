//! The rulebook of a game: chapters of messages, tables and examples, without sentences.
//!
//! Players ask for chapters by title. Each message has an id in the space `rules`, which code,
//! events and rulings cite.

use crate::message::Message;
use crate::panel::Ref;
use crate::say::Messages;
use crate::signature::{Signature, signatures};

/// The space of all messages of rulebooks.
pub const SPACE: &str = "rules";
/// The chapter that explains the symbols of the picture. A front end shows its lead at the start of
/// a game.
pub const SIGNS: &str = "signs";

/// A chapter of the rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The introduction, short enough for one screen. Its id is the id of the chapter, and its
    /// attribute `.title` is the heading.
    pub lead: Message,
    /// The other parts, in reading order.
    pub parts: Vec<Part>,
}

/// A part of a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A paragraph.
    Says(Message),
    /// Steps that are done one after another.
    Steps(Vec<Message>),
    /// A table.
    Table(Grid),
    /// Cards with their texts.
    Cards(Vec<Ref>),
    /// A worked example: a file with one ruling. Its position, answers and log are shown. The
    /// paragraph before it introduces it.
    Example(&'static str),
}

/// A table of the rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// The headings of the columns.
    pub columns: Vec<Message>,
    /// The rows, each as long as the headings.
    pub rows: Vec<Vec<Message>>,
}

impl Chapter {
    /// A chapter without parts.
    pub fn new(lead: Message) -> Self {
        Self { lead, parts: Vec::new() }
    }

    /// Adds a part.
    #[must_use]
    pub fn with(mut self, part: Part) -> Self {
        self.parts.push(part);
        self
    }

    /// Adds paragraphs.
    #[must_use]
    pub fn says(mut self, paragraphs: impl IntoIterator<Item = Message>) -> Self {
        self.parts.extend(paragraphs.into_iter().map(Part::Says));
        self
    }

    /// Adds a table.
    #[must_use]
    pub fn table(self, columns: Vec<Message>, rows: Vec<Vec<Message>>) -> Self {
        debug_assert!(rows.iter().all(|row| row.len() == columns.len()), "{rows:?}");
        self.with(Part::Table(Grid { columns, rows }))
    }

    /// All its messages in reading order.
    pub fn messages(&self) -> impl Iterator<Item = &Message> {
        std::iter::once(&self.lead).chain(self.parts.iter().flat_map(Part::messages))
    }
}

impl Part {
    /// The messages of the part itself. Cards and examples are rendered from their own texts.
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

/// All messages of a rulebook, from its four enums: leads of chapters, paragraphs, decisions and
/// cells of tables.
pub fn messages<L: Messages, P: Messages, D: Messages, C: Messages>() -> Vec<Signature> {
    [signatures::<L>(), signatures::<P>(), signatures::<D>(), signatures::<C>()].concat()
}
