//! Terms that no text uses, attributes that are never shown, and unused arguments of terms.

use std::collections::{BTreeMap, BTreeSet};

use diag::{Diagnostic, nearest};
use text::anatomy::{How, TermUse};
use text::forms::grammar;
use text::keys::Key;
use text::{BASE, TERMS};

use super::card_texts;
use crate::asks::{is_misspelt, is_own_word};
use crate::codes;
use crate::exported::ALONE;
use crate::look::Look;
use crate::rules::OfText;
use crate::texts::{Text, Uses, named};

/// The attributes of a card that are shown.
const SHOWN: [&str; 7] = ["code", "flavour", "is", "plural", "power", "text", "title"];

/// The term of a file that always precedes its names.
const HEAD: &str = "-head";

/// The argument of a term that functions read.
const COUNT: &str = "count";

/// Reports parts of texts that no text uses.
pub(super) fn look(look: &Look<'_>, uses: &Uses, out: &mut Vec<Diagnostic>) {
    for text in look.terms.iter().filter(|text| text.key.id != HEAD) {
        // A language is often begun with its terms. Those that English uses will be needed.
        let tags = [text.key.tag, BASE];
        let mut used = tags.iter().filter_map(|tag| uses.terms.get(*tag));
        if !used.any(|used| used.contains(&text.key.id[1..])) {
            let message = format!("no text of “{}” uses the term “{}”", text.key.tag, text.key.id);
            out.push(
                Diagnostic::warning(codes::UNUSED_TERM, message, text.key.place.clone())
                    .help(ALONE),
            );
        }
    }
    for key in look.keys.iter().filter(|key| look.is_kind(key.space)) {
        attributes(look, key, &uses.parts, out);
    }
}

/// Reports unused arguments of terms in a text.
pub(super) fn begin<'l>(look: &'l Look<'_>) -> OfText<'l> {
    let name = |text: &'l Text<'_>| (text.key.tag, text.key.space, &text.key.id[1..]);
    let terms: BTreeMap<_, _> = look.terms.iter().map(|text| (name(text), text)).collect();
    Box::new(move |text, _, out| {
        let asked = text.parts.iter().flat_map(|part| &part.terms);
        for term in asked.filter(|term| term.attribute.is_none()) {
            let own = terms.get(&(text.key.tag, text.key.space, term.id));
            let target = own.or_else(|| terms.get(&(text.key.tag, TERMS, term.id)));
            out.extend(target.into_iter().flat_map(|target| arguments(text, term, target)));
        }
    })
}

/// Whether an attribute of a card is shown.
fn is_shown(attribute: &str) -> bool {
    SHOWN.contains(&attribute) || is_own_word(attribute)
}

/// Whether an attribute of a card is shown, or is grammar of a language.
pub(super) fn is_known(tag: &str, attribute: &str) -> bool {
    is_shown(attribute) || grammar(tag).iter().any(|one| one == attribute)
}

/// Reports attributes of a card that are never shown.
fn attributes(look: &Look<'_>, key: &Key<'_>, parts: &BTreeSet<String>, out: &mut Vec<Diagnostic>) {
    let grammar = grammar(key.tag);
    for attribute in &key.attributes {
        let name = attribute.name;
        let known = is_shown(name) || parts.contains(name);
        let grammatical = grammar.iter().any(|one| one == name);
        let card = look.card(key.space, key.id);
        let asks = card.is_some_and(|card| is_misspelt(card, key, name));
        if known || grammatical || asks || card_texts::is_told(look, key, name) {
            continue;
        }
        let message = format!("nothing shows {}", named(key, Some(name)));
        let finding =
            Diagnostic::warning(codes::UNUSED_ATTRIBUTE, message, attribute.place.clone());
        let known = SHOWN.iter().copied().chain(grammar.iter().map(String::as_str));
        let otherwise = "remove it, or show it as a part: “$card_…”";
        let is_said = nearest(name, known.clone())
            .is_some_and(|near| key.attributes.iter().any(|one| one.name == near));
        let finding = finding.did_you_mean(name, known, ["“.", "”"], otherwise);
        out.push(if is_said { finding.unfixed() } else { finding });
    }
}

/// Unused arguments of a term.
fn arguments(text: &Text<'_>, term: &TermUse<'_>, target: &Text<'_>) -> Vec<Diagnostic> {
    let uses = target.part(None).map(|value| value.uses.as_slice()).unwrap_or_default();
    let idle = term.arguments.iter().filter(|(name, _)| {
        let looked_at = uses.iter().any(|one| one.name == *name);
        let called = matches!(term.how, How::Called(_)) && *name == COUNT;
        !looked_at && !called
    });
    let told = idle.map(|(name, at)| {
        let message = format!("the term “-{}” does not use “{name}”", term.id);
        let finding = Diagnostic::warning(codes::UNUSED_ARGUMENT, message, text.place(at));
        let finding = finding.label(target.key.place.clone(), "defined here");
        let known = || uses.iter().map(|one| one.name);
        let is_given = nearest(name, known())
            .is_some_and(|near| term.arguments.iter().any(|(given, _)| *given == near));
        let otherwise = "remove it: the term says the same without it";
        let finding = finding.did_you_mean(name, known(), ["“", "”"], otherwise);
        if is_given { finding.unfixed() } else { finding }
    });
    told.collect()
}
