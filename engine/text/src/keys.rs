//! What the languages say, and where they differ: for lint. Data, not sentences.

use std::collections::{BTreeMap, BTreeSet};

use diag::Place;

use crate::facts::Entry;
use crate::locales::Locales;

/// A message or term of one language.
#[derive(Clone, Debug)]
pub struct Key {
    /// The language.
    pub tag: String,
    /// The space; shared terms are in [`crate::TERMS`].
    pub space: String,
    /// The id; that of a term begins with a hyphen.
    pub id: String,
    /// Where the id stands.
    pub place: Place,
    /// The whole entry, for those who want its text.
    pub whole: Place,
    /// The variables of the value, also by way of the messages it refers to; `None` without value.
    pub variables: Option<BTreeSet<String>>,
    /// The attributes in their order.
    pub attributes: Vec<AttributeKey>,
}

/// An attribute of a [`Key`].
#[derive(Clone, Debug)]
pub struct AttributeKey {
    /// The name.
    pub name: String,
    /// Where the name stands.
    pub place: Place,
    /// The variables.
    pub variables: BTreeSet<String>,
}

/// One difference between a language and the base.
#[derive(Clone, Debug)]
pub struct Difference {
    /// The space.
    pub space: String,
    /// The message.
    pub id: String,
    /// Where: in the language compared, or in the base when the language lacks the message.
    pub place: Place,
    /// The message in the base, when the base has it.
    pub base: Option<Place>,
    /// What differs.
    pub what: What,
}

/// How a language differs from the base.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum What {
    /// The language lacks the message.
    Missing,
    /// The base lacks the message.
    Extra,
    /// The language has the message's attributes but no value.
    MissingValue,
    /// The language lacks an attribute.
    MissingAttribute(String),
    /// The base lacks an attribute.
    ExtraAttribute(String),
    /// The base uses a variable of which the language uses no part.
    MissingVariable {
        /// The attribute it is used in.
        attribute: Option<String>,
        /// The variable.
        name: String,
    },
    /// The language uses a variable of which the base uses no part.
    ExtraVariable {
        /// The attribute it is used in.
        attribute: Option<String>,
        /// The variable.
        name: String,
    },
}

/// All messages and terms, by language, space and id.
pub fn keys(locales: &Locales) -> Vec<Key> {
    locales.entries().map(|(tag, space, entry)| key(tag, space, entry)).collect()
}

fn key(tag: &str, space: &str, entry: &Entry) -> Key {
    let attributes = entry.attributes.iter().map(|attribute| AttributeKey {
        name: attribute.name.clone(),
        place: attribute.place.clone(),
        variables: attribute.part.variables.clone(),
    });
    Key {
        tag: tag.to_owned(),
        space: space.to_owned(),
        id: entry.written(),
        place: entry.place.clone(),
        whole: entry.place.source.place(entry.range.clone()),
        variables: entry.value.as_ref().map(|part| part.variables.clone()),
        attributes: attributes.collect(),
    }
}

/// Where a language differs from the base, message by message. Terms are each language's own and
/// not compared.
pub fn compare(locales: &Locales, base: &str, tag: &str) -> Vec<Difference> {
    let (base, other) = (messages(locales, base), messages(locales, tag));
    let mut found = Vec::new();
    // `$card_the` and `$card_den` show the same thing, each in its language's form.
    let forms: BTreeSet<String> = base
        .values()
        .chain(other.values())
        .flat_map(|key| key.attributes.iter())
        .map(|attribute| format!("_{}", attribute.name.replace('-', "_")))
        .chain(["_word".to_owned(), "_count".to_owned()])
        .collect();
    for (at, mine) in &base {
        match other.get(at) {
            None => found.push(difference(mine, Some(mine), What::Missing)),
            Some(theirs) => compare_key(mine, theirs, &forms, &mut found),
        }
    }
    let extra = other.iter().filter(|(at, _)| !base.contains_key(*at));
    found.extend(extra.map(|(_, theirs)| difference(theirs, None, What::Extra)));
    found
}

fn messages(locales: &Locales, tag: &str) -> BTreeMap<(String, String), Key> {
    let entries = locales.entries().filter(|(of, _, entry)| *of == tag && !entry.term);
    let keys = entries.map(|(tag, space, entry)| key(tag, space, entry));
    keys.map(|key| ((key.space.clone(), key.id.clone()), key)).collect()
}

fn difference(at: &Key, base: Option<&Key>, what: What) -> Difference {
    Difference {
        space: at.space.clone(),
        id: at.id.clone(),
        place: at.place.clone(),
        base: base.map(|base| base.place.clone()),
        what,
    }
}

fn compare_key(base: &Key, other: &Key, forms: &BTreeSet<String>, found: &mut Vec<Difference>) {
    let mut tell = |place: &Place, what| {
        let place = place.clone();
        found.push(Difference { place, ..difference(other, Some(base), what) });
    };
    match (&base.variables, &other.variables) {
        (Some(mine), Some(theirs)) => {
            compare_variables(None, (mine, theirs), forms, |what| tell(&other.place, what));
        }
        (Some(_), None) => tell(&other.place, What::MissingValue),
        (None, _) => {}
    }
    for mine in &base.attributes {
        match other.attributes.iter().find(|theirs| theirs.name == mine.name) {
            None => tell(&other.place, What::MissingAttribute(mine.name.clone())),
            Some(theirs) => {
                let tell = |what| tell(&theirs.place, what);
                let variables = (&mine.variables, &theirs.variables);
                compare_variables(Some(&mine.name), variables, forms, tell);
            }
        }
    }
    for theirs in &other.attributes {
        if base.attributes.iter().all(|mine| mine.name != theirs.name) {
            tell(&theirs.place, What::ExtraAttribute(theirs.name.clone()));
        }
    }
}

fn compare_variables(
    attribute: Option<&str>,
    (base, other): (&BTreeSet<String>, &BTreeSet<String>),
    forms: &BTreeSet<String>,
    mut tell: impl FnMut(What),
) {
    let attribute = attribute.map(str::to_owned);
    for name in base.iter().filter(|name| !touched(name, other, forms)) {
        tell(What::MissingVariable { attribute: attribute.clone(), name: name.clone() });
    }
    for name in other.iter().filter(|name| !touched(name, base, forms)) {
        tell(What::ExtraVariable { attribute: attribute.clone(), name: name.clone() });
    }
}

/// Whether some of the variables show the same thing as this one or a part of it: `$card`,
/// `$card_gender` and `$card_word` do.
fn touched(name: &str, among: &BTreeSet<String>, forms: &BTreeSet<String>) -> bool {
    let root = root(name, forms);
    among.iter().any(|other| {
        let other = self::root(other, forms);
        let extends = |long: &str, short: &str| {
            long.strip_prefix(short).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
        };
        extends(root, other) || extends(other, root)
    })
}

/// The argument behind a variable: its name without the form.
fn root<'n>(name: &'n str, forms: &BTreeSet<String>) -> &'n str {
    let form = forms.iter().find_map(|form| name.strip_suffix(form.as_str()));
    form.filter(|rest| !rest.is_empty()).unwrap_or(name)
}
