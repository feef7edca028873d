//! Watching: repeats work whenever a file has changed.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::{Duration, Instant, SystemTime};

use notify::event::ModifyKind;
use notify::{Config, Event, EventKind, RecommendedWatcher, RecursiveMode, Watcher as _};

use crate::output;

/// Minimum pause between two checks of the files, unless the system reports a change.
const REST: Duration = Duration::from_millis(200);

/// The pause is at least this many times as long as the last check, so that watching many files
/// does not keep a processor busy.
const RESTS: u32 = 10;

/// Changes that the system reports within this time of each other count as one.
const QUIET: Duration = Duration::from_millis(5);

/// Maximum delay between the first report of a change and the work.
const LATEST: Duration = Duration::from_millis(50);

/// Maximum number of watched files; no pack has as many.
const MOST_FILES: usize = 100_000;

/// Maximum depth of folders.
const DEEPEST: usize = 12;

/// The modification time and the length of a file.
type Stamp = Option<(SystemTime, u64)>;

/// Runs `work` at once, and again each time a file in some folders has changed, until it is
/// interrupted. In a terminal, each run begins on an empty page.
///
/// # Errors
///
/// If the first run fails. Later errors are printed, and the folders are still watched, because a
/// folder may be missing for a moment.
pub fn again(
    paths: &[PathBuf],
    mut work: impl FnMut() -> anyhow::Result<u8>,
) -> anyhow::Result<u8> {
    ctrlc::set_handler(|| process::exit(output::CLEAN.into()))?;
    // Before the first run, so that no change between the two is missed. The sender is kept here:
    // without one, waiting for a report would end at once.
    let (sender, reports) = mpsc::channel();
    let _reporter = reporter(paths, sender.clone());
    let mut seen = stamps(paths);
    clear()?;
    work()?;
    let mut rest = REST;
    loop {
        let is_reported = wait(&reports, rest);
        let (begun, clock) = (Instant::now(), SystemTime::now());
        // Checking all files of a large pack takes time, and a report makes it unnecessary.
        if !is_reported {
            let now = stamps(paths);
            rest = REST.max(RESTS * begun.elapsed());
            if now == seen {
                continue;
            }
            seen = now;
            // Discard the reports of this change, which would cause a second run.
            while reports.try_recv().is_ok() {}
        }
        clear()?;
        if let Err(error) = work() {
            if output::is_closed_pipe(&error) {
                return Err(error);
            }
            output::print(&format!("{error:#}\n"))?;
        }
        if is_reported {
            seen = stamps(paths);
            // A file written during the work counts as unseen. The work may have read it before,
            // and not every change is reported.
            let is_new = |stamp: &Stamp| stamp.is_some_and(|(written, _)| written >= clock);
            seen.values_mut().filter(|stamp| is_new(stamp)).for_each(|stamp| *stamp = None);
        }
    }
}

/// Asks the system to report changes. It does not report all: changes made by other machines, those
/// reached through links, and those in more folders than it can watch are missing. The files are
/// therefore checked as well.
fn reporter(paths: &[PathBuf], sender: Sender<()>) -> Option<RecommendedWatcher> {
    let roots: Vec<PathBuf> = paths.iter().map(|path| desk::files::real(path)).collect();
    let within = roots.clone();
    let report = move |event: notify::Result<Event>| {
        if event.is_ok_and(|event| is_change(&event, &within)) {
            // This fails only when the program ends.
            let _ = sender.send(());
        }
    };
    let config = Config::default().with_follow_symlinks(false);
    let mut watcher = RecommendedWatcher::new(report, config).ok()?;
    for root in &roots {
        // If this fails, the pauses between checks apply.
        let _ = watcher.watch(root, RecursiveMode::Recursive);
    }
    Some(watcher)
}

/// Whether a content file that is not hidden was written, created, renamed or removed.
fn is_change(event: &Event, roots: &[PathBuf]) -> bool {
    let is_written = match event.kind {
        EventKind::Create(_) | EventKind::Remove(_) => true,
        EventKind::Modify(what) => !matches!(what, ModifyKind::Metadata(_)),
        EventKind::Any | EventKind::Access(_) | EventKind::Other => false,
    };
    is_written
        && event.paths.iter().any(|path| {
            let inside = roots.iter().find_map(|root| path.strip_prefix(root).ok());
            let mut parts = inside.into_iter().flat_map(Path::iter);
            content::is_content(&path.to_string_lossy())
                && !parts.any(|part| part.to_string_lossy().starts_with('.'))
        })
}

/// Waits for a reported change, for a limited time. Returns whether there was one.
fn wait(reports: &Receiver<()>, rest: Duration) -> bool {
    if reports.recv_timeout(rest).is_err() {
        return false;
    }
    let first = Instant::now();
    while reports.recv_timeout(QUIET).is_ok() && first.elapsed() < LATEST {}
    true
}

fn clear() -> anyhow::Result<()> {
    if output::is_terminal() {
        output::turn_page()?;
    }
    Ok(())
}

/// The files under some paths. The keys are plain strings because comparing paths part by part is
/// slow.
fn stamps(paths: &[PathBuf]) -> BTreeMap<OsString, Stamp> {
    let mut stamps = BTreeMap::new();
    // Links can form cycles, and several of them combine.
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

/// The entries of a folder, without hidden ones. Metadata comes from the entry, which saves
/// resolving its path again.
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
