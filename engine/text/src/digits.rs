//! Digits of all scripts. Keyboards of many languages type their own.

use std::borrow::Cow;

/// The zero of each script with decimal digits in Unicode 14.0.0. The other nine digits follow it.
const ZEROS: [char; 66] = [
    '0',
    '\u{660}',
    '\u{6f0}',
    '\u{7c0}',
    '\u{966}',
    '\u{9e6}',
    '\u{a66}',
    '\u{ae6}',
    '\u{b66}',
    '\u{be6}',
    '\u{c66}',
    '\u{ce6}',
    '\u{d66}',
    '\u{de6}',
    '\u{e50}',
    '\u{ed0}',
    '\u{f20}',
    '\u{1040}',
    '\u{1090}',
    '\u{17e0}',
    '\u{1810}',
    '\u{1946}',
    '\u{19d0}',
    '\u{1a80}',
    '\u{1a90}',
    '\u{1b50}',
    '\u{1bb0}',
    '\u{1c40}',
    '\u{1c50}',
    '\u{a620}',
    '\u{a8d0}',
    '\u{a900}',
    '\u{a9d0}',
    '\u{a9f0}',
    '\u{aa50}',
    '\u{abf0}',
    '\u{ff10}',
    '\u{104a0}',
    '\u{10d30}',
    '\u{11066}',
    '\u{110f0}',
    '\u{11136}',
    '\u{111d0}',
    '\u{112f0}',
    '\u{11450}',
    '\u{114d0}',
    '\u{11650}',
    '\u{116c0}',
    '\u{11730}',
    '\u{118e0}',
    '\u{11950}',
    '\u{11c50}',
    '\u{11d50}',
    '\u{11da0}',
    '\u{16a60}',
    '\u{16ac0}',
    '\u{16b50}',
    '\u{1d7ce}',
    '\u{1d7d8}',
    '\u{1d7e2}',
    '\u{1d7ec}',
    '\u{1d7f6}',
    '\u{1e140}',
    '\u{1e2f0}',
    '\u{1e950}',
    '\u{1fbf0}',
];

/// The ASCII digit for a decimal digit of any script, or `None`.
///
/// ```
/// assert_eq!(text::digit('\u{ff13}'), Some('3'));
/// assert_eq!(text::digit('\u{664}'), Some('4'));
/// assert_eq!(text::digit('x'), None);
/// ```
pub fn digit(letter: char) -> Option<char> {
    if letter.is_ascii() {
        return letter.is_ascii_digit().then_some(letter);
    }
    let at = ZEROS.partition_point(|zero| *zero <= letter).checked_sub(1)?;
    let value = u32::from(letter) - u32::from(ZEROS[at]);
    char::from_digit(value, 10)
}

/// Replaces the digits of all scripts by ASCII digits.
///
/// ```
/// assert_eq!(text::with_digits("\u{967}\u{968} a"), "12 a");
/// ```
pub fn with_digits(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    text.chars().map(|letter| digit(letter).unwrap_or(letter)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_script_has_ten_digits_in_order() {
        assert!(ZEROS.is_sorted());
        for zero in ZEROS {
            let all = (0..10).filter_map(|nth| digit(char::from_u32(u32::from(zero) + nth)?));
            assert_eq!(all.collect::<String>(), "0123456789", "{zero}");
        }
        // Numbers that are not digits: a half, a Roman two, a circled one, and characters next to
        // digits.
        for other in ['\u{bd}', '\u{2161}', '\u{2460}', '/', ':', '\u{ff0f}', '\u{ff1a}', '\u{66a}']
        {
            assert_eq!(digit(other), None, "{other}");
        }
    }
}
