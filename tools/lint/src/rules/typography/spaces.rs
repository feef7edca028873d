//! Double spaces, and spaces before marks.

use diag::Diagnostic;
use text::anatomy::TextRun;

use super::{Line, is_open};
use crate::codes;

/// No-break spaces.
const NO_BREAK: [char; 2] = ['\u{a0}', '\u{202f}'];

pub(super) fn look(line: &Line<'_>, out: &mut Vec<Diagnostic>) {
    double(line, out);
    let Some(house) = line.house else { return };
    if house.spaced {
        spaced(line, out);
    } else {
        unspaced(line, out);
    }
}

/// Two or more consecutive spaces in a line.
fn double(line: &Line<'_>, out: &mut Vec<Diagnostic>) {
    let mut nth = 0;
    while nth < line.letters.len() {
        let spaces = line.letters[nth..].iter().take_while(|(_, letter)| *letter == ' ').count();
        let within = |letter: Option<char>| letter.is_some_and(|one| !matches!(one, '\n' | '\r'));
        let end = nth + spaces;
        if spaces > 1 && within(line.before(nth)) && within(line.at(Some(end))) {
            let place = line.place(nth..end);
            out.push(
                Diagnostic::warning(
                    codes::DOUBLE_SPACE,
                    "two or more consecutive spaces",
                    place.clone(),
                )
                .help("write one: lines are wrapped when they are shown")
                .fix(place, " "),
            );
        }
        nth += spaces.max(1);
    }
}

/// A space before a mark, in a language without it. A `?` to be typed is separate: “Type ? for
/// help”.
fn unspaced(line: &Line<'_>, out: &mut Vec<Diagnostic>) {
    for (nth, (_, mark)) in line.letters.iter().enumerate() {
        let ends = match mark {
            ',' | ';' | '.' | ':' => is_open(line.behind(nth)),
            '?' | '!' => line.behind(nth).is_none(),
            _ => false,
        };
        let spaced = nth > 1
            && line.before(nth).is_some_and(|letter| letter == ' ' || NO_BREAK.contains(&letter))
            && line.before(nth - 1).is_some_and(|letter| !letter.is_whitespace());
        if ends && spaced {
            let place = line.place(nth - 1..nth);
            let message = format!("space before “{mark}” in “{}”", line.tag);
            out.push(
                Diagnostic::warning(codes::SPACE_BEFORE_MARK, message, place.clone())
                    .help("remove it: a line could break there")
                    .fix(place, ""),
            );
        }
    }
}

/// A mark without a no-break space, in a language with one.
fn spaced(line: &Line<'_>, out: &mut Vec<Diagnostic>) {
    for (nth, (_, mark)) in line.letters.iter().enumerate() {
        match mark {
            ';' | '!' | '?' if ends(line, nth) => before(line, nth, '\u{202f}', out),
            ':' if ends(line, nth) => before(line, nth, '\u{a0}', out),
            '»' => before(line, nth, '\u{a0}', out),
            '«' => behind(line, nth, out),
            _ => {}
        }
    }
}

/// Whether a mark ends a part of a sentence, and is not within a word or a time.
fn ends(line: &Line<'_>, nth: usize) -> bool {
    let behind = line.behind(nth);
    is_open(behind) || matches!(behind, Some('»' | '”' | ')' | TextRun::PLACEABLE))
}

fn before(line: &Line<'_>, nth: usize, space: char, out: &mut Vec<Diagnostic>) {
    let (_, mark) = line.letters[nth];
    let (place, fixed) = match line.before(nth) {
        Some(' ') => (line.place(nth - 1..nth), space.to_string()),
        Some(letter) if letter.is_alphanumeric() || matches!(letter, ')' | '’') => {
            (line.place(nth..nth + 1), format!("{space}{mark}"))
        }
        _ => return,
    };
    let message = format!("the non-breaking space before “{mark}” is missing in “{}”", line.tag);
    out.push(told(message, place.clone()).fix(place, fixed));
}

fn behind(line: &Line<'_>, nth: usize, out: &mut Vec<Diagnostic>) {
    let (place, fixed) = match line.behind(nth) {
        Some(' ') => (line.place(nth + 1..nth + 2), "\u{a0}"),
        Some(letter) if letter.is_alphanumeric() => (line.place(nth..nth + 1), "«\u{a0}"),
        _ => return,
    };
    let message = format!("the non-breaking space after “«” is missing in “{}”", line.tag);
    out.push(told(message, place.clone()).fix(place, fixed));
}

fn told(message: String, place: diag::Place) -> Diagnostic {
    Diagnostic::warning(codes::NO_BREAK_SPACE, message, place).help(
        "write U+202F before “;”, “!” and “?”, and U+00A0 before “:” and within quotation marks",
    )
}
