//! Arguments of functions: a name with its data, or a list of names.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

use fluent::FluentValue;
use fluent::types::FluentType;

use crate::pieces::marked;

/// A name with its grammatical data.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Noun {
    /// The name.
    pub(crate) name: String,
    /// Its data and the forms written by hand, by attribute.
    pub(crate) data: BTreeMap<String, String>,
    /// The common noun that precedes the names of its file.
    pub(crate) head: Option<Box<Noun>>,
    /// How the language of the sentence quotes and joins names.
    pub(crate) frames: Arc<Frames>,
    /// Whether only the name is known, as for a player.
    pub(crate) unknown: bool,
    /// Whether the name is in another language than the sentence.
    pub(crate) foreign: bool,
    /// The index with which its form is found again in the sentence.
    pub(crate) mark: Option<usize>,
}

/// How a language quotes and joins names. [`Frames::HEAD`] and [`Frames::TAIL`] are placeholders
/// for them.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Frames {
    /// A name in quotes.
    pub(crate) quoted: String,
    /// An empty list.
    pub(crate) none: String,
    /// Two names.
    pub(crate) two: String,
    /// Names and one more.
    pub(crate) more: String,
    /// Names and the last one.
    pub(crate) last: String,
}

impl Default for Frames {
    /// Without quotes, and with commas.
    fn default() -> Self {
        let joined = format!("{}, {}", Self::HEAD, Self::TAIL);
        let quoted = Self::HEAD.to_string();
        Self {
            quoted,
            none: String::new(),
            two: joined.clone(),
            more: joined.clone(),
            last: joined,
        }
    }
}

impl Frames {
    /// Placeholder for a name to be quoted, or for the part before the last name of a list.
    pub(crate) const HEAD: char = '\u{1}';
    /// Placeholder for the last name of a list.
    pub(crate) const TAIL: char = '\u{2}';

    /// Joins texts as a list.
    pub(crate) fn join(&self, items: &[String]) -> String {
        let Some((first, rest)) = items.split_first() else {
            return self.none.clone();
        };
        let mut head = first.clone();
        for (at, tail) in rest.iter().enumerate() {
            let frame = match (rest.len(), rest.len() - at) {
                (1, _) => &self.two,
                (_, 1) => &self.last,
                _ => &self.more,
            };
            let fill = |letter: char| match letter {
                Self::HEAD => head.clone(),
                Self::TAIL => tail.clone(),
                other => other.to_string(),
            };
            head = frame.chars().map(fill).collect();
        }
        head
    }
}

impl Noun {
    /// A name without data.
    pub(crate) fn unknown(name: &str) -> Self {
        Self { name: name.to_owned(), unknown: true, ..Self::default() }
    }

    /// The value of a datum.
    pub(crate) fn datum(&self, name: &str) -> Option<&str> {
        self.data.get(name).map(String::as_str)
    }

    /// Whether a datum is set.
    pub(crate) fn is(&self, name: &str) -> bool {
        self.datum(name) == Some("yes")
    }

    /// Whether it means more than one thing, as boots do.
    pub(crate) fn plural(&self) -> bool {
        self.datum("number") == Some("pl")
    }

    /// A form written by hand.
    pub(crate) fn written(&self, attribute: &str) -> Option<&str> {
        self.datum(attribute)
    }

    /// The name in quotes.
    pub(crate) fn quoted(&self) -> String {
        self.frames.quoted.replace(Frames::HEAD, &self.name)
    }

    /// Adds data.
    pub(crate) fn with(&self, data: &[(&str, &str)]) -> Cow<'_, Self> {
        if data.is_empty() {
            return Cow::Borrowed(self);
        }
        let mut noun = self.clone();
        noun.unknown = false;
        noun.data
            .extend(data.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
        Cow::Owned(noun)
    }
}

/// A Fluent value of which functions return forms.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum NounValue {
    /// One name.
    One(Noun),
    /// A list of names, and how to join a list.
    Many(Vec<Noun>, Arc<Frames>),
}

impl NounValue {
    /// The noun in a value returned by Fluent.
    pub(crate) fn of(value: &(dyn FluentType + Send)) -> Option<&Self> {
        value.as_any().downcast_ref()
    }

    /// Marks the name, so that it can be found again in the sentence. A list is not marked.
    pub(crate) fn marked(self, nth: usize) -> Self {
        match self {
            Self::One(noun) => Self::One(Noun { mark: Some(nth), ..noun }),
            Self::Many(..) => self,
        }
    }

    /// The value for a text.
    pub(crate) fn value<'v>(self) -> FluentValue<'v> {
        FluentValue::Custom(Box::new(self))
    }

    /// Applies a form to each name. The data of the name do not apply to the form.
    pub(crate) fn map(&self, form: impl Fn(&Noun) -> String) -> Self {
        let form = |noun: &Noun| Noun {
            name: form(noun),
            frames: Arc::clone(&noun.frames),
            mark: noun.mark,
            ..Noun::default()
        };
        match self {
            Self::One(noun) => Self::One(form(noun)),
            Self::Many(nouns, frames) => {
                Self::Many(nouns.iter().map(form).collect(), Arc::clone(frames))
            }
        }
    }

    fn text(&self) -> String {
        match self {
            Self::One(noun) => match noun.mark {
                Some(nth) => marked(nth, &noun.name),
                None => noun.name.clone(),
            },
            Self::Many(nouns, frames) => {
                let names: Vec<String> = nouns.iter().map(|noun| noun.name.clone()).collect();
                frames.join(&names)
            }
        }
    }
}

impl FluentType for NounValue {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.text().into()
    }

    fn as_string_threadsafe(
        &self,
        _: &intl_memoizer::concurrent::IntlLangMemoizer,
    ) -> Cow<'static, str> {
        self.text().into()
    }
}
