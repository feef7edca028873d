//! Texts of unknown messages, and variables that are not arguments of their message.

use std::collections::{BTreeMap, BTreeSet};

use diag::{Diagnostic, nearest};
use play::signature::Signature;
use text::keys::{Key, shows};

use crate::codes;
use crate::look::Look;

pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    for (space, known) in &look.messages {
        let by_id: BTreeMap<&str, &Signature> =
            known.iter().map(|message| (message.id, message)).collect();
        let keys: Vec<&Key<'_>> = look.keys.iter().filter(|key| key.space == *space).collect();
        let referred = keys.iter().flat_map(|key| key.refers.iter().map(|id| (key.tag, *id)));
        let referred: BTreeSet<(&str, &str)> = referred.collect();
        for key in &keys {
            match by_id.get(key.id) {
                Some(message) => out.extend(strange_variables(look, key, message)),
                None if key.id.starts_with('-') || referred.contains(&(key.tag, key.id)) => {}
                None => out.push(no_message(look, key, known)),
            }
        }
    }
}

/// Whether a text has variables that are not arguments of its message.
pub(super) fn slips(look: &Look<'_>, key: &Key<'_>) -> bool {
    let message = look.messages_of(key.space).iter().find(|message| message.id == key.id);
    message.is_some_and(|message| !strange_variables(look, key, message).is_empty())
}

fn no_message(look: &Look<'_>, key: &Key<'_>, known: &[Signature]) -> Diagnostic {
    let message = format!("unknown message “{}/{}”", key.space, key.id);
    let finding = Diagnostic::warning(codes::STRAY_TEXT, message, key.place.clone());
    let known = || known.iter().map(|message| message.id);
    let otherwise = "remove the text; `cardwright schema` prints the messages of a game";
    let finding = finding.did_you_mean(key.id, known(), ["“", "”"], otherwise);
    // A fix must not create a second text with one name.
    let is_said = |near: &str| look.key(key.tag, key.space, near).is_some();
    if nearest(key.id, known()).is_some_and(is_said) { finding.unfixed() } else { finding }
}

/// The variables of a text that show neither an argument of its message nor the table.
fn strange_variables(look: &Look<'_>, key: &Key<'_>, message: &Signature) -> Vec<Diagnostic> {
    let names: Vec<&str> = message.args.iter().map(|(name, _)| *name).collect();
    let attributes = key.attributes.iter().map(|one| one.variables);
    let variables = attributes.chain(key.variables).flatten();
    let own = |variable: &str| names.iter().any(|name| shows(variable, name));
    let strange = variables.filter(|(variable, _)| !own(variable) && !look.is_of_table(variable));
    let told = strange.map(|(variable, place)| {
        let message = format!("unknown argument “{variable}” of the message");
        let finding = Diagnostic::error(codes::UNKNOWN_VARIABLE, message, place.clone());
        finding.suggest_fix(variable, names.iter().copied())
    });
    told.collect()
}
