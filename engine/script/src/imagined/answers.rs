//! The possible results of verbs, by type.

use std::collections::BTreeMap;

use crate::stage::Reply;
use crate::types::Type;
use crate::values::{Argument, PassedValue};
use crate::verbs::{Tells, Verb};

/// Numbers that distinguish most scripts: few, none, many, one too few.
const NUMBERS: [i64; 7] = [6, 0, 1, 60, 2, 3, -1];

/// Maximum number of different numbers tried.
const MOST_NUMBERS: usize = 14;

/// Maximum length of a list.
const MOST_LISTED: i64 = 2;

/// The numbers that verbs return for a card: a few fixed ones, those around its params, and those
/// written in the function, which may compare with them.
pub(super) fn numbers(params: &BTreeMap<String, i64>, text: &str) -> Vec<i64> {
    let around = params.values().flat_map(|value| {
        [*value, value.saturating_add(1), value.saturating_sub(1), value.saturating_add(2)]
    });
    let mut all = Vec::new();
    for number in NUMBERS.into_iter().chain(around).chain(written(text)) {
        if !all.contains(&number) && all.len() < MOST_NUMBERS {
            all.push(number);
        }
    }
    all
}

/// The whole numbers in the text of a function, up to the unindented `end` that closes it.
fn written(text: &str) -> impl Iterator<Item = i64> {
    let lines = text.lines().take_while(|line| !line.starts_with("end"));
    let words =
        lines.flat_map(|line| line.split(|sign: char| !sign.is_alphanumeric() && sign != '_'));
    words.filter_map(|word| word.parse().ok())
}

/// The possible results of a verb with these arguments, after a run has met some things.
pub(super) fn of(
    verb: &Verb,
    args: &[(&'static str, PassedValue)],
    numbers: &[i64],
    met: &[&'static str],
) -> Vec<Reply> {
    if verb.lists()
        && let Some((_, PassedValue::Number(nth))) = args.first()
    {
        // Things in a list are all different.
        return match verb.result {
            Type::Optional(Type::Handle(_)) if *nth <= MOST_LISTED => {
                i64::try_from(met.len()).into_iter().map(Reply::Int).chain([Reply::Nil]).collect()
            }
            result if *nth <= MOST_LISTED => of_type(result, numbers, met),
            _ => vec![Reply::Nil],
        };
    }
    if verb.tells.contains(&Tells::Between)
        && let [(_, PassedValue::Number(least)), (_, PassedValue::Number(most)), ..] = args
    {
        let mut all = vec![*most, *least, least.midpoint(*most)];
        all.dedup();
        return all.into_iter().map(Reply::Int).collect();
    }
    of_type(verb.result, numbers, met)
}

/// The possible values of a type.
pub(super) fn of_type(kind: Type, numbers: &[i64], met: &[&'static str]) -> Vec<Reply> {
    match kind {
        Type::Nil | Type::Label | Type::Nth | Type::Filter(_) => vec![Reply::Nil],
        Type::Int => numbers.iter().copied().map(Reply::Int).collect(),
        Type::Bool => vec![Reply::Bool(true), Reply::Bool(false)],
        Type::Words { words, .. } => words.iter().copied().map(Reply::Word).collect(),
        Type::Handle(name) => {
            let old = met.iter().position(|kind| *kind == name);
            let all = [Some(met.len()), old];
            all.into_iter()
                .flatten()
                .filter_map(|at| Some(Reply::Int(at.try_into().ok()?)))
                .collect()
        }
        Type::Optional(inner) => {
            let mut all = of_type(*inner, numbers, met);
            all.push(Reply::Nil);
            all
        }
    }
}

/// An argument of a hook.
pub(super) fn argument(kind: Type, chosen: &Reply) -> Argument {
    match (kind, chosen) {
        (Type::Handle(name), Reply::Int(number)) => Argument::Handle(name, *number),
        (_, Reply::Int(number)) => Argument::Int(*number),
        (_, Reply::Bool(value)) => Argument::Bool(*value),
        (_, Reply::Word(word)) => Argument::Word(word),
        (_, Reply::Nil | Reply::Ask(_) | Reply::Wrong(_)) => Argument::Int(0),
    }
}

/// An argument as data.
pub(super) fn told(argument: &Argument) -> PassedValue {
    match *argument {
        Argument::Int(number) => PassedValue::Number(number),
        Argument::Bool(value) => PassedValue::YesNo(value),
        Argument::Word(word) => PassedValue::Word(word),
        Argument::Handle(kind, number) => PassedValue::Thing(kind, number),
    }
}
