//! Texts whose English has changed since they were translated.

use std::collections::BTreeMap;

use diag::Diagnostic;
use text::BASE;

use crate::codes;
use crate::look::Look;
use crate::sync::{Sum, Sums, sum, sums_beside};

/// A folder without sums draws nothing.
pub(super) fn look(look: &Look<'_>, out: &mut Vec<Diagnostic>) {
    let trees = look.content.trees(look.shelved.id());
    let mut folders: BTreeMap<String, Option<Sums>> = BTreeMap::new();
    // Each English text is summed up once for all languages.
    let mut english_sums: BTreeMap<(&str, &str), u32> = BTreeMap::new();
    for key in look.keys.iter().filter(|key| key.tag != BASE) {
        let sums = folders.entry(sums_beside(key)).or_insert_with_key(|path| {
            let source = trees.iter().find_map(|tree| tree.beside(path))?;
            let (sums, wrong) = Sums::read(&source);
            out.extend(wrong);
            Some(sums)
        });
        let Some(sums) = sums.as_ref().filter(|sums| !sums.0.is_empty()) else { continue };
        let Some(english) = look.key(BASE, key.space, key.id) else { continue };
        let Some(then) = sums.0.get(&(key.space.to_owned(), key.id.to_owned())) else { continue };
        let now = english_sums.entry((key.space, key.id)).or_insert_with(|| sum(english));
        if *now != then.english && then.is_stale(Sum { english: *now, own: sum(key) }) {
            let name = format!("{}/{}", key.space, key.id);
            let message =
                format!("the English of “{name}” has changed since “{}” was written", key.tag);
            let help = format!(
                "translate it anew and run `cardwright locale sync`, or, where it is still right, \
                 `cardwright locale sync --accept {name}`"
            );
            out.push(
                Diagnostic::warning(codes::STALE_TEXT, message, key.place.clone())
                    .label(english.place.clone(), "says something else now")
                    .help(help),
            );
        }
    }
}
