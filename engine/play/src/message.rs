//! Messages: how a game describes things without sentences.
//!
//! [`derive(Say)`](macro@crate::Say) turns any choice, event or prompt into a [`Message`]. The name
//! of the variant is the id of the message, and its fields are typed arguments. A plain string does
//! not compile, so no text of a natural language can get into the rules. Both the `.play` line and
//! the Fluent text come from this message.

use std::borrow::Cow;
use std::fmt::{self, Write as _};

use crate::seat::Seat;

mod own;

pub use own::{NamedAsk, OwnWords};

/// A word of the game: its form in `.play` files, and where its text is found.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spelled {
    /// The locale file (without `.ftl`) that holds its text.
    pub space: Cow<'static, str>,
    /// The Fluent id in that file.
    pub id: Cow<'static, str>,
    /// The form in `.play` files.
    pub word: Cow<'static, str>,
    /// Arguments of its text, if one text serves many words: a row and a number, for example.
    pub parts: Args,
}

impl Spelled {
    /// A word that is its own id, such as a card.
    pub fn new(space: impl Into<Cow<'static, str>>, id: impl Into<Cow<'static, str>>) -> Self {
        let id = id.into();
        Self::written(space, id.clone(), id)
    }

    /// A word whose id is longer than its form in `.play` files, such as `colour-red`.
    pub fn written(
        space: impl Into<Cow<'static, str>>,
        id: impl Into<Cow<'static, str>>,
        word: impl Into<Cow<'static, str>>,
    ) -> Self {
        Self { space: space.into(), id: id.into(), word: word.into(), parts: Vec::new() }
    }

    /// Adds an argument for its text.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, part: Arg) -> Self {
        self.parts.push((name.into(), part));
        self
    }
}

/// One typed argument.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Arg {
    /// A whole number.
    Int(i64),
    /// A thing with a number instead of a word: the name of its type, as passed to
    /// [`Shown::spell`](crate::Shown::spell), and the number.
    Numbered(&'static str, i64),
    /// A word of the game or of an enum.
    Word(Spelled),
    /// A seat, shown as the name of its player.
    Seat(Seat),
    /// A small thing with parts, such as a die with color and face.
    Group(Message),
    /// Several arguments.
    List(Vec<Arg>),
}

/// Arguments by name, kebab-case.
pub type Args = Vec<(Cow<'static, str>, Arg)>;

/// An id and typed arguments. The text comes from `locales/<tag>/…/<space>.ftl`.
///
/// ```
/// use play::{Message, Say, Seat};
///
/// #[derive(Say)]
/// enum Event {
///     GoldGained { seat: Seat, gold: u8 },
/// }
///
/// // Numbers are plain here; a game spells those of its cards.
/// let gained = Event::GoldGained { seat: Seat(1), gold: 3 };
/// let message = Message::spelled("log", &gained, &|_, _| None);
/// assert_eq!(message.named_line(), "gold-gained seat=B gold=3");
/// assert_eq!(message.line(), "gold-gained B 3");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Message {
    /// The locale file (without `.ftl`) that holds its text.
    pub space: &'static str,
    /// The Fluent id in that file, kebab-case.
    pub id: String,
    /// Arguments by name, kebab-case, in the order of the fields.
    pub args: Args,
    /// Special words of a thing of the game for this message. A language without them uses the
    /// general text.
    pub own: Option<Box<OwnWords>>,
    /// For an offer: facts for the player's decision, in addition to the arguments. They are not
    /// part of the line.
    pub facts: Args,
}

impl Message {
    /// A message without arguments.
    pub fn bare(space: &'static str, id: impl Into<String>) -> Self {
        Self { space, id: id.into(), args: Vec::new(), own: None, facts: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, arg: Arg) -> Self {
        self.args.push((name.into(), arg));
        self
    }

    /// The `.play` form of a choice: the id and the values of the arguments, `buy lantern`.
    pub fn line(&self) -> String {
        let mut line = self.id.clone();
        for (_, arg) in &self.args {
            let _ = write!(line, " {arg}");
        }
        line
    }

    /// The `.play` form of an event: the id and the named arguments, `bought seat=A cost=3`.
    pub fn named_line(&self) -> String {
        let mut line = self.id.clone();
        for (name, arg) in &self.args {
            let _ = write!(line, " {name}={arg}");
        }
        line
    }
}

impl fmt::Display for Arg {
    /// As `.play` writes it: one token without spaces.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let joined = |f: &mut fmt::Formatter<'_>, parts: &[&Arg], mark: char| {
            for (at, part) in parts.iter().enumerate() {
                if at > 0 {
                    f.write_char(mark)?;
                }
                write!(f, "{part}")?;
            }
            Ok(())
        };
        match self {
            Self::Int(value) | Self::Numbered(_, value) => write!(f, "{value}"),
            Self::Word(word) => f.write_str(&word.word),
            Self::Seat(seat) => write!(f, "{seat}"),
            Self::Group(message) => {
                let parts: Vec<_> = message.args.iter().map(|(_, arg)| arg).collect();
                joined(f, &parts, ':')
            }
            Self::List(parts) if parts.is_empty() => f.write_char('-'),
            Self::List(parts) => joined(f, &parts.iter().collect::<Vec<_>>(), ','),
        }
    }
}

/// Converts a name to kebab-case: `GoldGained` and `gold_gained` become `gold-gained`.
///
/// ```
/// assert_eq!(play::message::kebab("GoldGained"), "gold-gained");
/// ```
pub fn kebab(name: &str) -> String {
    let mut out = String::with_capacity(name.len() + 4);
    for (at, letter) in name.chars().enumerate() {
        match letter {
            '_' => out.push('-'),
            letter if letter.is_ascii_uppercase() => {
                if at > 0 && !out.ends_with('-') {
                    out.push('-');
                }
                out.push(letter.to_ascii_lowercase());
            }
            letter => out.push(letter),
        }
    }
    out
}
