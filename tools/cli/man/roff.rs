//! The few words of man(7) that a page needs.

/// So many bytes a line of a page has at most.
const LINE: usize = 78;
/// So many bytes has a letter that is not in ASCII, once troff has read it.
const NAMED: usize = 8;

/// A text in which nothing is taken for an order, on lines of its own.
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

/// A line whose first letter is no order.
fn own(line: &str) -> String {
    let guard = if line.starts_with(['.', '\'']) { "\\&" } else { "" };
    format!("{guard}{line}\n")
}

/// Letters that would mean something else. Hyphens can be copied into a shell; a space at which no
/// line may break stays one.
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

/// An entry of a list: what is explained, already marked up, and the explanation.
pub fn entry(head: &str, body: &str) -> String {
    format!(".TP\n{head}\n{}", filled(body))
}

/// Text to be typed as it stands.
pub fn bold(text: &str) -> String {
    format!("\\fB{}\\fR", plain(text))
}

/// Text that stands for something else.
pub fn italic(text: &str) -> String {
    format!("\\fI{}\\fR", plain(text))
}

/// A word of an order.
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
