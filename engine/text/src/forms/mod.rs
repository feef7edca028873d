//! The forms of a name in a sentence: articles, cases, elision and contraction, plurals, quotes.
//!
//! A language computes them from the data of a noun, which are attributes of its name (`.gender =
//! f`). Each language has a file with its functions. The functions in this file exist in all
//! languages.

mod de;
mod en;
mod fr;
mod lint;
mod manual;
mod nl;
mod noun;

use std::sync::OnceLock;

use fluent::{FluentArgs, FluentValue};

use crate::tree::head;

pub use lint::look;
pub use manual::manual;
pub(crate) use noun::{Frames, Noun, NounValue};

/// A Fluent function that returns a form of a name, or of each name in a list.
#[derive(Debug)]
pub(crate) struct FormFunction {
    /// Its name in texts.
    pub(crate) name: &'static str,
    /// Its options.
    pub(crate) options: &'static [Setting],
    /// Its effect on a name.
    kind: FormKind,
    /// The data without which a name does not have this form. A preposition also works before a
    /// name without an article.
    needs: &'static [&'static str],
    /// Its result, for translators.
    pub(crate) does: &'static str,
    form: fn(&Noun, &CallOptions<'_>) -> String,
}

/// The effect of a function on a name.
#[derive(Clone, Copy, Debug, PartialEq)]
enum FormKind {
    /// Puts a word before it. If the name follows a common noun (the term `-head` of its file),
    /// that noun gets the form.
    Leads,
    /// Changes its letters by the rules of the language. These do not apply to names of another
    /// language, which are used as fallbacks.
    Inflects,
    /// Shows it.
    Shows,
}

/// A name with its possible values, or any value if there are none: an option of a function, or a
/// datum of a noun.
#[derive(Debug)]
pub(crate) struct Setting {
    /// The name.
    pub(crate) name: &'static str,
    /// The possible values; empty for any.
    pub(crate) values: &'static [&'static str],
}

/// The options of a call with their values.
pub type Options = Vec<(&'static str, &'static str)>;

/// The functions and noun data of a language.
pub(crate) struct Grammar {
    /// Its functions.
    functions: &'static [FormFunction],
    /// The data of a noun, each an attribute of its name.
    data: &'static [Setting],
    /// The result of [`attributes`], once computed.
    attributes: OnceLock<Vec<String>>,
}

/// The options of one call.
pub(crate) struct CallOptions<'t>(Vec<(&'static str, &'t str)>);

impl CallOptions<'_> {
    fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
    }
}

/// The functions of every language.
static COMMON: Grammar = Grammar {
    functions: &[
        FormFunction {
            name: "LOWER",
            options: &[],
            kind: FormKind::Inflects,
            needs: &[],
            does: "the name in lower case",
            form: |noun, _| noun.name.to_lowercase(),
        },
        FormFunction {
            name: "START",
            options: &[],
            kind: FormKind::Shows,
            needs: &[],
            does: "the name or form with a capital letter at its beginning",
            form: |noun, _| capital(&noun.name, 1),
        },
        FormFunction {
            name: "QUOTE",
            options: &[],
            kind: FormKind::Shows,
            needs: &[],
            does: "the name in the quotes of the message `words/quoted`",
            form: |noun, _| noun.quoted(),
        },
    ],
    data: &[],
    attributes: OnceLock::new(),
};

impl Grammar {
    /// The grammar of a language, without the common functions.
    fn of(language: &str) -> &'static Self {
        match language {
            "de" => &de::GRAMMAR,
            "en" => &en::GRAMMAR,
            "fr" => &fr::GRAMMAR,
            "nl" => &nl::GRAMMAR,
            _ => &COMMON,
        }
    }
}

/// The functions of a language. Its own come first and override the common ones.
pub(crate) fn functions(language: &str) -> impl Iterator<Item = &'static FormFunction> {
    let own = Grammar::of(language).functions;
    let common = COMMON.functions.iter();
    let others = common.filter(move |common| own.iter().all(|own| own.name != common.name));
    own.iter().chain(others)
}

/// The data of nouns in a language.
pub(crate) fn data(language: &str) -> &'static [Setting] {
    Grammar::of(language).data
}

impl FormFunction {
    /// The form of a noun: written by hand, or else computed.
    fn of(&self, noun: &Noun, told: &CallOptions<'_>) -> String {
        if let Some(written) = noun.written(&self.attribute(told)) {
            return written.to_owned();
        }
        match &noun.head {
            Some(head) if self.kind == FormKind::Leads => {
                format!("{} {}", (self.form)(head, told), noun.quoted())
            }
            _ if noun.foreign && self.kind == FormKind::Inflects => noun.name.clone(),
            _ => (self.form)(noun, told),
        }
    }

    /// The attribute for a handwritten form of a call.
    pub(crate) fn attribute_of(&self, options: &[(&'static str, &str)]) -> String {
        self.attribute(&CallOptions(self.in_order(options)))
    }

    /// The attribute for a handwritten form: `.the`, and with options `.the-dat`.
    fn attribute(&self, told: &CallOptions<'_>) -> String {
        let options = self.options.iter().filter_map(|option| told.get(option.name));
        let words: Vec<&str> = std::iter::once(self.name).chain(options).collect();
        words.join("-").to_lowercase()
    }

    /// Every combination of its options.
    pub(crate) fn calls(&self) -> Vec<Options> {
        self.options.iter().fold(vec![Vec::new()], |calls, option| {
            let with = |call: &Vec<_>, value| {
                call.iter().copied().chain([(option.name, value)]).collect::<Vec<_>>()
            };
            let more = calls.iter().flat_map(|call| {
                option.values.iter().map(move |value| with(call, *value)).collect::<Vec<_>>()
            });
            let more: Vec<_> = more.collect();
            calls.into_iter().chain(more).collect()
        })
    }

    /// The result of a call in a text.
    pub(crate) fn call<'v>(
        &self,
        language: &str,
        given: &[FluentValue<'v>],
        named: &FluentArgs<'_>,
    ) -> FluentValue<'v> {
        let [value] = given else { return FluentValue::Error };
        let thing = match value {
            FluentValue::String(text) => NounValue::One(Noun::unknown(text)),
            FluentValue::Custom(thing) => match NounValue::of(&**thing) {
                Some(thing) => thing.clone(),
                None => return FluentValue::Error,
            },
            FluentValue::Number(_) => return value.clone(),
            FluentValue::None | FluentValue::Error => return FluentValue::Error,
        };
        let mut told = Vec::new();
        let mut data = Vec::new();
        for (name, value) in named.iter() {
            let FluentValue::String(value) = value else { return FluentValue::Error };
            let option = self.options.iter().find(|option| option.name == name);
            let datum = self::data(language).iter().find(|datum| datum.name == name);
            match (option, datum) {
                (Some(option), _) => told.push((option.name, &**value)),
                (None, Some(datum)) => data.push((datum.name, &**value)),
                (None, None) => return FluentValue::Error,
            }
        }
        thing.map(|noun| self.of(&noun.with(&data), &CallOptions(self.in_order(&told)))).value()
    }

    /// The form of a noun, with options of the function.
    pub(crate) fn shape(&self, noun: &Noun, options: &[(&'static str, &str)]) -> String {
        self.of(noun, &CallOptions(self.in_order(options)))
    }

    fn in_order<'t>(&self, told: &[(&'static str, &'t str)]) -> Vec<(&'static str, &'t str)> {
        let find = |option: &Setting| told.iter().find(|(name, _)| *name == option.name).copied();
        self.options.iter().filter_map(find).collect()
    }
}

/// The attributes of a name that functions of a language use: data, and forms written by hand.
pub(crate) fn attributes(language: &str) -> &'static [String] {
    Grammar::of(language).attributes.get_or_init(|| {
        let written = functions(language).flat_map(|function| {
            function.calls().into_iter().map(|call| function.attribute_of(&call))
        });
        data(language).iter().map(|datum| datum.name.to_owned()).chain(written).collect()
    })
}

/// The genders in a language whose functions use them.
pub fn genders(tag: &str) -> &'static [&'static str] {
    data(head(tag)).iter().find(|datum| datum.name == "gender").map_or(&[], |datum| datum.values)
}

/// The data that a function needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Needed {
    /// The data of the noun.
    pub data: &'static [&'static str],
    /// Whether a common noun before the name (the term `-head` of its file) can have them instead.
    pub leads: bool,
}

/// The data that a function of a language needs; empty if there is no such function.
pub fn needed(tag: &str, function: &str) -> Needed {
    let found = functions(head(tag)).find(|known| known.name == function);
    found.map_or(Needed { data: &[], leads: false }, |function| Needed {
        data: function.needs,
        leads: function.kind == FormKind::Leads,
    })
}

/// The attributes that functions of a language use: data of nouns, and forms written by hand.
pub fn grammar(tag: &str) -> &'static [String] {
    attributes(head(tag))
}

/// A text with its first `letters` letters in uppercase.
fn capital(text: &str, letters: usize) -> String {
    let at = text.char_indices().nth(letters).map_or(text.len(), |(at, _)| at);
    let (first, rest) = text.split_at(at);
    first.to_uppercase() + rest
}

/// Whether the last word of a name is a single letter, which is spelled, not read.
fn ends_in_a_letter(name: &str) -> bool {
    // A no-break space also separates words.
    let last = name.rsplit(char::is_whitespace).next().unwrap_or(name);
    last.chars().count() == 1
}

/// Whether a letter is a vowel, with or without an accent.
fn vowel(letter: char) -> bool {
    "aeiouàáâäæèéêëìíîïòóôöœùúûü".contains(letter)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::manual::LANGUAGES;
    use super::{attributes, functions};

    #[test]
    fn a_letter_is_spelt_behind_any_space() {
        for name in ["C", "Bot C", "Bot\u{a0}C", "Robot\u{202f}C"] {
            assert!(super::ends_in_a_letter(name), "{name}");
        }
        assert!(!super::ends_in_a_letter("Bot Cora"));
    }

    #[test]
    fn no_attribute_means_two_things_and_no_function_is_there_twice() {
        for language in LANGUAGES {
            let all = attributes(language);
            assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "{language}");
            let names: Vec<&str> = functions(language).map(|function| function.name).collect();
            assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "{language}");
        }
    }
}
