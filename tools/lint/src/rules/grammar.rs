//! Names without a gender, in a language whose sentences put articles before such names.

use std::collections::BTreeMap;

use diag::Diagnostic;
use text::forms::genders;
use text::keys::Key;

use crate::codes;
use crate::look::Look;

/// A kind of card has genders where four of five names have one.
const MOST: (usize, usize) = (4, 5);

/// Fewer names show no custom.
const FEWEST: usize = 5;

/// Other parts of a name fall back to the name itself, and are each language's choice.
pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let mut kinds: BTreeMap<(&str, &str), Vec<&Key<'_>>> = BTreeMap::new();
    for key in look.keys {
        let named = key.variables.is_some() && !key.id.starts_with('-');
        if named && look.is_kind(key.space) && !genders(key.tag).is_empty() {
            kinds.entry((key.tag, key.space)).or_default().push(key);
        }
    }
    let has = |key: &&&Key<'_>| key.attributes.iter().any(|one| one.name == "gender");
    for keys in kinds.values().filter(|keys| keys.len() >= FEWEST) {
        let (most, of) = MOST;
        if keys.iter().filter(has).count() * of >= keys.len() * most {
            out.extend(keys.iter().filter(|key| !has(key)).map(|key| lacking(key)));
        }
    }
}

fn lacking(key: &Key<'_>) -> Diagnostic {
    let message = format!("“{}/{}” has no “.gender” in “{}”", key.space, key.id, key.tag);
    let values = genders(key.tag).iter().map(|value| format!("“.gender = {value}”"));
    let values: Vec<String> = values.collect();
    Diagnostic::warning(codes::MISSING_GRAMMAR, message, key.place.clone())
        .help(format!("add {}: other names of its kind have one", values.join(" or ")))
}
