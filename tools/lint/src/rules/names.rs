//! Cards without a name.

use diag::{Diagnostic, Source};
use text::BASE;

use crate::codes;
use crate::look::Look;

/// Where the base has a name, a language that lacks it is told among the differences.
pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    for card in look.read_cards() {
        let named = |tag: &str| look.text_of(tag, card).is_some_and(|key| key.variables.is_some());
        let languages = look.promised(card);
        let lacking = languages.iter().filter(|tag| !named(tag) && !named(BASE));
        let lacking: Vec<String> = lacking.map(|tag| format!("“{tag}”")).collect();
        if !lacking.is_empty() {
            let message = format!("“{}” has no name in {}", card.id, lacking.join(", "));
            let help = format!("write “{} = …” in {}.ftl", card.id, card.kind);
            let place = Source::new(card.path.as_str(), "").top();
            out.push(Diagnostic::error(codes::NO_NAME, message, place).help(help));
        }
    }
}
