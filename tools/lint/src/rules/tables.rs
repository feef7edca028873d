//! Tables that cannot be set, because the packs do not hold enough for them.

use std::collections::BTreeSet;

use diag::Diagnostic;
use play::SetupError;

use crate::codes;
use crate::look::Look;

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    // What is wrong with cards is why they do not suffice.
    if !look.whole || out.iter().any(|finding| finding.severity == diag::Severity::Error) {
        return;
    }
    let packs = || look.content.packs_of(look.shelved.id());
    let own = packs().filter(|pack| look.content.is_own(pack.source.path())).last();
    let Some(pack) = own.or_else(|| packs().last()) else { return };
    let mut told = BTreeSet::new();
    for setup in look.opened.setups() {
        let seats = setup.seats;
        let Err(SetupError::Content { kind, there, wanted }) = look.opened.table(setup, 0) else {
            continue;
        };
        if told.insert(kind.clone()) {
            let message =
                format!("a table of {seats} needs {wanted} of “{kind}”, and there are {there}");
            out.push(Diagnostic::warning(codes::NO_TABLE, message, pack.source.top()).help(
                format!("add {} to the packs, or require one that has them", wanted - there),
            ));
        }
    }
}
