//! Keys of all languages and their differences, for the linter. Data, not sentences.

use std::collections::{BTreeMap, BTreeSet};

use diag::Place;

pub use crate::facts::Colon;
use crate::facts::Entry;
use crate::locales::Locales;
use crate::value::asked;
pub use crate::variables::Variables;

/// The end of a variable that only selects by the gender of its argument.
const GENDER: &str = "_gender";

/// A message or term of one language.
#[derive(Clone, Debug)]
pub struct Key<'l> {
    /// The language.
    pub tag: &'l str,
    /// The space; [`crate::TERMS`] for shared terms.
    pub space: &'l str,
    /// The id; that of a term begins with a hyphen.
    pub id: &'l str,
    /// The place of the id.
    pub place: &'l Place,
    /// The whole entry, for access to its text.
    pub whole: Place,
    /// The variables of the value, including those of referenced messages; `None` without a value.
    pub variables: Option<&'l Variables>,
    /// A colon in the words of the value.
    pub colon: Option<&'l Colon>,
    /// The attributes in order.
    pub attributes: Vec<AttributeKey<'l>>,
    /// The messages it refers to.
    pub refers: BTreeSet<&'l str>,
}

/// An attribute of a [`Key`].
#[derive(Clone, Debug)]
pub struct AttributeKey<'l> {
    /// The name.
    pub name: &'l str,
    /// The place of the name.
    pub place: &'l Place,
    /// The variables.
    pub variables: &'l Variables,
    /// A colon in its words.
    pub colon: Option<&'l Colon>,
}

/// A difference between a language and the base language.
#[derive(Clone, Debug)]
pub struct Difference {
    /// The tag of the language that differs.
    pub tag: String,
    /// The space.
    pub space: String,
    /// The id of the message.
    pub id: String,
    /// The place in the language that differs, or in the base if the message is missing there.
    pub place: Place,
    /// The message or variable in the base, if it exists there.
    pub base: Option<Place>,
    /// The kind of difference.
    pub what: What,
}

/// How a language differs from the base.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum What {
    /// The message is missing in the language.
    Missing,
    /// The message does not exist in the base.
    Extra,
    /// The language has the message's attributes but no value.
    MissingValue,
    /// An attribute is missing in the language.
    MissingAttribute(String),
    /// An attribute does not exist in the base.
    ExtraAttribute(String),
    /// The base uses a variable, and the language uses no form of it.
    MissingVariable {
        /// The attribute that uses it; `None` for the value.
        attribute: Option<String>,
        /// The name of the variable.
        name: String,
    },
    /// The language uses a variable, and the base uses no form of it.
    ExtraVariable {
        /// The attribute that uses it; `None` for the value.
        attribute: Option<String>,
        /// The name of the variable.
        name: String,
    },
}

/// All messages and terms, by language, space and id.
pub fn keys(locales: &Locales) -> Vec<Key<'_>> {
    // A large pack has a hundred thousand, so the exact capacity is reserved at once.
    let mut keys = Vec::with_capacity(locales.entries().count());
    keys.extend(locales.entries().map(|(tag, space, id, entry)| key(tag, space, id, entry)));
    keys
}

fn key<'l>(tag: &'l str, space: &'l str, id: &'l str, entry: &'l Entry) -> Key<'l> {
    let refs = entry.parts().flat_map(|(_, part)| &part.refs);
    let refers = refs.filter(|one| !one.term).map(|one| &*one.id).collect();
    let attributes = entry.attributes.iter().map(|attribute| AttributeKey {
        name: &attribute.name,
        place: &attribute.place,
        variables: &attribute.part.variables,
        colon: attribute.part.colon.as_deref(),
    });
    Key {
        tag,
        space,
        id,
        place: &entry.place,
        whole: entry.place.source.place(entry.range.clone()),
        variables: entry.value.as_ref().map(|part| &part.variables),
        colon: entry.value.as_ref().and_then(|part| part.colon.as_deref()),
        attributes: attributes.collect(),
        refers,
    }
}

/// The differences of the languages from the base, message by message. Terms belong to one language
/// and are not compared.
///
/// If only the base uses a variable, and two or more languages agree on others, the base is wrong.
/// This is reported once, as an extra variable of the base.
pub fn compare(locales: &Locales, base: &str) -> Vec<Difference> {
    let keys = keys(locales);
    let all: Vec<&Key<'_>> = keys.iter().collect();
    compare_keys(&all, &keys, &locales.tags(), base, &|_| true)
}

/// Like [`compare`], with the keys to compare, all keys, and the languages. Returns only wanted
/// differences.
pub fn compare_keys(
    compared: &[&Key<'_>],
    all: &[Key<'_>],
    tags: &[String],
    base: &str,
    wanted: &dyn Fn(&What) -> bool,
) -> Vec<Difference> {
    let mut names: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let named: Vec<&Key<'_>> = all.iter().filter(|key| !key.id.starts_with('-')).collect();
    // Most messages have the same attributes as the message before.
    for alike in named.chunk_by(has_same_names) {
        names.entry(alike[0].tag).or_default().extend(names_of(alike[0]));
    }
    let names = |tag: &str| names.get(tag).into_iter().flatten().copied();
    let mine = messages(compared, base);
    let tags: Vec<&String> = tags.iter().filter(|tag| *tag != base).collect();
    let mut found = Vec::new();
    for tag in &tags {
        // `$card_the` and `$card_den` show one thing, each in the form of its language.
        let names: BTreeSet<&str> = names(base).chain(names(tag)).collect();
        compare_language(tag, &mine, &messages(compared, tag), &names, wanted, &mut found);
    }
    slips_of_base(base, tags.len(), found)
}

/// Whether two messages of one language have equal attributes, in one order.
fn has_same_names(one: &&Key<'_>, other: &&Key<'_>) -> bool {
    one.tag == other.tag && names_of(one).eq(names_of(other))
}

/// The names of a message's attributes.
fn names_of<'k>(key: &Key<'k>) -> impl Iterator<Item = &'k str> {
    key.attributes.iter().map(|attribute| attribute.name)
}

fn compare_language(
    tag: &str,
    base: &Keys<'_>,
    other: &Keys<'_>,
    names: &BTreeSet<&str>,
    wanted: &dyn Fn(&What) -> bool,
    found: &mut Vec<Difference>,
) {
    let forms: BTreeSet<String> = names
        .iter()
        .map(|name| format!("_{}", name.replace('-', "_")))
        .chain(["_word".to_owned(), "_count".to_owned()])
        .collect();
    let mut theirs = other.iter().copied().peekable();
    let mut extra = Vec::new();
    for mine in base {
        extra.extend(std::iter::from_fn(|| theirs.next_if(|key| at(key) < at(mine))));
        match theirs.next_if(|key| at(key) == at(mine)) {
            None => found.push(difference(tag, mine, Some(mine), What::Missing)),
            Some(theirs) => {
                let mut differ = Vec::new();
                Pair { tag, base: mine, other: theirs, forms: &forms }.compare(&mut differ);
                found.extend(differ.into_iter().filter(|found| wanted(&found.what)));
            }
        }
    }
    extra.extend(theirs);
    found.extend(extra.into_iter().map(|key| difference(tag, key, None, What::Extra)));
}

/// Messages, sorted by space and id.
type Keys<'k> = [&'k Key<'k>];

fn messages<'k>(keys: &[&'k Key<'k>], tag: &str) -> Vec<&'k Key<'k>> {
    let messages = keys.iter().filter(|key| key.tag == tag && !key.id.starts_with('-'));
    let mut messages: Vec<&Key<'_>> = messages.copied().collect();
    messages.sort_by_key(|key| at(key));
    messages
}

/// The sort key of a message in its language.
fn at<'k>(key: &Key<'k>) -> (&'k str, &'k str) {
    (key.space, key.id)
}

fn difference(tag: &str, at: &Key<'_>, base: Option<&Key<'_>>, what: What) -> Difference {
    Difference {
        tag: tag.to_owned(),
        space: at.space.to_owned(),
        id: at.id.to_owned(),
        place: at.place.clone(),
        base: base.map(|base| base.place.clone()),
        what,
    }
}

/// A message in the base and in another language.
struct Pair<'p> {
    tag: &'p str,
    base: &'p Key<'p>,
    other: &'p Key<'p>,
    forms: &'p BTreeSet<String>,
}

impl Pair<'_> {
    fn compare(&self, found: &mut Vec<Difference>) {
        match (&self.base.variables, &self.other.variables) {
            (Some(mine), Some(theirs)) => {
                self.variables(None, mine, theirs, self.other.place, found);
            }
            (Some(_), None) => found.push(self.tell(What::MissingValue)),
            (None, _) => {}
        }
        for mine in &self.base.attributes {
            match self.other.attributes.iter().find(|theirs| theirs.name == mine.name) {
                None => found.push(self.tell(What::MissingAttribute(mine.name.to_owned()))),
                Some(theirs) => {
                    let (mine, their) = (mine.variables, theirs.variables);
                    self.variables(Some(theirs.name), mine, their, theirs.place, found);
                }
            }
        }
        for theirs in &self.other.attributes {
            if self.base.attributes.iter().all(|mine| mine.name != theirs.name) {
                let what = What::ExtraAttribute(theirs.name.to_owned());
                found.push(Difference { place: theirs.place.clone(), ..self.tell(what) });
            }
        }
    }

    fn tell(&self, what: What) -> Difference {
        difference(self.tag, self.other, Some(self.base), what)
    }

    /// Compares the variables of one text. `place` is the text in the language.
    fn variables(
        &self,
        attribute: Option<&str>,
        base: &Variables,
        other: &Variables,
        place: &Place,
        found: &mut Vec<Difference>,
    ) {
        let attribute = attribute.map(str::to_owned);
        for (name, at) in base.iter().filter(|(name, _)| !touched(name, other, self.forms)) {
            let what = What::MissingVariable { attribute: attribute.clone(), name: name.clone() };
            let (place, base) = (place.clone(), Some(at.clone()));
            found.push(Difference { place, base, ..self.tell(what) });
        }
        // The gender of a player is grammar: the base may not need the player.
        let extra = other.iter().filter(|(name, _)| !name.ends_with(GENDER));
        for (name, at) in extra.filter(|(name, _)| !touched(name, base, self.forms)) {
            let what = What::ExtraVariable { attribute: attribute.clone(), name: name.clone() };
            found.push(Difference { place: at.clone(), ..self.tell(what) });
        }
    }
}

/// Merges differences where the base seems to be wrong: all other languages, and at least two, miss
/// one of its variables. One difference of the base replaces theirs.
fn slips_of_base(base: &str, languages: usize, found: Vec<Difference>) -> Vec<Difference> {
    let key = |one: &Difference| (one.space.clone(), one.id.clone(), one.what.clone());
    let mut counts: BTreeMap<_, usize> = BTreeMap::new();
    for one in found.iter().filter(|one| one.text().is_some()) {
        *counts.entry(key(one)).or_default() += 1;
    }
    let agreed = |one: &Difference| languages > 1 && counts[&key(one)] == languages;
    let missing = |one: &Difference| matches!(one.what, What::MissingVariable { .. });
    let (mut slips, mut rest): (Vec<_>, Vec<_>) =
        found.into_iter().partition(|one| missing(one) && agreed(one));
    let meant: BTreeSet<_> = slips.iter().filter_map(Difference::text).collect();
    rest.retain(|one| !(one.text().is_some_and(|text| meant.contains(&text)) && agreed(one)));
    if let Some(tag) = slips.first().map(|slip| slip.tag.clone()) {
        slips.retain(|slip| slip.tag == tag);
    }
    rest.extend(slips.into_iter().map(|slip| slip.of_base(base)));
    rest
}

impl Difference {
    /// The text in which variables differ: space, message and attribute.
    fn text(&self) -> Option<(&str, &str, Option<&str>)> {
        match &self.what {
            What::MissingVariable { attribute, .. } | What::ExtraVariable { attribute, .. } => {
                Some((&self.space, &self.id, attribute.as_deref()))
            }
            What::Missing
            | What::Extra
            | What::MissingValue
            | What::MissingAttribute(_)
            | What::ExtraAttribute(_) => None,
        }
    }

    /// Turns a missing variable of a language into an extra one of the base.
    fn of_base(self, base: &str) -> Self {
        let place = self.base.clone().unwrap_or(self.place);
        let what = match self.what {
            What::MissingVariable { attribute, name } => What::ExtraVariable { attribute, name },
            what => what,
        };
        Self { tag: base.to_owned(), place, what, ..self }
    }
}

/// Whether a variable shows an argument or a part of it: `$card_gender` shows `card`.
pub fn shows(variable: &str, argument: &str) -> bool {
    asked(variable, argument).is_some()
}

/// Whether one of the variables shows the thing of this one or a part of it, as `$card`,
/// `$card_gender` and `$card_word` do.
fn touched(name: &str, among: &Variables, forms: &BTreeSet<String>) -> bool {
    if among.contains(name) {
        return true;
    }
    let root = root(name, forms);
    among.names().any(|other| {
        let other = self::root(other, forms);
        let extends = |long: &str, short: &str| {
            long.strip_prefix(short).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
        };
        extends(root, other) || extends(other, root)
    })
}

/// The argument of a variable: its name without the form.
fn root<'n>(name: &'n str, forms: &BTreeSet<String>) -> &'n str {
    let form = forms.iter().find_map(|form| name.strip_suffix(form.as_str()));
    form.filter(|rest| !rest.is_empty()).unwrap_or(name)
}
