//! Texts for the rules: in pieces, with the meanings of their variables.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use diag::Place;
use play::say::ArgKind;
use play::signature::Signature;
use text::anatomy::{Anatomy, anatomy};
use text::keys::Key;

use crate::asks::is_own_word;
use crate::look::Look;

/// A message or term of one language, in pieces.
pub(crate) struct Text<'l> {
    pub(crate) key: &'l Key<'l>,
    /// Its value, then its attributes.
    pub(crate) parts: Vec<Anatomy<'l>>,
}

/// The terms and attributes that texts use.
#[derive(Clone, Debug, Default)]
pub(crate) struct Uses {
    /// The terms, without their dash, by language.
    pub(crate) terms: BTreeMap<String, BTreeSet<String>>,
    /// The attributes, of any name.
    pub(crate) parts: BTreeSet<String>,
}

impl Uses {
    /// Adds what a text uses.
    pub(crate) fn add(&mut self, text: &Text<'_>) {
        for part in &text.parts {
            for term in &part.terms {
                let known = self.terms.entry(text.key.tag.to_owned()).or_default();
                add(known, term.id);
                term.attribute.into_iter().for_each(|name| add(&mut self.parts, name));
            }
            part.attributes.iter().for_each(|name| add(&mut self.parts, name));
            for suffix in part.uses.iter().flat_map(|one| suffixes(one.name)) {
                add(&mut self.parts, &suffix);
            }
        }
    }

    /// Adds what others use.
    pub(crate) fn extend(&mut self, others: Self) {
        let Self { terms, parts } = others;
        for (tag, terms) in terms {
            self.terms.entry(tag).or_default().extend(terms);
        }
        self.parts.extend(parts);
    }
}

fn add(known: &mut BTreeSet<String>, word: &str) {
    if !known.contains(word) {
        known.insert(word.to_owned());
    }
}

/// The parts of a name that a variable may mean: for `card_past_f`, `past-f` and `f`.
fn suffixes(variable: &str) -> impl Iterator<Item = String> {
    variable.match_indices('_').map(|(at, _)| variable[at + 1..].replace('_', "-"))
}

/// The name of a text, or of an attribute, in findings.
pub(crate) fn named(key: &Key<'_>, attribute: Option<&str>) -> String {
    let Key { space, id, .. } = key;
    match attribute {
        Some(attribute) => format!("“.{attribute}” of “{space}/{id}”"),
        None => format!("“{space}/{id}”"),
    }
}

/// The meaning of a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum VariableSort {
    /// A whole number.
    Number,
    /// One of these words for programs.
    Words(BTreeSet<String>),
    /// A name in the language: of a card, a player, a thing.
    Name,
    /// A list of names.
    List,
    /// A part of a name, or anything unknown.
    Unknown,
}

impl<'l> Text<'l> {
    pub(crate) fn of(key: &'l Key<'l>) -> Self {
        Self { key, parts: anatomy(key) }
    }

    /// The value, or the attribute with this name.
    pub(crate) fn part(&self, attribute: Option<&str>) -> Option<&Anatomy<'l>> {
        self.parts.iter().find(|part| part.attribute == attribute)
    }

    /// A place in its file.
    pub(crate) fn place(&self, range: &Range<usize>) -> Place {
        self.key.place.source.place(range.clone())
    }

    /// Its name, or that of an attribute, in findings.
    pub(crate) fn name(&self, attribute: Option<&str>) -> String {
        named(self.key, attribute)
    }

    /// The language, without its region.
    pub(crate) fn language(&self) -> &'l str {
        self.key.tag.split('-').next().unwrap_or(self.key.tag)
    }
}

impl Look<'_> {
    /// The meaning of a variable in a text.
    pub(crate) fn sort(
        &self,
        text: &Text<'_>,
        attribute: Option<&str>,
        variable: &str,
    ) -> VariableSort {
        let key = text.key;
        if key.id.starts_with('-') {
            return VariableSort::Unknown;
        }
        if let Some(message) = self.messages_of(key.space).iter().find(|one| one.id == key.id) {
            return sort_among(&message.args, variable);
        }
        let Some(card) = self.card(key.space, key.id) else { return VariableSort::Unknown };
        if card.has_number(variable) {
            return VariableSort::Number;
        }
        if !attribute.is_some_and(is_own_word) {
            return VariableSort::Unknown;
        }
        let asked = attribute.is_some_and(|one| one.starts_with("ask-"));
        let messages = self.messages_of(if asked { "ask" } else { "choice" });
        agreed(messages, variable)
    }
}

/// The meaning of a variable in all messages that have it, if it is always the same one.
fn agreed(messages: &[Signature], variable: &str) -> VariableSort {
    let mut all = messages.iter().map(|message| sort_among(&message.args, variable));
    let mut all = all.by_ref().filter(|sort| *sort != VariableSort::Unknown);
    let Some(first) = all.next() else { return VariableSort::Unknown };
    if all.all(|sort| sort == first) { first } else { VariableSort::Unknown }
}

/// The meaning of a variable, given the arguments of its message: it belongs to the matching one
/// with the longest name.
fn sort_among(args: &[(&str, ArgKind)], variable: &str) -> VariableSort {
    let variable = variable.replace('_', "-");
    let part = |name: &str| {
        let rest = variable.strip_prefix(name)?;
        if rest.is_empty() { Some(None) } else { rest.strip_prefix('-').map(Some) }
    };
    let shown = args.iter().filter_map(|(name, kind)| Some((name.len(), part(name)?, kind)));
    let Some((_, part, kind)) = shown.max_by_key(|(length, ..)| *length) else {
        return VariableSort::Unknown;
    };
    match part {
        None => whole(kind),
        Some(part) => part_of(kind, part, false),
    }
}

fn whole(kind: &ArgKind) -> VariableSort {
    match kind {
        ArgKind::Number => VariableSort::Number,
        ArgKind::YesNo
        | ArgKind::Seat
        | ArgKind::Thing(_)
        | ArgKind::Word(..)
        | ArgKind::Group(_) => VariableSort::Name,
        ArgKind::List(_) => VariableSort::List,
        ArgKind::Optional(inner) => whole(inner),
    }
}

/// The meaning of a part of an argument, which may be missing.
fn part_of(kind: &ArgKind, part: &str, missing: bool) -> VariableSort {
    let words = |words: &[&str]| {
        let none = missing.then(|| "none".to_owned());
        VariableSort::Words(words.iter().map(|word| (*word).to_owned()).chain(none).collect())
    };
    match (kind, part) {
        (ArgKind::YesNo, "word") => words(&["yes", "no"]),
        (ArgKind::Word(_, all), "word") => words(all),
        (ArgKind::List(_), "word") => words(&["some", "none"]),
        (ArgKind::List(_), "count") | (ArgKind::Number, "size") => VariableSort::Number,
        (ArgKind::List(_), "then" | "commas") => VariableSort::Name,
        (ArgKind::Number, "sign") => words(&["minus", "zero", "plus"]),
        (ArgKind::Seat, "gender") => words(&["f", "m", "none"]),
        (ArgKind::Group(parts), part) => sort_among(parts, part),
        (ArgKind::Optional(inner), part) => part_of(inner, part, true),
        (
            ArgKind::Number
            | ArgKind::YesNo
            | ArgKind::Seat
            | ArgKind::Thing(_)
            | ArgKind::Word(..)
            | ArgKind::List(_),
            _,
        ) => VariableSort::Unknown,
    }
}
