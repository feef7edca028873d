//! Cards of a hero that repeat another card under a second name.

use std::collections::BTreeMap;

use content::{Card, CardKind};
use diag::Diagnostic;

use super::Held;
use crate::codes;

pub(super) fn look(held: &Held<'_>, out: &mut Vec<Diagnostic>) {
    twins(&held.read.alignments, "grid", |card| card.grid, out);
    twins(
        &held.read.backstories,
        "spaces",
        |card| card.spaces.in_order().map(|it| (it.colour.colour().index(), it.space)),
        out,
    );
}

/// Reports cards without a script whose values repeat those of an earlier card; `key` is the place
/// of the report.
fn twins<T: CardKind, W: Ord>(
    cards: &[Card<T>],
    key: &str,
    what: impl Fn(&T) -> W,
    out: &mut Vec<Diagnostic>,
) {
    let mut first: BTreeMap<W, &Card<T>> = BTreeMap::new();
    for card in cards.iter().filter(|card| card.hooks.is_empty()) {
        let what = what(&card.data);
        let Some(twin) = first.get(&what) else {
            first.insert(what, card);
            continue;
        };
        let message = format!("“{}” is a copy of “{}”", card.id, twin.id);
        let finding = Diagnostic::warning(codes::TWIN_CARD, message, card.places.key(key));
        out.push(
            finding.label(twin.places.key(key), "the same").help("change one, or leave one out"),
        );
    }
}
