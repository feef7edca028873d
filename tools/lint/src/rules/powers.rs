//! Acting cards whose power has no name, although those of other cards of the kind have one.

use std::collections::BTreeMap;

use content::CardInfo;
use diag::{Diagnostic, nearest};
use text::BASE;
use text::keys::Key;

use super::unused_texts::is_known;
use crate::codes;
use crate::look::Look;

/// The attribute with the name.
const POWER: &str = "power";

/// The share of cards of a kind above which names of powers are considered usual.
const MOST: (usize, usize) = (4, 5);

/// Minimum number of cards for a usual form.
const FEWEST: usize = 5;

/// If English has the name, a missing translation is reported as a difference.
pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let mut kinds: BTreeMap<(&str, &str), Vec<(&CardInfo, &Key<'_>)>> = BTreeMap::new();
    for card in look.read_cards().filter(|card| !card.hooks.is_empty()) {
        let english = look.text_of(BASE, card);
        let key =
            english.or_else(|| look.promised(card).first().and_then(|tag| look.text_of(tag, card)));
        if let Some(key) = key.filter(|key| key.variables.is_some()) {
            kinds.entry((key.tag, card.kind)).or_default().push((card, key));
        }
    }
    for cards in kinds.values().filter(|cards| cards.len() >= FEWEST) {
        let (most, of) = MOST;
        let named = cards.iter().filter(|(_, key)| names(key)).count();
        if named * of >= cards.len() * most {
            let nameless = cards.iter().filter(|(_, key)| !names(key) && !misspells(key));
            out.extend(nameless.map(|(card, key)| nameless_power(card, key)));
        }
    }
}

fn names(key: &Key<'_>) -> bool {
    key.attributes.iter().any(|one| one.name == POWER)
}

/// Whether it exists under an unused name, which is reported.
fn misspells(key: &Key<'_>) -> bool {
    let mut strange = key.attributes.iter().filter(|one| !is_known(key.tag, one.name));
    strange.any(|one| nearest(one.name, [POWER]).is_some())
}

fn nameless_power(card: &CardInfo, key: &Key<'_>) -> Diagnostic {
    let message = format!("the power of “{}” has no name in “{}”", card.id, key.tag);
    Diagnostic::warning(codes::NAMELESS_POWER, message, key.place.clone())
        .help(format!("add “.{POWER} = …”: other cards of the kind “{}” have one", card.kind))
}
