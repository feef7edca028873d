//! Which messages have texts, found without parsing the texts.

use std::iter;

use diag::Source;

use crate::TERMS;
use crate::tree::{Tree, language};

/// The messages of a file of texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaidFile {
    /// The tag of its language.
    pub tag: String,
    /// Its space.
    pub space: String,
    /// Its path in messages.
    pub path: String,
    /// The ids of its messages with a value, in order.
    pub ids: Vec<String>,
}

/// The messages of each file. `None` unless all trees are [proven](Tree::proven), because other
/// texts must be parsed.
///
/// ```
/// use std::sync::Arc;
///
/// use text::Tree;
///
/// let files = diag::Memory::new()
///     .with("locales/en/log.ftl", "bought = Bought.\n    .short = B.\nsold =\n    Sold.\n-term = T\n")
///     .with("locales/nl/log.ftl", "bought = Gekocht.\nsold =\n    .short = V.\n");
/// let tree = Tree::own(Arc::new(files), "locales");
/// let said = text::tally::said(&[tree.clone().proven()]).expect("no fault");
/// assert_eq!((said[0].tag.as_str(), said[0].ids.join(" ")), ("en", "bought sold".to_owned()));
/// assert_eq!((said[1].tag.as_str(), said[1].ids.join(" ")), ("nl", "bought".to_owned()));
/// assert_eq!(text::tally::said(&[tree]), None);
/// ```
pub fn said(trees: &[Tree]) -> Option<Vec<SaidFile>> {
    let mut all = Vec::new();
    for tree in trees {
        if !tree.is_proven() {
            return None;
        }
        for found in tree.found().into_iter().filter(|found| found.space != TERMS) {
            let tag = language(&found.tag)?.to_string();
            let source = tree.read(&found.path).ok()?;
            let ids = with_value(&source).map(str::to_owned).collect();
            let (space, path) = (found.space, source.path().to_owned());
            all.push(SaidFile { tag, space, path, ids });
        }
    }
    Some(all)
}

/// The ids of the messages with a value in a valid file. The value begins on their line, or on the
/// next one unless that is an attribute.
fn with_value(source: &Source) -> impl Iterator<Item = &str> {
    let text = source.text();
    let begins = iter::once(0).chain(memchr::memchr_iter(b'\n', text.as_bytes()).map(|at| at + 1));
    let is_id = |at: &usize| text.as_bytes().get(*at).is_some_and(u8::is_ascii_alphabetic);
    begins.filter(is_id).filter_map(|at| {
        let mut lines = text[at..].lines();
        let (id, value) = lines.next()?.split_once('=')?;
        let mut goes_on = || {
            let next = lines.next().unwrap_or_default();
            next.starts_with(' ') && !next.trim_start().starts_with('.')
        };
        (!value.trim().is_empty() || goes_on()).then(|| id.trim_end())
    })
}
