//! Texts of another language that are the English ones, word for word.

use diag::Diagnostic;
use text::BASE;
use text::anatomy::{Anatomy, Piece};

use crate::asks::is_own_word;
use crate::codes;
use crate::look::Look;
use crate::rules::OfText;
use crate::texts::Text;

/// Names, numbers, codes and shorter sayings can be the same in two languages.
const WORDS: usize = 4;

pub(super) fn begin<'l>(_: &'l Look<'_>) -> OfText<'l> {
    Box::new(|text, english, out| {
        let Some(english) = english else { return };
        if text.language() == BASE || text.key.id.starts_with('-') {
            return;
        }
        let sentences = text.parts.iter().filter(|part| part.attribute.is_none_or(is_sentence));
        for part in sentences {
            let Some(base) = english.part(part.attribute) else { continue };
            // Most texts differ in their first word.
            if said(text, part).ne(said(english, base)) || words(part) < WORDS {
                continue;
            }
            let message = format!("{} is English in “{}”", text.name(part.attribute), text.key.tag);
            out.push(
                Diagnostic::warning(codes::SAME_AS_ENGLISH, message, text.place(&part.range))
                    .label(english.place(&base.range), "the same")
                    .help("translate it, or take it out: what is not there falls back to English"),
            );
        }
    })
}

/// Whether an attribute holds sentences; others are names, or words that programs read.
fn is_sentence(attribute: &str) -> bool {
    matches!(attribute, "text" | "flavour" | "power" | "is") || is_own_word(attribute)
}

/// How many words of its own a text has.
fn words(part: &Anatomy<'_>) -> usize {
    let words = part.runs.iter().flat_map(|run| &run.pieces).map(|piece| match piece {
        Piece::Words(words) | Piece::Quoted(words) => {
            let long = |word: &&str| word.chars().filter(|one| one.is_alphabetic()).count() > 1;
            words.split_whitespace().filter(long).count()
        }
        Piece::Placeable(_) => 0,
    });
    words.sum()
}

/// What stands there, however it is broken into lines.
fn said<'t>(text: &'t Text<'_>, part: &Anatomy<'_>) -> impl Iterator<Item = &'t str> {
    let all = text.key.place.source.text().get(part.range.clone()).unwrap_or_default();
    all.split_whitespace()
}
