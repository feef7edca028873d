//! The field `acts`: a card acts at the start of a ruling, without its cause: `acts = A skill/toll
//! on_use`.

use std::collections::BTreeMap;

use play::ruling::{Field, FieldError, Subject, value};
use play::{Ref, Rules, Seat};
use script::{Arguments, Named, Parameter, Type};

use super::Triable;
use crate::{Call, CallOf, Takes};

/// The field with which a ruling lets a card act before the first question. It must come after all
/// other fields of a game.
pub const fn acts<G: Triable>() -> Field<G> {
    Field::new(
        "acts",
        "Lets a card act before the first question, even if its guards do not hold. Write the seat \
         that has the card, the card, a hook that the rules call for such a card, and the hook's \
         arguments: `A trick/lookout on_rolled face=5 by=B`. A query hook is asked.",
    )
    .given(give)
}

fn give<G: Triable>(
    game: &G,
    state: &mut <G as Rules>::State,
    _: Subject<'_>,
    text: &str,
) -> Result<(), FieldError> {
    let call = read(game, state, text)?;
    let Some(returns) = returns::<G>(call.hook) else {
        game.wait(state, call);
        return Ok(());
    };
    if let Some(handler) = game.handler(call.card, call.hook) {
        if matches!(returns, Type::Bool) {
            game.says_by(state, call, handler);
        } else {
            game.number_by(state, call, handler);
        }
    }
    Ok(())
}

/// The description of a hook.
pub(super) fn told<G: Triable>(hook: G::Hook) -> Option<script::Hook<'static>> {
    G::hooks().into_iter().find(|(other, _)| *other == hook).map(|(_, told)| told)
}

/// The result type of a hook.
pub(super) fn returns<G: Triable>(hook: G::Hook) -> Option<Type> {
    told::<G>(hook).and_then(|hook| hook.returns)
}

/// A call as a ruling writes it.
pub(super) fn spelled<G: Triable>(game: &G, call: &CallOf<G>) -> Option<String> {
    let info = game.info(call.card)?;
    let mut text = format!("{} {}/{} {}", call.seat, info.kind, info.id, G::hook_name(call.hook));
    let takes = call.hook.takes();
    let named = call.args.named(takes);
    for parameter in takes {
        let value = match (parameter.kind, &named[parameter.name]) {
            (Type::Handle(kind), Named::Number(number)) => thing(game, kind, *number),
            (_, Named::Number(number)) => number.to_string(),
            (_, Named::YesNo(yes)) => value::yes(*yes),
            (_, Named::Word(word)) => word.clone(),
        };
        text.push_str(&format!(" {}={value}", parameter.name));
    }
    Some(text)
}

/// A thing as a ruling writes it: a seat as its letter, anything else as the game's word or its
/// number.
fn thing<G: Triable>(game: &G, kind: &'static str, number: i16) -> String {
    match (kind, u8::try_from(number)) {
        ("Seat", Ok(seat)) => Seat(seat).to_string(),
        (kind, _) => game.word(kind, number).unwrap_or_else(|| number.to_string()),
    }
}

fn read<G: Triable>(
    game: &G,
    state: &<G as Rules>::State,
    text: &str,
) -> Result<CallOf<G>, FieldError> {
    let mut words = text.split(' ');
    let mut next = |what: &str| words.next().ok_or_else(|| FieldError::unfit(text, what));
    let seat = value::seat(next("a seat, a card and its hook")?, game.seats(state))?;
    let name = next("a card and its hook after the seat")?;
    let actors = game.actors();
    let refs: Vec<String> =
        actors.iter().map(|card| game.info(*card).map_or_else(String::new, named)).collect();
    let card = actors[value::named(name, refs.iter().map(String::as_str))?];
    let hooks: Vec<G::Hook> = G::hooks().into_iter().map(|(hook, _)| hook).collect();
    let hooks: Vec<G::Hook> =
        hooks.into_iter().filter(|hook| game.handler(card, *hook).is_some()).collect();
    let hook = next("a hook after the card")?;
    let hook = hooks[value::named(hook, hooks.iter().map(|hook| G::hook_name(*hook)))?];
    let takes = hook.takes();
    let mut args = BTreeMap::new();
    for word in words {
        let (name, given) = word.split_once('=').unwrap_or((word, ""));
        let parameter = &takes[value::named(name, takes.iter().map(|parameter| parameter.name))?];
        args.insert(name.to_owned(), argument(game, state, (hook, parameter), given)?);
    }
    let all: Vec<_> = takes.iter().map(|parameter| format!("{}=…", parameter.name)).collect();
    let missing = || FieldError::unfit(text, format!("after the hook {}", all.join(" ")));
    let args = Arguments::read(takes, &args).ok_or_else(missing)?;
    let call = Call { seat, card, hook, args };
    // A call that no game makes would prove nothing about the card.
    match game.uncalled(state, &call) {
        Some(instead) => Err(FieldError::unfit(text, instead)),
        None => Ok(call),
    }
}

fn named(info: &content::CardInfo) -> String {
    let Ref { kind, id } = Ref::new(info.kind, info.id.clone());
    format!("{kind}/{id}")
}

/// One argument of a hook.
fn argument<G: Triable>(
    game: &G,
    state: &<G as Rules>::State,
    (hook, parameter): (G::Hook, &Parameter),
    text: &str,
) -> Result<Named, FieldError> {
    match parameter.kind {
        Type::Bool => value::is_yes(text).map(Named::YesNo),
        Type::Words { words, .. } => {
            let at = value::named(text, words.iter().copied())?;
            Ok(Named::Word(words[at].to_owned()))
        }
        Type::Handle(kind) => {
            let things = game.values(state, hook, parameter);
            let spelled: Vec<_> = things.iter().map(|number| thing(game, kind, *number)).collect();
            let at = value::named(text, spelled.iter().map(String::as_str))?;
            Ok(Named::Number(things[at]))
        }
        Type::Int | Type::Nil | Type::Label | Type::Nth | Type::Filter(_) | Type::Optional(_) => {
            value::whole(text, -999..=999).map(Named::Number)
        }
    }
}
