//! Cards that act, and no ruling says how; rulings that cannot be read.

use std::collections::BTreeSet;

use diag::{Diagnostic, Source};
use play::notation;

use crate::codes;
use crate::look::Look;

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    for ruling in look.rulings {
        out.extend(notation::parse_all(&ruling.source).1);
    }
    let ruled = look.rulings.iter().map(|ruling| (ruling.kind.as_str(), ruling.id.as_str()));
    let ruled: BTreeSet<_> = ruled.collect();
    let acting = look.cards.iter().filter(|card| !card.hooks.is_empty());
    for card in acting.filter(|card| !ruled.contains(&(card.kind, card.id.as_str()))) {
        let message = format!("“{}” acts, but no ruling says how", card.id);
        let help = format!("write one beside it, in {}.play", card.id);
        let place = Source::new(card.path.as_str(), "").top();
        out.push(Diagnostic::error(codes::NO_RULING, message, place).help(help));
    }
}
