//! A folder on disk as it would be with some of its files changed; it notes the files that hold a
//! word, as they are read.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::Mutex;

use diag::{Files, Memory};

use crate::disk::Disk;

/// A folder with changes that are not written.
pub(crate) struct Edited {
    pub(crate) disk: Disk,
    /// What some files would hold.
    pub(crate) over: Memory,
    /// The word that is looked for.
    pub(crate) word: Option<&'static str>,
    noted: Mutex<BTreeSet<String>>,
}

impl Edited {
    /// A folder as it is.
    pub(crate) fn new(disk: Disk) -> Self {
        Self { disk, over: Memory::new(), word: None, noted: Mutex::default() }
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
        let bytes = match self.over.read(path) {
            Some(bytes) => Some(Cow::Owned(bytes.into_owned())),
            None => self.disk.read(path),
        }?;
        let holds = |word: &str| bytes.windows(word.len()).any(|part| part == word.as_bytes());
        if self.word.is_some_and(holds)
            && let Ok(mut noted) = self.noted.lock()
        {
            noted.insert(path.to_owned());
        }
        Some(bytes)
    }
}
