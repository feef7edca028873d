//! Stages: the objects that scripts act on.

use crate::journal::Recorded;
use crate::verbs::Verbs;

/// The object of a script's verbs. In a game, it is a scratch copy of the state with the events of
/// the effect so far.
///
/// A known run is carried out on it directly. For a run in Luau it moves into the host, and moves
/// out afterwards, whatever the result.
pub trait Stage: Default + 'static {
    /// The verbs of the game.
    type Verb: Verbs;

    /// Carries out one verb.
    ///
    /// A verb declared as `ask` may return [`Reply::Ask`]; the stage then keeps the details of the
    /// question. Either the run ends there, or the reply is known and [`Self::answered`] follows at
    /// once.
    fn perform(&mut self, verb: Self::Verb) -> Reply;

    /// Takes the recorded reply to the question just asked, carries out its effect, and returns the
    /// result for the script. It may ask again, for a verb that takes several answers.
    fn answered(&mut self, reply: Recorded) -> Reply;
}

/// The result of a verb.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// Nothing.
    Nil,
    /// A whole number or a handle.
    Int(i64),
    /// A boolean.
    Bool(bool),
    /// A word of the game.
    Word(&'static str),
    /// A question, identified by its fingerprint (see [`crate::fingerprint`]).
    Ask(u16),
    /// A fault of the script, such as an impossible argument. Holds what was expected.
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
