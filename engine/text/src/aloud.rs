//! Signs of numbers in words, for listeners: `−3`, `+1`, `±1`, `14–15` and `16+`. Texts need no
//! version of their own for them.

use crate::value::Value;
use crate::voice::{Voice, WORDS};

/// The signs before a number, with the messages that have them in words.
const BEFORE: [(char, &str); 3] = [('−', "said-minus"), ('+', "said-plus"), ('±', "said-either")];
/// The sign between the ends of a range.
const TO: char = '–';
/// The sign after a lower limit.
const OR_MORE: char = '+';

impl Voice<'_> {
    /// A rendered text with the signs of its numbers in words.
    pub(crate) fn in_words(&self, text: String) -> String {
        let signs = |letter: char| letter == TO || BEFORE.iter().any(|(sign, _)| *sign == letter);
        if !text.contains(signs) {
            return text;
        }
        let (mut out, mut rest) = (String::new(), &*text);
        while let Some(letter) = rest.chars().next() {
            let begins = !out.ends_with(char::is_alphanumeric);
            let (said, after) = begins.then(|| self.signed(rest)).flatten().unwrap_or_else(|| {
                let (head, after) = rest.split_at(letter.len_utf8());
                (head.to_owned(), after)
            });
            out.push_str(&said);
            rest = after;
        }
        out
    }

    /// The number with a sign at the beginning of a text, in words, and the text after it.
    fn signed<'t>(&self, text: &'t str) -> Option<(String, &'t str)> {
        let first = text.chars().next()?;
        if let Some((_, id)) = BEFORE.iter().find(|(sign, _)| *sign == first) {
            let (n, after) = digits(&text[first.len_utf8()..])?;
            return Some((self.text(WORDS, id, &[("n", Value::Text(n))]), after));
        }
        let (from, after) = digits(text)?;
        if let Some((to, after)) = after.strip_prefix(TO).and_then(digits) {
            let values = [("from", Value::Text(from)), ("to", Value::Text(to))];
            let id = if is_next(from, to) { "said-two" } else { "said-range" };
            return Some((self.text(WORDS, id, &values), after));
        }
        let after = after.strip_prefix(OR_MORE).filter(|after| digits(after).is_none())?;
        Some((self.text(WORDS, "said-least", &[("from", Value::Text(from))]), after))
    }
}

/// The digits at the beginning of a text, and the text after them.
fn digits(text: &str) -> Option<(&str, &str)> {
    let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    (end > 0).then(|| text.split_at(end))
}

/// Whether a number is the one after another.
fn is_next(from: &str, to: &str) -> bool {
    let number = |digits: &str| digits.parse::<u64>().ok();
    number(from).and_then(|from| from.checked_add(1)).is_some_and(|next| number(to) == Some(next))
}
