//! The words of a language for what cards do: those of `effect.ftl`.
//!
//! Each message is a list of words separated by commas. An asterisk stands for any ending or
//! beginning. In a topic, a plus sign joins words that count only together: they must be in one
//! clause, in any order. A pack adds words in its own `locales/<tag>/effect.ftl`, in messages whose
//! ids begin like those there: `may-frost`.

use std::collections::{BTreeMap, BTreeSet};

use text::keys::Key;
use text::{Locales, Voice};

/// The space of these words.
pub(crate) const SPACE: &str = "effect";

/// What the words of a list mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum ListWords {
    /// Something is optional, or negated.
    May,
    /// Less is allowed.
    UpTo,
    /// Other players or all players are affected.
    Others,
    /// Another player is affected, never the owner.
    Another,
    /// Something is counted.
    Times,
    /// Something happens only once.
    Once,
    /// Something is given up.
    Cost,
    /// The owner pays.
    Pay,
    /// Nothing is paid.
    Free,
    /// A player gets something.
    Gain,
    /// The number is 1.
    One,
    /// A condition begins.
    Condition,
    /// A negation.
    Not,
    /// A number is a lower bound.
    AtLeast,
    /// A number is an upper bound.
    AtMost,
    /// A player loses something.
    Lose,
    /// The next part depends on the previous one.
    IfSo,
    /// The reader is addressed.
    You,
}

/// The ids of the lists.
const LISTS: [(&str, ListWords); 18] = [
    ("may", ListWords::May),
    ("up-to", ListWords::UpTo),
    ("others", ListWords::Others),
    ("another", ListWords::Another),
    ("times", ListWords::Times),
    ("once", ListWords::Once),
    ("cost", ListWords::Cost),
    ("pay", ListWords::Pay),
    ("free", ListWords::Free),
    ("gain", ListWords::Gain),
    ("one", ListWords::One),
    ("condition", ListWords::Condition),
    ("not", ListWords::Not),
    ("at-least", ListWords::AtLeast),
    ("at-most", ListWords::AtMost),
    ("lose", ListWords::Lose),
    ("if-so", ListWords::IfSo),
    ("you", ListWords::You),
];

/// Prefixes of the ids of topics: the words for the subject of a verb, a hook, a guard or a word in
/// scripts. A pack adds to a topic with an underscore: `unit-gain-gold_frost`.
pub(crate) const MOMENT: &str = "moment-";
pub(crate) const UNIT: &str = "unit-";
pub(crate) const THING: &str = "thing-";
pub(crate) const WORD: &str = "word-";
pub(crate) const UP: &str = "up-";
pub(crate) const DOWN: &str = "down-";
/// Words in the file of a card that its text must contain: `field-gives-xp`.
pub(crate) const FIELD: &str = "field-";
const TOPICS: [&str; 7] = [MOMENT, UNIT, THING, WORD, UP, DOWN, FIELD];

/// Characters that end a clause.
const CLAUSE_ENDS: [char; 9] = [',', '.', ';', ':', '!', '?', '(', ')', '–'];

/// Maximum number of words between "may" and a "not" that belongs to it.
const NOT_FAR: usize = 3;

/// Prefix of the ids of words for numbers: `number-2`.
const NUMBER: &str = "number-";

/// A phrase: its words in lowercase.
type Phrase = Vec<String>;

/// Joins phrases that must be in one clause.
const JOINS: char = '+';

/// The words of a language.
#[derive(Default)]
pub(crate) struct Words {
    lists: BTreeMap<ListWords, Vec<Phrase>>,
    topics: BTreeMap<String, Vec<Phrase>>,
    /// Phrases of topics that count only together.
    joined: BTreeMap<String, Vec<Vec<Phrase>>>,
    numbers: Vec<(Phrase, i64)>,
}

impl Words {
    /// The words of each language that has some.
    pub(crate) fn of(locales: &Locales, keys: &[Key<'_>]) -> BTreeMap<String, Self> {
        let mut all: BTreeMap<String, Self> = BTreeMap::new();
        let mut voices: BTreeMap<&str, Voice<'_>> = BTreeMap::new();
        for key in keys.iter().filter(|key| key.space == SPACE) {
            let voice = voices.entry(key.tag).or_insert_with(|| locales.voice(key.tag, Vec::new()));
            let Some(text) = voice.word(SPACE, key.id, None, &[]) else { continue };
            all.entry(key.tag.to_owned()).or_default().add(key.id, &text);
        }
        all
    }

    fn add(&mut self, id: &str, text: &str) {
        let phrases = text.split(',').map(|phrase| split(phrase, true));
        let phrases = phrases.filter(|phrase| !phrase.is_empty());
        if let Some(number) = id.strip_prefix(NUMBER) {
            let digits = number.split('-').next().and_then(|digits| digits.parse().ok());
            self.numbers
                .extend(digits.into_iter().flat_map(|n| phrases.clone().map(move |p| (p, n))));
            return;
        }
        // Lists come first: `up-to` is not a topic of `up-`.
        let begins = |name: &str| {
            id.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        };
        if let Some((_, list)) = LISTS.iter().find(|(name, _)| begins(name)) {
            self.lists.entry(*list).or_default().extend(phrases);
        } else if TOPICS.iter().any(|begin| id.starts_with(begin)) {
            let topic = id.split('_').next().unwrap_or(id);
            self.add_topic(topic, text);
        }
    }

    fn add_topic(&mut self, topic: &str, text: &str) {
        let (joined, plain): (Vec<&str>, Vec<&str>) =
            text.split(',').partition(|phrase| phrase.contains(JOINS));
        let plain = plain.iter().map(|phrase| split(phrase, true));
        let plain = plain.filter(|phrase| !phrase.is_empty());
        self.topics.entry(topic.to_owned()).or_default().extend(plain);
        let joined = joined.iter().map(|phrases| {
            let parts = phrases.split(JOINS).map(|phrase| split(phrase, true));
            parts.collect::<Vec<Phrase>>()
        });
        self.joined.entry(topic.to_owned()).or_default().extend(joined);
    }

    /// Whether the language has words of a list.
    pub(crate) fn has(&self, list: ListWords) -> bool {
        self.lists.get(&list).is_some_and(|phrases| !phrases.is_empty())
    }

    /// Whether the language has words of topics with a prefix.
    pub(crate) fn has_topics(&self, begin: &str) -> bool {
        self.topics.keys().any(|topic| topic.starts_with(begin))
    }

    /// Whether a text contains a phrase of a list.
    pub(crate) fn says(&self, list: ListWords, text: &[String]) -> bool {
        let mut phrases = self.lists.get(&list).into_iter().flatten();
        phrases.any(|phrase| contains(text, phrase))
    }

    /// The words of a text without those of its conditions. Each condition goes from its first word
    /// to the end of its clause.
    pub(crate) fn beyond_conditions(&self, text: &str) -> Vec<String> {
        let clauses = text.split(CLAUSE_ENDS).map(|clause| split(clause, false));
        let rest = clauses.map(|mut clause| {
            let begins = |at: &usize| self.begins(ListWords::Condition, &clause[*at..]);
            let condition = (0..clause.len()).find(begins);
            clause.truncate(condition.unwrap_or(clause.len()));
            clause
        });
        rest.flatten().collect()
    }

    /// Whether a text says that something is optional, and not that it is forbidden.
    pub(crate) fn may(&self, text: &[String]) -> bool {
        (0..text.len()).filter(|at| self.begins(ListWords::May, &text[*at..])).any(|at| {
            let after = &text[at + 1..text.len().min(at + 1 + NOT_FAR)];
            !(0..after.len()).any(|at| self.begins(ListWords::Not, &after[at..]))
        })
    }

    /// Whether a text says that something is optional with a condition, such as "if you want".
    pub(crate) fn may_if(&self, text: &[String]) -> bool {
        let phrases = self.lists.get(&ListWords::May).into_iter().flatten();
        let mut conditions = phrases.filter(|phrase| self.begins(ListWords::Condition, phrase));
        conditions.any(|phrase| contains(text, phrase))
    }

    /// The words of a text without those that bound a number: the "more" of "or more" is not a
    /// gain.
    pub(crate) fn beyond_bounds(&self, text: &[String]) -> Vec<String> {
        let bounds = [ListWords::AtLeast, ListWords::AtMost].map(|list| self.lists.get(&list));
        let bounds: Vec<&Phrase> = bounds.into_iter().flatten().flatten().collect();
        let (mut rest, mut at) = (Vec::new(), 0);
        while at < text.len() {
            let here = bounds.iter().filter(|phrase| {
                text[at..].len() >= phrase.len() && is_phrase(&text[at..at + phrase.len()], phrase)
            });
            match here.map(|phrase| phrase.len()).max() {
                Some(length) => at += length,
                None => {
                    rest.push(text[at].clone());
                    at += 1;
                }
            }
        }
        rest
    }

    /// Whether a text begins with a phrase of a list.
    fn begins(&self, list: ListWords, text: &[String]) -> bool {
        let mut phrases = self.lists.get(&list).into_iter().flatten();
        phrases.any(|phrase| text.len() >= phrase.len() && contains(&text[..phrase.len()], phrase))
    }

    /// Whether a text contains a word of a topic; `None` if the language has no words for it.
    pub(crate) fn is_about(&self, topic: &str, text: &[String]) -> Option<bool> {
        let phrases = self.topics.get(topic)?;
        Some(phrases.iter().any(|phrase| contains(text, phrase)))
    }

    /// Whether a clause contains all the joined words of a topic.
    pub(crate) fn joins(&self, topic: &str, clause: &[String]) -> bool {
        let mut joined = self.joined.get(topic).into_iter().flatten();
        joined.any(|phrases| phrases.iter().all(|phrase| contains(clause, phrase)))
    }

    /// The topics with a prefix that occur first in a text, and the number of words before them.
    pub(crate) fn first_of(&self, begin: &str, text: &[String]) -> Option<(usize, Vec<&str>)> {
        (0..text.len()).find_map(|at| {
            let here = |phrase: &Phrase| {
                text[at..].len() >= phrase.len() && contains(&text[at..at + phrase.len()], phrase)
            };
            let topics = self
                .topics
                .iter()
                .filter(|(id, phrases)| id.starts_with(begin) && phrases.iter().any(here));
            let topics: Vec<&str> = topics.map(|(id, _)| id.as_str()).collect();
            (!topics.is_empty()).then_some((at, topics))
        })
    }

    /// The word for a number by itself: the first in the language's list.
    pub(crate) fn numeral(&self, number: i64) -> Option<&str> {
        let mut known = self.numbers.iter().filter(|(_, known)| *known == number);
        let (phrase, _) = known.next()?;
        if let [word] = phrase.as_slice() { Some(word) } else { None }
    }

    /// The numbers in a text, in digits or words.
    pub(crate) fn numbers(&self, text: &[String]) -> BTreeSet<i64> {
        let digits = text.iter().filter_map(|word| word.parse().ok());
        let words = self.numbers.iter().filter(|(phrase, _)| contains(text, phrase));
        digits.chain(words.map(|(_, number)| *number)).collect()
    }
}

/// The words of a text in lowercase, with their asterisks if wanted.
pub(crate) fn split(text: &str, asterisks: bool) -> Vec<String> {
    let of_word = |letter: char| letter.is_alphanumeric() || (asterisks && letter == '*');
    let between = |letter: char| !of_word(letter);
    let words = text.split(between).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

/// The words of a text in lowercase, with a mark at the end of each clause and sentence.
pub(crate) fn clauses(text: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    for letter in text.chars() {
        match letter {
            '.' | '!' | '?' => words.extend([SENTENCE.to_owned(), String::new()]),
            ',' | ';' | ':' | '(' | ')' | '–' | '—' => {
                words.extend([CLAUSE.to_owned(), String::new()]);
            }
            letter if letter.is_alphanumeric() => {
                if let Some(last) = words.last_mut() {
                    last.extend(letter.to_lowercase());
                }
            }
            _ => words.push(String::new()),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// Marks for the end of a sentence and of a clause.
pub(crate) const SENTENCE: &str = ".";
pub(crate) const CLAUSE: &str = ",";

fn contains(text: &[String], phrase: &[String]) -> bool {
    text.windows(phrase.len()).any(|words| is_phrase(words, phrase))
}

/// Whether the words of a text are those of a phrase.
fn is_phrase(words: &[String], phrase: &[String]) -> bool {
    words.iter().zip(phrase).all(|(word, meant)| {
        let stem = meant.trim_matches('*');
        match (meant.starts_with('*'), meant.ends_with('*')) {
            (true, true) => word.contains(stem),
            (true, false) => word.ends_with(stem),
            (false, true) => word.starts_with(stem),
            (false, false) => word == meant,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_and_what_one_may_not_do_say_nothing_of_what_one_may() {
        let mut words = Words::default();
        words.add("may", "may, can, if you want");
        words.add("condition", "if, when, as soon as");
        words.add("not", "not");
        let rest = |text: &str| words.beyond_conditions(text).join(" ");
        assert_eq!(rest("When you pay gold, you may turn a die."), "you may turn a die");
        assert_eq!(rest("Gain 1 gold as soon as you can pay. Turn it."), "gain 1 gold turn it");
        let may = |text: &str| {
            words.may(&words.beyond_conditions(text)) || words.may_if(&split(text, false))
        };
        assert!(may("Pay 1 gold. If you do, you may turn a die.") && may("Turn it, if you want."));
        assert!(!may("If you can pay, gain 1.") && !may("You may not turn it."));
    }

    #[test]
    fn joined_words_are_in_one_clause_and_bounds_are_no_gains() {
        let mut words = Words::default();
        words.add("moment-on-row-filled", "fill*, full + *row*");
        let joins = |text: &str| words.joins("moment-on-row-filled", &split(text, false));
        assert!(joins("your subrows are full") && joins("each full row"));
        assert!(!joins("the moon is full") && !joins("fill it"));
        let topic = words.is_about("moment-on-row-filled", &split("fill a row", false));
        assert_eq!(topic, Some(true));
        words.add("at-least", "or more, at least");
        let rest = words.beyond_bounds(&split("3 or more: one more, at least", false));
        assert_eq!(rest.join(" "), "3 one more");
    }

    #[test]
    fn words_are_whole_unless_an_asterisk_stands_for_their_ending() {
        let mut words = Words::default();
        words.add("may", "may, are free to");
        words.add("may-frost", "könn*");
        words.add("number-2", "two, both");
        let says = |text: &str| words.says(ListWords::May, &split(text, false));
        assert!(says("You may, or you may not") && says("Ihr könnt es") && says("ARE FREE TO go"));
        assert!(!says("Mayor of the month") && !says("free to go"));
        assert_eq!(
            words.numbers(&split("Both of them, 14 in all", false)),
            BTreeSet::from([2, 14])
        );
    }
}
