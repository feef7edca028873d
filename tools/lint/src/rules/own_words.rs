//! Variables of card texts that show nothing (neither numbers of the card nor words of options, such
//! as `$edition_word`), and words for questions: those that a card lacks and those that nobody sees.

use content::CardInfo;
use diag::{Diagnostic, Place, listed};
use text::BASE;

use crate::asks::{Nameable, says};
use crate::codes;
use crate::look::Look;

/// Where the first language lacks the words for a question, that others lack them is not told.
pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let answered = look.shelved.answered();
    let options = look.options.iter().map(|option| format!("{option}_word")).collect();
    let (prompts, choices) = (look.messages_of("ask"), look.messages_of("choice"));
    let named = Nameable { prompts, choices, answered: &answered, options };
    for card in look.cards {
        let keys: Vec<_> = look.tags.iter().filter_map(|tag| look.text_of(tag, card)).collect();
        let Some(&first) = keys.iter().find(|key| key.tag == BASE).or(keys.first()) else {
            continue;
        };
        let promised = look.promised(card);
        for key in keys {
            // What a file with errors lacks may stand in them.
            let due = key.tag == first.tag || promised.contains(&key.tag);
            let whole = due && !look.is_text_unread(key.tag, key.space, key.id);
            let wanted = |ask: &str| whole && (key.tag == first.tag || says(first, ask));
            out.extend(named.lacking(card, key, &wanted));
            for (name, place) in key.variables.into_iter().flatten() {
                if !named.shows(card, None, name) {
                    out.push(unknown_variable(name, card, place));
                }
            }
            for attribute in &key.attributes {
                if !whole || !Nameable::is_told(card, key, attribute) {
                    out.extend(named.stray(card, key, attribute));
                }
                // A misspelt question has been told, with what it should be called.
                if Nameable::is_told(card, key, attribute) {
                    continue;
                }
                let variables = attribute.variables.iter();
                let strange =
                    variables.filter(|(name, _)| !named.shows(card, Some(attribute.name), name));
                out.extend(strange.map(|(name, place)| unknown_variable(name, card, place)));
            }
        }
    }
}

fn unknown_variable(name: &str, card: &CardInfo, place: &Place) -> Diagnostic {
    let numbers: Vec<&str> = card.numbers().map(|(name, _)| name).collect();
    let message = format!("unknown number “{name}” of the card");
    let finding = Diagnostic::error(codes::UNKNOWN_VARIABLE, message, place.clone());
    let otherwise = format!("known numbers: {}", listed(&numbers));
    finding.did_you_mean(name, numbers, ["“$", "”"], otherwise)
}
