//! Texts whose English has changed since they were translated.

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::sync::Arc;

use diag::{Diagnostic, made};
use text::BASE;
use text::keys::Key;

use crate::codes;
use crate::look::Look;
use crate::sync::{Sum, Sums, sum, sums_beside};

/// A folder without sums draws nothing.
pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let trees = look.content.trees(look.shelved.id());
    let crew = look.content.library.crew();
    let mut folders: BTreeMap<String, Option<Arc<Read>>> = BTreeMap::new();
    for group in look.wanted_groups().0 {
        let english = group.iter().find(|key| key.tag == BASE);
        // Summed up once for all languages.
        let now = OnceCell::new();
        for key in group.iter().filter(|key| key.tag != BASE) {
            let read = folders.entry(sums_beside(key)).or_insert_with_key(|path| {
                let source = trees.iter().find_map(|tree| tree.beside(path))?;
                let read = made(crew, "sums", &source, || Sums::read(&source));
                out.extend(read.1.iter().cloned());
                Some(read)
            });
            let then = read.as_ref().and_then(|read| read.0.of(key.space, key.id));
            let (Some(then), Some(english)) = (then, english) else { continue };
            let now = *now.get_or_init(|| sum(english));
            if now != then.english && then.is_stale(Sum { english: now, own: sum(key) }) {
                out.push(stale(key, english));
            }
        }
    }
}

/// The sums of a folder, and what is wrong with their file.
type Read = (Sums, Vec<Diagnostic>);

fn stale(key: &Key<'_>, english: &Key<'_>) -> Diagnostic {
    let name = format!("{}/{}", key.space, key.id);
    let message = format!("the English of “{name}” has changed since “{}” was written", key.tag);
    let help = format!(
        "translate it anew and run `cardwright locale sync`, or, where it is still right, \
         `cardwright locale sync --accept {name}`"
    );
    Diagnostic::warning(codes::STALE_TEXT, message, key.place.clone())
        .label(english.place.clone(), "says something else now")
        .help(help)
}
