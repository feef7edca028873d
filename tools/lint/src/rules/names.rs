//! Cards without a name in a declared language of their pack.

use content::CardInfo;
use diag::{Diagnostic, Source};
use text::keys::Key;

use super::strangers;
use crate::codes;
use crate::look::Look;

/// A pack without any text in a language is reported once.
pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let misspelt = strangers::misspelt(look);
    for (card, tags) in look.nameless() {
        let mut elsewhere = Vec::new();
        for tag in tags {
            match misspelt.get(&(tag.as_str(), card.kind, card.id.as_str())) {
                Some(key) => out.push(called_otherwise(card, key)),
                None => elsewhere.push(format!("“{tag}”")),
            }
        }
        if !elsewhere.is_empty() {
            let message = format!("“{}” has no name in {}", card.id, elsewhere.join(", "));
            let help = format!("write “{} = …” in {}.ftl", card.id, card.kind);
            out.push(Diagnostic::error(codes::NO_NAME, message, top(card)).help(help));
        }
    }
}

/// A text exists under the name of no card.
fn called_otherwise(card: &CardInfo, key: &Key<'_>) -> Diagnostic {
    let message = format!("“{}” has no name in “{}”", card.id, key.tag);
    Diagnostic::error(codes::NO_NAME, message, key.place.clone())
        .label(top(card), "this card has none")
        .help(format!("did you mean “{}”? No card is called “{}”", card.id, key.id))
        .respelt(key.id, &card.id)
}

fn top(card: &CardInfo) -> diag::Place {
    Source::new(card.path.as_str(), "").top()
}
