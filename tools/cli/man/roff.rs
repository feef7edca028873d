//! The few macros of man(7) that a page needs.

/// Maximum length of a line in bytes.
const LINE: usize = 78;
/// Length in bytes of a non-ASCII letter after preprocessing by troff.
const NAMED: usize = 8;

/// A text on separate lines in which nothing is taken for a request.
pub fn filled(text: &str) -> String {
    let mut out = String::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            let word = plain(word);
            if !line.is_empty() && bytes(&line) + 1 + bytes(&word) > LINE {
                out.push_str(&own(&line));
                line.clear();
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(&word);
        }
        out.push_str(&own(&line));
    }
    out
}

fn bytes(text: &str) -> usize {
    text.chars().map(|letter| if letter.is_ascii() { 1 } else { NAMED }).sum()
}

/// A line that does not begin with a request.
fn own(line: &str) -> String {
    let guard = if line.starts_with(['.', '\'']) { "\\&" } else { "" };
    format!("{guard}{line}\n")
}

/// Escapes letters with a special meaning. Hyphens can be copied into a shell; no-break spaces are
/// kept.
pub fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\\' => out.push_str("\\e"),
            '-' => out.push_str("\\-"),
            '\u{a0}' | '\u{202f}' => out.push_str("\\~"),
            other => out.push(other),
        }
    }
    out
}

/// A section.
pub fn section(title: &str, body: &str) -> String {
    format!(".SH {}\n{body}", quoted(title))
}

/// An entry of a list: the term, already marked up, and its explanation.
pub fn entry(head: &str, body: &str) -> String {
    format!(".TP\n{head}\n{}", filled(body))
}

/// Text to be typed literally.
pub fn bold(text: &str) -> String {
    format!("\\fB{}\\fR", plain(text))
}

/// Text to be replaced.
pub fn italic(text: &str) -> String {
    format!("\\fI{}\\fR", plain(text))
}

/// An argument of a request.
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", plain(text).replace('"', "\\(dq"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_gives_no_orders() {
        assert_eq!(filled(".hidden --as\\n"), "\\&.hidden \\-\\-as\\en\n");
        assert_eq!(quoted("a \"b\""), "\"a \\(dqb\\(dq\"");
        let long = "mot à mot ".repeat(40);
        assert!(filled(&long).lines().all(|line| bytes(line) <= LINE && !line.ends_with(' ')));
    }
}
