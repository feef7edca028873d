//! Languages that a pack promises and that have no text at all.

use diag::Diagnostic;

use crate::codes;
use crate::look::Look;

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    for pack in look.content.packs_of(look.shelved.id()) {
        for tag in pack.languages.iter().filter(|tag| !look.tags.contains(tag)) {
            let message = format!("the pack promises texts in “{tag}”, and there are none");
            let word = format!("\"{tag}\"");
            let at = pack.source.text().find(&word).map(|at| at..at + word.len());
            let place = at.map_or(pack.source.top(), |range| pack.source.place(range));
            out.push(
                Diagnostic::error(codes::NO_LANGUAGE, message, place)
                    .help(format!("write locales/{tag}/…ftl, or take “{tag}” out")),
            );
        }
    }
}
