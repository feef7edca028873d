//! What is wrong with the data of nouns and with forms written by hand.

use diag::Diagnostic;

use super::{Noun, data, functions};
use crate::codes;
use crate::facts::Attribute;
use crate::locales::Locales;

/// Data of nouns with a value that their language does not know, and forms written by hand that
/// its functions give anyway.
pub fn look(locales: &Locales) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for tag in locales.tags() {
        let voice = locales.voice(&tag, Vec::new());
        let language = voice.language();
        for (_, space, entry) in locales.entries().filter(|(of, _, _)| *of == tag) {
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

fn unknown_value(value: &str, datum: &super::Setting, attribute: &Attribute) -> Diagnostic {
    let message = format!("`.{}` cannot be `{value}`", datum.name);
    let values = datum.values.iter().map(|value| format!("`{value}`"));
    let help = format!("it can be {}", values.collect::<Vec<_>>().join(", "));
    let found = Diagnostic::error(codes::NOUN_DATUM, message, attribute.place.clone());
    found.help(help)
}

/// The function that gives just the form that an attribute writes by hand.
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
    let message = format!("`.{name}` is what `{call}` gives without it");
    Diagnostic::warning(codes::REDUNDANT_FORM, message, attribute.place.clone())
        .help("take the attribute out")
}
