//! Finds the arguments in a rendered sentence.
//!
//! Fluent renders a value between two marks if it must be found again. The marks are control
//! characters, which do not occur in texts.

use play::Arg;

/// Maximum number of marked arguments of a message.
const MOST: u32 = 32;
/// The mark before the first argument. The next arguments have the next characters.
const OPEN: u32 = 0x80;
/// The mark after an argument.
const CLOSE: char = '\u{3}';

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SentencePiece<'m> {
    /// The text of the piece.
    pub text: String,
    /// The argument that it shows, in any form; `None` between arguments.
    pub arg: Option<&'m Arg>,
}

/// A value between its marks; without marks if there are too many.
pub(crate) fn marked(nth: usize, text: &str) -> String {
    let open = u32::try_from(nth).ok().filter(|nth| *nth < MOST);
    let open = open.and_then(|nth| char::from_u32(OPEN + nth));
    match open {
        Some(open) => format!("{open}{}{CLOSE}", text.replace(is_mark, "")),
        None => text.to_owned(),
    }
}

/// A sentence in pieces: texts with the index of the argument they show.
pub(crate) fn pieces(text: &str) -> Vec<(String, Option<usize>)> {
    let (mut pieces, mut rest) = (Vec::new(), text);
    while !rest.is_empty() {
        let at = rest.find(is_open).unwrap_or(rest.len());
        let (plain, from) = rest.split_at(at);
        if !plain.is_empty() {
            pieces.push((plain.to_owned(), None));
        }
        let mut letters = from.chars();
        let Some(open) = letters.next() else { break };
        let (said, behind) = letters.as_str().split_once(CLOSE).unwrap_or((letters.as_str(), ""));
        pieces.push((said.to_owned(), usize::try_from(u32::from(open) - OPEN).ok()));
        rest = behind;
    }
    pieces
}

fn is_open(letter: char) -> bool {
    (OPEN..OPEN + MOST).contains(&u32::from(letter))
}

fn is_mark(letter: char) -> bool {
    letter == CLOSE || is_open(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_found_again() {
        let text = format!("{} takes {}.", marked(0, "An\u{81}na\u{3}"), marked(1, "a die"));
        let expected = [("Anna", Some(0)), (" takes ", None), ("a die", Some(1)), (".", None)];
        assert_eq!(pieces(&text), expected.map(|(text, arg)| (text.to_owned(), arg)));
        assert_eq!(marked(99, "x"), "x");
        assert_eq!(pieces(""), []);
    }
}
