//! Numbers that a script sets beyond what the card's file lets them show.

use std::collections::{BTreeMap, BTreeSet};

use content::CardInfo;
use diag::{Diagnostic, Span};
use script::VerbKind;
use serde_json::Value as Json;

use super::reach::CalledScripts;
use crate::codes;
use crate::look::Look;
use luau::{Api, Child, Expression, Of, Operator, Script, What};

/// The key within that of a number that says how far it goes.
const MOST: &str = "most";

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let scripts = CalledScripts::of(look.scripts);
    let setter = |name| {
        let verb = look.api.verb(name).filter(|verb| verb.kind != VerbKind::Query)?;
        Some((name, verb.keeps?.key))
    };
    let setters: Vec<(&str, &str)> = look.api.verbs().filter_map(setter).collect();
    let mut told = BTreeSet::new();
    // A shared script is gone through once, however many cards use it.
    let mut locals: BTreeMap<&str, BTreeMap<usize, &Expression>> = BTreeMap::new();
    let mut set: BTreeMap<(&str, &str, &str), Vec<&Expression>> = BTreeMap::new();
    for card in look.cards.iter().filter(|card| !card.functions.is_empty()) {
        for (key, most) in setters.iter().filter_map(|(_, key)| Some((*key, most(card, key)?))) {
            for function in &card.functions {
                let Some((script, reach)) = scripts.reach(card, function) else { continue };
                let path = script.source.path();
                let arguments = set.entry((path, &function.name, key)).or_insert_with(|| {
                    let called = |verb: &&Span| {
                        setters.iter().any(|(name, of)| *of == key && *name == script.said(**verb))
                    };
                    let calls = reach.verbs.iter().filter(called).map(|verb| verb.start).collect();
                    arguments(script, &calls)
                });
                if arguments.is_empty() {
                    continue;
                }
                let values = &*locals.entry(path).or_insert_with(|| values(script));
                for argument in &*arguments {
                    let bounds = Bounds { script, card, key, api: look.api, values, depth: 0 };
                    let Some(least) = bounds.least(argument).filter(|least| *least > most) else {
                        continue;
                    };
                    if told.insert((card.path.as_str(), key, argument.span.start)) {
                        out.push(found(card, key, most, (script, argument), least));
                    }
                }
            }
        }
    }
}

/// How far a number of a card goes.
fn most(card: &CardInfo, key: &str) -> Option<f64> {
    // Most cards do not name it, and then their fields need not be parsed.
    let is_named = card.places().source().text().contains(key);
    is_named.then(|| card.fields.get(key))??.get(MOST).and_then(Json::as_f64)
}

/// What these calls of verbs set their number to.
fn arguments<'l>(script: &'l Script, calls: &BTreeSet<u32>) -> Vec<&'l Expression> {
    let mut found = Vec::new();
    if calls.is_empty() {
        return found;
    }
    script.tree.each(&mut |part| {
        if let Child::Expression(Expression { of: Of::Method { name, arguments, .. }, .. }) = part
            && calls.contains(&name.start)
        {
            found.extend(arguments.first());
        }
    });
    found
}

/// What is known of the numbers of a script that a card calls.
#[derive(Clone, Copy)]
struct Bounds<'l> {
    script: &'l Script,
    card: &'l CardInfo,
    key: &'l str,
    api: &'l Api,
    /// What locals begin with.
    values: &'l BTreeMap<usize, &'l Expression>,
    /// How many locals were followed: they can be named after each other.
    depth: usize,
}

/// How many locals are followed.
const DEEPEST: usize = 8;

impl Bounds<'_> {
    /// The least that an expression can be, where that can be seen.
    fn least(self, expression: &Expression) -> Option<f64> {
        match &expression.of {
            Of::Number(number) => Some(*number),
            Of::Field { name, .. } => self.param(*name),
            Of::Method { name, .. } => {
                // The number that is kept is never below 0.
                let verb = self.api.verb(self.script.said(*name))?;
                let own = verb.keeps.is_some_and(|keeps| keeps.key == self.key);
                (own && verb.kind == VerbKind::Query).then_some(0.0)
            }
            Of::Name(Some(local)) => {
                let of = &self.script.tree.locals[local.0];
                let value = self.values.get(&local.0).filter(|_| of.writes == 0)?;
                let deeper = Self { depth: self.depth + 1, ..self };
                (deeper.depth < DEEPEST).then(|| deeper.least(value))?
            }
            Of::Binary { operator: Operator::Add, left, right } => {
                Some(self.least(left)? + self.least(right)?)
            }
            Of::Binary { operator: Operator::Multiply, left, right } => {
                let (left, right) = (self.least(left)?, self.least(right)?);
                (left >= 0.0 && right >= 0.0).then_some(left * right)
            }
            Of::If { arms, otherwise } => {
                let values = arms.iter().map(|(_, value)| value).chain([&**otherwise]);
                let all: Option<Vec<f64>> = values.map(|value| self.least(value)).collect();
                all?.into_iter().reduce(f64::min)
            }
            Of::Call { of, arguments } => {
                let all = arguments.iter().map(|argument| self.least(argument));
                match self.script.said(of.span) {
                    "math.min" => all.collect::<Option<Vec<f64>>>()?.into_iter().reduce(f64::min),
                    "math.max" => all.flatten().reduce(f64::max),
                    _ => None,
                }
            }
            Of::Cast { of, .. } => self.least(of),
            _ => None,
        }
    }

    /// A param of the card.
    fn param(self, name: Span) -> Option<f64> {
        self.card.params.get(self.script.said(name)).map(|number| *number as f64)
    }
}

/// What each local begins with.
fn values(script: &Script) -> BTreeMap<usize, &Expression> {
    let mut found = BTreeMap::new();
    script.tree.each(&mut |part| {
        if let Child::Statement(statement) = part
            && let What::Local { names, values } = &statement.what
        {
            found.extend(names.iter().map(|name| name.0).zip(values));
        }
    });
    found
}

fn found(
    card: &CardInfo,
    key: &str,
    most: f64,
    (script, argument): (&Script, &Expression),
    least: f64,
) -> Diagnostic {
    let id = &card.id;
    let message = format!("the “{key}” of “{id}” is set to {least}, but its maximum is {most}");
    let file = card.places().value(&format!("{key}.{MOST}"));
    let finding = if script.is_shared() {
        Diagnostic::error(codes::KEPT_BEYOND, message, file)
            .label(script.place(argument.span), "set here")
    } else {
        Diagnostic::error(codes::KEPT_BEYOND, message, script.place(argument.span))
            .label(file, "the maximum")
    };
    finding.help(format!("raise `{MOST}`, or set a smaller number: the effect fails here"))
}
