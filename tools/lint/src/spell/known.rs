//! Words accepted without a dictionary.

use std::collections::BTreeSet;

use text::forms::grammar;

use super::words::of_text;
use super::{book::SpellingBook, words};
use crate::look::Look;
use crate::texts::Text;

/// Attributes of nouns with words for programs. The other grammar attributes contain forms.
const DATA: [&str; 5] = ["aspire", "gender", "inflected", "number", "weak"];

/// Words in the notation of dictionaries.
#[derive(Default)]
pub(super) struct KnownWords(BTreeSet<String>);

impl KnownWords {
    /// The words of a list.
    pub(super) fn of<'w>(words: impl Iterator<Item = &'w str>) -> Self {
        let mut known = Self::default();
        words.for_each(|word| known.0.extend(of_text(word)));
        known
    }

    /// The words in the names of cards and in the terms of a language.
    pub(super) fn names(look: &Look<'_>, tag: &str) -> Self {
        let mut known = Self::default();
        let is_form = |one: &&str| !DATA.contains(one) && grammar(tag).iter().any(|all| all == one);
        for key in look.keys.iter().filter(|key| key.tag == tag) {
            let is_term = key.id.starts_with('-');
            if !is_term && !look.is_kind(key.space) {
                continue;
            }
            for part in Text::of(key).parts {
                let is_name = part.attribute.is_none_or(|one| is_form(&one))
                    || is_term && part.attribute.is_some_and(|one| !DATA.contains(&one));
                if is_name {
                    part.runs.iter().for_each(|run| {
                        known.add(&run.letters(&key.place.source));
                    });
                }
            }
        }
        known
    }

    /// Adds the words of a name, and their parts.
    fn add(&mut self, letters: &[words::Letter]) {
        for word in words::of_run(letters) {
            let parts = word.whole.into_iter().chain(word.parts);
            for word in parts {
                self.0.extend(word.after_elision().map(|rest| rest.plain));
                self.0.insert(word.plain);
            }
        }
    }

    /// Whether a word is among them, also in its capitalized form.
    pub(super) fn has(&self, word: &str) -> bool {
        let small = || {
            let first = word.chars().next().filter(|first| first.is_uppercase())?;
            let small: String = first.to_lowercase().collect();
            Some(small + &word[first.len_utf8()..])
        };
        self.0.contains(word) || small().is_some_and(|word| self.0.contains(&word))
    }
}

/// The known words for a file.
pub(super) struct Lexicon<'l> {
    pub(super) language: &'l str,
    pub(super) book: &'l SpellingBook,
    pub(super) known: Vec<&'l KnownWords>,
}

impl Lexicon<'_> {
    /// Whether a word, or a part of one, is correct.
    pub(super) fn has(&self, word: &words::SpelledWord<'_>) -> bool {
        let plain = word.plain.as_str();
        let is_named = |word: &str| self.known.iter().any(|known| known.has(word));
        let is_plain = |word: &str| is_named(word) || self.book.has(word);
        // “Anna’s”: dictionaries do not contain this form of names and of some nouns.
        let owner = plain.strip_suffix("'s");
        // “Ausrüstungs-” has a linking letter that the separate word does not have.
        let linked = word.hyphen && ["de", "nl"].contains(&self.language);
        let linked = plain.strip_suffix('s').filter(|_| linked);
        // A Dutch capital has no accent: “Eén” is “één”.
        let accented = plain.strip_prefix("Eé").filter(|_| self.language == "nl");
        is_plain(plain)
            || owner.is_some_and(|base| is_named(base) || self.language == "en" && is_plain(base))
            || linked.is_some_and(is_plain)
            || accented.is_some_and(|rest| is_plain(&format!("éé{rest}")))
    }
}

/// Whether an entry of a word list can be a word of a text.
pub(crate) fn is_word(entry: &str) -> bool {
    matches!(of_text(entry).as_slice(), [word] if word.chars().count() == entry.trim().chars().count())
}
