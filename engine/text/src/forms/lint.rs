//! Errors in the data of nouns, including terms, and in forms written by hand.

use std::collections::BTreeMap;

use diag::Diagnostic;

use super::{FormKind, Noun, attributes, data, functions};
use crate::TERMS;
use crate::codes;
use crate::facts::{Attribute, Entry, Termed};
use crate::locales::Locales;
use crate::tree::head;

/// Reports noun data with a value unknown in their language, and forms written by hand that its
/// functions produce anyway.
pub fn look(locales: &Locales) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for tag in locales.tags() {
        let voice = locales.voice(&tag, Vec::new());
        let language = voice.language();
        let entries = || locales.entries().filter(|(of, ..)| *of == tag);
        let terms = entries().filter(|(.., entry)| entry.term);
        let terms: BTreeMap<(&str, &str), &Entry> =
            terms.map(|(_, space, _, entry)| ((space, entry.id.as_str()), entry)).collect();
        for (_, space, _, entry) in entries() {
            found.extend(entry.attributes.iter().filter_map(|one| wrong_datum(&tag, one)));
            for termed in entry.parts().flat_map(|(_, part)| part.termed()) {
                let term = |space| terms.get(&(space, termed.id.as_str()));
                let term = term(space).or_else(|| term(TERMS));
                found.extend(term.into_iter().flat_map(|term| called(&tag, termed, term)));
            }
            // Attributes that are plain words have been checked already.
            let looked_at = |attribute: &Attribute| {
                attribute.datum.is_none() && attributes(language).contains(&attribute.name)
            };
            if !entry.attributes.iter().any(looked_at) {
                continue;
            }
            let Some(noun) = voice.plain_noun(space, entry) else { continue };
            for attribute in &entry.attributes {
                let Some(value) = noun.datum(&attribute.name) else { continue };
                if let Some(datum) = data(language).iter().find(|one| one.name == attribute.name) {
                    if !datum.values.is_empty() && !datum.values.contains(&value) {
                        found.push(unknown_value(value, datum, attribute));
                    }
                } else if let Some(call) = redundant(language, &noun, &attribute.name, value) {
                    found.push(told(&call, attribute));
                }
            }
        }
    }
    found
}

/// A finding about a term's datum with an unknown value.
fn wrong_datum(tag: &str, attribute: &Attribute) -> Option<Diagnostic> {
    let value = attribute.datum.as_deref()?;
    let datum = data(head(tag)).iter().find(|datum| datum.name == attribute.name)?;
    let known = datum.values.is_empty() || datum.values.contains(&value);
    (!known).then(|| unknown_value(value, datum, attribute))
}

/// Findings about a function called with a term: data that the term has itself, or an article for a
/// noun without a gender.
fn called(tag: &str, termed: &Termed, term: &Entry) -> Vec<Diagnostic> {
    let said = term.data();
    let says = |name: &str| said.iter().any(|(said, _)| said == name);
    let again = termed.given.iter().filter(|(name, _)| says(name)).map(|(name, place)| {
        let message = format!("`-{}` already defines its `{name}`", termed.id);
        Diagnostic::warning(codes::REDUNDANT_FORM, message, place.clone()).help("take it out")
    });
    let mut found: Vec<Diagnostic> = again.collect();
    let gender = data(head(tag)).iter().find(|datum| datum.name == "gender");
    let leads = termed.function.kind == FormKind::Leads;
    let given = termed.given.iter().any(|(name, _)| name == "gender");
    if let Some(gender) = gender.filter(|_| leads && !given && !says("gender")) {
        let message = format!(
            "`-{}` has no `.gender`, so `{}` puts no article before it",
            termed.id, termed.function.name
        );
        let values = gender.values.iter().map(|value| format!("`{value}`"));
        let values = values.collect::<Vec<_>>().join(", ");
        found.push(
            Diagnostic::warning(codes::NOUN_DATUM, message, termed.place.clone())
                .label(term.place.clone(), format!("known: {values}")),
        );
    }
    found
}

fn unknown_value(value: &str, datum: &super::Setting, attribute: &Attribute) -> Diagnostic {
    let message = format!("`.{}` has the unknown value `{value}`", datum.name);
    let values = datum.values.iter().map(|value| format!("`{value}`"));
    let help = format!("known: {}", values.collect::<Vec<_>>().join(", "));
    let found = Diagnostic::error(codes::NOUN_DATUM, message, attribute.place.clone());
    found.help(help)
}

/// The function that produces exactly the form written by hand in an attribute.
fn redundant(language: &str, noun: &Noun, attribute: &str, written: &str) -> Option<String> {
    let mut bare = noun.clone();
    bare.data.remove(attribute);
    let mut calls = functions(language)
        .flat_map(|function| function.calls().into_iter().map(move |options| (function, options)));
    let (function, options) = calls.find(|(function, options)| {
        function.attribute_of(options) == attribute && function.shape(&bare, options) == written
    })?;
    let options = options.iter().map(|(name, value)| format!(", {name}: \"{value}\""));
    Some(format!("{}($…{})", function.name, options.collect::<String>()))
}

fn told(call: &str, attribute: &Attribute) -> Diagnostic {
    let name = &attribute.name;
    let message = format!("`.{name}` is the form that `{call}` computes anyway");
    Diagnostic::warning(codes::REDUNDANT_FORM, message, attribute.place.clone())
        .help("remove the attribute")
}
