//! Numbers that a card keeps between its hooks: read and never set, set and never read, read before
//! anything sets them, set when the card is gone, read when their round is over.

use std::collections::BTreeMap;

use content::CardInfo;
use diag::{Diagnostic, Place, Span};
use script::{Keeps, Moment, VerbKind};
use serde_json::Value;

use super::reach::CalledScripts;
use crate::codes;
use crate::look::Look;
use luau::{Api, Script};

/// The guard `card` of a hook that only hears of its own card.
const ITSELF: &str = "self";

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let verbs = look.api.verbs().filter_map(|name| look.api.verb(name)?.keeps);
    let numbers: BTreeMap<&str, Keeps> = verbs.map(|keeps| (keeps.key, keeps)).collect();
    let scripts = CalledScripts::of(look.scripts);
    for card in look.cards {
        for (key, keeps) in &numbers {
            let has = card.places().source().text().contains(key) && card.fields.contains_key(*key);
            let Some(kept) = KeptNumber::of(look.api, &scripts, card, *keeps) else { continue };
            if has {
                out.extend(kept.judge(card));
            } else {
                out.extend(kept.nowhere(card));
            }
        }
    }
}

/// Where a script reads or sets a number of its card.
struct NumberUse<'l> {
    script: &'l Script,
    verb: Span,
    /// Whether the function is one that cards share.
    shared: bool,
    /// When in the life of the card the hook comes, where that is known.
    moment: Option<Moment>,
}

impl NumberUse<'_> {
    fn place(&self) -> Place {
        self.script.place(self.verb)
    }
}

/// When a hook comes in the life of its card: one that hears of other cards, too, comes at any time.
fn moment(api: &Api, card: &CardInfo, hook: &str) -> Option<Moment> {
    let moment = api.hooks.iter().find(|told| told.name == hook)?.moment?;
    let own = || card.guards().get(hook).is_some_and(|when| when["card"] == ITSELF);
    match moment {
        Moment::Arrival | Moment::Leaving => own().then_some(moment),
        Moment::End => Some(moment),
    }
}

/// A number that a card keeps, and all that its scripts do with it.
struct KeptNumber<'l> {
    number: Keeps,
    reads: Vec<NumberUse<'l>>,
    sets: Vec<NumberUse<'l>>,
}

impl<'l> KeptNumber<'l> {
    /// None where a script of the card could not be read.
    fn of(api: &Api, scripts: &CalledScripts<'l>, card: &CardInfo, number: Keeps) -> Option<Self> {
        let mut kept = Self { number, reads: Vec::new(), sets: Vec::new() };
        for (hook, function) in card.hooks.iter().zip(&card.functions) {
            let (script, reach) = scripts.reach(card, function)?;
            for verb in &reach.verbs {
                let Some(said) = api.verb(script.said(*verb)) else { continue };
                if said.keeps.is_none_or(|keeps| keeps.key != number.key) {
                    continue;
                }
                let moment = moment(api, card, hook);
                let found = NumberUse { script, verb: *verb, shared: function.shared, moment };
                match said.kind {
                    VerbKind::Query => kept.reads.push(found),
                    VerbKind::Act | VerbKind::Ask => kept.sets.push(found),
                }
            }
        }
        Some(kept)
    }

    /// What is wrong with a number that the card has.
    fn judge(&self, card: &CardInfo) -> Option<Diagnostic> {
        let (id, key) = (&card.id, self.number.key);
        let place = card.places().key(key);
        match (self.sets.first(), self.reads.first()) {
            (None, read) => {
                let message = format!("nothing sets the “{key}” of “{id}”: it is always 0");
                let finding = Diagnostic::warning(codes::KEPT_UNSET, message, place);
                let finding = finding.help("set it in an event hook, or remove it");
                Some(match read {
                    Some(read) => finding.label(read.place(), "read here"),
                    None => finding,
                })
            }
            (Some(set), None) => {
                let message = format!("nothing reads the “{key}” of “{id}”");
                let finding = Diagnostic::warning(codes::KEPT_UNREAD, message, place);
                let finding = finding.label(set.place(), "set here");
                Some(finding.help("read it in a hook, or remove it"))
            }
            (Some(set), Some(read)) => {
                let early = || self.early(card, set, read);
                early().or_else(|| self.late(card, set, read)).or_else(|| self.outdated(card, read))
            }
        }
    }

    /// A number that is looked at before anything can have set it.
    fn early(
        &self,
        card: &CardInfo,
        set: &NumberUse<'_>,
        read: &NumberUse<'_>,
    ) -> Option<Diagnostic> {
        let comes = |one: &NumberUse<'_>| one.moment == Some(Moment::Arrival);
        if !self.reads.iter().all(comes) || self.sets.iter().any(comes) {
            return None;
        }
        let (id, key) = (&card.id, self.number.key);
        let message = format!(
            "the “{key}” of “{id}” is only read when the card arrives: nothing has set it yet"
        );
        let finding = Diagnostic::warning(codes::KEPT_EARLY, message, read.place());
        let help = "read it in a later hook, or set it when the card arrives";
        Some(finding.label(set.place(), "set here, later").help(help))
    }

    /// A number that is set when nobody can look at it any more.
    fn late(
        &self,
        card: &CardInfo,
        set: &NumberUse<'_>,
        read: &NumberUse<'_>,
    ) -> Option<Diagnostic> {
        if !self.sets.iter().all(|one| one.moment == Some(Moment::Leaving)) {
            return None;
        }
        let (id, key) = (&card.id, self.number.key);
        let message =
            format!("the “{key}” of “{id}” is only set when the card leaves: it is always 0");
        let finding = Diagnostic::warning(codes::KEPT_LATE, message, set.place());
        let help = "set it in a hook that is called while a player has the card";
        Some(finding.label(read.place(), "read here, earlier").help(help))
    }

    /// A number that begins anew in each round and is looked at when all are over.
    fn outdated(&self, card: &CardInfo, read: &NumberUse<'_>) -> Option<Diagnostic> {
        let (id, key) = (&card.id, self.number.key);
        let said = |word: &&str| card.fields[key].get(word).and_then(Value::as_bool) == Some(true);
        let word = self.number.each_round.filter(said)?;
        if !self.reads.iter().all(|one| one.moment == Some(Moment::End)) {
            return None;
        }
        let message = format!("the “{key}” of “{id}” is only read after the last round");
        let place = card.places().value(&format!("{key}.{word}"));
        let finding = Diagnostic::warning(codes::KEPT_OUTDATED, message, place);
        let help = format!("remove `{word}`, or read it in a hook that is called in each round");
        Some(finding.label(read.place(), "this sees only the last round").help(help))
    }

    /// A number that a script reads or sets and that the card does not have.
    fn nowhere(&self, card: &CardInfo) -> Option<Diagnostic> {
        let found = self.sets.iter().chain(&self.reads).next()?;
        let (id, key, verb) = (&card.id, self.number.key, found.script.said(found.verb));
        let message = format!("“{verb}” needs a “{key}”, but “{id}” has none");
        let finding = if found.shared {
            let place = card.places().source().top();
            let finding = Diagnostic::error(codes::KEPT_NOWHERE, message, place);
            finding.label(found.place(), "called here")
        } else {
            Diagnostic::error(codes::KEPT_NOWHERE, message, found.place())
        };
        Some(finding.help(format!("write `{key} = …` in {id}.toml")))
    }
}
