//! Spoken facts: short queries about a table, answered in sentences.
//!
//! A player who cannot see the table asks for one fact after another. A game therefore says
//! everything that its panels show, each fact in its own sentence.

use crate::message::Message;
use crate::panel::Ref;
use crate::seat::Seat;

/// A sentence about the table, with the query that asks for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// The query. In the space `query`, the text with this name holds the letters to type, and
    /// `help-<name>` describes the answers.
    pub query: &'static str,
    /// The seat to which the fact belongs; `None` if it belongs to all.
    pub whose: Option<Seat>,
    /// The thing that the fact is about, which selects one of several sentences. `None`: the answer
    /// to the query without a thing.
    pub about: Option<Ref>,
    /// The sentence, rendered in the space `spoken`.
    pub says: Message,
    /// Whether it follows from other facts, so it is shown only on request.
    pub follows: bool,
}

impl Spoken {
    /// A sentence that belongs to all seats.
    pub fn new(query: &'static str, says: Message) -> Self {
        Self { query, whose: None, about: None, says, follows: false }
    }

    /// Sets the seat to which the fact belongs.
    #[must_use]
    pub fn of(self, seat: Seat) -> Self {
        Self { whose: Some(seat), ..self }
    }

    /// A sentence that follows from other facts.
    #[must_use]
    pub fn following(self) -> Self {
        Self { follows: true, ..self }
    }

    /// Sets the thing that the fact is about.
    #[must_use]
    pub fn about(self, thing: Option<Ref>) -> Self {
        Self { about: thing, ..self }
    }
}
