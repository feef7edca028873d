//! Looking again whenever a file has changed.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process;
use std::thread;
use std::time::{Duration, Instant, SystemTime};

use crate::output;

/// The minimum pause between two looks at the files.
const REST: Duration = Duration::from_millis(100);

/// The pause is at least this many times as long as the last look, so that watching many files does not
/// keep a processor busy.
const RESTS: u32 = 4;

/// More files than this are not watched; no pack that is read has so many.
const MOST_FILES: usize = 100_000;

/// Folders deeper than this are not read.
const DEEPEST: usize = 12;

/// When a file was written last, and how long it is.
type Stamp = Option<(SystemTime, u64)>;

/// Does something at once, and again each time that a file in some folders has changed, until it is
/// interrupted. In a terminal each time begins on an empty page.
///
/// # Errors
///
/// When what is done fails the first time. Later it is said, and the folders are watched on: a folder
/// may be gone for a moment.
pub fn again(
    paths: &[PathBuf],
    mut work: impl FnMut() -> anyhow::Result<u8>,
) -> anyhow::Result<u8> {
    ctrlc::set_handler(|| process::exit(output::CLEAN.into()))?;
    let mut seen = stamps(paths);
    clear()?;
    work()?;
    let mut rest = REST;
    loop {
        thread::sleep(rest);
        let begun = Instant::now();
        let now = stamps(paths);
        rest = REST.max(RESTS * begun.elapsed());
        if now == seen {
            continue;
        }
        seen = now;
        clear()?;
        if let Err(error) = work() {
            if desk::trouble::io_kind(&error) == Some(io::ErrorKind::BrokenPipe) {
                return Err(error);
            }
            output::print(&format!("{error:#}\n"))?;
        }
    }
}

fn clear() -> anyhow::Result<()> {
    if output::is_terminal() {
        output::turn_page()?;
    }
    Ok(())
}

/// The files under some paths. The keys are plain texts because comparing paths part by part is slow.
fn stamps(paths: &[PathBuf]) -> BTreeMap<OsString, Stamp> {
    let mut stamps = BTreeMap::new();
    // Links can lead round in a circle, and several of them in ever more ways.
    let mut seen = BTreeSet::new();
    let named = |path: &PathBuf| (path.clone(), fs::metadata(path).ok(), 0);
    let mut next: Vec<(PathBuf, Option<fs::Metadata>, usize)> = paths.iter().map(named).collect();
    while let Some((path, about, depth)) = next.pop() {
        if stamps.len() >= MOST_FILES {
            break;
        }
        if about.as_ref().is_some_and(fs::Metadata::is_dir) && depth <= DEEPEST {
            if !seen.insert(desk::files::real(&path)) {
                continue;
            }
            next.extend(entries(&path).map(|(entry, about)| (entry, about, depth + 1)));
            stamps.insert(path.into_os_string(), None);
            continue;
        }
        let stamp = about.and_then(|about| Some((about.modified().ok()?, about.len())));
        stamps.insert(path.into_os_string(), stamp);
    }
    stamps
}

/// The entries of a folder, without hidden ones. Metadata comes from the entry, which saves resolving
/// its path again.
fn entries(folder: &Path) -> impl Iterator<Item = (PathBuf, Option<fs::Metadata>)> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let shown = entries.filter(|entry| !entry.file_name().to_string_lossy().starts_with('.'));
    shown.map(|entry| {
        let (path, about) = (entry.path(), entry.metadata().ok());
        let is_link = about.as_ref().is_some_and(fs::Metadata::is_symlink);
        let about = if is_link { fs::metadata(&path).ok() } else { about };
        (path, about)
    })
}
