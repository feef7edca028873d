//! The source of bytes. The engine never opens a file; a [`Files`] provides its bytes.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::{Diagnostic, Source};

/// A read-only tree of files.
///
/// Paths are relative, use `/`, and never contain `.` or `..`; nothing outside the tree has a path.
/// Readers keep a tree in an `Arc`, possibly in several threads.
///
/// ```
/// use diag::{Files, Memory, Overlay};
///
/// let saved = Memory::new().with("pack.toml", "id = 'a'").with("card/axe.toml", "cost = 3");
/// let typed = Memory::new().with("card/axe.toml", "cost = 4");
/// let files = Overlay { over: typed, under: saved };
/// assert_eq!(files.list(), ["card/axe.toml", "pack.toml"]);
/// assert_eq!(files.list_in("card"), ["card/axe.toml"]);
/// assert_eq!(files.read("card/axe.toml").as_deref(), Some("cost = 4".as_bytes()));
/// assert_eq!(files.read("card/bow.toml"), None);
/// ```
pub trait Files: Send + Sync {
    /// All files of the tree, sorted by path.
    fn list(&self) -> Vec<String>;

    /// The files of one folder and of those below it, sorted by path. A tree that knows its order
    /// finds them without a look at the others.
    fn list_in(&self, folder: &str) -> Vec<String> {
        let below = |path: &String| path.strip_prefix(folder).is_some_and(|it| it.starts_with('/'));
        self.list().into_iter().filter(|path| folder.is_empty() || below(path)).collect()
    }

    /// The bytes of one file. `None` if it does not exist or must not be read; a symbolic link that
    /// leaves the tree counts as absent.
    fn read(&self, path: &str) -> Option<Cow<'_, [u8]>>;

    /// The text of one file with the path for messages, as [`Source::decode`] returns it. A tree
    /// that is opened repeatedly may return its earlier text while the file is unchanged.
    fn text(&self, path: &str, shown: String) -> Option<Result<Source, Box<Diagnostic>>> {
        self.read(path).map(|bytes| Source::decode(shown, &bytes))
    }
}

/// Files in memory, for tests and unsaved buffers.
#[derive(Clone, Debug, Default)]
pub struct Memory(BTreeMap<String, Vec<u8>>);

impl Memory {
    /// An empty tree.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds or replaces a file.
    pub fn with(mut self, path: impl Into<String>, bytes: impl Into<Vec<u8>>) -> Self {
        self.0.insert(path.into(), bytes.into());
        self
    }

    /// Removes a file.
    pub fn without(mut self, path: &str) -> Self {
        self.0.remove(path);
        self
    }

    /// A copy in memory of another tree.
    pub fn copy_of(files: &dyn Files) -> Self {
        let paths = files.list();
        Self(
            paths
                .into_iter()
                .filter_map(|path| {
                    let bytes = files.read(&path)?.into_owned();
                    Some((path, bytes))
                })
                .collect(),
        )
    }
}

impl Files for Memory {
    fn list(&self) -> Vec<String> {
        self.0.keys().cloned().collect()
    }

    fn read(&self, path: &str) -> Option<Cow<'_, [u8]>> {
        self.0.get(path).map(|bytes| Cow::Borrowed(bytes.as_slice()))
    }
}

/// One tree on top of another: a file of `over` hides the file of `under` with the same path.
pub struct Overlay<O, U> {
    /// The tree that is read first.
    pub over: O,
    /// The tree that is read if `over` does not have the file.
    pub under: U,
}

impl<O: Files, U: Files> Files for Overlay<O, U> {
    fn list(&self) -> Vec<String> {
        let mut all = self.over.list();
        all.extend(self.under.list());
        all.sort();
        all.dedup();
        all
    }

    fn read(&self, path: &str) -> Option<Cow<'_, [u8]>> {
        self.over.read(path).or_else(|| self.under.read(path))
    }
}
