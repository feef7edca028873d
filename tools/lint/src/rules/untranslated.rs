//! Texts of another language that are the English ones, word for word.

use std::collections::BTreeSet;

use diag::Diagnostic;
use text::BASE;
use text::anatomy::{Anatomy, Piece};

use crate::asks::is_own_word;
use crate::codes;
use crate::look::Look;
use crate::rules::OfText;
use crate::texts::Text;

/// A single word can be the same in two languages: one that was borrowed, a name, a number, a code.
const WORDS: usize = 2;

/// Where games and packs have their names, which are the same everywhere: the space, and how the ids
/// begin.
const NAMES: (&str, [&str; 2]) = ("words", ["game", "pack-"]);

pub(super) fn begin<'l>(_: &'l Look<'_>) -> OfText<'l> {
    Box::new(|text, english, out| {
        let Some(english) = english else { return };
        if text.language() == BASE || text.key.id.starts_with('-') || is_name(text) {
            return;
        }
        let sentences = text
            .parts
            .iter()
            .filter(|part| part.attribute.is_none() || is_sentence(part.attribute));
        for part in sentences {
            let Some(base) = english.part(part.attribute) else { continue };
            // Most texts differ in their first word.
            if said(text, part).ne(said(english, base)) || words(part) < WORDS {
                continue;
            }
            let message = format!("{} is English in “{}”", text.name(part.attribute), text.key.tag);
            out.push(
                Diagnostic::warning(codes::SAME_AS_ENGLISH, message, text.place(&part.range))
                    .label(english.place(&base.range), "the same text")
                    .help("translate it, or remove it: a missing text falls back to English"),
            );
        }
    })
}

/// Whether a text is the name of a game or a pack.
fn is_name(text: &Text<'_>) -> bool {
    let (space, beginnings) = NAMES;
    text.key.space == space && beginnings.iter().any(|begins| text.key.id.starts_with(begins))
}

/// Whether an attribute holds sentences; others are names, or words that programs read.
pub(super) fn is_sentence(attribute: Option<&str>) -> bool {
    attribute.is_some_and(|attribute| {
        matches!(attribute, "text" | "flavour" | "power" | "is") || is_own_word(attribute)
    })
}

/// How many words of its own a text has, each counted once.
fn words(part: &Anatomy<'_>) -> usize {
    let words = part.runs.iter().flat_map(|run| &run.pieces).flat_map(|piece| match piece {
        Piece::Words(words) | Piece::Quoted(words) => words.split_whitespace(),
        Piece::Placeable(_) => "".split_whitespace(),
    });
    let long = |word: &&str| word.chars().filter(|one| one.is_alphabetic()).count() > 1;
    words.filter(long).collect::<BTreeSet<&str>>().len()
}

/// What stands there, however it is broken into lines.
pub(super) fn said<'t>(text: &'t Text<'_>, part: &Anatomy<'_>) -> impl Iterator<Item = &'t str> {
    let all = text.key.place.source.text().get(part.range.clone()).unwrap_or_default();
    all.split_whitespace()
}
