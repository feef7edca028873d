//! What a card asks by a name, in words of its own.

use play::message::Args;
use play::{Arg, NamedAsk, Spelled};

use crate::{AskNo, EffectOf, Scripted};

/// What a card asks by a name, if it does: its words can name its numbers, and what it was answered
/// before, which the game says.
pub fn named_ask<G: Scripted>(game: &G, effect: &EffectOf<G>, before: Args) -> Option<NamedAsk> {
    let AskNo(at) = effect.ask.filter(|_| effect.question.is_some())?;
    let card = game.info(effect.call.card)?;
    let ask = card.asks.get(usize::from(at))?.clone();
    let numbers = card.numbers().map(|(name, number)| (name.to_owned().into(), Arg::Int(number)));
    let args = before.into_iter().chain(numbers).collect();
    Some(NamedAsk { card: Spelled::new(card.kind, card.id.clone()), ask, args })
}
