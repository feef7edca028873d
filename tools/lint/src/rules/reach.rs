//! What a card's hooks come to in its scripts: verbs that act where the rules only ask, and params
//! that the card does not have.

use std::collections::{BTreeMap, BTreeSet};

use content::{CardInfo, Function};
use diag::{Diagnostic, Source};
use script::Kind;

use crate::codes;
use crate::look::Look;
use crate::scripts::{Reach, Script, Word};

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let acting = look.shelved.verbs().into_iter().filter(|verb| verb.kind != Kind::Query);
    let acting: BTreeSet<String> = acting.map(|verb| verb.name()).collect();
    let asking = look.shelved.hooks().into_iter().filter(|hook| hook.returns.is_some());
    let asking: BTreeSet<&str> = asking.map(|hook| hook.name).collect();
    let scripts = Scripts::of(look.scripts);
    // A shared function is said to act once, however many cards use it.
    let mut told = BTreeSet::new();
    for card in look.cards {
        for (hook, function) in card.hooks.iter().zip(&card.functions) {
            let Some(script) = scripts.of_card(card, function) else { continue };
            let Reach { calls, reads } = script.facts.reach(&function.name);
            if asking.contains(hook.as_str()) {
                for call in calls.into_iter().filter(|call| acting.contains(&call.verb.text)) {
                    if told.insert((script.source.path(), call.verb.range.start)) {
                        out.push(acts(script, hook, &call.verb));
                    }
                }
            }
            let lacking = reads.into_iter().filter(|read| !card.params.contains_key(&read.text));
            let mut names = BTreeSet::new();
            for read in lacking.filter(|read| names.insert(read.text.as_str())) {
                out.push(missing(script, card, function, read));
            }
        }
    }
}

/// The scripts by what cards call in them.
struct Scripts<'l> {
    /// Those of cards, by their path without its ending.
    own: BTreeMap<&'l str, &'l Script>,
    /// The shared ones, by the functions they return; none where two return one of the same name:
    /// which is meant is the loader's to say.
    shared: BTreeMap<&'l str, Option<&'l Script>>,
}

impl<'l> Scripts<'l> {
    fn of(scripts: &'l [Script]) -> Self {
        let (mut own, mut shared) = (BTreeMap::new(), BTreeMap::new());
        for script in scripts {
            let path = script.source.path();
            if path.rsplit('/').nth(1) != Some("effects") {
                own.extend(path.strip_suffix(".luau").map(|path| (path, script)));
                continue;
            }
            for name in script.facts.parts.keys().filter_map(|name| name.strip_prefix('=')) {
                let one = |found: &mut Option<&'l Script>| *found = None;
                shared.entry(name).and_modify(one).or_insert(Some(script));
            }
        }
        Self { own, shared }
    }

    /// The script in which a function of a card stands, if it could be read.
    fn of_card(&self, card: &CardInfo, function: &Function) -> Option<&'l Script> {
        if function.shared {
            return self.shared.get(function.name.as_str()).copied().flatten();
        }
        self.own.get(card.path.strip_suffix(".toml")?).copied()
    }
}

fn acts(script: &Script, hook: &str, verb: &Word) -> Diagnostic {
    let message = format!("“{}” acts, and “{hook}” only asks", verb.text);
    Diagnostic::error(codes::ACTS_IN_QUERY, message, script.place(&verb.range))
        .help("a hook that returns something may only look: act in the hook of an event")
}

fn missing(script: &Script, card: &CardInfo, function: &Function, read: &Word) -> Diagnostic {
    let message = format!("“{}” has no number “{}” for “{}”", card.id, read.text, function.name);
    let known: Vec<&str> = card.params.keys().map(String::as_str).collect();
    let finding = if function.shared {
        let place = Source::new(card.path.as_str(), "").top();
        let finding = Diagnostic::error(codes::MISSING_PARAM, message, place);
        finding.label(script.place(&read.range), "read here")
    } else {
        Diagnostic::error(codes::MISSING_PARAM, message, script.place(&read.range))
    };
    match diag::nearest(&read.text, known.iter().copied()) {
        Some(near) => finding.help(format!("did you mean “{near}”?")),
        None => finding.help(format!("write `{} = …` in [params] of the card", read.text)),
    }
}
