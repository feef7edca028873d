//! Texts in which there is nothing to read.

use diag::Diagnostic;

use crate::codes;
use crate::look::Look;
use crate::rules::OfText;

pub(super) fn begin<'l>(_: &'l Look<'_>) -> OfText<'l> {
    Box::new(|text, _, out| {
        if text.key.id.starts_with('-') {
            return;
        }
        for part in text.parts.iter().filter(|part| part.is_blank()) {
            let at = text.key.attributes.iter().find(|one| part.attribute == Some(one.name));
            let place = at.map_or(text.key.place, |attribute| attribute.place);
            let message = format!("{} is empty", text.name(part.attribute));
            out.push(
                Diagnostic::warning(codes::EMPTY_TEXT, message, place.clone())
                    .help("write it, or remove it: a missing text falls back to English"),
            );
        }
    })
}
