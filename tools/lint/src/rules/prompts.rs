//! Colons in questions: one at the end looks for an answer behind it that does not come, and one
//! within collides with that behind the player's name, where the language has one there.

use std::collections::BTreeSet;

use desk::SPACE;
use diag::Diagnostic;
use text::BASE;

use crate::asks::is_question;
use crate::codes;
use crate::look::Look;

/// The space of the questions of a game.
const ASK: &str = "ask";

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let asked = |tag: &str| look.key(tag, SPACE, "asked");
    let kinds: BTreeSet<&str> = look.cards.iter().map(|card| card.kind).collect();
    for key in look.keys {
        let named =
            || asked(key.tag).or_else(|| asked(BASE)).is_some_and(|key| key.colon.is_some());
        let whole = key.colon.filter(|_| key.space == ASK && !key.id.starts_with('-'));
        let own = key.attributes.iter().filter(|_| kinds.contains(key.space));
        let own = own.filter(|one| is_question(one.name));
        let colons = whole.into_iter().chain(own.filter_map(|one| one.colon));
        out.extend(colons.filter(|colon| colon.last || named()).map(|colon| {
            let message = if colon.last {
                "a question ends with a colon".to_owned()
            } else {
                format!("a colon in a question, which “{}” puts after “Name:”", key.tag)
            };
            Diagnostic::warning(codes::PROMPT_COLON, message, colon.place.clone())
                .help("ask without it; name the subject in parentheses after the question")
        }));
    }
}
