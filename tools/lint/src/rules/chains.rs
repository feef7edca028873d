//! Cards that set themselves off: a hook hears an event of its owner and always causes it again, by
//! itself or through other hooks.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use content::CardInfo;
use diag::{Diagnostic, Place, Span};
use serde_json::{Map, Value as Json};

use super::reach::CalledScripts;
use crate::codes;
use crate::look::Look;
use luau::{
    Block, Child, Expression, Function, LocalId, Numbers, Of, Script, Sight, Statement, Value,
    What, written,
};

/// How far calls of local functions are followed.
const DEEPEST: usize = 4;

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let links = links(look);
    // A hook that sets itself off is one finding, not one of each hook that it also sets off.
    let alone: Vec<bool> =
        links.iter().map(|link| link.causes.iter().any(|cause| link.hears(cause))).collect();
    for start in 0..links.len() {
        let found = if alone[start] { Some(vec![start]) } else { cycle(&links, &alone, start) };
        let Some(cycle) = found else { continue };
        // A cycle is a finding of the first hook in it.
        if cycle.iter().all(|at| *at >= start) {
            out.push(finding(&links, &cycle));
        }
    }
}

/// A hook of a card that hears events of its owner, and what it always causes.
struct Link<'l> {
    card: &'l CardInfo,
    hook: &'l str,
    guards: Map<String, Json>,
    causes: Vec<CausedEvent>,
}

/// An event that a hook always causes.
struct CausedEvent {
    hook: &'static str,
    /// The number that guards look at, if the verb takes one.
    number: Option<i64>,
    place: Place,
}

/// The hooks of all cards that hear and cause events.
fn links<'l>(look: &'l Look<'_>) -> Vec<Link<'l>> {
    let scripts = CalledScripts::of(look.scripts);
    let caused: BTreeSet<&str> =
        look.api.verbs().filter_map(|name| look.api.verb(name)?.causes).collect();
    let mut links = Vec::new();
    for card in look.cards {
        for (hook, function) in card.hooks.iter().zip(&card.functions) {
            if !caused.contains(hook.as_str()) {
                continue;
            }
            let Some((script, _)) = scripts.reach(card, function) else { continue };
            let causes = causes(look, card, script, &function.name);
            if causes.is_empty() {
                continue;
            }
            let guards = match card.guards().remove(hook) {
                Some(Json::Object(guards)) => guards,
                _ => Map::new(),
            };
            links.push(Link { card, hook, guards, causes });
        }
    }
    links
}

/// What a function of a card always causes.
fn causes(look: &Look<'_>, card: &CardInfo, script: &Script, name: &str) -> Vec<CausedEvent> {
    let exports = script.tree.exports();
    let export = exports.iter().find(|(export, _)| script.said(*export) == name);
    let function = export.and_then(|(_, value)| script.tree.function(value));
    let Some(function) = function else { return Vec::new() };
    let sight = script.sight(look.api);
    let numbers = Numbers::of(sight).with(&card.params);
    let (written, causes) = (written(&script.tree), Vec::new());
    let mut reader = VerbFinder { script, sight, numbers, written, causes };
    reader.block(&function.body, DEEPEST);
    reader.causes
}

impl Link<'_> {
    /// Whether the hook certainly hears an event that its owner causes.
    fn hears(&self, cause: &CausedEvent) -> bool {
        let fits = |(guard, wanted): (&String, &Json)| match (guard.as_str(), cause.number) {
            ("by", _) => matches!(wanted.as_str(), Some("me" | "any")),
            ("min", Some(number)) => self.number(wanted).is_some_and(|least| least <= number),
            ("max", Some(number)) => self.number(wanted).is_some_and(|most| number <= most),
            _ => false,
        };
        self.hook == cause.hook && self.guards.iter().all(fits)
    }

    /// The number of a guard, also where a number of the card says it.
    fn number(&self, wanted: &Json) -> Option<i64> {
        match wanted {
            Json::String(name) => self.card.params.get(name.strip_prefix("p.")?).copied(),
            wanted => wanted.as_i64(),
        }
    }
}

/// The way from a hook back to itself, if it sets itself off: the hooks on it, from that one on.
fn cycle(links: &[Link<'_>], alone: &[bool], start: usize) -> Option<Vec<usize>> {
    let mut before: BTreeMap<usize, usize> = BTreeMap::new();
    let mut open = vec![start];
    while let Some(at) = open.pop() {
        let sets_off =
            |next: &usize| links[at].causes.iter().any(|cause| links[*next].hears(cause));
        for next in (0..links.len()).filter(|next| !alone[*next]).filter(sets_off) {
            if next == start {
                let way = std::iter::successors(Some(at), |last| before.get(last).copied());
                let mut way: Vec<usize> = way.collect();
                way.reverse();
                return Some(way);
            }
            if let Entry::Vacant(unmet) = before.entry(next) {
                unmet.insert(at);
                open.push(next);
            }
        }
    }
    None
}

fn finding(links: &[Link<'_>], cycle: &[usize]) -> Diagnostic {
    let first = &links[cycle[0]];
    let (id, hook) = (&first.card.id, first.hook);
    let next = &links[*cycle.get(1).unwrap_or(&cycle[0])];
    let cause = first.causes.iter().find(|cause| next.hears(cause)).unwrap_or(&first.causes[0]);
    let others: BTreeSet<&str> = cycle.iter().map(|at| &*links[*at].card.id).collect();
    let others = others.into_iter().filter(|other| *other != id.as_str());
    let others: Vec<String> = others.map(|other| format!("“{other}”")).collect();
    let message = if others.is_empty() {
        format!("“{id}” triggers itself: it hears “{hook}” and always causes it")
    } else {
        let others = others.join(", ");
        format!("“{id}” triggers itself through {others}: it hears “{hook}” and causes it again")
    };
    let finding = Diagnostic::error(codes::SETS_ITSELF_OFF, message, cause.place.clone());
    finding.help("guard the hook, or let the script check first whether to act")
}

/// Finds the verbs that a function calls on every way through it.
struct VerbFinder<'s> {
    script: &'s Script,
    sight: Sight<'s>,
    numbers: Numbers<'s>,
    written: BTreeMap<LocalId, &'s Function>,
    causes: Vec<CausedEvent>,
}

impl VerbFinder<'_> {
    /// Whether what follows the block is certain to run.
    fn block(&mut self, block: &Block, deep: usize) -> bool {
        block.statements.iter().all(|statement| self.statement(statement, deep))
    }

    /// Whether what follows the statement is certain to run.
    fn statement(&mut self, statement: &Statement, deep: usize) -> bool {
        match &statement.what {
            What::Call(call) => self.expression(call, deep),
            What::Local { values, .. } | What::Assign { values, .. } => {
                values.iter().all(|value| self.expression(value, deep))
            }
            What::Return(values) => {
                for value in values {
                    self.expression(value, deep);
                }
                false
            }
            What::Do(body) => self.block(body, deep),
            What::Break | What::Continue => false,
            What::If { .. }
            | What::While { .. }
            | What::Repeat { .. }
            | What::Each { .. }
            | What::Count { .. } => !leaves(statement),
            What::Change { .. } | What::Nothing => true,
        }
    }

    /// Whether what follows the expression is certain to run: a call may end the run by an error.
    fn expression(&mut self, expression: &Expression, deep: usize) -> bool {
        match &expression.of {
            Of::Method { of, name, arguments, .. } if self.sight.value(of) == Value::Card => {
                self.verb(*name, arguments, expression.span);
                true
            }
            Of::Call { of, .. } => {
                let function = of.local().and_then(|local| self.written.get(&local).copied());
                match function {
                    Some(function) if deep > 0 => {
                        self.block(&function.body, deep - 1);
                        true
                    }
                    Some(_) => true,
                    None => matches!(of.of, Of::Field { .. }),
                }
            }
            _ => true,
        }
    }

    fn verb(&mut self, name: Span, arguments: &[Expression], span: Span) {
        let Some(verb) = self.sight.api.verb(self.sight.said(name)) else { return };
        let Some(hook) = verb.causes else { return };
        let place = self.script.place(span);
        if verb.passed_numbers().first().is_none_or(Option::is_none) {
            return self.causes.push(CausedEvent { hook, number: None, place });
        }
        let Some(amount) = arguments.first() else { return };
        let leaves = self.numbers.leaves(amount);
        let [leaf] = &*leaves else { return };
        if leaf.range.least == leaf.range.most && leaf.range.least > 0.0 {
            self.causes.push(CausedEvent { hook, number: Some(leaf.range.least as i64), place });
        }
    }
}

/// Whether a statement may end the function.
fn leaves(statement: &Statement) -> bool {
    let mut leaves = false;
    Child::Statement(statement).each(&mut |part| {
        leaves |= match part {
            Child::Statement(inner) => matches!(inner.what, What::Return(_)),
            // A function may throw.
            Child::Expression(inner) => matches!(inner.of, Of::Call { .. }),
        };
    });
    leaves
}
