//! Repeated entries in lists.

use std::collections::BTreeMap;

use diag::{Diagnostic, Place};

use crate::{CardPlaces, codes};

/// Reports repeated entries of a list. `path` is the path of the list.
pub fn repeated(places: &CardPlaces, path: &str, entries: &[String], out: &mut Vec<Diagnostic>) {
    let mut first: BTreeMap<&str, usize> = BTreeMap::new();
    let mut spots: Option<Vec<Place>> = None;
    for (at, entry) in entries.iter().enumerate() {
        let Some(earlier) = first.get(entry.as_str()) else {
            first.insert(entry, at);
            continue;
        };
        let spots = spots.get_or_insert_with(|| places.entries(path));
        let (Some(here), Some(there)) = (spots.get(at), spots.get(*earlier)) else { continue };
        let finding = again(entry, here.clone(), there.clone());
        out.push(match spots.get(at - 1) {
            Some(before) => {
                let end = before.span.end as usize..here.span.end as usize;
                finding.fix(places.source().place(end), "")
            }
            None => finding,
        });
    }
}

/// A finding about a repeated entry.
pub(crate) fn again(entry: &str, here: Place, first: Place) -> Diagnostic {
    let message = format!("duplicate entry “{entry}”");
    Diagnostic::warning(codes::REPEATED_ENTRY, message, here)
        .label(first, "first here")
        .help("list it once")
}
