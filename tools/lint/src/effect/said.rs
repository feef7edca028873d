//! What the text of a card says, in a language.

use std::collections::BTreeSet;

use content::CardInfo;
use diag::Place;
use play::Arg;
use text::Voice;
use text::keys::{Key, Variables};

use super::words::{List, Words, split};

/// The attribute that says what a card does.
pub(crate) const TEXT: &str = "text";

/// Numbers put in the place of a card's own, so that those that the text itself has stand out. They
/// have no marks in them in any language.
const MARKS: std::ops::Range<i64> = 700..999;

/// The text of a card in a language.
pub(crate) struct Said<'l> {
    pub(crate) tag: &'l str,
    pub(crate) place: &'l Place,
    /// The variables it shows.
    pub(crate) variables: &'l Variables,
    /// Its words.
    text: Vec<String>,
    /// Its words without those of conditions: «when you pay gold».
    beyond_conditions: Vec<String>,
    /// The numbers that stand in it, but for those that it shows of the card.
    pub(crate) numbers: BTreeSet<i64>,
    words: &'l Words,
}

impl<'l> Said<'l> {
    /// What a card's text says; nothing where the language does not say what the card does.
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
        let marked = split(&shown(names.into_iter().zip(MARKS).collect())?, false);
        let mut numbers = words.numbers(&marked);
        numbers.retain(|number| !MARKS.contains(number));
        let Key { tag, .. } = key;
        let (place, variables) = (attribute.place, attribute.variables);
        Some(Self { tag, place, variables, text, beyond_conditions, numbers, words })
    }

    /// Whether it says something of a list; nothing where the language has no words for it.
    pub(crate) fn says(&self, list: List) -> Option<bool> {
        self.words.has(list).then(|| self.words.says(list, &self.text))
    }

    /// The same beside its conditions: what «when you pay gold, gain 1» says of paying is none of it.
    pub(crate) fn says_beyond_conditions(&self, list: List) -> Option<bool> {
        self.words.has(list).then(|| self.words.says(list, &self.beyond_conditions))
    }

    /// Whether it says that one may. A condition says nothing of that, nor does what one may not do.
    pub(crate) fn says_may(&self) -> Option<bool> {
        let may = || self.words.may(&self.beyond_conditions) || self.words.may_if(&self.text);
        self.words.has(List::May).then(may)
    }

    /// Whether a number stands in it that is not shown of the card; that it is one thing can be said
    /// by an article, where no other number stands.
    pub(crate) fn has_number(&self, number: i64) -> bool {
        let only = self.numbers.is_empty();
        self.numbers.contains(&number.abs()) || (only && self.is_one(number))
    }

    /// Whether a number is one, and the text speaks of one thing.
    pub(crate) fn is_one(&self, number: i64) -> bool {
        number.abs() == 1 && self.says(List::One) != Some(false)
    }
}
