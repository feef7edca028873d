//! What errors prevent from being read: whole files, or single texts of a file.
//!
//! Missing parts of an unread file are not reported again. An error in one text must not hide
//! missing things in another, so texts are tracked individually.

use std::collections::BTreeSet;

use diag::{Diagnostic, Severity};

use crate::paths::tag;

/// The files and texts with errors.
#[derive(Debug, Default)]
pub(crate) struct Unread {
    /// The paths of files with an error.
    paths: BTreeSet<String>,
    /// The paths of files with an error that was found without running them.
    unreadable: BTreeSet<String>,
    /// Languages and spaces with a file that could not be read at all.
    spaces: BTreeSet<(String, String)>,
    /// Texts with an error: language, space, id.
    texts: BTreeSet<(String, String, String)>,
}

impl Unread {
    /// Records findings.
    pub(crate) fn extend<'f>(&mut self, findings: impl Iterator<Item = &'f Diagnostic>) {
        for found in findings.filter(|found| found.severity == Severity::Error) {
            let path = found.place.source.path();
            self.paths.insert(path.to_owned());
            if found.code != script::codes::SCRIPT_FAULT {
                self.unreadable.insert(path.to_owned());
            }
            let Some(tag) = tag(path) else { continue };
            for space in spaces(path) {
                let text = found.place.source.text();
                // Nothing is known about a file that could not be decoded, or is too large.
                if text.is_empty() || text.contains('\0') {
                    self.spaces.insert((tag.to_owned(), space.to_owned()));
                    continue;
                }
                let ids = entries(text, found.place.span.start as usize);
                let texts = ids.map(|id| (tag.to_owned(), space.to_owned(), id.to_owned()));
                self.texts.extend(texts);
            }
        }
    }

    /// Whether nothing has an error.
    pub(crate) fn is_empty(&self) -> bool {
        self.paths.is_empty()
    }

    /// Whether all data and scripts could be read. Errors in texts do not hide errors in these.
    pub(crate) fn is_data_whole(&self) -> bool {
        self.paths.iter().all(|path| is_text(path))
    }

    /// Whether a file has an error.
    pub(crate) fn has(&self, path: &str) -> bool {
        self.paths.contains(path)
    }

    /// Whether a file in a folder, with this extension, has an error.
    pub(crate) fn has_any(&self, folder: &str, ending: &str) -> bool {
        self.paths.iter().any(|path| path.starts_with(folder) && path.ends_with(ending))
    }

    /// The paths of the files that cannot be read. A script that fails when it is loaded can be
    /// read.
    pub(crate) fn unreadable(&self) -> &BTreeSet<String> {
        &self.unreadable
    }

    /// Whether a text of a language may be in a file with errors.
    pub(crate) fn has_text(&self, tag: &str, space: &str, id: &str) -> bool {
        let own = |(of, in_space): &(String, String)| of == tag && in_space == space;
        self.spaces.iter().any(own)
            || self
                .texts
                .iter()
                .any(|(of, in_space, it)| of == tag && in_space == space && it == id)
    }

    /// Whether a text of any language may be in a file with errors.
    pub(crate) fn has_text_of_any(&self, space: &str, id: &str) -> bool {
        self.spaces.iter().any(|(_, in_space)| in_space == space)
            || self.texts.iter().any(|(_, in_space, it)| in_space == space && it == id)
    }
}

/// Whether a file contains texts, or sums of texts.
pub(crate) fn is_text(path: &str) -> bool {
    path.ends_with(".ftl") || path.ends_with(crate::sync::FILE)
}

/// The possible spaces of a file of texts: its name, or that of a folder with its parts. A folder
/// can also be that of a built-in pack; no space has such a name.
fn spaces(path: &str) -> impl Iterator<Item = &str> {
    let inside = path.rsplit_once("locales/").and_then(|(_, inside)| inside.strip_suffix(".ftl"));
    inside.unwrap_or_default().split('/').skip(1)
}

/// The ids of the entries around a byte: the one that contains it, and at the head of one also the
/// entry before it, which may be unclosed.
fn entries(text: &str, at: usize) -> impl Iterator<Item = &str> {
    let end = text.get(at..).and_then(|rest| rest.find('\n')).map_or(text.len(), |more| at + more);
    let before = text.get(..end).unwrap_or(text);
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    let mut ids = before.lines().rev().filter_map(id);
    let first = ids.next();
    let is_head = before.get(line_start..).is_some_and(|line| id(line).is_some());
    let second = if is_head { ids.next() } else { None };
    first.into_iter().chain(second)
}

/// The id of the entry that begins in a line.
fn id(line: &str) -> Option<&str> {
    let is_of_id = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    let end = line.find(|letter: char| !is_of_id(letter)).unwrap_or(line.len());
    line.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '-')
        .then(|| &line[..end])
}

#[cfg(test)]
mod tests {
    use super::entries;

    #[test]
    fn an_error_is_in_one_text_or_between_two() {
        let text = "# Names\none = One\n    .text = { -nothing }\ntwo = Two {\nthree = Three\n";
        let at = |words: &str| {
            let at = text.find(words).expect("there");
            entries(text, at).collect::<Vec<_>>()
        };
        assert_eq!(at("-nothing"), ["one"]);
        assert_eq!(at("Three"), ["three", "two"]);
        assert_eq!(at("# Names"), [""; 0]);
    }
}
