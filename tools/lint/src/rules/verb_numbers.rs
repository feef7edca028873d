//! Numbers that a verb does not take: below its least or above its greatest, written in the script or
//! printed on the card.

use std::collections::{BTreeMap, BTreeSet};

use content::CardInfo;
use diag::{Diagnostic, Place, Span};
use script::{Tells, Type, Verb};

use super::reach::CalledScripts;
use crate::codes;
use crate::look::Look;
use luau::{Api, Child, Expression, Field, Leaf, Numbers, Of, Script, Sight, Value};

/// Numbers that a script passes to verbs, whatever card it acts for.
pub(super) fn of_script(script: &Script, api: &Api, out: &mut Vec<Diagnostic>) {
    let sight = script.sight(api);
    let passed = passed(sight);
    if passed.is_empty() {
        return;
    }
    let numbers = Numbers::of(sight);
    for PassedNumber { verb, argument, name, limits, .. } in &passed {
        for leaf in numbers.leaves(argument).iter().filter(|leaf| is_wrong(leaf, *limits)) {
            let place = script.place(argument.span);
            let message = message(name, leaf, *limits);
            let finding = Diagnostic::error(codes::WRONG_ARGUMENT, message, place);
            out.push(written(finding, script, (argument, leaf)).help(help(verb, *limits)));
        }
    }
    sight.tree.each(&mut |part| {
        if let Child::Expression(expression) = part {
            out.extend(reversed(sight, &numbers, expression));
        }
    });
}

/// Numbers of cards that their scripts pass to verbs.
pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let scripts = CalledScripts::of(look.scripts);
    let mut known: BTreeMap<&str, Vec<PassedNumber<'_>>> = BTreeMap::new();
    for card in look.cards.iter().filter(|card| !card.params.is_empty()) {
        let mut told = BTreeSet::new();
        for function in &card.functions {
            let Some((script, reach)) = scripts.reach(card, function) else { continue };
            let sight = script.sight(look.api);
            let passed = known.entry(script.source.path()).or_insert_with(|| passed(sight));
            let called: BTreeSet<u32> = reach.verbs.iter().map(|verb| verb.start).collect();
            let mut numbers = None;
            for one in passed.iter().filter(|one| called.contains(&one.verb_at.start)) {
                if is_plain(one.argument) {
                    continue;
                }
                let numbers = numbers.get_or_insert_with(|| Numbers::of(sight).with(&card.params));
                let leaves = numbers.leaves(one.argument);
                // What is wrong for every card is a finding of the script.
                let new = |leaf: &&Leaf| {
                    is_wrong(leaf, one.limits)
                        && (leaf.of_card || !leaf.range.is_outside(one.limits))
                };
                for leaf in leaves.iter().filter(new) {
                    if told.insert((script.source.path(), one.argument.span.start)) {
                        out.push(of_card(card, (script, function.shared), one, leaf));
                    }
                }
            }
        }
    }
}

/// A number that is passed to a verb.
struct PassedNumber<'s> {
    verb: &'s Verb,
    /// Where the script names the verb.
    verb_at: Span,
    argument: &'s Expression,
    name: &'static str,
    limits: [i64; 2],
}

/// The numbers that a script passes to verbs, those in filters among them.
fn passed(sight: Sight<'_>) -> Vec<PassedNumber<'_>> {
    let mut all = Vec::new();
    sight.tree.each(&mut |part| {
        let Child::Expression(expression) = part else { return };
        let Some((verb, verb_at, arguments)) = called(sight, expression) else { return };
        let limits = verb.passed().iter().zip(verb.passed_numbers());
        for (argument, (takes, limits)) in arguments.iter().zip(limits) {
            if let Some(limits) = *limits {
                all.push(PassedNumber { verb, verb_at, argument, name: takes.name, limits });
            }
            let (Type::Filter(filter), Of::Table(fields)) = (takes.kind, &argument.of) else {
                continue;
            };
            for field in fields {
                let Field::Named { name, value } = field else { continue };
                let said = sight.said(*name);
                let known = filter.fields.iter().find(|field| field.name == said);
                if let Some((name, limits)) = known.and_then(|one| Some((one.name, one.numbers?))) {
                    all.push(PassedNumber { verb, verb_at, argument: value, name, limits });
                }
            }
        }
    });
    all
}

/// A call of a verb.
fn called<'s>(
    sight: Sight<'s>,
    expression: &'s Expression,
) -> Option<(&'s Verb, Span, &'s [Expression])> {
    let Of::Method { of, name, arguments, .. } = &expression.of else { return None };
    if sight.value(of) != Value::Card {
        return None;
    }
    Some((sight.api.verb(sight.said(*name))?, *name, arguments))
}

/// A fraction is a finding of its own.
fn is_wrong(leaf: &Leaf, limits: [i64; 2]) -> bool {
    let whole = leaf.range.least.fract() == 0.0 || leaf.range.least.is_infinite();
    whole && leaf.range.is_outside(limits)
}

/// Whether nothing on a card decides an argument.
fn is_plain(argument: &Expression) -> bool {
    matches!(argument.of, Of::Number(_) | Of::Text(_) | Of::Nil | Of::Bool(_))
}

fn message(name: &str, leaf: &Leaf, [least, most]: [i64; 2]) -> String {
    format!("“{name}” must be a whole number from {least} to {most}, not {}", leaf.range.told())
}

fn help(verb: &Verb, [least, most]: [i64; 2]) -> String {
    format!("“{}” takes {least} to {most}; any other number fails in play", verb.name())
}

/// Shows where the number is written, if that is somewhere else.
fn written(
    finding: Diagnostic,
    script: &Script,
    (argument, leaf): (&Expression, &Leaf),
) -> Diagnostic {
    if leaf.span == argument.span {
        return finding;
    }
    finding.label(script.place(leaf.span), "the number is written here")
}

fn of_card(
    card: &CardInfo,
    (script, shared): (&Script, bool),
    passed: &PassedNumber<'_>,
    leaf: &Leaf,
) -> Diagnostic {
    let limits = passed.limits;
    let at: Place = script.place(passed.argument.span);
    let said = message(passed.name, leaf, limits);
    let help = help(passed.verb, limits);
    if shared {
        let message = format!("“{}”: {said}", card.id);
        let place = card.places().key("params");
        let finding = Diagnostic::error(codes::WRONG_ARGUMENT, message, place);
        return finding.label(at, "passed here").help(help);
    }
    let finding = Diagnostic::error(codes::WRONG_ARGUMENT, said, at);
    written(finding, script, (passed.argument, leaf)).help(help)
}

/// A verb that picks from the first of its numbers to the second, where the second is lower.
fn reversed(
    sight: Sight<'_>,
    numbers: &Numbers<'_>,
    expression: &Expression,
) -> Option<Diagnostic> {
    let (verb, name, arguments) = called(sight, expression)?;
    if !verb.tells.contains(&Tells::Between) {
        return None;
    }
    let [least, most, ..] = arguments else { return None };
    let (least, most) = (numbers.leaves(least), numbers.leaves(most));
    let ([least], [most]) = (&*least, &*most) else { return None };
    if least.range.least <= most.range.most {
        return None;
    }
    let (from, to) = (least.range.told(), most.range.told());
    let message = format!("from {from} to {to} there is no number");
    let finding = Diagnostic::error(codes::WRONG_ARGUMENT, message, sight.place(name));
    Some(finding.help("the first number is the least, the second the greatest"))
}
