//! What a card's hooks come to in its scripts: verbs that act where the rules only ask, and params
//! that the card does not have.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use content::{CardInfo, Function};
use diag::{Diagnostic, Span};
use script::VerbKind;

use crate::codes;
use crate::look::Look;
use luau::{Reach, Script};

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let asking = look.api.hooks.iter().filter(|hook| hook.returns.is_some());
    let asking: BTreeSet<&str> = asking.map(|hook| hook.name).collect();
    let scripts = CalledScripts::of(look.scripts);
    // A shared function is said to act once, however many cards use it.
    let mut told = BTreeSet::new();
    for card in look.cards {
        for (hook, function) in card.hooks.iter().zip(&card.functions) {
            let Some((script, reach)) = scripts.reach(card, function) else { continue };
            if asking.contains(hook.as_str()) {
                let acting = |verb: &&Span| {
                    let verb = look.api.verb(script.said(**verb));
                    verb.is_some_and(|verb| verb.kind != VerbKind::Query)
                };
                for verb in reach.verbs.iter().filter(acting) {
                    if told.insert((script.source.path(), verb.start)) {
                        out.push(acts(script, hook, *verb));
                    }
                }
            }
            let lacking = |read: &&Span| !card.params.contains_key(script.said(**read));
            let mut names = BTreeSet::new();
            for read in reach.reads.iter().filter(lacking) {
                if names.insert(script.said(*read)) {
                    out.push(missing(script, card, function, *read));
                }
            }
        }
    }
}

/// The scripts by what cards call in them.
pub(crate) struct CalledScripts<'l> {
    /// Those of cards, by their path without its ending.
    own: BTreeMap<&'l str, &'l Script>,
    /// The shared ones, by the functions they return; none where two return one of the same name:
    /// which is meant is the loader's to say.
    shared: BTreeMap<&'l str, Option<&'l Script>>,
}

impl<'l> CalledScripts<'l> {
    pub(crate) fn of(scripts: &'l [Arc<Script>]) -> Self {
        let (mut own, mut shared) = (BTreeMap::new(), BTreeMap::new());
        for script in scripts.iter().map(Arc::as_ref) {
            if !script.is_shared() {
                own.extend(script.source.path().strip_suffix(".luau").map(|path| (path, script)));
                continue;
            }
            for (name, _) in &script.exports {
                let one = |found: &mut Option<&'l Script>| *found = None;
                shared.entry(name.as_str()).and_modify(one).or_insert(Some(script));
            }
        }
        Self { own, shared }
    }

    /// The script in which a function of a card stands, and what it comes to, if it could be read.
    pub(crate) fn reach(
        &self,
        card: &CardInfo,
        function: &Function,
    ) -> Option<(&'l Script, &'l Reach)> {
        let script = if function.shared {
            self.shared.get(function.name.as_str()).copied().flatten()
        } else {
            self.own.get(card.path.strip_suffix(".toml")?).copied()
        };
        script.and_then(|script| Some((script, script.reach(&function.name)?)))
    }
}

fn acts(script: &Script, hook: &str, verb: Span) -> Diagnostic {
    let message = format!("“{}” cannot be called in the query hook “{hook}”", script.said(verb));
    Diagnostic::error(codes::ACTS_IN_QUERY, message, script.place(verb))
        .help("a query hook may only read: act in an event hook")
}

fn missing(script: &Script, card: &CardInfo, function: &Function, read: Span) -> Diagnostic {
    let name = script.said(read);
    let message = format!("“{}” has no number “{name}”, which “{}” reads", card.id, function.name);
    let finding = if function.shared {
        let place = card.places().key("params");
        let finding = Diagnostic::error(codes::MISSING_PARAM, message, place);
        finding.label(script.place(read), "read here")
    } else {
        Diagnostic::error(codes::MISSING_PARAM, message, script.place(read))
    };
    let otherwise = format!("write `{name} = …` in [params] of the card");
    finding.did_you_mean(name, card.params.keys().map(String::as_str), ["“", "”"], otherwise)
}
