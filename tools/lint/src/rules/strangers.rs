//! Names of cards that are not there.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use diag::{Diagnostic, Lexicon, Meant};
use text::keys::Key;

use crate::codes;
use crate::look::Look;

/// A text that is probably meant for a card without one is told with that card.
pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let misspelt: BTreeSet<_> = misspelt(look).values().map(|key| at(key)).collect();
    for (key, known) in strangers(look).filter(|(key, _)| !misspelt.contains(&at(key))) {
        let message = format!("unknown card “{}” of kind “{}”", key.id, key.space);
        let finding = Diagnostic::warning(codes::STRAY_TEXT, message, key.place.clone());
        let otherwise = "remove the text, or name it like the card's file";
        let near = known.meant(key.id);
        let finding = finding.meaning(key.id, near, ["“", "”"], otherwise);
        // A card with a text of its own does not get a second one.
        let is_said = near.is_some_and(|near| look.key(key.tag, key.space, near.word).is_some());
        out.push(if is_said { finding.unfixed() } else { finding });
    }
}

/// Texts of no card that are called nearly as one that has none in their language: by language, kind
/// and id of that card.
pub(super) fn misspelt<'l>(
    look: &'l Look<'_>,
) -> BTreeMap<(&'l str, &'l str, &'l str), &'l Key<'l>> {
    let mut due: BTreeMap<(&str, &str), Vec<&str>> = BTreeMap::new();
    for (card, tags) in look.nameless() {
        for tag in tags {
            due.entry((tag, card.kind)).or_default().push(&card.id);
        }
    }
    let mut misspelt = BTreeMap::new();
    if due.is_empty() {
        return misspelt;
    }
    let due: BTreeMap<(&str, &str), Lexicon<'_>> =
        due.into_iter().map(|(of, cards)| (of, Lexicon::of(cards))).collect();
    for (key, _) in strangers(look) {
        let near = due.get(&(key.tag, key.space)).and_then(|cards| cards.meant(key.id));
        if let Some(Meant { word: card, .. }) = near {
            misspelt.entry((key.tag, key.space, card)).or_insert(key);
        }
    }
    misspelt
}

/// The texts of no card, each with the cards of its kind.
fn strangers<'l>(look: &'l Look<'_>) -> impl Iterator<Item = (&'l Key<'l>, Rc<Lexicon<'l>>)> {
    let kinds: BTreeSet<&str> = look.shelved.kinds().iter().copied().collect();
    kinds.into_iter().flat_map(|kind| {
        let of_kind = look.cards.iter().filter(|card| card.kind == kind);
        let ids: BTreeSet<&str> = of_kind.map(|card| card.id.as_str()).collect();
        // Nothing at all of a kind: its cards could not be read, which is said elsewhere.
        let keys = look.keys.iter().filter(|key| key.space == kind);
        let keys: Vec<&Key<'_>> = keys
            .filter(|key| !ids.is_empty() && !ids.contains(key.id) && is_strange(look, key))
            .collect();
        let words = Lexicon::of(ids.iter().copied().filter(|_| !keys.is_empty()));
        let known = Rc::new(words);
        keys.into_iter().map(move |key| (key, known.clone()))
    })
}

/// Whether a text that no card is called like is about none.
fn is_strange(look: &Look<'_>, key: &Key<'_>) -> bool {
    let pack = look.content.pack_of_text(key.place.source.path());
    // The cards of a pack that could not be opened are not known.
    let opened = pack.is_some_and(|pack| engine::game(&pack.game).is_some());
    opened && !look.content.has_file(key.space, key.id) && !key.id.starts_with('-')
}

fn at<'k>(key: &Key<'k>) -> (&'k str, &'k str, &'k str) {
    (key.tag, key.space, key.id)
}
