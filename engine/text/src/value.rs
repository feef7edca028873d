//! Values for the variables of a sentence.

use play::Arg;

/// A value for a variable of a sentence.
#[derive(Clone, Copy, Debug)]
pub enum Value<'a> {
    /// An argument of a message.
    Arg(&'a Arg),
    /// An argument that must be found again in the sentence, with its index.
    Marked(usize, &'a Arg),
    /// A whole number.
    Int(i64),
    /// A text that needs no translation, such as a path.
    Text(&'a str),
}

/// What a variable requests of a named argument: the whole, or a part.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum AskedPart<'v> {
    /// `$card` of the argument `card`
    Whole,
    /// `$card_gender`: the part `gender`
    Part(&'v str),
}

/// What a variable requests of the argument `name`. Fluent variables contain `_` in place of `-`.
pub(crate) fn asked<'v>(variable: &'v str, name: &str) -> Option<AskedPart<'v>> {
    let same = |(a, b): (u8, u8)| a == b || (a == b'_' && b == b'-');
    let head = variable.as_bytes().get(..name.len())?;
    if name.is_empty() || !head.iter().copied().zip(name.bytes()).all(same) {
        return None;
    }
    let rest = variable.get(name.len()..)?;
    match rest.strip_prefix(['_', '-']) {
        None if rest.is_empty() => Some(AskedPart::Whole),
        None => None,
        Some(part) => Some(AskedPart::Part(part)),
    }
}
