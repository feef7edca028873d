//! Invisible characters that a script needs: joiners between Persian or Sinhala letters, word
//! breaks in Khmer, marks of direction in Hebrew, variation selectors after emoji.
//!
//! Each is harmless in its proper place and hides something elsewhere, so the neighbors decide.
//! Sources: UAX #31 (contexts A1, A2 and B for joiners), UTS #51 (emoji sequences),
//! StandardizedVariants.txt and the Unicode chapters on the scripts.

use unicode_script::{Script, UnicodeScript};

use crate::steers;

/// Stands for unknown text, such as a placeable: any letter is possible there.
pub const ANY: char = '\u{fffc}';

const ZERO_WIDTH_SPACE: char = '\u{200b}';
const NON_JOINER: char = '\u{200c}';
const JOINER: char = '\u{200d}';
const BLACK_FLAG: char = '\u{1f3f4}';
const CANCEL_TAG: char = '\u{e007f}';

/// Number of tag characters in a flag such as that of Scotland: `gbsct`.
const TAGS: std::ops::RangeInclusive<usize> = 3..=6;

/// The characters of a text that [steer](steers) or hide and that no script needs there, each with
/// its byte. The text may be part of a longer one.
///
/// ```
/// let found = |text| diag::steering(text).len();
/// assert_eq!((found("می\u{200c}گیرید"), found("Axe\u{200c} one")), (0, 1));
/// ```
pub fn steering(text: &str) -> Vec<(usize, char)> {
    if !text.contains(is_suspect) {
        return Vec::new();
    }
    let letters: Vec<(usize, char)> = text.char_indices().collect();
    let around = |at: usize| letters.get(at).map(|(_, letter)| *letter);
    let right_to_left = text.contains(is_right_to_left);
    let is_found = |(nth, (_, letter)): &(usize, &(usize, char))| {
        is_suspect(*letter) && !is_needed(*nth, &around, right_to_left, Some(ANY))
    };
    letters.iter().enumerate().filter(is_found).map(|(_, found)| *found).collect()
}

/// Whether a character can steer or hide. [`steering`] also examines its neighbors.
pub fn is_suspect(letter: char) -> bool {
    let selector = matches!(letter, '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}');
    !matches!(letter, ' '..='~') && (selector || steers(letter))
}

/// Whether a script needs the character at an index.
///
/// `around` returns the characters of the text by index. `right_to_left` is the direction of its
/// language. `end` counts as the neighbor at both ends.
pub fn is_needed(
    nth: usize,
    around: &dyn Fn(usize) -> Option<char>,
    right_to_left: bool,
    end: Option<char>,
) -> bool {
    let Some(letter) = around(nth) else { return false };
    let before = nth.checked_sub(1).and_then(around).or(end.filter(|_| nth == 0));
    let after = around(nth + 1).or(end);
    let (Some(before), after) = (before, after.unwrap_or(' ')) else {
        // At the start of a text, only a joiner is needed, to show one form of a letter.
        return letter == JOINER && around(nth + 1).is_some_and(joins);
    };
    match letter {
        NON_JOINER => {
            is_virama(before) || (joins(before) && reads(after)) || (joins(after) && reads(before))
        }
        JOINER => {
            let emoji = is_pictured(before) && is_pictured(after) && after != '\u{fe0f}';
            emoji || (joins(before) && after != JOINER) || (joins(after) && reads(before))
        }
        ZERO_WIDTH_SPACE => {
            (is_unspaced(before) && reads(after)) || (is_unspaced(after) && reads(before))
        }
        '\u{180e}' => is_mongolian(before) && (is_mongolian(after) || after == ANY),
        '\u{180b}'..='\u{180d}' | '\u{180f}' => is_mongolian(before),
        '\u{fe00}'..='\u{fe0f}' => takes_variations(before),
        '\u{e0100}'..='\u{e01ef}' => before.script() == Script::Han,
        '\u{e0020}'..='\u{e007f}' => is_in_flag(nth, around),
        '\u{200e}' | '\u{200f}' | '\u{61c}' => right_to_left && before != letter,
        '\u{2066}'..='\u{2069}' => right_to_left && are_isolates_closed(around),
        // Keeps Hebrew marks in order.
        '\u{34f}' => is_hebrew_mark(before) && (is_hebrew_mark(after) || after == ANY),
        _ => false,
    }
}

/// Whether a letter is written from right to left.
pub fn is_right_to_left(letter: char) -> bool {
    matches!(
        letter,
        '\u{590}'..='\u{8ff}'
            | '\u{fb1d}'..='\u{fdff}'
            | '\u{fe70}'..='\u{fefc}'
            | '\u{10800}'..='\u{10fff}'
            | '\u{1e800}'..='\u{1efff}'
    ) && !steers(letter)
}

/// Whether a visible character is there, next to which a joiner is possible.
fn reads(letter: char) -> bool {
    letter == ANY || letter.is_alphanumeric() || joins(letter)
}

/// Whether a character is a letter or a mark of a script whose letters join or form clusters.
fn joins(letter: char) -> bool {
    let punctuation = matches!(
        letter,
        '\u{60c}'..='\u{60f}'
            | '\u{61e}'
            | '\u{66a}'..='\u{66d}'
            | '\u{6d4}'
            | '\u{700}'..='\u{70d}'
            | '\u{970}'
            | '\u{df4}'
            | '\u{104a}'..='\u{104f}'
            | '\u{17d4}'..='\u{17da}'
            | '\u{1800}'..='\u{180f}'
    );
    // Vowel marks that Arabic and Syriac share.
    let mark = matches!(letter, '\u{64b}'..='\u{655}' | '\u{670}');
    !punctuation
        && !letter.is_numeric()
        && !steers(letter)
        && (mark || is_of_joining_script(letter))
}

/// Scripts whose letters join or form clusters.
const JOINING: &[Script] = &[
    Script::Adlam,
    Script::Arabic,
    Script::Balinese,
    Script::Batak,
    Script::Bengali,
    Script::Buginese,
    Script::Chakma,
    Script::Cham,
    Script::Devanagari,
    Script::Grantha,
    Script::Gujarati,
    Script::Gunjala_Gondi,
    Script::Gurmukhi,
    Script::Hanifi_Rohingya,
    Script::Javanese,
    Script::Kaithi,
    Script::Kannada,
    Script::Kawi,
    Script::Khmer,
    Script::Khojki,
    Script::Khudawadi,
    Script::Lepcha,
    Script::Limbu,
    Script::Malayalam,
    Script::Mandaic,
    Script::Manichaean,
    Script::Masaram_Gondi,
    Script::Meetei_Mayek,
    Script::Modi,
    Script::Mongolian,
    Script::Myanmar,
    Script::Nandinagari,
    Script::Newa,
    Script::Nko,
    Script::Oriya,
    Script::Phags_Pa,
    Script::Saurashtra,
    Script::Sharada,
    Script::Siddham,
    Script::Sinhala,
    Script::Sundanese,
    Script::Syloti_Nagri,
    Script::Syriac,
    Script::Tai_Tham,
    Script::Takri,
    Script::Tamil,
    Script::Telugu,
    Script::Tibetan,
    Script::Tirhuta,
];

fn is_of_joining_script(letter: char) -> bool {
    JOINING.contains(&letter.script())
}

/// Whether a character removes the vowel of the letter before it. A non-joiner after it has a
/// visible effect, also at the end of a word.
pub fn is_virama(letter: char) -> bool {
    matches!(
        letter,
        '\u{94d}'
            | '\u{9cd}'
            | '\u{a4d}'
            | '\u{acd}'
            | '\u{b4d}'
            | '\u{bcd}'
            | '\u{c4d}'
            | '\u{ccd}'
            | '\u{d3b}'
            | '\u{d3c}'
            | '\u{d4d}'
            | '\u{dca}'
            | '\u{1039}'
            | '\u{103a}'
            | '\u{17d2}'
            | '\u{1a60}'
            | '\u{1b44}'
            | '\u{1baa}'
            | '\u{1bab}'
            | '\u{a806}'
            | '\u{a8c4}'
            | '\u{a953}'
            | '\u{a9c0}'
            | '\u{aaf6}'
            | '\u{abed}'
    )
}

/// Whether a script has no spaces between words, so that a zero-width space marks a possible line
/// break.
fn is_unspaced(letter: char) -> bool {
    use Script::{
        Ahom, Balinese, Cham, Javanese, Khmer, Lao, Myanmar, New_Tai_Lue, Tai_Le, Tai_Tham,
        Tai_Viet, Thai, Tibetan,
    };
    matches!(
        letter.script(),
        Ahom | Balinese
            | Cham
            | Javanese
            | Khmer
            | Lao
            | Myanmar
            | New_Tai_Lue
            | Tai_Le
            | Tai_Tham
            | Tai_Viet
            | Thai
            | Tibetan
    )
}

/// Whether a character is a Mongolian letter, or selects the form of one.
fn is_mongolian(letter: char) -> bool {
    matches!(letter, '\u{180b}'..='\u{180d}' | '\u{180f}')
        || (letter.script() == Script::Mongolian && letter.is_alphabetic())
}

/// Whether a variation selector can follow: symbols, keycap digits, and letters of scripts with
/// standardized variations.
fn takes_variations(letter: char) -> bool {
    use Script::{Common, Han, Hiragana, Katakana, Manichaean, Myanmar, Phags_Pa};
    if letter.is_whitespace() || is_suspect(letter) {
        return false;
    }
    let script = letter.script();
    let of_letters =
        matches!(script, Common | Han | Hiragana | Katakana | Manichaean | Myanmar | Phags_Pa);
    letter == ANY || !letter.is_alphabetic() || of_letters
}

/// Whether a character is an emoji or ends one. Emoji can be joined into one picture.
fn is_pictured(letter: char) -> bool {
    matches!(
        letter,
        '\u{a9}' | '\u{ae}' | '\u{203c}' | '\u{2049}' | '\u{2122}' | '\u{2139}' | '\u{3030}'
            | '\u{303d}' | '\u{3297}' | '\u{3299}' | '\u{fe0f}'
            | '\u{2190}'..='\u{21ff}'
            | '\u{2300}'..='\u{23ff}'
            | '\u{25a0}'..='\u{27bf}'
            | '\u{2900}'..='\u{297f}'
            | '\u{2b00}'..='\u{2bff}'
            | '\u{1f000}'..='\u{1faff}'
    )
}

/// Whether the tag character at an index is part of a flag: a black flag, three to six letters, an
/// end.
fn is_in_flag(nth: usize, around: &dyn Fn(usize) -> Option<char>) -> bool {
    let is_tag = |at: &usize| {
        around(*at)
            .is_some_and(|one| matches!(one, '\u{e0030}'..='\u{e0039}' | '\u{e0061}'..='\u{e007a}'))
    };
    let first = (0..nth).rev().take_while(is_tag).last().unwrap_or(nth);
    let end = (first..).find(|at| !is_tag(at)).unwrap_or(first);
    let flag = first.checked_sub(1).and_then(around) == Some(BLACK_FLAG);
    flag && around(end) == Some(CANCEL_TAG) && TAGS.contains(&(end - first))
}

/// Whether all isolates of a text are closed and all ends opened.
fn are_isolates_closed(around: &dyn Fn(usize) -> Option<char>) -> bool {
    let mut open = 0_usize;
    for letter in (0..).map_while(around) {
        match letter {
            '\u{2066}'..='\u{2068}' => open += 1,
            '\u{2069}' => match open.checked_sub(1) {
                Some(left) => open = left,
                None => return false,
            },
            _ => {}
        }
    }
    open == 0
}

fn is_hebrew_mark(letter: char) -> bool {
    matches!(letter, '\u{591}'..='\u{5c7}')
}

#[cfg(test)]
mod tests {
    use super::steering;

    #[test]
    fn what_a_script_needs_is_a_letter() {
        let needed = [
            "می\u{200c}گیرید",                                          // Persian
            "کارت\u{200c}های ۳",                                        // Persian
            "خانه\u{200c}ای",                                           // Persian
            "ه\u{200d}.",                                               // Persian, short for a word
            "پښتو کې لیک\u{200c}دود",                                   // Pashto
            "کتاب\u{200c}خانہ",                                         // Urdu
            "क्\u{200d}ष और क्\u{200c}ष",                                 // Hindi
            "র\u{200d}্যাব",                                              // Bengali
            "ශ්\u{200d}රී ලංකා",                                           // Sinhala
            "ന്\u{200d} ക്\u{200c} ",     // Malayalam, at the end of a word
            "க்\u{200c}ஷ",               // Tamil
            "ನ್\u{200c}ನ",               // Kannada
            "ខ្មែរ\u{200b}ភាសា",          // Khmer
            "បន្ថែម\u{200b}3\u{200b}ផ្កាយ", // Khmer, beside a digit
            "ภาษา\u{200b}ไทย",          // Thai
            "မြန်မာ\u{200b}စာ",          // Burmese
            "ᠠ\u{180b}ᠨ\u{180e}ᠠ",      // Mongolian
            "שלום\u{200f}! C\u{200e}",  // Hebrew
            "ב\u{5b0}\u{34f}\u{5bc}",   // Hebrew, two marks
            "عدد \u{2068}Axe\u{2069} و\u{61c}3", // Arabic, a name set apart
            "葛\u{e0100}城",            // Japanese
            "👩\u{200d}💻 👨\u{1f3fd}\u{200d}🌾", // emoji
            "❤\u{fe0f}\u{200d}🔥 3\u{fe0f}\u{20e3}", // emoji
            "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}", // Scotland
        ];
        for text in needed {
            assert_eq!(steering(text), [], "{text}");
        }
    }

    #[test]
    fn anywhere_else_it_hides_something() {
        let hidden = [
            "Axe\u{200c}man",
            "Axe \u{200d}man",
            "a\u{200b}b",
            "می \u{200c} گیرید",
            "می\u{200c}\u{200c}گیرید",
            "ខ្មែរ\u{200b} \u{200b}ភាសា",
            "Axe\u{fe0f}",
            "Axe \u{fe0f}",
            "✔\u{fe0f}\u{fe0f}",
            "топор\u{fe00}",
            "Axe\u{180b}",
            "a\u{180e}b",
            "Axe\u{200f}",
            "שלום\u{202e}abc",
            "שלום\u{2067}abc",
            "Axe \u{2068}b\u{2069}",
            "A\u{e0100}",
            "🏴\u{e0067}\u{e0062}",
            "Axe\u{e0041}",
            "a\u{34f}b",
            "co\u{ad}de",
            "می\u{feff}گیرید",
            "می\u{2060}گیرید",
        ];
        for text in hidden {
            assert_ne!(steering(text), [], "{}", text.escape_unicode());
        }
    }
}
