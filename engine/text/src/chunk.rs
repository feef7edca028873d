//! Splits a file into entries before it is parsed, and rejects those that the parser cannot handle.
//!
//! The Fluent parser recurses for every brace and parenthesis, and slices an invalid escape inside
//! a character. Each entry is therefore examined first, in the parser's own modes, and parsed
//! separately, so that an error in one does not affect the next.

use std::ops::Range;

/// Maximum nesting of braces and parentheses.
const DEPTH: usize = 32;

/// Why an entry is not given to the parser. The number is the byte in the entry.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// Nested more deeply than [`DEPTH`].
    Depth(usize),
    /// A `\u` or `\U` without its digits.
    Escape(usize),
}

/// The ranges of the entries of a text. Each begins with a line that starts with a letter, `-` or
/// `#`, and ends before the next one.
pub(crate) fn entries(text: &str) -> Vec<Range<usize>> {
    let mut starts = vec![0];
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let opens = |byte: &u8| byte.is_ascii_alphabetic() || matches!(byte, b'-' | b'#');
        if at > 0 && line.as_bytes().first().is_some_and(opens) {
            starts.push(at);
        }
        at += line.len();
    }
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    starts.iter().copied().zip(ends).map(|(start, end)| start..end).collect()
}

/// The mode of the parser at a byte.
enum Mode {
    /// In a pattern of the entry or of a variant.
    Text,
    /// In a placeable before its arrow, with this number of open parentheses.
    Expression(usize),
}

/// Checks that the parser can handle an entry. Outside braces it can handle everything.
pub(crate) fn measure(entry: &str) -> Result<(), Refusal> {
    let mut at = 0;
    let mut modes = Vec::new();
    while let Some(brace) = entry[at..].find('{') {
        modes.clear();
        at = placeable(entry.as_bytes(), at + brace, &mut modes)?;
    }
    Ok(())
}

/// The byte after a placeable, or the end. `modes` must be empty.
fn placeable(bytes: &[u8], mut at: usize, modes: &mut Vec<Mode>) -> Result<usize, Refusal> {
    modes.push(Mode::Text);
    while let Some(byte) = bytes.get(at) {
        match (byte, modes.last_mut()) {
            (b'{', _) => modes.push(Mode::Expression(0)),
            (b'}', _) => drop(modes.pop()),
            (b'"', Some(Mode::Expression(_))) => at = string(bytes, at)?,
            (b'(', Some(Mode::Expression(open))) => *open += 1,
            (b')', Some(Mode::Expression(open))) => *open = open.saturating_sub(1),
            (b'-', Some(mode @ Mode::Expression(_))) if bytes.get(at + 1) == Some(&b'>') => {
                *mode = Mode::Text;
            }
            _ => {}
        }
        if matches!(byte, b'{' | b'(') && nested(modes) > DEPTH {
            return Err(Refusal::Depth(at));
        }
        at += 1;
        if modes.len() == 1 {
            return Ok(at);
        }
    }
    Ok(bytes.len())
}

fn nested(modes: &[Mode]) -> usize {
    let open = |mode: &Mode| {
        if let Mode::Expression(open) = mode { *open } else { 0 }
    };
    modes.len() + modes.iter().map(open).sum::<usize>()
}

/// The last byte of the string literal that begins at a quote: its closing quote, or the byte
/// before the end of the line.
fn string(bytes: &[u8], quote: usize) -> Result<usize, Refusal> {
    let mut at = quote + 1;
    loop {
        match (bytes.get(at), bytes.get(at + 1)) {
            (Some(b'\\'), Some(b'u')) => escape(bytes, at, 4)?,
            (Some(b'\\'), Some(b'U')) => escape(bytes, at, 6)?,
            (Some(b'\\'), Some(b'\\' | b'"' | b'{')) => at += 1,
            (Some(b'"'), _) => return Ok(at),
            (None | Some(b'\n'), _) => return Ok(at - 1),
            _ => {}
        }
        at += 1;
    }
}

fn escape(bytes: &[u8], at: usize, digits: usize) -> Result<(), Refusal> {
    let digit = |offset: usize| bytes.get(at + 2 + offset).is_some_and(u8::is_ascii_hexdigit);
    if (0..digits).all(digit) { Ok(()) } else { Err(Refusal::Escape(at)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn braces_in_strings_and_quotes_in_texts_do_not_count() {
        let braces = "a = ".to_owned() + &"{\"{\"}\"{\"}\"}".repeat(100);
        assert_eq!(measure(&braces), Ok(()));
        let quotes =
            "a = { $n ->\n [one] \" (( \n*[other] \"\n }".to_owned() + &"{ $n }".repeat(90);
        assert_eq!(measure(&quotes), Ok(()));
    }

    #[test]
    fn nesting_is_seen_however_it_is_hidden() {
        for open in ["{", "{F(", "{F(\"}\",", "{-a(b:\")\",", "{ $a ->\n *[x] \" "] {
            let bomb = "a = ".to_owned() + &open.repeat(40);
            assert!(matches!(measure(&bomb), Err(Refusal::Depth(_))), "{open}");
        }
        let calls = "a = {".to_owned() + &"F(\")\" ".repeat(40);
        assert!(matches!(measure(&calls), Err(Refusal::Depth(_))));
    }
}
