//! Overlays: a text to read, a list to choose from, a line to type.

use crossterm::event::{KeyCode, KeyEvent};
use text::fold;

use crate::canvas::Look;
use crate::paragraph::LaidParagraph;
use crate::reading;

/// Maximum number of typed letters.
pub const LONGEST: usize = 200;

/// An overlay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Over {
    /// A text to read.
    Reader(Reader),
    /// A list to choose from, filtered by typed text.
    Offers {
        /// The items of the list.
        of: Listed,
        /// Its entries with their numbers.
        all: Vec<(usize, String)>,
        /// The typed text.
        typed: String,
        /// The index of the focus among matching entries.
        at: usize,
    },
    /// A command being typed.
    Line {
        /// The typed text.
        typed: String,
    },
}

/// The content of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listed {
    /// Offers.
    Offers,
    /// Moments of a game being looked back at, with the indices of their answers.
    Moments {
        /// The number of answers in the game.
        last: usize,
        /// Whether the last entry exists only because its number was typed. Otherwise only moments
        /// with the first use of a card are listed.
        typed: bool,
    },
}

/// A text to read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reader {
    /// Paragraphs, laid out when drawn.
    pub text: Vec<LaidParagraph>,
    /// Number of lines scrolled out at the top.
    pub above: usize,
    /// Number of lines below the visible ones, once drawn.
    pub below: Option<usize>,
    /// Number of visible lines.
    pub shown: usize,
    /// Whether it opened by itself, with the next question.
    pub came: bool,
}

impl Reader {
    /// Whether all of it is visible.
    fn is_whole(&self) -> bool {
        self.above == 0 && self.below == Some(0)
    }

    /// The number of lines scrolled out after a key; `None` if the key means that the text was
    /// read.
    pub fn turned(&self, key: &KeyEvent) -> Option<usize> {
        let ends = key.code == KeyCode::Char(' ') && self.below == Some(0);
        if self.is_whole() || ends { None } else { reading::turned(self.above, self.shown, key) }
    }
}

impl Over {
    /// A text from its beginning, without empty lines at its end.
    pub fn reader(mut text: Vec<LaidParagraph>) -> Self {
        while text.last() == Some(&LaidParagraph::default()) {
            text.pop();
        }
        Self::Reader(Reader { text, ..Reader::default() })
    }

    /// A text that opens by itself, with the next question.
    pub fn news(text: Vec<LaidParagraph>) -> Self {
        Self::Reader(Reader { text, came: true, ..Reader::default() })
    }

    /// A text from its end.
    pub fn reader_at_end(text: Vec<LaidParagraph>) -> Self {
        Self::Reader(Reader { text, above: usize::MAX, ..Reader::default() })
    }

    /// Sentences as a text, one paragraph each.
    pub fn told(sentences: impl Iterator<Item = String>) -> Self {
        Self::reader(sentences.map(|text| LaidParagraph::new(text, Look::Plain)).collect())
    }

    /// Offers, with the focus on the first.
    pub fn offers(all: Vec<(usize, String)>) -> Self {
        Self::Offers { of: Listed::Offers, all, typed: String::new(), at: 0 }
    }

    /// Some moments, with the focus on the first.
    pub fn moments(all: Vec<(usize, String)>, last: usize) -> Self {
        let of = Listed::Moments { last, typed: false };
        Self::Offers { of, all, typed: String::new(), at: 0 }
    }

    /// An empty command line.
    pub fn line() -> Self {
        Self::Line { typed: String::new() }
    }
}

/// Types a pasted text as one line.
pub fn type_all(typed: &mut String, pasted: &str) {
    let letters = pasted.chars().map(|letter| if diag::steers(letter) { ' ' } else { letter });
    let room = LONGEST.saturating_sub(typed.len());
    let text: String = letters.take(room).collect();
    typed.push_str(text.trim());
}

/// The entry whose number was typed, counted from 0.
pub fn numbered(typed: &str) -> Option<usize> {
    let number = text::with_digits(typed.trim()).parse::<usize>();
    number.ok().and_then(|number| number.checked_sub(1))
}

/// The matching offers: those that contain all typed words, ignoring case and accents. The one with
/// the typed number comes first, then those that begin with the typed text.
pub fn narrowed<'o>(all: &'o [(usize, String)], typed: &str) -> Vec<&'o (usize, String)> {
    let typed = fold(typed);
    let number = numbered(&typed);
    let numbered = |offer: &&(usize, String)| Some(offer.0) == number;
    let fits = |offer: &&(usize, String)| {
        let said = fold(&offer.1);
        numbered(offer) || typed.split_whitespace().all(|word| said.contains(word))
    };
    let mut fit: Vec<_> = all.iter().filter(fits).collect();
    let begins = |offer: &&(usize, String)| fold(&offer.1).starts_with(typed.trim());
    fit.sort_by_key(|offer| (!numbered(offer), !begins(offer)));
    fit
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_page_ends_with_an_empty_line() {
        let text = || vec![LaidParagraph::new("the axe", Look::Plain)];
        let more = text().into_iter().chain([LaidParagraph::default()]).collect();
        assert_eq!(Over::reader(more), Over::reader(text()));
    }

    #[test]
    fn typing_narrows_a_list() {
        let offers = ["Place it in Strength 2", "Place it in Wisdom", "Épée"];
        let offers: Vec<_> = offers.map(str::to_owned).into_iter().enumerate().collect();
        let numbers = |typed| narrowed(&offers, typed).iter().map(|one| one.0).collect::<Vec<_>>();
        assert_eq!(numbers(""), [0, 1, 2]);
        assert_eq!(numbers("wis pl"), [1]);
        assert_eq!(numbers("epee"), [2]);
        assert_eq!(numbers("2"), [1, 0]);
        assert!(numbers("x").is_empty());
        let offers = ["3 beads in Garden, 4 there", "4 beads in Hollow", "4 beads in Garden"];
        let offers: Vec<_> = offers.map(str::to_owned).into_iter().enumerate().collect();
        let numbers = |typed| narrowed(&offers, typed).iter().map(|one| one.0).collect::<Vec<_>>();
        assert_eq!(numbers("4 beads in G"), [2, 0]);
    }
}
