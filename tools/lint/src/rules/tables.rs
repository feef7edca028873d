//! Tables that cannot be set, because the packs do not hold enough for them.

use std::collections::BTreeSet;

use diag::Diagnostic;

use crate::codes;
use crate::look::{Look, Shortage};

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let packs = || look.content.packs_of(look.shelved.id());
    let own = packs().filter(|pack| look.content.is_own(pack.source.path())).last();
    let Some(pack) = own.or_else(|| packs().last()) else { return };
    let mut told = BTreeSet::new();
    for Shortage { seats, kind, there, wanted } in &look.shortages {
        if told.insert(kind) {
            let message =
                format!("a table of {seats} needs {wanted} of “{kind}”, but there are {there}");
            out.push(Diagnostic::warning(codes::NO_TABLE, message, pack.source.top()).help(
                format!("add {} to the packs, or require one that has them", wanted - there),
            ));
        }
    }
}
