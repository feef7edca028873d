//! Lays out lines on a page, for any letters and any language.
//!
//! Every text front end uses it for views. It knows the width of letters and which words stay
//! together, and has no terminal code.

use unicode_width::UnicodeWidthStr;

/// The width of a text on a terminal, in columns.
pub fn width(text: &str) -> usize {
    // Fast path for most texts: each of these letters takes one column.
    let plain = text.bytes().all(|byte| matches!(byte, b' '..=b'~'));
    if plain { text.len() } else { text.width() }
}

/// A text padded with spaces to this number of columns.
pub fn filled(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

/// Wraps a text into lines of at most `room` columns. Some words stay together: a number and its
/// noun, a mark and its word. A word wider than a line is cut.
///
/// ```
/// assert_eq!(page::wrap("You have 12 beads left.", 14), ["You", "have 12 beads", "left."]);
/// ```
pub fn wrap(text: &str, room: usize) -> Vec<String> {
    let room = room.max(1);
    let (mut lines, mut line, mut used) = (Vec::new(), String::new(), 0);
    for word in units(text, room).iter().flat_map(|word| cut(word, room)) {
        let wide = width(&word);
        if used > 0 && used + 1 + wide > room {
            lines.push(std::mem::take(&mut line));
            used = 0;
        }
        if used > 0 {
            line.push(' ');
            used += 1;
        }
        line.push_str(&word);
        used += wide;
    }
    lines.push(line);
    lines
}

/// The words of a text. A no-break space, as French has before some marks, is part of a word.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', '\t', '\n', '\r']).filter(|word| !word.is_empty())
}

/// The words of a text, with those joined that must stay on one line: a number and its noun, a name
/// and its number, a die and its code, a quotation mark or punctuation and its word. They are not
/// joined if the result would be wider than a line.
fn units(text: &str, room: usize) -> Vec<String> {
    let mut units: Vec<Vec<&str>> = Vec::new();
    for word in words(text) {
        match units.last_mut() {
            Some(unit) if joins(unit, word, room) => unit.push(word),
            Some(_) | None => units.push(vec![word]),
        }
    }
    units.iter().map(|unit| unit.join(" ")).collect()
}

/// Maximum number of words that stay together: a name, its number, and the counted noun.
const TOGETHER: usize = 3;

/// Whether a word stays with those before it.
fn joins(unit: &[&str], word: &str, room: usize) -> bool {
    let wide = unit.iter().map(|part| width(part) + 1).sum::<usize>() + width(word);
    let Some(before) = unit.last().filter(|_| unit.len() < TOGETHER && wide <= room) else {
        return false;
    };
    let mark = |text: &str| text.chars().all(|letter| !letter.is_alphanumeric());
    let opens = mark(before) && before.ends_with(['«', '„', '“', '(']);
    let closes = mark(word) && word.starts_with(['»', '”', '?', '!', ':', ';']);
    let counts = number(before) && word.starts_with(char::is_alphabetic);
    let ends = |text: &str| text.ends_with(|letter: char| letter.is_alphabetic() || letter == '°');
    let numbered = ends(before) && (number(word.trim_end_matches(mark_of_end)) || code(word));
    opens || closes || counts || numbered
}

/// Whether a letter can follow a number and still be part of the sentence.
fn mark_of_end(letter: char) -> bool {
    matches!(letter, '.' | ',' | ';' | ':' | '?' | '!' | ')' | '”' | '“')
}

fn number(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|letter| letter.is_ascii_digit() || letter == '−')
}

/// Whether a word is the code of a die: one or two letters and its face.
fn code(word: &str) -> bool {
    let word = word.trim_end_matches(mark_of_end);
    let letters = word.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let short = (1..=2).contains(&letters.chars().count()) && word.len() == letters.len() + 1;
    short && letters.starts_with(char::is_uppercase) && letters.chars().all(char::is_alphabetic)
}

fn cut(word: &str, room: usize) -> Vec<String> {
    if width(word) <= room {
        return vec![word.to_owned()];
    }
    let (mut parts, mut part) = (Vec::new(), String::new());
    for letter in word.chars() {
        let mut next = part.clone();
        next.push(letter);
        if width(&next) > room && !part.is_empty() {
            parts.push(std::mem::take(&mut part));
        }
        part.push(letter);
    }
    parts.push(part);
    parts
}

/// The beginning of a text that fits in this number of columns, with an ellipsis if it is cut.
///
/// ```
/// assert_eq!(page::shorten("Heavy Crossbow", 9), "Heavy Cr…");
/// ```
pub fn shorten(text: &str, room: usize) -> String {
    if width(text) <= room {
        return text.to_owned();
    }
    let mut kept = String::new();
    for letter in text.chars() {
        let mut next = kept.clone();
        next.push(letter);
        if width(&next) + 1 > room {
            break;
        }
        kept = next;
    }
    if room > 0 {
        kept.push('…');
    }
    kept
}

/// Maximum width of a column except the last, in columns of the terminal. Otherwise, one long name
/// would pad every line of a table.
const WIDEST: usize = 160;

/// Formats a table. Each column is as wide as its widest cell. Cells are cut to 160 columns, except
/// in the last column. Columns for which `right` holds are right-aligned.
pub fn table(rows: &[Vec<String>], right: impl Fn(usize) -> bool) -> Vec<String> {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let is_last = |column: usize| column + 1 == count;
    let widest = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| width(cell)).max().unwrap_or(0).min(WIDEST)
    };
    let widths: Vec<usize> = (0..count).map(widest).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().enumerate().map(|(at, cell)| {
            let cell = if is_last(at) { cell.clone() } else { shorten(cell, WIDEST) };
            let fill = " ".repeat(widths[at].saturating_sub(width(&cell)));
            if right(at) { fill + &cell } else { cell + &fill }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: usize = 80;

    #[test]
    fn what_does_not_belong_together_is_parted() {
        let sentence = "It ended. 3 won, and 4, 5 and 6 lost at 20";
        assert_eq!(
            units(sentence, PAGE),
            ["It", "ended.", "3 won,", "and 4,", "5 and 6", "lost", "at 20"]
        );
        let wide = "9".repeat(50);
        assert_eq!(units(&format!("{wide} {}", "x".repeat(50)), PAGE).len(), 2);
    }

    #[test]
    fn tables_align_wide_letters() {
        let rows = [vec!["漢字".to_owned(), "1".to_owned()], vec!["a".to_owned(), "23".to_owned()]];
        assert_eq!(table(&rows, |at| at == 1), ["漢字   1", "a     23"]);
    }

    #[test]
    fn a_long_cell_does_not_pad_every_line() {
        let long = "x".repeat(1_000_000);
        let rows = [vec![long.clone(), "1".to_owned()], vec!["a".to_owned(), long.clone()]];
        let lines = table(&rows, |_| false);
        assert_eq!(width(&lines[0]), WIDEST + 3);
        assert!(lines[1].ends_with(&long), "the last column is not cut");
    }
}
