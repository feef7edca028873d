//! Numbers that a guard and the text of its card both say.

use content::GuardNumber;
use diag::{Diagnostic, Place};
use text::BASE;
use text::keys::Key;

use crate::codes;
use crate::effect::Words;
use crate::look::Look;

/// The least number that a word is looked for: «one» is also an article, and «no» denies.
const LEAST: i64 = 2;

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let words = Words::of(look.locales, look.keys);
    let numeral = |number: i64| {
        let words = words.get(BASE).filter(|_| number >= LEAST);
        words.and_then(|words| words.numeral(number))
    };
    for card in look.cards.iter().filter(|card| !card.hooks.is_empty()) {
        for GuardNumber { hook, guard, number, place } in card.guard_numbers() {
            let key = look.text_of(BASE, card);
            let in_words = || numeral(number).and_then(|word| said(key?, word));
            let there = key.and_then(|key| said(key, &number.to_string())).or_else(in_words);
            let Some(there) = there else { continue };
            let message = format!("{number} is the {guard} of “{hook}”, and the text repeats it");
            out.push(
                Diagnostic::warning(codes::LITERAL_GUARD, message, place)
                    .label(there, "repeated here")
                    .help(format!(
                        "write it once: a name in [params], {guard} = \"p.name\", and {{ $name }} \
                         in the texts"
                    )),
            );
        }
    }
}

/// Where a text says a number, in these digits or by this word, outside of what Fluent puts in.
fn said(key: &Key<'_>, number: &str) -> Option<Place> {
    let source = &key.whole.source;
    let start = key.whole.span.start as usize;
    let text = source.text().get(start..key.whole.span.end as usize)?;
    let says = |at: usize| {
        let there = text.get(at..at + number.len());
        there.is_some_and(|there| there.eq_ignore_ascii_case(number))
            && stands_alone(text, at, number)
    };
    let mut depth = 0_u32;
    for (at, letter) in text.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if depth == 0 && says(at) => {
                return Some(source.place(start + at..start + at + number.len()));
            }
            _ => {}
        }
    }
    None
}

/// Whether a number stands alone in a text, and is no part of a name or a longer number.
fn stands_alone(text: &str, at: usize, number: &str) -> bool {
    let joins = |letter: char| letter.is_alphanumeric() || "-_.,$".contains(letter);
    let before = text[..at].chars().next_back().is_some_and(joins);
    let mut behind = text[at + number.len()..].chars();
    let behind = behind.next().is_some_and(char::is_alphanumeric);
    !before && !behind
}
