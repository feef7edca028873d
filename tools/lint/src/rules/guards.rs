//! Guards that what they look at decides beforehand: a face that no die has, the own card of another
//! kind, all words that there are.

use std::collections::BTreeSet;

use content::CardInfo;
use diag::{Diagnostic, Place};
use script::{Hook, Type};
use serde_json::{Map, Value};

use crate::look::Look;
use content::codes::{GUARD_ALWAYS, GUARD_NEVER};

/// The guards that look at the card of an event, in every game that has them.
const CARD: &str = "card";
const KIND: &str = "kind";
/// The word for the card itself.
const SELF: &str = "self";
/// What stands before the name of a param in a guard.
const PARAM: &str = "p.";

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let words = all_words(look);
    for card in look.cards.iter().filter(|card| card.places().source().text().contains("when")) {
        for (hook, guards) in card.guards() {
            let (Value::Object(guards), Some(told)) =
                (guards, look.api.hooks.iter().find(|told| told.name == hook))
            else {
                continue;
            };
            let called = GuardedHook { card, hook: told, guards: &guards };
            called.range(out);
            called.own_kind(out);
            called.whole(&words, out);
        }
    }
}

/// The words of each type of the game.
fn all_words(look: &Look<'_>) -> BTreeSet<BTreeSet<&'static str>> {
    let types = look.api.types().filter_map(|name| look.api.named(name));
    let words = types.filter_map(|kind| match kind {
        Type::Words { words, .. } => Some(words.iter().copied().collect()),
        Type::Nil
        | Type::Int
        | Type::Bool
        | Type::Handle(_)
        | Type::Label
        | Type::Nth
        | Type::Filter(_)
        | Type::Optional(_) => None,
    });
    words.collect()
}

/// A hook of a card, with its guards.
struct GuardedHook<'c> {
    card: &'c CardInfo,
    hook: &'c Hook<'static>,
    guards: &'c Map<String, Value>,
}

impl GuardedHook<'_> {
    /// Where the value of a guard stands.
    fn place(&self, guard: &str) -> Place {
        self.card.places().value(&format!("hooks.{}.when.{guard}", self.hook.name))
    }

    /// That the hook is never called.
    fn never(&self, guard: &str, why: &str) -> Diagnostic {
        let message = format!("“{}” is never called: {why}", self.hook.name);
        Diagnostic::error(GUARD_NEVER, message, self.place(guard))
    }

    /// That a guard keeps nothing out.
    fn always(&self, guard: &str, why: String) -> Diagnostic {
        let finding = Diagnostic::warning(GUARD_ALWAYS, why, self.place(guard));
        finding.help("remove the guard, or write what you meant")
    }

    /// The number of a guard, also where a param says it.
    fn number(&self, guard: &str) -> Option<i64> {
        match self.guards.get(guard)? {
            Value::String(name) => self.card.params.get(name.strip_prefix(PARAM)?).copied(),
            value => value.as_i64(),
        }
    }

    /// Numbers that what the hook is about never shows, or always does.
    fn range(&self, out: &mut Vec<Diagnostic>) {
        let Some([first, last]) = self.hook.number.map(|ends| ends.map(i64::from)) else { return };
        let (least, most) = (self.number("min"), self.number("max"));
        // That they exclude each other has been told where the card was read.
        if least.zip(most).is_some_and(|(least, most)| least > most) {
            return;
        }
        let range = format!("it is a number from {first} to {last}");
        // One number alone is meant, be it the first or the last.
        let one = least == most;
        if let Some(least) = least {
            if least > last {
                let why = format!("no number there is {least} or more");
                out.push(self.never("min", &why).help(range.as_str()));
            } else if least <= first && least > 0 && !one {
                out.push(self.always("min", format!("every number there is {first} or more")));
            }
        }
        if let Some(most) = most {
            if most < first {
                let why = format!("no number there is {most} or less");
                out.push(self.never("max", &why).help(range.as_str()));
            } else if most >= last && !one {
                out.push(self.always("max", format!("every number there is {last} or less")));
            }
        }
    }

    /// Kinds, where only the card itself is meant.
    fn own_kind(&self, out: &mut Vec<Diagnostic>) {
        if self.guards.get(CARD).and_then(Value::as_str) != Some(SELF) {
            return;
        }
        let kinds = self.words(KIND);
        if kinds.is_empty() {
            return;
        }
        let own = self.card.kind;
        out.push(if kinds.contains(own) {
            self.always(KIND, format!("“{}” itself is of the kind “{own}”", self.card.id))
        } else {
            self.never(KIND, &format!("“{}” itself is of the kind “{own}”", self.card.id))
                .help("remove one of `card` and `kind`")
        });
    }

    /// Lists of all words that there are, and `false`.
    fn whole(&self, words: &BTreeSet<BTreeSet<&'static str>>, out: &mut Vec<Diagnostic>) {
        for (guard, value) in self.guards {
            if *value == Value::Bool(false) {
                out.push(self.always(guard, format!("“{guard} = false” keeps nothing out")));
            }
            let listed = self.words(guard);
            let all = |all: &BTreeSet<&'static str>| {
                all.len() > 1 && all.len() == listed.len() && all.is_subset(&listed)
            };
            if words.iter().any(all) {
                out.push(self.always(guard, format!("“{guard}” lists all words")));
            }
        }
    }

    /// The words of a guard.
    fn words(&self, guard: &str) -> BTreeSet<&str> {
        match self.guards.get(guard) {
            Some(Value::String(word)) => BTreeSet::from([word.as_str()]),
            Some(Value::Array(words)) => words.iter().filter_map(Value::as_str).collect(),
            Some(_) | None => BTreeSet::new(),
        }
    }
}
