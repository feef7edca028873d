//! Finds the offer that typed words mean.

use text::{Value, fold, with_digits};

use crate::command::nearest_command;
use crate::matching::{Found, find_shown, repeated};
use crate::notice::{Notice, Weight};
use crate::sight::Sight;

/// Maximum number of letters in a query.
const LETTERS: usize = 2;

impl Sight<'_> {
    /// Whether an offer begins with these whole words: "no" begins "No other one".
    pub(crate) fn is_offer(self, words: &str) -> bool {
        let (voice, typed) = (self.speech().voice(), fold(words));
        self.offers().iter().any(|offer| {
            let said = fold(&voice.say(offer));
            said.strip_prefix(&typed).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
        })
    }

    /// The offer that words mean. The error is a notice.
    pub(crate) fn offer_meant(self, words: &str) -> Result<usize, Box<Notice>> {
        let voice = self.speech().voice();
        let offers = self.offers().iter();
        let offers: Vec<String> = offers.map(|offer| voice.say(offer)).collect();
        // Signs are typed by someone who sees the table and describes it, even for listeners.
        let drawn = self.speech().voice().aloud(false);
        let signs = self.wording(&drawn).signs(self.eye);
        let shown = repeated(words);
        let values = [("typed", Value::Text(&shown))];
        let shows = |offer: usize, word: &str| {
            let names = |sign: &str| fold(sign) == word && !is_letters(word);
            signs.iter().any(|(sign, about)| names(sign) && about.contains(&offer))
        };
        Err(Box::new(match find_shown(words, &offers, shows) {
            Found::One(offer) => return Ok(offer),
            Found::None if words.is_empty() => self.says("which-offer", &[]),
            Found::None => self.unknown(words),
            Found::Several(hits) => {
                let weight = |offer: usize| Weight::new(offer, offers[offer].clone());
                let offers = hits.into_iter().map(weight).collect();
                let text = self.speech().tell("several-offers", &values);
                Notice::Several { text, offers }
            }
        }))
    }

    /// A notice about words that are neither an offer nor a command, perhaps with a suggestion.
    pub(crate) fn unknown(self, words: &str) -> Notice {
        let near = nearest_command(&self.speech().voice(), &self.commands(), words);
        let words = repeated(words);
        let typed = ("typed", Value::Text(&words));
        match near {
            Some(near) => self.says("no-such-offer-near", &[typed, ("near", Value::Text(&near))]),
            None => self.says("no-such-offer", &[typed]),
        }
    }
}

/// Whether a word has only one or two letters. Such words are reserved for queries and match no
/// signs.
pub(crate) fn is_letters(word: &str) -> bool {
    word.chars().count() <= LETTERS && word.chars().all(char::is_alphabetic)
}

/// The offer with the typed number, if it is a number. 0 is not the number of an offer; neither is
/// the maximum of the type.
pub(crate) fn numbered(words: &str) -> Option<usize> {
    let number = with_digits(words.trim_end_matches('.')).parse::<usize>().ok()?;
    Some(number.wrapping_sub(1))
}
