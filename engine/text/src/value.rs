//! What can be put into a sentence.

use play::Arg;

/// A value for a variable of a sentence.
#[derive(Clone, Copy, Debug)]
pub enum Value<'a> {
    /// An argument of a message.
    Arg(&'a Arg),
    /// The same, which is to be found again in the sentence: the how-manieth it is.
    Marked(usize, &'a Arg),
    /// A whole number.
    Int(i64),
    /// A text that needs no translation, such as a path.
    Text(&'a str),
}

/// What a variable asks for, given one of the names that are known: all of it, or a part.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum AskedPart<'v> {
    /// `$card` of the argument `card`
    Whole,
    /// `$card_gender`: the part `gender`
    Part(&'v str),
}

/// How a variable asks for the argument `name`. Fluent's variables have `_` where ids have `-`.
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
