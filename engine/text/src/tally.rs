//! Which messages have texts, found without parsing the texts.

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
    /// The ids of its messages with a value in order, each with a line break. Files with equal ones
    /// are compared at once.
    pub ids: String,
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
/// assert_eq!((said[0].tag.as_str(), said[0].ids.as_str()), ("en", "bought\nsold\n"));
/// assert_eq!((said[1].tag.as_str(), said[1].ids.as_str()), ("nl", "bought\n"));
/// assert_eq!(text::tally::said(&[tree]), None);
/// ```
pub fn said(trees: &[Tree]) -> Option<Vec<SaidFile>> {
    let mut all = Vec::new();
    for tree in trees {
        if !tree.is_proven() {
            return None;
        }
        for files in tree.found().chunk_by(|one, next| one.tag == next.tag) {
            let tag = language(&files[0].tag)?.to_string();
            for found in files.iter().filter(|found| found.space != TERMS) {
                let source = tree.read(&found.path).ok()?;
                let (ids, path) = (with_value(source.text()), source.path().to_owned());
                all.push(SaidFile { tag: tag.clone(), space: found.space.clone(), path, ids });
            }
        }
    }
    Some(all)
}

/// The ids of the messages with a value in a valid file. The value begins on their line, or on the
/// next one unless that is an attribute.
fn with_value(text: &str) -> String {
    let mut ids = String::new();
    let ends = memchr::memchr_iter(b'\n', text.as_bytes()).chain([text.len()]);
    let mut from = 0;
    for end in ends {
        let at = std::mem::replace(&mut from, end + 1);
        if !text.as_bytes().get(at).is_some_and(u8::is_ascii_alphabetic) {
            continue;
        }
        let Some((id, value)) = text[at..end].split_once('=') else { continue };
        let goes_on = || {
            let next = text.get(end + 1..).and_then(|rest| rest.lines().next()).unwrap_or_default();
            next.starts_with(' ') && !next.trim_start().starts_with('.')
        };
        if !value.trim().is_empty() || goes_on() {
            ids.push_str(id.trim_end());
            ids.push('\n');
        }
    }
    ids
}
