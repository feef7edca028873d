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

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let mut kinds: BTreeMap<(&str, &str), Vec<&Key<'_>>> = BTreeMap::new();
    for key in look.keys {
        let named = key.variables.is_some() && !key.id.starts_with('-');
        if named && look.is_kind(key.space) && !genders(key.tag).is_empty() {
            kinds.entry((key.tag, key.space)).or_default().push(key);
        }
    }
    let has = |key: &&&Key<'_>| key.attributes.iter().any(|one| one.name == "gender");
    for ((tag, space), keys) in kinds {
        let (most, of) = MOST;
        let gendered = keys.iter().filter(has).count();
        if keys.len() < FEWEST || gendered * of < keys.len() * most {
            continue;
        }
        for key in keys.iter().filter(|key| !has(key)) {
            let message = format!("“{space}/{}” has no gender in “{tag}”", key.id);
            let values: Vec<String> =
                genders(tag).iter().map(|value| format!("“.gender = {value}”")).collect();
            out.push(
                Diagnostic::warning(codes::MISSING_GENDER, message, key.place.clone())
                    .help(format!("add {}: other names of its kind have one", values.join(" or "))),
            );
        }
    }
}
