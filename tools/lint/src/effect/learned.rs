//! Units of a language without word lists, learned from its other cards with numbers to which
//! English gives a unit. A pack in a new language can be compared with English without a word list.

use std::collections::{BTreeMap, BTreeSet};

use content::CardInfo;
use text::{BASE, Voice};

use super::said::CardText;
use super::words::{UNIT, Words};
use crate::look::Look;

/// Number of words after a number that are taken as its unit, as in "da oro".
const WORDS: usize = 2;

/// Number of other cards that must agree on a unit.
const WITNESSES: usize = 2;

/// The units that English gives a number: ids of topics.
pub(super) type Units = BTreeSet<String>;

/// The words that follow numbers in a language, and the units that English gives these.
#[derive(Default)]
pub(crate) struct Learned {
    /// The path of a card, the words after one of its numbers, and the units of that number.
    seen: Vec<(String, Vec<String>, Units)>,
}

impl Learned {
    /// Learns the units of each language without words for them.
    pub(super) fn of<'l>(
        look: &'l Look<'l>,
        words: &BTreeMap<String, Words>,
        voices: &BTreeMap<&'l str, Voice<'_>>,
    ) -> BTreeMap<&'l str, Self> {
        let none = Words::default();
        let mut all: BTreeMap<&str, Self> = BTreeMap::new();
        let (Some(base_words), Some(base_voice)) = (words.get(BASE), voices.get(BASE)) else {
            return all;
        };
        let knows = |tag: &str| words.get(tag).is_some_and(|words| words.has_topics(UNIT));
        for (tag, voice) in voices.iter().filter(|(tag, _)| !knows(tag)) {
            for card in super::acting(look) {
                let keys = (look.text_of(BASE, card), look.text_of(tag, card));
                let (Some(base), Some(key)) = keys else { continue };
                let base = CardText::of(card, base, base_voice, base_words);
                let (Some(base), Some(said)) = (base, CardText::of(card, key, voice, &none)) else {
                    continue;
                };
                all.entry(tag).or_default().learn(card, &base, &said);
            }
        }
        all
    }

    fn learn(&mut self, card: &CardInfo, base: &CardText<'_>, said: &CardText<'_>) {
        for (name, _) in card.numbers() {
            if let (Some(units), Some(words)) = (units(base, name), following(said, name)) {
                self.seen.push((card.path.clone(), words, units));
            }
        }
    }

    /// The units of words on other cards, if these agree.
    fn units(&self, card: &CardInfo, words: &[String]) -> Option<&Units> {
        let others = self.seen.iter().filter(|(path, ..)| *path != card.path);
        let others = others.filter(|(_, known, _)| known == words);
        let others: Vec<&Units> = others.map(|(.., units)| units).collect();
        let first = others.first().filter(|units| !units.is_empty())?;
        (others.len() >= WITNESSES && others.iter().all(|one| one == first)).then_some(first)
    }

    /// Two swapped numbers of a card: their order differs from English, and the words for the unit
    /// of one follow the other.
    pub(super) fn swapped(
        &self,
        card: &CardInfo,
        base: &CardText<'_>,
        said: &CardText<'_>,
    ) -> Option<(String, String)> {
        let names: Vec<&str> = card.numbers().map(|(name, _)| name).collect();
        let pairs = names.iter().flat_map(|one| names.iter().map(move |two| (*one, *two)));
        let mut pairs = pairs.filter(|(one, two)| one != two);
        let pair = pairs.find(|(one, two)| {
            let spots = [base, said].map(|text| {
                let [one, two] = [*one, *two].map(|name| text.spots(name).first().copied());
                Some(one? < two?)
            });
            let turned = matches!(spots, [Some(there), Some(here)] if there != here);
            let learned =
                |name: &str| following(said, name).and_then(|words| self.units(card, &words));
            turned
                && units(base, one).is_some_and(|units| units.is_empty())
                && learned(one).is_some_and(|here| units(base, two).as_ref() == Some(here))
                && learned(two).is_none()
        });
        pair.map(|(one, two)| (one.to_owned(), two.to_owned()))
    }
}

/// The units of the words after a number; `None` unless the text shows it exactly once.
pub(super) fn units(said: &CardText<'_>, name: &str) -> Option<Units> {
    let [spot] = said.spots(name)[..] else { return None };
    let found = said.words.first_of(UNIT, said.after(spot)).filter(|(gap, _)| *gap <= 1);
    Some(found.into_iter().flat_map(|(_, units)| units).map(str::to_owned).collect())
}

/// The words after a number.
fn following(said: &CardText<'_>, name: &str) -> Option<Vec<String>> {
    let [spot] = said.spots(name)[..] else { return None };
    let words: Vec<String> = said.after(spot).iter().take(WORDS).cloned().collect();
    (!words.is_empty()).then_some(words)
}
