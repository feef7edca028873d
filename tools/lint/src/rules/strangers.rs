//! Names of cards that are not there.

use std::collections::BTreeSet;

use diag::{Diagnostic, nearest};

use crate::codes;
use crate::look::Look;

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let kinds: BTreeSet<&str> = look.shelved.kinds().iter().copied().collect();
    for kind in kinds {
        let of_kind = look.cards.iter().filter(|card| card.kind == kind);
        let known: BTreeSet<&str> = of_kind.map(|card| card.id.as_str()).collect();
        // Nothing at all of a kind: its cards could not be read, which is said elsewhere.
        let keys = look.keys.iter().filter(|key| key.space == kind && !known.is_empty());
        for key in keys.filter(|key| !known.contains(key.id)) {
            let pack = look.content.pack_of_text(key.place.source.path());
            // The cards of a pack that could not be opened are not known.
            let opened = pack.is_some_and(|pack| engine::game(&pack.game).is_some());
            if !opened || look.content.has_file(kind, key.id) || key.id.starts_with('-') {
                continue;
            }
            let message = format!("there is no card “{}” of kind “{kind}”", key.id);
            let finding = Diagnostic::warning(codes::STRAY_TEXT, message, key.place.clone());
            out.push(match nearest(key.id, known.iter().copied()) {
                Some(near) => finding.help(format!("did you mean “{near}”?")),
                None => finding.help("take the text out, or name it like the card's file"),
            });
        }
    }
}
