//! Texts of cards for their questions: the name under which a card asks, and its earlier answers.

use effects::{Takes, named_ask};
use play::signature::{Signature, signatures};
use play::{Message, NamedAsk, Say, Seat};
use script::{Argument, Recorded};

use crate::RollPlayer;
use crate::acting::{self, space_of};
use crate::numbers::{CardNo, Die, Number, Space};
use crate::state::{Effect, Question, State};
use crate::words::{Attribute, Colour, Direction};

/// The arguments that a card's question text can use in addition to those of the general question:
/// the owner, and earlier answers.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, Say)]
pub enum Before {
    /// The earlier answers: of each kind the last one, of cards the last two. If the hook is called
    /// with a die or a card, that counts as an answer, and so does a card looked at.
    Answered {
        owner: Seat,
        die: Option<Die>,
        space: Option<Space>,
        initiative: Option<Number>,
        laid: Option<Die>,
        row: Option<Attribute>,
        picked: Option<CardNo>,
        picked_before: Option<CardNo>,
        direction: Option<Direction>,
        number: Option<u8>,
        colour: Option<Colour>,
    },
}

/// The signatures of these arguments.
pub fn answered() -> Vec<Signature> {
    signatures::<Before>()
}

impl RollPlayer {
    /// The card that asks now, with the name of its question.
    pub(super) fn asks_by_name(&self, state: &State) -> Option<NamedAsk> {
        let effect = state.effect()?;
        named_ask(self, effect, Message::of(self, "ask", &before(state, effect)).args)
    }
}

/// The earlier answers to a card, shown with the present state.
fn before(state: &State, effect: &Effect) -> Before {
    let last = |of: fn(&Question) -> bool| effect.last_answer(of);
    let met = |handle| {
        let args = effect.call.args.typed(effect.call.hook.takes());
        args.iter().find_map(|arg| match *arg {
            Argument::Handle(kind, number) if kind == handle => u8::try_from(number).ok(),
            Argument::Handle(..) | Argument::Int(_) | Argument::Bool(_) | Argument::Word(_) => None,
        })
    };
    let space = last(|question| matches!(question, Question::Die { .. })).map(Space);
    let space = space.or_else(|| space_of(acting::Die(met("Die")?)));
    let initiative = last(|question| matches!(question, Question::PoolDie { .. })).map(Number);
    let is_card = |question: &Question| matches!(question, Question::Card { .. } | Question::Peek);
    let cards = effect.earlier.iter().rev().filter(|(question, _)| is_card(question));
    let mut cards = cards.filter_map(|(_, reply)| match reply {
        Recorded::Int(card) => u8::try_from(*card).ok(),
        Recorded::Nil => None,
    });
    let (picked, picked_before) = (cards.next(), cards.next());
    let row = last(|question| matches!(question, Question::Row { .. }));
    let direction = last(|question| matches!(question, Question::Direction { .. }));
    let colour = last(|question| matches!(question, Question::Colour { .. }));
    Before::Answered {
        owner: effect.call.seat,
        die: space.and_then(|space| state.die(effect.call.seat, space)),
        space,
        laid: initiative.and_then(|number| state.pool(number)),
        initiative,
        row: row.and_then(|row| Attribute::at(row.into())),
        picked: picked.or_else(|| met("Card")).map(CardNo),
        picked_before: picked_before.map(CardNo),
        direction: direction.and_then(|way| Direction::at(way.into())),
        number: last(|question| matches!(question, Question::Number { .. })),
        colour: colour.and_then(|colour| Colour::at(colour.into())),
    }
}
