//! What scripts act on.

use crate::journal::Recorded;
use crate::verbs::Verbs;

/// The thing scripts act on: in a game a scratch copy of the state with the events of the effect
/// so far. A run that is known is carried out on it; for the time of one in Luau it goes into the
/// host, and comes back out, whatever the outcome.
pub trait Stage: Default + 'static {
    /// The verbs of the game.
    type Verb: Verbs;

    /// Carries out one verb.
    ///
    /// A verb declared `ask` may answer [`Reply::Ask`]: the stage then keeps the details of the
    /// question. Either the run ends there, or the reply is known and [`Self::answered`] follows
    /// at once.
    fn perform(&mut self, verb: Self::Verb) -> Reply;

    /// Takes the recorded reply to the question just asked: applies what the answer does, and
    /// says what the script gets. It may ask again, for a verb that takes several answers.
    fn answered(&mut self, reply: Recorded) -> Reply;
}

/// What a verb answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// Nothing.
    Nil,
    /// A whole number or a handle.
    Int(i64),
    /// Yes or no.
    Bool(bool),
    /// A word of the game.
    Word(&'static str),
    /// A question, told apart from others by its fingerprint (see [`crate::fingerprint`]).
    Ask(u16),
    /// The script's fault, such as an argument that cannot be; says what was expected.
    Wrong(String),
}

impl From<bool> for Reply {
    fn from(value: bool) -> Self {
        Self::Bool(value)
    }
}

impl From<i64> for Reply {
    fn from(value: i64) -> Self {
        Self::Int(value)
    }
}

impl From<i32> for Reply {
    fn from(value: i32) -> Self {
        Self::Int(value.into())
    }
}

impl From<u8> for Reply {
    fn from(value: u8) -> Self {
        Self::Int(value.into())
    }
}

impl From<()> for Reply {
    fn from((): ()) -> Self {
        Self::Nil
    }
}

impl From<&'static str> for Reply {
    fn from(word: &'static str) -> Self {
        Self::Word(word)
    }
}

impl<T: Into<Reply>> From<Option<T>> for Reply {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Nil, Into::into)
    }
}
