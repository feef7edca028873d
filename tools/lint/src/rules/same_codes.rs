//! Codes of two things of one language that are the same.

use std::collections::BTreeMap;

use diag::Diagnostic;
use text::anatomy::Piece;
use text::keys::Key;

use crate::codes;
use crate::look::Look;
use crate::texts::Text;

/// The attribute that is the code of a thing: on boards, and as it is typed.
const CODE: &str = "code";

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    // Two packs may each have a map or a board of its own.
    let mut met: BTreeMap<(&str, String), &Key<'_>> = BTreeMap::new();
    let coded = |key: &&Key<'_>| key.attributes.iter().any(|one| one.name == CODE);
    for key in look.keys.iter().filter(coded) {
        let text = Text::of(key);
        let Some(part) = text.part(Some(CODE)) else { continue };
        let [Piece::Words(code)] = part.runs[0].pieces.as_slice() else { continue };
        let code = code.trim();
        let place = (text.key.place.source.path(), code.to_lowercase());
        let Some(first) = met.get(&place) else {
            met.insert(place, text.key);
            continue;
        };
        let message = format!("“{code}” is the code of “{}” too", first.id);
        out.push(
            Diagnostic::warning(codes::SAME_CODE, message, text.place(&part.range))
                .label(first.place.clone(), "has it first")
                .help("give one of them another code: both stand on one board"),
        );
    }
}
