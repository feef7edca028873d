//! Messages of a game for which a language has no text, though it has some of the same file.

use std::collections::{BTreeMap, BTreeSet};

use diag::{Diagnostic, Source};
use text::BASE;
use text::keys::Key;

use crate::codes;
use crate::look::Look;

/// So many are named.
const NAMED: usize = 5;

/// What a promised language lacks of English is told among the differences, one by one.
pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let mut files: BTreeMap<(&str, &str), (&Source, BTreeSet<&str>)> = BTreeMap::new();
    // Most texts are of cards, and lie beside others of their kind.
    let of_spaces = look.keys.chunk_by(|one, next| (one.tag, one.space) == (next.tag, next.space));
    for keys in of_spaces.filter(|keys| !look.messages_of(keys[0].space).is_empty()) {
        let Key { tag, space, place, .. } = &keys[0];
        let (_, ids) =
            files.entry((tag, space)).or_insert_with(|| (&place.source, BTreeSet::new()));
        ids.extend(keys.iter().map(|key| key.id));
    }
    for ((tag, space), (source, ids)) in files {
        let lacking = look.messages_of(space).iter().map(|message| message.id);
        let lacking = lacking.filter(|id| !ids.contains(id) && !compared(look, tag, space, id));
        let lacking = lacking.filter(|id| !look.is_text_unread(tag, space, id));
        let lacking: Vec<&str> = lacking.collect();
        if lacking.is_empty() {
            continue;
        }
        let mut named: Vec<String> =
            lacking.iter().take(NAMED).map(|id| format!("“{id}”")).collect();
        if lacking.len() > NAMED {
            named.push(format!("{} more", lacking.len() - NAMED));
        }
        let message = format!("“{space}” has no text in “{tag}” for {}", named.join(", "));
        out.push(Diagnostic::warning(codes::MISSING_MESSAGE, message, source.top()).help(format!(
            "`cardwright schema {}/messages` lists the messages",
            look.shelved.id()
        )));
    }
}

/// Whether it is told where the languages are compared.
fn compared(look: &Look<'_>, tag: &str, space: &str, id: &str) -> bool {
    let base = look.key(BASE, space, id).filter(|_| tag != BASE);
    base.is_some_and(|base| {
        let pack = look.content.pack_of_text(base.place.source.path());
        pack.is_none_or(|pack| pack.languages.iter().any(|known| known == tag))
    })
}
