//! A folder on disk with unsaved changes of some files. It also records files that contain a word,
//! as they are read.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use diag::{Diagnostic, Files, Memory, Source};

use crate::disk::Disk;
use crate::threads::Threads;

/// A folder with unsaved changes.
#[derive(Clone)]
pub(crate) struct Edited {
    pub(crate) disk: Disk,
    /// The new contents of some files.
    pub(crate) over: Memory,
    /// The word to look for.
    pub(crate) word: Option<&'static str>,
    /// The crew, which may cache texts of the folder.
    pub(crate) crew: Arc<Threads>,
    noted: Arc<Mutex<BTreeSet<String>>>,
}

impl Edited {
    /// A folder without changes.
    pub(crate) fn new(disk: Disk) -> Self {
        let (crew, noted) = (Arc::default(), Arc::default());
        Self { disk, over: Memory::new(), word: None, crew, noted }
    }

    /// The files containing the word, among those that were read.
    pub(crate) fn noted(&self) -> BTreeSet<String> {
        self.noted.lock().map(|noted| noted.clone()).unwrap_or_default()
    }
}

impl Files for Edited {
    fn list(&self) -> Vec<String> {
        self.disk.list()
    }

    fn read(&self, path: &str) -> Option<Cow<'_, [u8]>> {
        match self.over.read(path) {
            Some(bytes) => Some(Cow::Owned(bytes.into_owned())),
            None => self.disk.read(path),
        }
    }

    fn text(&self, path: &str, shown: String) -> Option<Result<Source, Box<Diagnostic>>> {
        let text = match (self.over.text(path, shown.clone()), self.crew.before()) {
            (Some(text), _) => text,
            (None, Some(before)) => before.text(&self.disk, path, shown)?,
            (None, None) => self.disk.text(path, shown)?,
        };
        if let (Ok(source), Some(word)) = (&text, self.word)
            && source.text().contains(word)
            && let Ok(mut noted) = self.noted.lock()
        {
            noted.insert(path.to_owned());
        }
        Some(text)
    }
}
