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

/// Where a code stands: its pack, the space of its text, the language, and the code.
type Stands<'l> = (Option<&'l str>, &'l str, &'l str, String);

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    // Two packs may each have a map or a board of its own.
    let mut met: BTreeMap<Stands<'_>, &Key<'_>> = BTreeMap::new();
    let coded = |key: &&Key<'_>| key.attributes.iter().any(|one| one.name == CODE);
    let mut keys: Vec<&Key<'_>> = look.keys.iter().filter(coded).collect();
    keys.sort_by_key(|key| (key.place.source.path(), key.place.span.start));
    for key in keys {
        let text = Text::of(key);
        let Some(part) = text.part(Some(CODE)) else { continue };
        let [Piece::Words(code)] = part.runs[0].pieces.as_slice() else { continue };
        let code = code.trim();
        let pack = look.content.pack_of_text(key.place.source.path());
        let pack = pack.map(|pack| pack.id.as_str());
        let stands = (pack, key.space, key.tag, code.to_lowercase());
        let Some(first) = met.get(&stands) else {
            met.insert(stands, key);
            continue;
        };
        let message = format!("“{code}” is also the code of “{}”", first.id);
        out.push(
            Diagnostic::warning(codes::SAME_CODE, message, text.place(&part.range))
                .label(first.place.clone(), "has it already")
                .help("give one of them another code: both are on one board"),
        );
    }
}
