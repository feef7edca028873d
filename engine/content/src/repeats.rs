//! What stands twice where once says it: entries of lists, numbers of cards.

use std::collections::BTreeMap;

use diag::{Diagnostic, Place};

use crate::{Card, CardKind, CardNumber, CardPlaces, codes};

/// Says which entries of a list stand there before; `path` is where the list stands.
pub fn repeated(places: &CardPlaces, path: &str, entries: &[String], out: &mut Vec<Diagnostic>) {
    let mut first: BTreeMap<&str, usize> = BTreeMap::new();
    let mut spots: Option<Vec<Place>> = None;
    for (at, entry) in entries.iter().enumerate() {
        let Some(earlier) = first.get(entry.as_str()) else {
            first.insert(entry, at);
            continue;
        };
        let spots = spots.get_or_insert_with(|| places.entries(path));
        let (Some(here), Some(there)) = (spots.get(at), spots.get(*earlier)) else { continue };
        let finding = again(entry, here.clone(), there.clone());
        out.push(match spots.get(at - 1) {
            Some(before) => {
                let end = before.span.end as usize..here.span.end as usize;
                finding.fix(places.source().place(end), "")
            }
            None => finding,
        });
    }
}

/// An entry that stands in its list before.
pub(crate) fn again(entry: &str, here: Place, first: Place) -> Diagnostic {
    let message = format!("“{entry}” stands here a second time");
    Diagnostic::warning(codes::REPEATED_ENTRY, message, here)
        .label(first, "first here")
        .help("once says it")
}

/// Reports cards of one kind and pack that have the same number. Each pack may start at 1.
pub fn taken_numbers<T: CardKind>(cards: &[Card<T>]) -> Vec<Diagnostic> {
    let mut first: BTreeMap<(&str, u16, u8), (String, &Card<T>)> = BTreeMap::new();
    let mut out = Vec::new();
    let numbers = |card: &Card<T>| card.data.numbers();
    let all = cards.iter().flat_map(|card| numbers(card).into_iter().map(move |one| (card, one)));
    for (card, CardNumber { path, value, side }) in all {
        let number = (card.pack.as_str(), value, side);
        let Some((there, taker)) = first.get(&number) else {
            first.insert(number, (path, card));
            continue;
        };
        let message = format!("“{}” has the number of “{}”", card.id, taker.id);
        let finding = Diagnostic::warning(codes::TAKEN_NUMBER, message, card.places.value(&path));
        out.push(
            finding
                .label(taker.places.value(there), "taken here")
                .help("give each card of a kind a number of its own"),
        );
    }
    out
}
