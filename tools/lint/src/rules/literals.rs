//! Numbers that a guard and the text of its card both say.

use content::GuardNumber;
use diag::{Diagnostic, Place};
use text::BASE;
use text::keys::Key;

use crate::codes;
use crate::look::Look;

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    for card in look.cards.iter().filter(|card| !card.hooks.is_empty()) {
        for GuardNumber { hook, guard, number, place } in card.guard_numbers() {
            let Some(there) = look.text_of(BASE, card).and_then(|key| said(key, number)) else {
                continue;
            };
            let message =
                format!("{number} is the {guard} of “{hook}”, and the text says it again");
            out.push(
                Diagnostic::warning(codes::LITERAL_GUARD, message, place)
                    .label(there, "said here")
                    .help(format!(
                        "say it once: a name in [params], {guard} = \"p.name\", and {{ $name }} in \
                         the texts"
                    )),
            );
        }
    }
}

/// Where a text says a number in digits, outside of what Fluent puts in.
fn said(key: &Key<'_>, number: i64) -> Option<Place> {
    let source = &key.whole.source;
    let start = key.whole.span.start as usize;
    let text = source.text().get(start..key.whole.span.end as usize)?;
    let digits = number.to_string();
    let mut depth = 0_u32;
    for (at, letter) in text.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if depth == 0
                && text[at..].starts_with(&digits)
                && stands_alone(text, at, &digits) =>
            {
                return Some(source.place(start + at..start + at + digits.len()));
            }
            _ => {}
        }
    }
    None
}

/// Whether digits are a whole number of a text, and no part of a name or a longer number.
fn stands_alone(text: &str, at: usize, digits: &str) -> bool {
    let joins = |letter: char| letter.is_alphanumeric() || "-_.,$".contains(letter);
    let before = text[..at].chars().next_back().is_some_and(joins);
    let mut behind = text[at + digits.len()..].chars();
    let behind = behind.next().is_some_and(char::is_alphanumeric);
    !before && !behind
}
