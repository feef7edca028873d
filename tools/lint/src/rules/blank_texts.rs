//! Texts in which there is nothing to read.

use diag::Diagnostic;

use crate::codes;
use crate::look::Look;

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    for text in look.texts.iter().filter(|text| !text.key.id.starts_with('-')) {
        for part in text.parts.iter().filter(|part| part.is_blank()) {
            let at = text.key.attributes.iter().find(|one| part.attribute == Some(one.name));
            let place = at.map_or(text.key.place, |attribute| attribute.place);
            let message = format!("{} says nothing", text.name(part.attribute));
            out.push(
                Diagnostic::warning(codes::EMPTY_TEXT, message, place.clone())
                    .help("write it, or take it out: what is not there falls back to English"),
            );
        }
    }
}
