//! The content of a card's text in a language.

use std::collections::{BTreeMap, BTreeSet};

use content::CardInfo;
use diag::Place;
use play::Arg;
use text::Voice;
use text::keys::{Key, Variables};

use super::words::{CLAUSE, ListWords, SENTENCE, Words, clauses, split};

/// The attribute with the rules text of a card.
pub(crate) const TEXT: &str = "text";

/// Numbers that replace a card's own, so that literal numbers in the text can be recognized. They
/// need no separators in any language.
const MARKS: std::ops::Range<i64> = 700..999;

/// The text of a card in a language.
pub(crate) struct CardText<'l> {
    pub(crate) tag: &'l str,
    pub(crate) place: &'l Place,
    /// The variables it shows.
    pub(crate) variables: &'l Variables,
    /// Its words.
    text: Vec<String>,
    /// Its words without those of conditions: "when you pay gold".
    beyond_conditions: Vec<String>,
    /// Its words without those that bound a number: "or more".
    beyond_bounds: Vec<String>,
    /// Its words with the ends of its clauses and sentences.
    clauses: Vec<String>,
    /// The numbers in it, except those of the card that it shows.
    pub(crate) numbers: BTreeSet<i64>,
    pub(crate) words: &'l Words,
    /// Its words with the ends of its clauses and sentences, and marks in place of the card's
    /// numbers.
    marked: Vec<String>,
    /// The marks, by the names of these numbers.
    marks: BTreeMap<String, String>,
}

/// Number of words before or after a number that can express a bound.
const BEFORE: usize = 4;
const AFTER: usize = 5;

impl<'l> CardText<'l> {
    /// The content of a card's text; `None` if the language has no rules text for the card.
    pub(crate) fn of(
        card: &CardInfo,
        key: &'l Key<'l>,
        voice: &Voice<'_>,
        words: &'l Words,
    ) -> Option<Self> {
        let attribute = key.attributes.iter().find(|one| one.name == TEXT)?;
        let names: BTreeSet<&str> = card.numbers().map(|(name, _)| name).collect();
        let shown = |numbers: Vec<(&str, i64)>| {
            let args = numbers.into_iter().map(|(name, number)| (name, Arg::Int(number)));
            voice.word(card.kind, &card.id, Some(TEXT), &args.collect::<Vec<_>>())
        };
        let whole = shown(card.numbers().collect())?;
        let (text, beyond_conditions) = (split(&whole, false), words.beyond_conditions(&whole));
        let marks: Vec<(&str, i64)> = names.into_iter().zip(MARKS).collect();
        let marked = shown(marks.clone())?;
        let mut numbers = words.numbers(&split(&marked, false));
        numbers.retain(|number| !MARKS.contains(number));
        let Key { tag, .. } = key;
        let (place, variables) = (attribute.place, attribute.variables);
        let marks = marks.into_iter().map(|(name, mark)| (name.to_owned(), mark.to_string()));
        Some(Self {
            tag,
            place,
            variables,
            beyond_bounds: words.beyond_bounds(&text),
            text,
            beyond_conditions,
            clauses: clauses(&whole),
            numbers,
            words,
            marked: clauses(&marked),
            marks: marks.collect(),
        })
    }

    /// Whether it contains a word of a topic; `None` if the language has no words for the topic.
    pub(crate) fn is_about(&self, topic: &str) -> Option<bool> {
        let said = self.words.is_about(topic, &self.beyond_bounds)?;
        let mut clauses = self.clauses.split(|word| [CLAUSE, SENTENCE].contains(&word.as_str()));
        Some(said || clauses.any(|clause| self.words.joins(topic, clause)))
    }

    /// The positions at which it shows a number of the card.
    pub(crate) fn spots(&self, name: &str) -> Vec<usize> {
        self.marks.get(name).map(|mark| self.spots_of(mark)).unwrap_or_default()
    }

    /// The positions of a word, or of a number in digits.
    pub(crate) fn spots_of(&self, word: &str) -> Vec<usize> {
        let spots = self.marked.iter().enumerate().filter(|(_, one)| *one == word);
        spots.map(|(at, _)| at).collect()
    }

    /// The numbers in digits, except those of the card, with their positions.
    pub(crate) fn digits(&self) -> impl Iterator<Item = (i64, usize)> {
        let all = self.marked.iter().enumerate();
        let all = all.filter_map(|(at, word)| Some((word.parse::<i64>().ok()?, at)));
        all.filter(|(number, _)| !MARKS.contains(number))
    }

    /// Whether the words around a position contain one of a list, up to the next number and the end
    /// of the clause.
    pub(crate) fn says_near(&self, list: ListWords, spot: usize) -> bool {
        let (start, end) = self.around(spot);
        self.words.says(list, &self.marked[start..end])
    }

    /// The words after a position within its clause.
    pub(crate) fn after(&self, spot: usize) -> &[String] {
        let (_, end) = self.around(spot);
        &self.marked[spot + 1..end]
    }

    fn around(&self, spot: usize) -> (usize, usize) {
        let ends = |word: &String| {
            [CLAUSE, SENTENCE].contains(&word.as_str()) || word.parse::<i64>().is_ok()
        };
        let before = self.marked[..spot].iter().rev().take(BEFORE);
        let after = self.marked[spot + 1..].iter().take(AFTER);
        let before = before.take_while(|word| !ends(word)).count();
        let after = after.take_while(|word| !ends(word)).count();
        (spot - before, spot + 1 + after)
    }

    /// Its sentences.
    pub(crate) fn sentences(&self) -> impl Iterator<Item = &[String]> {
        self.marked.split(|word| word == SENTENCE).filter(|sentence| !sentence.is_empty())
    }

    /// Whether it contains a word of a list; `None` if the language has no words for the list.
    pub(crate) fn says(&self, list: ListWords) -> Option<bool> {
        self.words.has(list).then(|| self.words.says(list, &self.text))
    }

    /// Whether it contains a word of a list outside the bounds of numbers: the "more" of "3 or
    /// more" is not a gain. `None` if the language has no words for the list.
    pub(crate) fn says_beyond_bounds(&self, list: ListWords) -> Option<bool> {
        self.words.has(list).then(|| self.words.says(list, &self.beyond_bounds))
    }

    /// Whether it contains a word of a list outside its conditions: in "when you pay gold, gain 1",
    /// nothing says that you pay.
    pub(crate) fn says_beyond_conditions(&self, list: ListWords) -> Option<bool> {
        self.words.has(list).then(|| self.words.says(list, &self.beyond_conditions))
    }

    /// Whether it says that something is optional. Conditions and negated words do not count.
    pub(crate) fn says_may(&self) -> Option<bool> {
        let may = || self.words.may(&self.beyond_conditions) || self.words.may_if(&self.text);
        self.words.has(ListWords::May).then(may)
    }

    /// Whether it contains a number that is not one of the card's. An article can express 1 if
    /// there is no other number.
    pub(crate) fn has_number(&self, number: i64) -> bool {
        let only = self.numbers.is_empty();
        self.numbers.contains(&number.abs()) || (only && self.is_one(number))
    }

    /// Whether a number is 1, and the text mentions one thing.
    pub(crate) fn is_one(&self, number: i64) -> bool {
        number.abs() == 1 && self.says(ListWords::One) != Some(false)
    }
}
