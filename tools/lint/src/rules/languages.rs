//! Languages that a pack promises and in which it has no text at all.

use diag::Diagnostic;

use crate::codes;
use crate::look::Look;

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    for pack in look.content.packs_of(look.shelved.id()) {
        for (at, tag) in pack.languages.iter().enumerate() {
            if look.speaks(&pack.id, tag) {
                continue;
            }
            let message = format!("the pack declares “{tag}” but has no text in it");
            let place = pack.places().value(&format!("languages.{at}"));
            out.push(
                Diagnostic::error(codes::NO_LANGUAGE, message, place)
                    .help(format!("write locales/{tag}/…ftl, or remove “{tag}”")),
            );
        }
    }
}
