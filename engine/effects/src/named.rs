//! Named questions of cards, with special words.

use play::message::Args;
use play::{Arg, NamedAsk, Spelled};

use crate::{AskNo, EffectOf, Scripted};

/// The named question of a card, if the open question has a name. Its words can use the card's
/// numbers, and earlier answers from `before`.
pub fn named_ask<G: Scripted>(game: &G, effect: &EffectOf<G>, before: Args) -> Option<NamedAsk> {
    let AskNo(at) = effect.ask.filter(|_| effect.question.is_some())?;
    let card = game.info(effect.call.card)?;
    let ask = card.asks.get(usize::from(at))?.clone();
    let numbers = card.numbers().map(|(name, number)| (name.to_owned().into(), Arg::Int(number)));
    let args = before.into_iter().chain(numbers).collect();
    Some(NamedAsk { card: Spelled::new(card.kind, card.id.clone()), ask, args })
}
