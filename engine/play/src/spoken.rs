//! What can be asked about a table in a letter or two, and is answered in a sentence.
//!
//! A panel is looked at, a sentence is listened to: who does not see the table asks for one fact
//! after another. So what a game shows it also says, each fact by itself and in a sentence of its
//! own.

use crate::message::Message;
use crate::panel::Ref;
use crate::seat::Seat;

/// A sentence about the table, and what one asks to hear it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// What is asked for. In the space `query` the text of this name has the letters that are typed
    /// for it, and `help-<name>` says what they bring.
    pub query: &'static str,
    /// In front of whom it lies; nobody if it is for all.
    pub whose: Option<Seat>,
    /// The thing that it is about, by which one of several sentences is asked for. Nothing: it
    /// answers when no thing is named.
    pub about: Option<Ref>,
    /// The sentence, rendered in the space `spoken`.
    pub says: Message,
}

impl Spoken {
    /// A sentence for all.
    pub fn new(query: &'static str, says: Message) -> Self {
        Self { query, whose: None, about: None, says }
    }

    /// The same of what lies in front of a seat.
    #[must_use]
    pub fn of(self, seat: Seat) -> Self {
        Self { whose: Some(seat), ..self }
    }

    /// The same about a thing.
    #[must_use]
    pub fn about(self, thing: Option<Ref>) -> Self {
        Self { about: thing, ..self }
    }
}
