//! Cards whose text does not say what they do, in some language or in all.

use content::CardInfo;
use diag::{Diagnostic, Place, nearest};
use text::BASE;
use text::keys::{AttributeKey, Key};

use super::unused_texts::is_known;
use crate::codes;
use crate::look::Look;

/// The attribute that says it.
const TEXT: &str = "text";

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    for card in look.read_cards() {
        let keys = keys(look, card);
        match keys.first() {
            Some(first) if says(first) => {
                let others = keys.iter().filter(|key| !says(key));
                out.extend(others.map(|key| {
                    let message = format!("“{}” has no “.text” in “{}”", card.id, key.tag);
                    told(message, key).label(first.place.clone(), format!("in “{}”", first.tag))
                }));
            }
            Some(first) if !card.hooks.is_empty() => {
                let message = format!("“{}” acts, but has no “.text”", card.id);
                out.push(told(message, first));
            }
            Some(_) | None => {}
        }
    }
}

fn told(message: String, key: &Key<'_>) -> Diagnostic {
    let error = |place| Diagnostic::error(codes::NO_CARD_TEXT, message, Place::clone(place));
    match misspelt(key) {
        Some(near) => error(near.place)
            .help(format!("did you mean “.{TEXT}”? Nothing shows “.{}”", near.name))
            .respelt(near.name, TEXT),
        None => error(key.place).help(format!("add the attribute “.{TEXT} = …”")),
    }
}

/// The texts of a card with a name: first English or the first language that its pack promises, then
/// the others of these. That there is no name is another finding.
fn keys<'l>(look: &Look<'l>, card: &CardInfo) -> Vec<&'l Key<'l>> {
    let named = |tag: &str| look.text_of(tag, card).filter(|key| key.variables.is_some());
    let promised = look.promised(card);
    let first = named(BASE).or_else(|| promised.first().and_then(|tag| named(tag)));
    let Some(first) = first else { return Vec::new() };
    let others = promised.iter().filter_map(|tag| named(tag)).filter(|key| key.tag != first.tag);
    std::iter::once(first).chain(others).collect()
}

fn says(key: &Key<'_>) -> bool {
    key.attributes.iter().any(|one| one.name == TEXT)
}

/// What is probably meant to be the text.
fn misspelt<'k>(key: &'k Key<'_>) -> Option<&'k AttributeKey<'k>> {
    let strange = |one: &&AttributeKey<'_>| !is_known(key.tag, one.name);
    key.attributes.iter().filter(strange).find(|one| nearest(one.name, [TEXT]).is_some())
}

/// Whether an attribute has been told because the text of a card is lacking.
pub(super) fn is_told(look: &Look<'_>, key: &Key<'_>, attribute: &str) -> bool {
    let Some(card) = look.card(key.space, key.id) else { return false };
    let keys = keys(look, card);
    let due = match keys.first() {
        Some(first) if says(first) => keys.iter().any(|one| one.tag == key.tag),
        Some(first) => !card.hooks.is_empty() && first.tag == key.tag,
        None => false,
    };
    due && !says(key) && misspelt(key).is_some_and(|near| near.name == attribute)
}
