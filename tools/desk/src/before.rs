//! Texts of files as they were read before, for whoever opens the same folders again and again: what
//! has not changed is not opened.

use std::collections::BTreeMap;
use std::fs::{self, Metadata};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use diag::{Diagnostic, Files, Source};

use crate::disk::Disk;

/// A file that was written so shortly before it was read may be written again without that showing:
/// no clock of a file system is coarser.
const SETTLED: Duration = Duration::from_secs(2);

/// Texts by the paths that messages show.
#[derive(Default)]
pub(crate) struct TextsBefore(Mutex<BTreeMap<String, RememberedText>>);

/// A text, and by what it is known again.
struct RememberedText {
    real: PathBuf,
    stamp: Stamp,
    source: Source,
}

/// What changes with a file.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Stamp {
    modified: SystemTime,
    bytes: u64,
    /// When it was changed as the system counts it, and which file it is; nothing where systems do
    /// not say.
    about: (i64, i64, u64),
}

impl TextsBefore {
    /// The text of a file of a folder: as it was before, where it is still the same.
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
        // As long as before, and written at another time.
        written(&path, "cost = 2", long_ago + Duration::from_secs(1));
        assert_eq!(text().text(), "cost = 2");
        // What was written just now is read each time: it may change before the clock goes on.
        written(&path, "cost = 3", SystemTime::now());
        let (one, other) = (text(), text());
        assert!(one.text() == "cost = 3" && !std::ptr::eq(one.text(), other.text()));
        fs::remove_file(&path).expect("it is gone");
        let disk = Disk::open(&folder.0).expect("a folder");
        assert!(before.text(&disk, "axe.toml", "axe.toml".to_owned()).is_none());
    }
}
