//! Labels: short words of a card, with which a script names its questions.

use std::fmt;

/// A short word of a card: lowercase letters, digits and hyphens, at most [`Label::MOST`]
/// characters, a letter first.
///
/// A script names a question with one, `me:pick_die({ ask = "lower" })`. The texts of the card have
/// its words in the attribute `.ask-lower`.
///
/// ```
/// use script::Label;
///
/// assert_eq!(Label::of("lower").expect("a short word").word(), "lower");
/// assert_eq!(Label::of("Lower this die"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Label([u8; Label::MOST]);

impl Label {
    /// Maximum length of a label in characters.
    pub const MOST: usize = 12;

    /// The label with this text; `None` if it is not valid.
    pub fn of(word: &str) -> Option<Self> {
        let fits = |letter: u8| matches!(letter, b'a'..=b'z' | b'0'..=b'9' | b'-');
        let first = word.bytes().next()?;
        let sound = first.is_ascii_lowercase() && word.bytes().all(fits);
        let mut letters = [0; Self::MOST];
        letters.get_mut(..word.len())?.copy_from_slice(word.as_bytes());
        sound.then_some(Self(letters))
    }

    /// Its text.
    pub fn word(&self) -> &str {
        let length = self.0.iter().position(|letter| *letter == 0).unwrap_or(Self::MOST);
        std::str::from_utf8(&self.0[..length]).expect("made of small letters")
    }
}

impl fmt::Debug for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.word(), f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_is_a_short_word() {
        for word in ["a", "lower", "twelve-chars", "x2"] {
            assert_eq!(Label::of(word).expect(word).word(), word);
        }
        for word in ["", "thirteen-char", "-x", "2x", "Ask", "a b", "ä", "a_b"] {
            assert_eq!(Label::of(word), None, "{word}");
        }
    }
}
