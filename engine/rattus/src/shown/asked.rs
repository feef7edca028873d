//! Texts of class cards for their questions: the name under which a card asks, and its earlier
//! answers.

use effects::named_ask;
use play::signature::{Signature, signatures};
use play::{Message, NamedAsk, Say};

use crate::Rattus;
use crate::acting::Question;
use crate::numbers::{RegionNo, TokenNo};
use crate::state::{Effect, State};

/// The arguments that a card's question text can use in addition to those of the general question.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, Say)]
pub enum Before {
    /// The earlier answers: of each kind the last one, and the region of the token.
    Answered {
        region: Option<RegionNo>,
        token: Option<TokenNo>,
        home: Option<RegionNo>,
        number: Option<u8>,
    },
}

/// The signatures of these arguments.
pub fn answered() -> Vec<Signature> {
    signatures::<Before>()
}

impl Rattus {
    /// The card that asks now, with the name of its question.
    pub(super) fn asks_by_name(&self, state: &State) -> Option<NamedAsk> {
        let effect = state.effect()?;
        named_ask(self, effect, Message::of(self, "ask", &before(state, effect)).args)
    }
}

/// The earlier answers to a card, shown with the present state.
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
