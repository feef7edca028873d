//! A cache of file texts, for programs that open the same folders repeatedly. Unchanged files are
//! not opened again.

use std::collections::BTreeMap;
use std::fs::{self, Metadata};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use diag::{Diagnostic, Files, Source};

use crate::disk::Disk;

/// A file modified this shortly before reading is not cached: it may be modified again without a
/// new time stamp. No file system clock is coarser.
const SETTLED: Duration = Duration::from_secs(2);

/// Texts by their paths in messages.
#[derive(Default)]
pub(crate) struct TextsBefore(Mutex<BTreeMap<String, RememberedText>>);

/// A text, with the stamp that identifies it.
struct RememberedText {
    real: PathBuf,
    stamp: Stamp,
    source: Source,
}

/// The metadata that change with a file.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Stamp {
    modified: SystemTime,
    bytes: u64,
    /// The time of the last status change, and the id of the file; constant on systems without
    /// them.
    about: (i64, i64, u64),
}

impl TextsBefore {
    /// The text of a file in a folder, from the cache if the file is unchanged.
    pub(crate) fn text(
        &self,
        disk: &Disk,
        path: &str,
        shown: String,
    ) -> Option<Result<Source, Box<Diagnostic>>> {
        let real = disk.real(path)?;
        let now = SystemTime::now();
        let Some(stamp) = fs::metadata(real).ok().and_then(|about| Stamp::of(&about)) else {
            return disk.text(path, shown);
        };
        if let Some(source) = self.kept(&shown, real, stamp) {
            return Some(Ok(source));
        }
        let text = disk.text(path, shown.clone())?;
        let settled = now.duration_since(stamp.modified).is_ok_and(|since| since >= SETTLED);
        if let (Ok(source), true) = (&text, settled) {
            let kept = RememberedText { real: real.to_owned(), stamp, source: source.clone() };
            self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(shown, kept);
        }
        Some(text)
    }

    fn kept(&self, shown: &str, real: &Path, stamp: Stamp) -> Option<Source> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let kept = all.get(shown)?;
        (kept.real == real && kept.stamp == stamp).then(|| kept.source.clone())
    }
}

impl Stamp {
    fn of(about: &Metadata) -> Option<Self> {
        #[cfg(unix)]
        let more = {
            use std::os::unix::fs::MetadataExt;
            (about.ctime(), about.ctime_nsec(), about.ino())
        };
        #[cfg(not(unix))]
        let more = (0, 0, 0);
        Some(Self { modified: about.modified().ok()?, bytes: about.len(), about: more })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Folder(PathBuf);

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn written(path: &Path, text: &str, modified: SystemTime) {
        fs::write(path, text).expect("written");
        let file = fs::File::options().write(true).open(path).expect("it is there");
        file.set_modified(modified).expect("the time of a file of ours");
    }

    #[test]
    fn a_text_is_the_same_until_its_file_changes() {
        let name = format!("cardwright-before-{}", std::process::id());
        let folder = Folder(std::env::temp_dir().join(name));
        fs::create_dir_all(&folder.0).expect("a folder");
        let path = folder.0.join("axe.toml");
        let long_ago = SystemTime::now() - Duration::from_secs(3600);
        let before = TextsBefore::default();
        let text = || {
            let disk = Disk::open(&folder.0).expect("a folder");
            before.text(&disk, "axe.toml", "axe.toml".to_owned()).expect("there").expect("a text")
        };
        written(&path, "cost = 1", long_ago);
        let first = text();
        assert!(std::ptr::eq(first.text(), text().text()), "what has not changed is not read");
        // Equal length, other time.
        written(&path, "cost = 2", long_ago + Duration::from_secs(1));
        assert_eq!(text().text(), "cost = 2");
        // A recently modified file is read each time, because it may change before the clock ticks.
        written(&path, "cost = 3", SystemTime::now());
        let (one, other) = (text(), text());
        assert!(one.text() == "cost = 3" && !std::ptr::eq(one.text(), other.text()));
        fs::remove_file(&path).expect("it is gone");
        let disk = Disk::open(&folder.0).expect("a folder");
        assert!(before.text(&disk, "axe.toml", "axe.toml".to_owned()).is_none());
    }
}
