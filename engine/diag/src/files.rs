//! Where bytes come from. The engine never opens a file: a [`Files`] hands it the bytes.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::{Diagnostic, Source};

/// A read-only tree of files. Paths are relative, with `/` between the parts, and never contain
/// `.` or `..`; what lies outside the tree cannot be named. Readers keep a tree in an `Arc`, perhaps in
/// several threads.
///
/// ```
/// use diag::{Files, Memory, Overlay};
///
/// let saved = Memory::new().with("pack.toml", "id = 'a'").with("card/axe.toml", "cost = 3");
/// let typed = Memory::new().with("card/axe.toml", "cost = 4");
/// let files = Overlay { over: typed, under: saved };
/// assert_eq!(files.list(), ["card/axe.toml", "pack.toml"]);
/// assert_eq!(files.read("card/axe.toml").as_deref(), Some("cost = 4".as_bytes()));
/// assert_eq!(files.read("card/bow.toml"), None);
/// ```
pub trait Files: Send + Sync {
    /// All files of the tree, sorted by path.
    fn list(&self) -> Vec<String>;

    /// The bytes of one file, or `None` when there is no such file (or it may not be read: a
    /// symbolic link that leaves the tree counts as absent).
    fn read(&self, path: &str) -> Option<Cow<'_, [u8]>>;

    /// The text of one file under the path that messages show: what [`Source::decode`] makes of its
    /// bytes. A tree that is opened again and again may hand out the text that it had before, as long
    /// as it is the same.
    fn text(&self, path: &str, shown: String) -> Option<Result<Source, Box<Diagnostic>>> {
        self.read(path).map(|bytes| Source::decode(shown, &bytes))
    }
}

/// Files held in memory: for tests and for unsaved buffers.
#[derive(Clone, Debug, Default)]
pub struct Memory(BTreeMap<String, Vec<u8>>);

impl Memory {
    /// An empty tree.
    pub fn new() -> Self {
        Self::default()
    }

    /// The same tree with one more file (or with that file replaced).
    pub fn with(mut self, path: impl Into<String>, bytes: impl Into<Vec<u8>>) -> Self {
        self.0.insert(path.into(), bytes.into());
        self
    }

    /// Takes one file out of the tree.
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

/// One tree laid over another: a file of `over` hides the file of `under` with the same path.
pub struct Overlay<O, U> {
    /// The tree that is asked first.
    pub over: O,
    /// The tree that is asked when `over` has no such file.
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
