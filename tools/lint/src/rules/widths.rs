//! Names and codes that are too wide for their places on a screen of 80 columns.

use diag::Diagnostic;
use text::anatomy::{Anatomy, Piece};

use crate::codes;
use crate::look::Look;
use crate::rules::OfText;

/// A name stands in half of a screen: cards and offers stand in two columns, with a number before
/// each.
const NAME: usize = 34;

/// A code stands in a cell of a board.
const CODE: usize = 4;

pub(super) fn begin<'l>(look: &'l Look<'_>) -> OfText<'l> {
    Box::new(move |text, _, out| {
        let name = text.part(None).filter(|_| look.card(text.key.space, text.key.id).is_some());
        let name = name.map(|name| (name, "name", NAME));
        let code = text.part(Some("code")).map(|code| (code, "code", CODE));
        for (part, what, most) in name.into_iter().chain(code) {
            let wide = width(part);
            if wide > most {
                let message = format!("this {what} takes {wide} columns, and has {most}");
                out.push(
                    Diagnostic::warning(codes::TOO_WIDE, message, text.place(&part.range))
                        .help("find a shorter one: tables lose their columns otherwise"),
                );
            }
        }
    })
}

/// The columns that its words take, without what is put between.
fn width(part: &Anatomy<'_>) -> usize {
    let pieces = part.runs.first().into_iter().flat_map(|run| &run.pieces);
    let wide = pieces.map(|piece| match piece {
        Piece::Words(words) | Piece::Quoted(words) => words.chars().count(),
        Piece::Placeable(_) => 0,
    });
    wide.sum()
}
