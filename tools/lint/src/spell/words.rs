//! The words of a text for spell checking.

use std::ops::Range;

use text::anatomy::TextRun;

/// A letter with its byte in the file.
pub(super) type Letter = (usize, char);

/// Hyphens that join the parts of a word.
const HYPHENS: [char; 3] = ['-', '\u{2010}', '\u{2011}'];

/// Apostrophes inside words.
const APOSTROPHES: [char; 2] = ['\'', '’'];

/// A hyphen that is visible only at the end of a line.
const SOFT_HYPHEN: char = '\u{ad}';

/// Elided French words, without their vowel.
const ELIDED: [&str; 13] =
    ["c", "d", "j", "jusqu", "l", "lorsqu", "m", "n", "puisqu", "qu", "quoiqu", "s", "t"];

/// A word, or a part of one.
#[derive(Clone, Debug)]
pub(super) struct SpelledWord<'l> {
    letters: &'l [Letter],
    /// Its letters with straight apostrophes and plain hyphens, as in dictionaries.
    pub(super) plain: String,
    /// Whether a hyphen follows.
    pub(super) hyphen: bool,
}

/// A word of a text, with its parts between hyphens.
pub(super) struct Compound<'l> {
    /// The whole word; `None` if a part of it is a placeable or contains a digit.
    pub(super) whole: Option<SpelledWord<'l>>,
    /// Its parts to look up; the word itself if it has no hyphen.
    pub(super) parts: Vec<SpelledWord<'l>>,
}

/// The words of a pattern. A word next to a placeable, a string literal, a digit or an underscore
/// is incomplete and left out; the other parts of a compound remain.
pub(super) fn of_run(letters: &[Letter]) -> Vec<Compound<'_>> {
    let chunks = letters.split(|(_, letter)| letter.is_whitespace());
    let words = chunks.filter(|chunk| !is_typed(chunk)).flat_map(|chunk| {
        let tokens = tokens(chunk).into_iter();
        tokens.map(|token| compound(&chunk[token.clone()], &chunk[token.end..]))
    });
    words.filter(|word| !word.parts.is_empty()).collect()
}

/// Whether letters without a space are technical: an option, `NAME=value`, an address or a path.
fn is_typed(chunk: &[Letter]) -> bool {
    let text: String = chunk.iter().map(|(_, letter)| *letter).collect();
    let open = |letter: char| !letter.is_alphanumeric() && !matches!(letter, '-' | '~');
    text.trim_start_matches(open).starts_with("--")
        || text.contains("://")
        || text.contains("~/")
        || text.contains(['=', '@', '\\'])
}

/// The words of a plain text, such as an entry of a list, each complete.
pub(super) fn of_text(text: &str) -> Vec<String> {
    let letters: Vec<Letter> = text.char_indices().collect();
    let wholes = of_run(&letters).into_iter().filter_map(|word| word.whole);
    wholes.map(|word| word.plain).collect()
}

/// The ranges of words: letters, with single apostrophes or hyphens between them.
fn tokens(letters: &[Letter]) -> Vec<Range<usize>> {
    let holds = |at: usize| letters.get(at).is_some_and(|(_, letter)| holds(*letter));
    let joins = |at: usize| {
        let joins = |letter: &char| HYPHENS.contains(letter) || APOSTROPHES.contains(letter);
        letters.get(at).is_some_and(|(_, letter)| joins(letter)) && holds(at + 1)
    };
    let (mut tokens, mut at) = (Vec::new(), 0);
    while at < letters.len() {
        let start = at;
        while holds(at) || at > start && joins(at) {
            at += 1;
        }
        if at > start {
            tokens.push(start..at);
        }
        at += 1;
    }
    tokens
}

/// Whether a character is part of a word, or of an incomplete one.
fn holds(letter: char) -> bool {
    letter.is_alphanumeric() || is_mark(letter) || letter == SOFT_HYPHEN || is_foreign(letter)
}

/// Whether a character makes adjacent letters an incomplete word.
fn is_foreign(letter: char) -> bool {
    letter.is_numeric() || matches!(letter, '_' | TextRun::PLACEABLE | TextRun::QUOTED)
}

/// Marks on or between letters. In Unicode, most vowel signs are letters.
fn is_mark(letter: char) -> bool {
    let is_general = matches!(letter, '\u{300}'..='\u{36f}' | '\u{591}'..='\u{5c7}'
        | '\u{64b}'..='\u{65f}' | '\u{200c}' | '\u{200d}');
    is_general || diag::is_virama(letter)
}

/// A word with its parts.
fn compound<'l>(letters: &'l [Letter], after: &[Letter]) -> Compound<'l> {
    let hyphen = |letter: &Letter| HYPHENS.contains(&letter.1);
    let hangs = after.first().is_some_and(hyphen);
    let pieces: Vec<&[Letter]> = letters.split(hyphen).collect();
    let last = pieces.len() - 1;
    let parts = pieces.iter().enumerate();
    let parts = parts.filter_map(|(nth, piece)| SpelledWord::of(piece, nth < last || hangs));
    Compound {
        whole: SpelledWord::of(letters, hangs),
        parts: parts.filter(SpelledWord::is_looked_up).collect(),
    }
}

impl<'l> SpelledWord<'l> {
    /// Letters as a word; `None` if they contain something else.
    fn of(letters: &'l [Letter], hyphen: bool) -> Option<Self> {
        let foreign = letters.iter().any(|(_, letter)| is_foreign(*letter));
        if foreign || letters.is_empty() {
            return None;
        }
        let plain = letters.iter().filter(|(_, letter)| *letter != SOFT_HYPHEN);
        let plain = plain.map(|(_, letter)| match *letter {
            letter if APOSTROPHES.contains(&letter) => '\'',
            letter if HYPHENS.contains(&letter) => '-',
            letter => letter,
        });
        Some(Self { letters, plain: plain.collect(), hyphen })
    }

    /// Its bytes in the file.
    pub(super) fn at(&self) -> Range<usize> {
        let start = self.letters.first().map_or(0, |(at, _)| *at);
        start..self.letters.last().map_or(start, |(at, letter)| at + letter.len_utf8())
    }

    /// Whether it is looked up. Single letters and abbreviations in capitals are not.
    pub(super) fn is_looked_up(&self) -> bool {
        let base = self.plain.strip_suffix("'s").unwrap_or(&self.plain);
        let letters = || base.chars().filter(|letter| letter.is_alphabetic());
        letters().nth(1).is_some() && !letters().all(char::is_uppercase)
    }

    /// Whether it has a curved apostrophe.
    pub(super) fn is_curved(&self) -> bool {
        self.letters.iter().any(|(_, letter)| *letter == '’')
    }

    /// The word after an elided French one: `arc` of `l’arc`.
    pub(super) fn after_elision(&self) -> Option<Self> {
        let at = self.letters.iter().position(|(_, letter)| APOSTROPHES.contains(letter))?;
        let before: String = self.letters[..at].iter().map(|(_, letter)| *letter).collect();
        let is_elided = ELIDED.contains(&before.to_lowercase().as_str());
        if is_elided { Self::of(&self.letters[at + 1..], self.hyphen) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn looked_up(text: &str) -> Vec<String> {
        let letters: Vec<Letter> = text.char_indices().collect();
        let parts = of_run(&letters).into_iter().flat_map(|word| word.parts);
        parts.map(|word| word.plain).collect()
    }

    #[test]
    fn words_are_letters_with_apostrophes_and_hyphens_inside() {
        assert_eq!(looked_up("A 'red' axe, isn’t it?"), ["red", "axe", "isn't", "it"]);
        assert_eq!(
            looked_up("light-weight\u{2011}axe, pre- or"),
            ["light", "weight", "axe", "pre", "or"]
        );
        assert_eq!(looked_up("Schiff\u{ad}fahrt"), ["Schifffahrt"]);
        assert!(looked_up("XP d6 2nd -- ' - ½ x_ray").is_empty());
        assert!(
            looked_up("").is_empty() && looked_up("-").is_empty() && looked_up("’’").is_empty()
        );
    }

    #[test]
    fn what_touches_a_placeable_is_no_word() {
        assert_eq!(
            looked_up("{p}er {p}-axe l’{p} end".replace("{p}", "\u{fffc}").as_str()),
            ["axe", "end"]
        );
        assert!(looked_up("\u{fffb}ing").is_empty());
    }

    #[test]
    fn elisions_are_taken_off() {
        let letters: Vec<Letter> = "Lorsqu’une n'arc-en-ciel m’l’".char_indices().collect();
        let words = of_run(&letters);
        let rest = |nth: usize| words[nth].whole.as_ref().and_then(SpelledWord::after_elision);
        let one = rest(0).expect("elided");
        assert_eq!((one.plain.as_str(), one.at()), ("une", 9..12));
        assert_eq!(rest(1).expect("elided").plain, "arc-en-ciel");
        let letters: Vec<Letter> = "grand'mère".char_indices().collect();
        assert!(of_run(&letters)[0].parts[0].after_elision().is_none());
    }
}
