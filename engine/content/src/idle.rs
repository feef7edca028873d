//! Guards without effect: those that never hold, those that always hold, and repeated words.

use std::collections::BTreeMap;

use diag::{Diagnostic, Place, Source};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::codes;
use crate::repeats::again;

/// The guards that are the ends of a range, in every game that has them.
const RANGE: [&str; 2] = ["min", "max"];

/// Reports guards of a hook without effect. Params must be filled in.
pub(crate) fn look(source: &Source, hook: &str, guards: &DeTable<'_>, out: &mut Vec<Diagnostic>) {
    let [least, most] = RANGE.map(|guard| guards.get(guard).and_then(|it| whole(source, it)));
    if let (Some((least, at)), Some((most, there))) = (&least, &most)
        && least > most
    {
        let message =
            format!("“{hook}” is never called: no number is at least {least} and at most {most}");
        out.push(
            Diagnostic::error(codes::GUARD_NEVER, message, at.clone())
                .label(there.clone(), "and at most this")
                .help("write the lower number as min"),
        );
    }
    if let Some((0, at)) = least {
        let message = "every number is at least 0";
        out.push(
            Diagnostic::warning(codes::GUARD_ALWAYS, message, at)
                .help("remove the guard, or start with 1"),
        );
    }
    for (_, entry) in guards.iter() {
        words(source, entry, out);
    }
}

/// Reports repeated words of a guard.
fn words(source: &Source, entry: &Spanned<DeValue<'_>>, out: &mut Vec<Diagnostic>) {
    let Some(list) = entry.get_ref().as_array() else { return };
    let mut first: BTreeMap<&str, Place> = BTreeMap::new();
    let mut end = entry.span().start;
    for entry in list.iter() {
        let Some(word) = entry.get_ref().as_str() else { continue };
        let here = source.place(entry.span());
        match first.get(word) {
            Some(there) => {
                let gap = source.place(end..entry.span().end);
                out.push(again(word, here, there.clone()).fix(gap, ""));
            }
            None => drop(first.insert(word, here)),
        }
        end = entry.span().end;
    }
}

/// A whole number with its place.
fn whole(source: &Source, entry: &Spanned<DeValue<'_>>) -> Option<(i64, Place)> {
    let DeValue::Integer(digits) = entry.get_ref() else { return None };
    let number = i64::from_str_radix(digits.as_str(), digits.radix()).ok()?;
    Some((number, source.place(entry.span())))
}
