//! Quotation marks and apostrophes.

use diag::Diagnostic;

use super::{House, Line, is_open};
use crate::codes;

/// Quotation marks of some language; ’ is an apostrophe too, and left alone.
pub(super) const MARKS: [char; 10] = ['“', '”', '„', '‟', '«', '»', '‹', '›', '‚', '‘'];

/// Quotation marks within others of the same form: readers cannot see which one closes.
pub(super) fn nested(line: &Line<'_>, out: &mut Vec<Diagnostic>) {
    let Some(House { quotes: [(open, close), (inner, outer)], spaced, .. }) = line.house else {
        return;
    };
    let mut opened: Vec<usize> = Vec::new();
    for (nth, (_, letter)) in line.letters.iter().enumerate() {
        if letter == open {
            opened.push(nth);
        } else if letter == close {
            let Some(start) = opened.pop().filter(|_| !opened.is_empty()) else { continue };
            let message = format!("“{open}” is within a quotation of the same marks");
            let finding =
                Diagnostic::warning(codes::NESTED_QUOTE, message, line.place(start..start + 1))
                    .help(format!(
                        "within a quotation “{}” quotes with {inner} and {outer}",
                        line.tag
                    ));
            // In French the spaces within the marks go with them.
            out.push(match spaced {
                true => finding,
                false => finding
                    .fix(line.place(start..start + 1), inner.to_string())
                    .also_fix(line.place(nth..nth + 1), outer.to_string()),
            });
        }
    }
}

pub(super) fn look(line: &Line<'_>, out: &mut Vec<Diagnostic>) {
    for (nth, (_, letter)) in line.letters.iter().enumerate() {
        match letter {
            '"' => out.push(straight(line, nth)),
            '\'' => out.push(apostrophe(line, nth)),
            letter if MARKS.contains(letter) => {
                let own = |house: &&House| {
                    house.quotes.iter().any(|(open, close)| [open, close].contains(&letter))
                };
                if let Some(house) = line.house.filter(|house| !own(house)) {
                    out.push(foreign(line, nth, house));
                }
            }
            _ => {}
        }
    }
}

/// A quotation mark of typewriters.
fn straight(line: &Line<'_>, nth: usize) -> Diagnostic {
    let place = line.place(nth..nth + 1);
    let message = "straight quotation mark in a text";
    let finding = Diagnostic::warning(codes::STRAIGHT_QUOTE, message, place.clone());
    let Some(House { quotes: [(open, close), _], spaced, .. }) = line.house else {
        return finding.help("write the quotation marks of the language");
    };
    let opens = is_open(line.before(nth)) || matches!(line.before(nth), Some('(' | '[' | '—'));
    let mark = match (opens, spaced) {
        (true, false) => open.to_string(),
        (false, false) => close.to_string(),
        (true, true) => format!("{open}\u{a0}"),
        (false, true) => format!("\u{a0}{close}"),
    };
    finding.help(format!("“{}” quotes with {open} and {close}", line.tag)).fix(place, mark)
}

/// An apostrophe of typewriters, or a quotation mark of that form.
fn apostrophe(line: &Line<'_>, nth: usize) -> Diagnostic {
    let place = line.place(nth..nth + 1);
    let message = "straight apostrophe in a text";
    let finding = Diagnostic::warning(codes::STRAIGHT_QUOTE, message, place.clone());
    let finding = finding.help("write “’”");
    let within = line.before(nth).is_some_and(char::is_alphanumeric);
    if within { finding.fix(place, "’") } else { finding }
}

/// A quotation mark of another language.
fn foreign(line: &Line<'_>, nth: usize, house: &House) -> Diagnostic {
    let [(open, close), (inner, outer)] = house.quotes;
    let message = format!("“{}” is not a quotation mark of “{}”", line.letters[nth].1, line.tag);
    Diagnostic::warning(codes::FOREIGN_QUOTE, message, line.place(nth..nth + 1)).help(format!(
        "it quotes with {open} and {close}, and inside a quotation with {inner} and {outer}"
    ))
}
