//! Which messages languages have a text for, without reading what these texts say.

use std::collections::{BTreeMap, BTreeSet};

use diag::Source;

use crate::TERMS;
use crate::tree::{Tree, language};

/// The messages that have a value, as space and id, by the tag of the language; `None` where somebody
/// has to read the texts to know, which is so unless all trees are [proven](Tree::proven).
///
/// ```
/// use text::Tree;
///
/// let files = diag::Memory::new()
///     .with("locales/en/log.ftl", "bought = Bought.\n    .short = B.\nsold =\n    Sold.\n-term = T\n")
///     .with("locales/nl/log.ftl", "bought = Gekocht.\nsold =\n    .short = V.\n");
/// let said = text::tally::said(&[Tree::own(&files, "locales").proven()]).expect("no fault");
/// let ids = |tag: &str| said[tag].iter().map(|(_, id)| id.as_str()).collect::<Vec<_>>();
/// assert_eq!(ids("en"), ["bought", "sold"]);
/// assert_eq!(ids("nl"), ["bought"]);
/// assert_eq!(text::tally::said(&[Tree::own(&files, "locales")]), None);
/// ```
pub fn said(trees: &[Tree<'_>]) -> Option<BTreeMap<String, BTreeSet<(String, String)>>> {
    let mut all: BTreeMap<String, BTreeSet<(String, String)>> = BTreeMap::new();
    for tree in trees {
        if !tree.is_proven() {
            return None;
        }
        for found in tree.found().into_iter().filter(|found| found.space != TERMS) {
            let tag = language(&found.tag)?.to_string();
            let source = tree.read(&found.path).ok()?;
            let ids = with_value(&source).map(|id| (found.space.clone(), id.to_owned()));
            all.entry(tag).or_default().extend(ids);
        }
    }
    Some(all)
}

/// The ids of the messages of a sound file that have a value. It begins on their line or on the next
/// one, unless that is an attribute.
fn with_value(source: &Source) -> impl Iterator<Item = &str> {
    let mut lines = source.text().lines().peekable();
    std::iter::from_fn(move || {
        loop {
            let line = lines.next()?;
            if !line.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
                continue;
            }
            let Some((id, value)) = line.split_once('=') else { continue };
            let below = lines.peek().map_or("", |next| next.trim_start());
            let goes_on = lines.peek().is_some_and(|next| next.starts_with(' '));
            if !value.trim().is_empty() || (goes_on && !below.starts_with('.')) {
                return Some(id.trim_end());
            }
        }
    })
}
