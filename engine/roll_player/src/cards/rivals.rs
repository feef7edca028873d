//! Expansions that cannot be played together: two that change the same table, from packs that do
//! not require each other.

use std::collections::{BTreeMap, BTreeSet};

use content::{Document, Library};
use diag::{Diagnostic, Place};

use super::Expansion;
use crate::codes;

/// The expansions that change the table, in the order of their packs. An expansion may build on
/// another if its pack requires the other's pack. Otherwise the second one is left out and
/// reported.
pub(super) fn compatible<'r>(
    expansions: &'r [Document<Expansion>],
    library: &Library,
    out: &mut Vec<Diagnostic>,
) -> Vec<&'r Document<Expansion>> {
    let requires = library.requires();
    let mut kept: Vec<&Document<Expansion>> = Vec::new();
    for expansion in expansions {
        let below = below(&requires, &expansion.pack);
        match kept.iter().find(|other| !below.contains(other.pack.as_str())) {
            None => kept.push(expansion),
            Some(other) => out.push(rivals(library, expansion, other)),
        }
    }
    kept
}

/// The packs that a pack requires, directly or indirectly.
fn below<'r>(requires: &'r BTreeMap<String, Vec<String>>, pack: &'r str) -> BTreeSet<&'r str> {
    let (mut found, mut next) = (BTreeSet::new(), vec![pack]);
    while let Some(pack) = next.pop() {
        let required = requires.get(pack).into_iter().flatten().map(String::as_str);
        next.extend(required.filter(|id| found.insert(*id)));
    }
    found
}

/// Reports two expansions that change the same table, at the pack that requires both, because that
/// pack can be fixed.
fn rivals(
    library: &Library,
    expansion: &Document<Expansion>,
    other: &Document<Expansion>,
) -> Diagnostic {
    let (one, two) = (&other.pack, &expansion.pack);
    let head = |document: &Document<Expansion>| -> Place { document.places.key("edition") };
    let wants = |requires: &[String]| requires.contains(one) && requires.contains(two);
    let both = library.packs().find(|pack| wants(&pack.requires));
    let message = if one == two {
        format!("“{one}” changes the table twice: “{}” and “{}”", other.id, expansion.id)
    } else {
        format!("“{one}” and “{two}” cannot be played together: both change the table")
    };
    let finding = match both {
        Some(pack) => {
            Diagnostic::error(codes::RIVAL_EXPANSIONS, message, pack.places().key("requires"))
                .label(head(expansion), "changes it")
        }
        None => Diagnostic::error(codes::RIVAL_EXPANSIONS, message, head(expansion)),
    };
    finding
        .label(head(other), "changes it too")
        .help("leave one of them out, or let one require the other")
}
