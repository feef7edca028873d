//! What lies over the table: something to be read, a list to choose from, a line to be typed.

use crossterm::event::{KeyCode, KeyEvent};
use text::fold;

use crate::canvas::Look;
use crate::paragraph::LaidParagraph;
use crate::reading;

/// So many letters can be typed.
pub const LONGEST: usize = 200;

/// Something that lies over the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Over {
    /// Something to be read.
    Reader(Reader),
    /// Something to choose from, narrowed by what is typed.
    Offers {
        /// What is listed.
        of: Listed,
        /// Its entries with their numbers.
        all: Vec<(usize, String)>,
        /// What is typed.
        typed: String,
        /// Which of those that fit is pointed at.
        at: usize,
    },
    /// A command as it is typed.
    Line {
        /// What is typed.
        typed: String,
    },
}

/// What a list is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listed {
    /// Offers.
    Offers,
    /// Moments of a game that is looked back at, counted from 0 behind its beginning.
    Moments {
        /// So many there are.
        last: usize,
        /// The last entry is there because its number is typed: no card first comes up then.
        typed: bool,
    },
}

/// Something to be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reader {
    /// Paragraphs; each is laid out when it is drawn.
    pub text: Vec<LaidParagraph>,
    /// So many lines are above what is in sight.
    pub above: usize,
    /// So many lines are below what is in sight, where it was drawn already.
    pub below: Option<usize>,
    /// So many lines of it were in sight then.
    pub shown: usize,
    /// It came by itself, with what is asked next.
    pub came: bool,
}

impl Reader {
    /// Whether all of it is in sight.
    fn is_whole(&self) -> bool {
        self.above == 0 && self.below == Some(0)
    }

    /// How many lines are above what is in sight when a key was pressed; nothing when it says that
    /// the text was read.
    pub fn turned(&self, key: &KeyEvent) -> Option<usize> {
        let ends = key.code == KeyCode::Char(' ') && self.below == Some(0);
        if self.is_whole() || ends { None } else { reading::turned(self.above, self.shown, key) }
    }
}

impl Over {
    /// Something to be read, from its beginning.
    pub fn reader(text: Vec<LaidParagraph>) -> Self {
        Self::Reader(Reader { text, ..Reader::default() })
    }

    /// Something to be read that comes by itself, with what is asked next.
    pub fn news(text: Vec<LaidParagraph>) -> Self {
        Self::Reader(Reader { text, came: true, ..Reader::default() })
    }

    /// Something to be read, from its end back.
    pub fn reader_at_end(text: Vec<LaidParagraph>) -> Self {
        Self::Reader(Reader { text, above: usize::MAX, ..Reader::default() })
    }

    /// Sentences to be read, a paragraph each.
    pub fn told(sentences: impl Iterator<Item = String>) -> Self {
        Self::reader(sentences.map(|text| LaidParagraph::new(text, Look::Plain)).collect())
    }

    /// Offers, of which the first is pointed at.
    pub fn offers(all: Vec<(usize, String)>) -> Self {
        Self::Offers { of: Listed::Offers, all, typed: String::new(), at: 0 }
    }

    /// Some of so many moments, of which the first is pointed at.
    pub fn moments(all: Vec<(usize, String)>, last: usize) -> Self {
        let of = Listed::Moments { last, typed: false };
        Self::Offers { of, all, typed: String::new(), at: 0 }
    }

    /// A line in which nothing is typed yet.
    pub fn line() -> Self {
        Self::Line { typed: String::new() }
    }
}

/// Types a text that was pasted, in one line.
pub fn type_all(typed: &mut String, pasted: &str) {
    let letters = pasted.chars().map(|letter| if diag::steers(letter) { ' ' } else { letter });
    let room = LONGEST.saturating_sub(typed.len());
    let text: String = letters.take(room).collect();
    typed.push_str(text.trim());
}

/// The entry whose number is typed, counted from 0.
pub fn numbered(typed: &str) -> Option<usize> {
    let number = text::with_digits(typed.trim()).parse::<usize>();
    number.ok().and_then(|number| number.checked_sub(1))
}

/// The offers that fit what is typed: all its words stand in them, whatever the case and accents.
/// The one whose number is typed is the first, then come those that begin with what is typed.
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
