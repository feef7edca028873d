//! Cards that act, and no ruling says how.

use std::collections::BTreeSet;

use diag::{Diagnostic, Source};

use crate::codes;
use crate::look::Look;

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let ruled = look.rulings.iter().zip(look.records).filter(|(_, read)| !read.0.is_empty());
    let ruled: BTreeSet<_> =
        ruled.map(|(ruling, _)| (ruling.kind.as_str(), ruling.id.as_str())).collect();
    let acting = look.cards.iter().filter(|card| !card.hooks.is_empty());
    for card in acting.filter(|card| !ruled.contains(&(card.kind, card.id.as_str()))) {
        // What cannot be read may well be a ruling.
        let beside = card.path.strip_suffix(".toml").map(|path| format!("{path}.play"));
        if beside.is_some_and(|path| look.is_unread(&path)) {
            continue;
        }
        let message = format!("“{}” acts, but no ruling tests it", card.id);
        let help = format!("write one next to it, in {}.play", card.id);
        let place = Source::new(card.path.as_str(), "").top();
        out.push(Diagnostic::error(codes::NO_RULING, message, place).help(help));
    }
}
