//! The words of class cards for what they ask: by which name a card asks, and what it was answered
//! before.

use effects::named_ask;
use play::signature::{Signature, signatures};
use play::{Message, NamedAsk, Say};

use crate::Rattus;
use crate::acting::Question;
use crate::numbers::{RegionNo, TokenNo};
use crate::state::{Effect, State};

/// What the words of a card for a question can name, beside what the general question names.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, Say)]
pub enum Before {
    /// What the card was answered before: of each kind the last answer, and the region of the token.
    Answered {
        region: Option<RegionNo>,
        token: Option<TokenNo>,
        home: Option<RegionNo>,
        number: Option<u8>,
    },
}

/// What the words of cards for a question can name.
pub fn answered() -> Vec<Signature> {
    signatures::<Before>()
}

impl Rattus {
    /// The card that asks now by a name it gave the question.
    pub(super) fn asks_by_name(&self, state: &State) -> Option<NamedAsk> {
        let effect = state.effect()?;
        named_ask(self, effect, Message::of(self, "ask", &before(state, effect)).args)
    }
}

/// What a card was answered before, as the table is now.
fn before(state: &State, effect: &Effect) -> Before {
    let last = |of: fn(&Question) -> bool| effect.last_answer(of);
    let token = last(|question| matches!(question, Question::Token { .. })).map(TokenNo);
    Before::Answered {
        region: last(|question| matches!(question, Question::Region { .. })).map(RegionNo),
        token,
        home: token.and_then(|token| state.region_of(token)),
        number: last(|question| matches!(question, Question::Number { .. })),
    }
}
