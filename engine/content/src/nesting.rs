//! Brackets and quotes of a TOML text before parsing: its nesting depth, measured without
//! recursion, and unclosed brackets and strings.

use diag::{Diagnostic, Source};

/// Maximum nesting of tables and lists. No card comes near it.
pub(crate) const DEEPEST: usize = 64;

/// A finding where a text is nested deeper than [`DEEPEST`].
pub(crate) fn too_deep(source: &Source) -> Option<Diagnostic> {
    let Scan::TooDeep(at) = scan(source.text()) else {
        return None;
    };
    let message = format!("tables or lists are nested more than {DEEPEST} deep");
    Some(
        Diagnostic::error(diag::codes::TOO_DEEP, message, source.place(at..at + 1))
            .help("a card is a flat table; check that brackets are closed"),
    )
}

/// The byte of the outermost bracket or multi-line string that is never closed.
pub(crate) fn never_closed(source: &Source) -> Option<usize> {
    match scan(source.text()) {
        Scan::Open(at) => Some(at),
        _ => None,
    }
}

#[derive(Debug, PartialEq)]
enum Scan {
    Flat,
    /// The byte at which it is nested too deeply.
    TooDeep(usize),
    /// The first byte of the unclosed part.
    Open(usize),
}

/// Counts the dots of keys, the brackets around them, and the current header. Dots of numbers count
/// too, which is harmless.
fn scan(text: &str) -> Scan {
    let bytes = text.as_bytes();
    // Open brackets: the byte of each, and the levels it adds.
    let mut outer: Vec<(usize, usize)> = Vec::new();
    let (mut header, mut dots, mut at) = (0, 0, 0);
    let (mut in_header, mut line_begins) = (false, true);
    while let Some(byte) = bytes.get(at) {
        let begins = std::mem::take(&mut line_begins);
        match byte {
            b'#' => at = end_of_line(bytes, at) - 1,
            b'"' | b'\'' => {
                let Some(end) = end_of_string(bytes, at, *byte) else {
                    return Scan::Open(at);
                };
                at = end - 1;
            }
            b' ' | b'\t' => line_begins = begins,
            b'\n' => {
                line_begins = outer.is_empty() || in_header;
                if in_header {
                    outer.clear();
                }
                (dots, in_header) = (0, false);
            }
            b'[' if begins => {
                (header, in_header) = (1, true);
                outer.push((at, 0));
            }
            b'[' | b'{' => outer.push((at, std::mem::take(&mut dots) + 1)),
            b']' | b'}' => {
                dots = 0;
                outer.pop();
            }
            b'.' if in_header => header += 1,
            b'.' => dots += 1,
            b',' => dots = 0,
            _ => {}
        }
        if header + dots + outer.iter().map(|(_, levels)| levels).sum::<usize>() > DEEPEST {
            return Scan::TooDeep(at);
        }
        at += 1;
    }
    outer.first().filter(|_| !in_header).map_or(Scan::Flat, |(at, _)| Scan::Open(*at))
}

/// The byte of the next line break, or the end.
fn end_of_line(bytes: &[u8], at: usize) -> usize {
    let length = bytes[at..].iter().position(|byte| *byte == b'\n');
    length.map_or(bytes.len(), |length| at + length)
}

/// The byte after a string. An unclosed string ends with its line, an unclosed multi-line string
/// never.
fn end_of_string(bytes: &[u8], at: usize, quote: u8) -> Option<usize> {
    let long = bytes[at..].starts_with(&[quote; 3]);
    let mut next = if long { at + 3 } else { at + 1 };
    while let Some(byte) = bytes.get(next) {
        match byte {
            b'\\' if quote == b'"' && (long || bytes.get(next + 1) != Some(&b'\n')) => next += 1,
            b'\n' if !long => return Some(next),
            byte if *byte == quote && !long => return Some(next + 1),
            byte if *byte == quote && bytes[next..].starts_with(&[quote; 3]) => {
                return Some(next + 3);
            }
            _ => {}
        }
        next += 1;
    }
    (!long).then_some(bytes.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_deep() {
        let deep = DEEPEST + 1;
        for text in [
            format!("a = {}", "[".repeat(10_000)),
            format!("a = {}", "{a=".repeat(deep)),
            format!("{}b = 1", "a.".repeat(deep)),
            format!("[{}b]\nx = 1", "a.".repeat(deep)),
            format!("[[{}b]]", "a.".repeat(deep)),
            format!("[{}b]\n{}c = 1", "a.".repeat(40), "d.".repeat(40)),
            format!("a = {}1", "{b.c.d.e.f = ".repeat(20)),
            format!("s = \"\\\"\" # \"\n x = {}", "[".repeat(deep)),
            format!("s = '''\n\n'''\n x = [\n{}", "[".repeat(deep)),
        ] {
            assert!(matches!(scan(&text), Scan::TooDeep(_)), "{text}");
        }
    }

    #[test]
    fn what_is_flat() {
        for text in [
            "[a.b]\n".repeat(500),
            "[[a]]\n x = [[1, 2], [3.5, 4.5]]\n".repeat(500),
            format!("s = \"{}\" # {}\n", "[".repeat(500), "{".repeat(500)),
            format!("s = '''{}\n[[['''\n", "[\n".repeat(500)),
            format!("s = \"{}\n", "[".repeat(500)),
            format!("n = [{}]", "1.5,\n".repeat(500)),
            format!("n = {{ {} }}", "a.b = 1, ".repeat(500)),
            "a = 1.5\n".repeat(500),
            "]}".repeat(500),
            "[a".to_owned(),
            "\"\\".to_owned(),
            String::new(),
        ] {
            assert_eq!(scan(&text), Scan::Flat, "{text}");
        }
    }

    #[test]
    fn what_is_never_closed() {
        for (text, at) in [
            ("a = [1,\n b = 2\n", 4),
            ("a = [1]\nb = { c = [", 12),
            ("a = \"\"\"x\n[b]\n", 4),
            ("[a\nb = '''", 7),
        ] {
            assert_eq!(scan(text), Scan::Open(at), "{text}");
        }
    }
}
