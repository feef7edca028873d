//! Escaping of untrusted text: characters that steer a terminal or hide text are spelled out.

use std::borrow::Cow;
use std::fmt::Write as _;

use crate::steering;

/// Whether a character does more than show itself: it moves the cursor, begins a terminal command,
/// changes the writing direction, or is invisible. Line ends are included.
///
/// ```
/// assert!(diag::steers('\u{1b}') && diag::steers('\n') && diag::steers('\u{202e}'));
/// assert!(!diag::steers(' ') && !diag::steers('é') && !diag::steers('\u{a0}'));
/// ```
pub fn steers(letter: char) -> bool {
    letter.is_control() || is_unseen(letter)
}

/// Zero-width characters and those for machines only: Unicode's "default ignorable" characters and
/// line ends, except selectors that change the character before them.
fn is_unseen(letter: char) -> bool {
    matches!(
        letter,
        '\u{ad}'
            | '\u{34f}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{17b4}'..='\u{17b5}'
            | '\u{180e}'
            | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{3164}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}

/// Escapes a text for HTML or XML.
///
/// ```
/// assert_eq!(diag::markup("<b>\"R&D\"</b>"), "&lt;b&gt;&quot;R&amp;D&quot;&lt;/b&gt;");
/// ```
pub fn markup(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            letter => out.push(letter),
        }
    }
    out
}

/// Escapes a text for XML. Characters that XML does not allow are left out.
///
/// ```
/// assert_eq!(diag::xml("a\u{1b}<\n\u{fffe}"), "a&lt;\n");
/// ```
pub fn xml(text: &str) -> String {
    let holds = |letter: &char| match letter {
        '\n' | '\t' => true,
        '\u{fffe}' | '\u{ffff}' => false,
        letter => *letter >= ' ',
    };
    markup(&text.chars().filter(holds).collect::<String>())
}

/// A text in one line. Characters that [steer](steers) are escaped as in JSON, unless a script
/// needs them there ([`steering`]).
///
/// ```
/// assert_eq!(diag::visible("axe\u{1b}[2J\n"), r"axe\u001b[2J\u000a");
/// assert_eq!(diag::visible("axe"), "axe");
/// ```
pub fn visible(text: &str) -> Cow<'_, str> {
    spelled(text, |_| false)
}

/// Like [`visible`], for a text of several lines, whose line ends stay.
pub fn visible_lines(text: &str) -> Cow<'_, str> {
    spelled(text, |letter| letter == '\n')
}

fn spelled(text: &str, stays: impl Fn(char) -> bool) -> Cow<'_, str> {
    let mut found = steering(text);
    found.retain(|(_, letter)| !stays(*letter));
    if found.is_empty() {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    let mut rest = 0;
    for (at, letter) in found {
        out.push_str(&text[rest..at]);
        spell(letter, &mut out);
        rest = at + letter.len_utf8();
    }
    out.push_str(&text[rest..]);
    Cow::Owned(out)
}

/// Replaces each character that [steers] by a space, unless a script needs it there. Whole escape
/// sequences of a terminal are removed.
///
/// ```
/// assert_eq!(diag::spaced("Anna\u{1b}B می\u{200c}گیرید"), "Anna B می\u{200c}گیرید");
/// assert_eq!(diag::spaced("A\u{1b}[31mnna"), "Anna");
/// ```
pub fn spaced(text: &str) -> String {
    let text = without_sequences(text);
    let found = steering(&text);
    let mut found = found.iter().map(|(at, _)| *at).peekable();
    let letters = text.char_indices();
    letters.map(|(at, letter)| found.next_if_eq(&at).map_or(letter, |_| ' ')).collect()
}

/// A text without the sequences that set colors, move the cursor or name the window.
fn without_sequences(text: &str) -> Cow<'_, str> {
    let is_begin = |letter: char| matches!(letter, '\u{1b}' | '\u{9b}');
    if !text.contains(is_begin) {
        return Cow::Borrowed(text);
    }
    let (mut out, mut rest) = (String::new(), text);
    while let Some(at) = rest.find(is_begin) {
        let (before, from) = rest.split_at(at);
        out.push_str(before);
        let first = from.chars().next().map_or(0, char::len_utf8);
        let length = sequence(from).unwrap_or(first);
        if length == first {
            out.push_str(&from[..first]);
        }
        rest = &from[length..];
    }
    out.push_str(rest);
    Cow::Owned(out)
}

/// The length of the escape sequence at the beginning of a text: `ESC [ 31 m` or `ESC ] … BEL`.
fn sequence(text: &str) -> Option<usize> {
    let after = |rest: &str| text.len() - rest.len();
    if let Some(rest) = text.strip_prefix("\u{1b}[").or_else(|| text.strip_prefix('\u{9b}')) {
        let rest = rest.trim_start_matches(|letter: char| (' '..='?').contains(&letter));
        let last = rest.chars().next().filter(|letter| ('@'..='~').contains(letter))?;
        return Some(after(rest) + last.len_utf8());
    }
    let rest = text.strip_prefix("\u{1b}]")?;
    let ends =
        ["\u{7}", "\u{1b}\\"].into_iter().filter_map(|end| Some(rest.find(end)? + end.len()));
    Some(after(rest) + ends.min()?)
}

/// Writes a character as in JSON: `\u001b`.
pub fn spell(letter: char, out: &mut String) {
    for unit in letter.encode_utf16(&mut [0; 2]) {
        let _ = write!(out, "\\u{unit:04x}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_spelled_is_what_json_reads() {
        for letter in ['\0', '\u{7f}', '\u{9b}', '\u{202e}', '\u{feff}', '\u{e0041}'] {
            let text = format!("“{}”", visible(&letter.to_string())).replace(['“', '”'], "\"");
            assert_eq!(serde_json::from_str::<String>(&text).expect("JSON"), letter.to_string());
        }
        assert_eq!(visible_lines("a\nb\r\n"), "a\nb\\u000d\n");
        assert_eq!(visible("a\u{301}👩 ✔\u{fe0f} «x» ﷽"), "a\u{301}👩 ✔\u{fe0f} «x» ﷽");
    }
}
