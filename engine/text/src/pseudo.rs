//! The pseudo-language, for testing translations: a plain sentence in it was not translated.

use std::borrow::Cow;

/// The tag of the pseudo-language.
pub const PSEUDO: &str = "qps-ploc";

/// A text with accented letters in brackets. A text without letters is unchanged.
pub(crate) fn transform(text: &str) -> Cow<'_, str> {
    if !text.contains(|letter: char| letter.is_alphabetic()) {
        return Cow::Borrowed(text);
    }
    let start = text.len() - text.trim_start().len();
    let end = text.trim_end().len();
    let accented: String = text[start..end].chars().map(accent).collect();
    Cow::Owned(format!("{}[{accented}]{}", &text[..start], &text[end..]))
}

fn accent(letter: char) -> char {
    const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const ACCENTED: &str = "áƀçđéƒǧħíĵķłɱñóƥɋřšŧúṽŵẋýžÁƁÇĐÉƑǦĦÍĴĶŁṀÑÓƤɊŘŠŦÚṼŴẊÝŽ";
    match PLAIN.find(letter) {
        Some(at) => ACCENTED.chars().nth(at).unwrap_or(letter),
        None => letter,
    }
}
