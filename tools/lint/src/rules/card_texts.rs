//! Cards that act, and their text does not say how.

use diag::Diagnostic;
use text::BASE;

use crate::codes;
use crate::look::Look;

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    for card in look.read_cards().filter(|card| !card.hooks.is_empty()) {
        let named = |tag: &&str| look.text_of(tag, card).is_some_and(|key| key.variables.is_some());
        let base = Some(BASE).filter(named).or_else(|| look.promised(card).first().copied());
        let key = base.and_then(|tag| look.text_of(tag, card));
        let Some(key) = key.filter(|key| key.attributes.iter().all(|one| one.name != "text"))
        else {
            continue;
        };
        let message = format!("“{}” acts, but its text does not say how", card.id);
        out.push(
            Diagnostic::error(codes::NO_CARD_TEXT, message, key.place.clone())
                .help("add the attribute “.text = …”"),
        );
    }
}
