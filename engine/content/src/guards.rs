//! The guards of hooks, handled before a card is compared with its schema. Guards that a hook
//! cannot have are reported and removed, and names of params are replaced by their numbers.

use std::collections::BTreeMap;

use diag::{Diagnostic, Meant, Source, meant};
use serde::de::value::StrDeserializer;
use serde::de::{Deserialize, IntoDeserializer};
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

use crate::schema::{self, PARAM};
use crate::{CardKind, codes, idle};

type TomlKey<'i> = Spanned<DeString<'i>>;
type TomlEntry<'i> = Spanned<DeValue<'i>>;

/// Handles the guards of all hooks in a card's table. Returns whether there were no errors.
pub(crate) fn settle<T: CardKind>(
    source: &Source,
    table: &mut DeTable<'_>,
    out: &mut Vec<Diagnostic>,
) -> bool {
    let before = out.len();
    let params = params(table);
    let Some(DeValue::Table(hooks)) = table.get_mut("hooks").map(Spanned::get_mut) else {
        return true;
    };
    let mut idle = Vec::new();
    for (name, entry) in hooks.iter_mut() {
        let DeValue::Table(entry) = entry.get_mut() else { continue };
        let Some(DeValue::Table(guards)) = entry.get_mut("when").map(Spanned::get_mut) else {
            continue;
        };
        let unfit = unfit::<T>(source, name, guards);
        unfit.keys().for_each(|guard| drop(guards.remove(guard.as_str())));
        let nothing_fits = !unfit.is_empty() && guards.is_empty();
        out.extend(unfit.into_values());
        fill_in::<T>(source, guards, &params, out);
        idle::look(source, name.get_ref(), guards, &mut idle);
        if nothing_fits {
            entry.remove("when");
        }
    }
    let settled = out.len() == before;
    // A hook that is never called does not make the rest of its card invalid.
    out.extend(idle);
    settled
}

/// The whole numbers in `[params]`, as written.
fn params<'i>(table: &DeTable<'i>) -> BTreeMap<String, DeValue<'i>> {
    let params = table.get("params").and_then(|params| params.get_ref().as_table());
    let whole = |(name, value): (&TomlKey<'i>, &TomlEntry<'i>)| {
        let whole = matches!(value.get_ref(), DeValue::Integer(_));
        whole.then(|| (name.get_ref().to_string(), value.get_ref().clone()))
    };
    params.into_iter().flatten().filter_map(whole).collect()
}

/// The guards that a hook cannot have, with their findings.
fn unfit<T: CardKind>(
    source: &Source,
    name: &TomlKey<'_>,
    guards: &DeTable<'_>,
) -> BTreeMap<String, Diagnostic> {
    let word: StrDeserializer<'_, toml::de::Error> = name.get_ref().as_ref().into_deserializer();
    let fit = T::Hook::deserialize(word).ok().and_then(|hook| T::guards(&hook));
    let Some(fit) = fit else { return BTreeMap::new() };
    let unfit = guards.keys().filter(|guard| !fit.contains(&guard.get_ref().as_ref()));
    let finding = |key: &TomlKey<'_>| {
        let (guard, hook, place) =
            (key.get_ref().as_ref(), name.get_ref(), source.place(key.span()));
        let message = format!("the hook “{hook}” cannot have the guard “{guard}”");
        let finding = Diagnostic::error(codes::UNFIT_GUARD, message, place.clone());
        let all = match &*fit {
            [] => format!("{hook} has no guards: test the condition in its script"),
            fit => format!("guards of {hook}: {}", fit.join(", ")),
        };
        let finding = match meant(guard, fit.iter().copied()) {
            Some(Meant { word: near, safety }) => {
                let finding = finding.help(format!("did you mean “{near}”? {all}"));
                finding.fix_as(safety, place, near)
            }
            None => finding.help(all),
        };
        (guard.to_owned(), finding)
    };
    unfit.map(finding).collect()
}

/// Replaces the names of params in guards by their numbers: `min = "p.least"`.
fn fill_in<'i, T: CardKind>(
    source: &Source,
    guards: &mut DeTable<'i>,
    params: &BTreeMap<String, DeValue<'i>>,
    out: &mut Vec<Diagnostic>,
) {
    let named = |entry: &TomlEntry<'_>| {
        let name = entry.get_ref().as_str().and_then(|text| text.strip_prefix(PARAM));
        name.map(str::to_owned)
    };
    if !guards.values().any(|entry| named(entry).is_some()) {
        return;
    }
    let numbers = schema::numbers::<T::When>();
    let mut missing = Vec::new();
    for (guard, entry) in guards.iter_mut() {
        let guard = guard.get_ref().as_ref();
        let Some(name) = named(entry).filter(|_| numbers.iter().any(|other| other == guard)) else {
            continue;
        };
        match params.get(&name) {
            Some(number) => *entry.get_mut() = number.clone(),
            None => {
                let message = format!("[params] has no whole number “{name}”");
                let place = source.place(entry.span());
                let finding = Diagnostic::error(codes::UNKNOWN_PARAM, message, place.clone());
                out.push(match meant(&name, params.keys().map(String::as_str)) {
                    Some(Meant { word: near, safety }) => finding
                        .help(format!("did you mean “{PARAM}{near}”?"))
                        .fix_as(safety, place, format!("\"{PARAM}{near}\"")),
                    None => finding.help(format!("add {name} to [params], or write the number")),
                });
                missing.push(guard.to_owned());
            }
        }
    }
    missing.iter().for_each(|guard| drop(guards.remove(guard.as_str())));
}
