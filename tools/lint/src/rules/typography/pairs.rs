//! Marks that come in pairs.

use diag::Diagnostic;

use super::Line;
use crate::codes;

/// Brackets; where one only closes it stands behind a number, `1)`. Square ones are drawn on boards.
const BRACKETS: (char, char) = ('(', ')');

/// A mark without its other half, in a text without variants, which may hold the other one.
pub(super) fn look(line: &Line<'_>, out: &mut Vec<Diagnostic>) {
    let quotes = line.house.map(|house| house.quotes[0]);
    for (open, close) in quotes.into_iter().chain([BRACKETS]) {
        let mut opened = Vec::new();
        for (nth, (_, letter)) in line.letters.iter().enumerate() {
            if *letter == open {
                opened.push(nth);
            } else if *letter == close && opened.pop().is_none() && !numbered(line, nth, close) {
                out.push(lone(line, nth, open));
            }
        }
        out.extend(opened.into_iter().map(|nth| lone(line, nth, close)));
    }
}

/// Whether a bracket closes a number or a letter of a list.
fn numbered(line: &Line<'_>, nth: usize, close: char) -> bool {
    close == ')' && line.before(nth).is_some_and(char::is_alphanumeric)
}

fn lone(line: &Line<'_>, nth: usize, other: char) -> Diagnostic {
    let message = format!("“{}” has no matching “{other}”", line.letters[nth].1);
    let finding = Diagnostic::warning(codes::UNPAIRED_MARK, message, line.place(nth..nth + 1));
    finding.help("write the other one, or remove this one")
}
