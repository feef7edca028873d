//! A folder on disk as it would be with some of its files changed; it notes the files that hold a
//! word, as they are read.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use diag::{Diagnostic, Files, Memory, Source};

use crate::disk::Disk;
use crate::threads::Threads;

/// A folder with changes that are not written.
#[derive(Clone)]
pub(crate) struct Edited {
    pub(crate) disk: Disk,
    /// What some files would hold.
    pub(crate) over: Memory,
    /// The word that is looked for.
    pub(crate) word: Option<&'static str>,
    /// Who may remember texts of the folder.
    pub(crate) crew: Arc<Threads>,
    noted: Arc<Mutex<BTreeSet<String>>>,
}

impl Edited {
    /// A folder as it is.
    pub(crate) fn new(disk: Disk) -> Self {
        let (crew, noted) = (Arc::default(), Arc::default());
        Self { disk, over: Memory::new(), word: None, crew, noted }
    }

    /// The files that hold the word, of those that were read.
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
