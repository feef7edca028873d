//! A baseline: the findings at the time when linting began, so that only new ones are reported.
//!
//! It has a line for each code, file and text of a line: `code path hash count`, separated by tabs
//! and sorted. A finding stays known while its line has the same text, even if it moves. Paths are
//! relative to the folder of the baseline, so it is valid however packs are named and wherever the
//! program is run.

use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};

use desk::Stop;
use desk::files::real;
use diag::{Diagnostic, Source};

use crate::allow::can_be_allowed;
use crate::codes;
use crate::formats::spot::{fnv, line_of};

/// The header of a baseline.
const ABOUT: &str = "# Findings that are known: code, file, hash of the line, how many.\n\
                     # `cardwright lint --baseline FILE --update-baseline` writes this file.\n";

/// The key of a finding: path, code, hash of the line.
type FindingKey = (String, String, String);

/// The known findings.
pub struct Baseline {
    source: Source,
    entries: BTreeMap<FindingKey, BaselineEntry>,
}

struct BaselineEntry {
    /// The path in the notation of the baseline.
    path: String,
    count: usize,
    /// Its line in the file, from 1.
    line: usize,
}

impl Baseline {
    /// Reads a baseline.
    ///
    /// # Errors
    ///
    /// If a line is not valid in a baseline.
    pub fn read(source: &Source) -> Result<Self, Stop> {
        let mut entries: BTreeMap<FindingKey, BaselineEntry> = BTreeMap::new();
        let folder = Path::new(source.path()).parent().unwrap_or(Path::new(""));
        for (nth, text) in source.text().lines().enumerate() {
            if text.trim().is_empty() || text.starts_with('#') {
                continue;
            }
            let line = nth + 1;
            let wrong = |why: &str| Err(Stop::Said(format!("{}:{line} {why}", source.path())));
            let parts: Vec<&str> = text.split('\t').collect();
            let [code, path, hash, count] = parts.as_slice() else {
                return wrong("is not a line of a baseline");
            };
            let Ok(count) = count.parse() else { return wrong("gives no number of findings") };
            let key = (place_of(path, folder), (*code).to_owned(), (*hash).to_owned());
            let path = (*path).to_owned();
            let entry = entries.entry(key).or_insert(BaselineEntry { path, count: 0, line });
            entry.count = usize::saturating_add(entry.count, count);
        }
        Ok(Self { source: source.clone(), entries })
    }

    /// The new findings, and one finding for each entry that no longer occurs. Entries outside the
    /// folders and files in `looked_at` are skipped.
    #[must_use]
    pub fn apply(&self, findings: Vec<Diagnostic>, looked_at: &[PathBuf]) -> Vec<Diagnostic> {
        let looked_at: Vec<PathBuf> = looked_at.iter().map(|path| real(path)).collect();
        let folder = Path::new(self.source.path()).parent().unwrap_or(Path::new(""));
        let mut met: BTreeMap<FindingKey, usize> = BTreeMap::new();
        let mut out = Vec::new();
        for finding in findings {
            let key = key(&finding);
            let known = self.entries.get(&key).filter(|_| can_be_allowed(finding.code));
            let met = met.entry(key).or_default();
            *met += 1;
            if known.is_none_or(|entry| *met > entry.count) {
                out.push(finding);
            }
        }
        for (key, entry) in &self.entries {
            let there = met.get(key).copied().unwrap_or_default();
            let (place, code, _) = key;
            // If the folder of a file was deleted, its path is still relative to the baseline.
            let place = whole(&folder.join(place));
            let is_judged = looked_at.is_empty()
                || looked_at.iter().any(|looked_at| place.starts_with(looked_at));
            if there < entry.count && is_judged {
                let path = &entry.path;
                let message = match there {
                    0 => format!("this line of {path} no longer has “{code}”"),
                    _ => {
                        format!("this line of {path} has fewer “{code}” than the baseline: {there}")
                    }
                };
                let place = self.source.line(entry.line);
                let finding = Diagnostic::warning(codes::STALE_BASELINE, message, place);
                out.push(finding.help("update the baseline with --update-baseline"));
            }
        }
        out
    }
}

/// Whether a file is a baseline or empty. A file with only comments is a baseline if it begins like
/// one.
///
/// ```
/// use diag::Source;
///
/// assert!(lint::is_baseline(&Source::new("known", "")));
/// assert!(!lint::is_baseline(&Source::new("a.toml", "id = \"a\"")));
/// ```
pub fn is_baseline(source: &Source) -> bool {
    let first = ABOUT.lines().next().unwrap_or_default();
    let text = source.text();
    let known = Baseline::read(source).map(|baseline| baseline.entries.len());
    text.trim().is_empty() || known.is_ok_and(|count| count > 0 || text.starts_with(first))
}

/// The text of a baseline with these findings, for a file at a path. Findings that can never be
/// allowed are left out.
pub fn baseline(path: &Path, findings: &[Diagnostic]) -> String {
    let folder = whole(path.parent().unwrap_or(Path::new("")));
    let mut entries: BTreeMap<FindingKey, usize> = BTreeMap::new();
    for finding in findings.iter().filter(|finding| can_be_allowed(finding.code)) {
        let (place, code, hash) = key(finding);
        *entries.entry((relative(&place, &folder), code, hash)).or_default() += 1;
    }
    let lines = entries
        .iter()
        .map(|((path, code, hash), count)| format!("{code}\t{path}\t{hash}\t{count}\n"));
    std::iter::once(ABOUT.to_owned()).chain(lines).collect()
}

fn key(finding: &Diagnostic) -> FindingKey {
    let path = finding.place.source.path();
    let place = on_disk(Path::new(path)).unwrap_or_else(|| path.to_owned());
    let hash = format!("{:016x}", fnv(line_of(&finding.place)));
    (place, finding.code.name().to_owned(), hash)
}

/// The path of a file in a baseline: relative to the folder of the baseline or, in older baselines,
/// to the current folder.
fn place_of(path: &str, folder: &Path) -> String {
    let (beside, here) = (folder.join(path), Path::new(path));
    let path_there = if !beside.exists() && here.exists() { here } else { &beside };
    on_disk(path_there).unwrap_or_else(|| path.to_owned())
}

/// The absolute path of a file on disk, or of a missing file in an existing folder; `None` for a
/// built-in one.
fn on_disk(path: &Path) -> Option<String> {
    let is_there = path.exists()
        || path.parent().is_some_and(|folder| folder.as_os_str().is_empty() || folder.exists());
    is_there.then(|| whole(path).to_string_lossy().into_owned())
}

/// The absolute path without links, `.` and `..`, also for a deleted file.
fn whole(path: &Path) -> PathBuf {
    // The folder of a bare file name is empty, and an empty path has no absolute one.
    let path = if path.as_os_str().is_empty() { Path::new(".") } else { path };
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            // Resolve the folder first, because `..` may follow a link.
            Component::ParentDir => drop(out.pop()),
            Component::CurDir => {}
            Component::Prefix(_) | Component::RootDir | Component::Normal(_) => {
                out.push(part);
                out = real(&out);
            }
        }
    }
    out
}

/// The relative path from a folder to a file, with `/` between its parts.
fn relative(place: &str, folder: &Path) -> String {
    if Path::new(place).is_relative() {
        return place.to_owned();
    }
    let place = Path::new(place);
    let same = place.components().zip(folder.components()).take_while(|(a, b)| a == b).count();
    let up = folder.components().skip(same).map(|_| "..".to_owned());
    let down = place.components().skip(same);
    let down = down.map(|part| part.as_os_str().to_string_lossy().into_owned());
    up.chain(down).collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codes::{NO_NAME, UNUSED_NAME};

    fn said(findings: &[Diagnostic]) -> Vec<String> {
        findings.iter().map(|one| format!("{} {}", one.place, one.code)).collect()
    }

    #[test]
    fn what_is_known_is_known_wherever_its_line_moves() {
        let find = |text: &str| {
            let source = Source::new("isles/x.luau", text);
            let lines = text.lines().enumerate().filter(|(_, text)| !text.is_empty());
            let found = lines
                .map(|(nth, _)| Diagnostic::warning(UNUSED_NAME, "no use", source.line(nth + 1)));
            found.collect::<Vec<_>>()
        };
        let text = baseline(Path::new("isles/known.txt"), &find("local a\nlocal b\nlocal a\n"));
        let known = |name: &str| Baseline::read(&Source::new(name, text.as_str())).expect("sound");
        let isles = known("isles/known.txt");
        assert_eq!(said(&isles.apply(find("\nlocal b\nlocal a\n\nlocal a"), &[])), [""; 0]);
        assert_eq!(
            said(&isles.apply(find("local c\nlocal b\nlocal a\nlocal a\nlocal a"), &[])),
            ["isles/x.luau:1:1 unused-name", "isles/x.luau:5:1 unused-name",]
        );
        assert_eq!(
            said(&isles.apply(find("local a\n"), &[])),
            ["isles/known.txt:3:1 stale-baseline", "isles/known.txt:4:1 stale-baseline",]
        );
        let elsewhere = [PathBuf::from("/elsewhere")];
        assert_eq!(said(&isles.apply(Vec::new(), &elsewhere)), [""; 0], "it was not looked at");
        let top = Source::new("isles/y.toml", "").top();
        let broken = Diagnostic::error(diag::codes::SYNTAX, "no TOML", top.clone());
        let text = baseline(Path::new("x"), &[broken, Diagnostic::error(NO_NAME, "no name", top)]);
        assert_eq!(text.matches("isles/y.toml").count(), 1, "what is not read is never known");
    }

    #[test]
    fn a_path_leads_from_the_folder_of_the_baseline() {
        let from = |place: &str, folder: &str| relative(place, Path::new(folder));
        assert_eq!(from("/home/a/pack/x.toml", "/home/a"), "pack/x.toml");
        assert_eq!(from("/home/a/pack/x.toml", "/home/a/ci"), "../pack/x.toml");
        assert_eq!(from("/srv/x.toml", "/home/a"), "../../srv/x.toml");
        assert_eq!(from("cards/x.toml", "/home/a"), "cards/x.toml", "part of the program");
    }

    #[test]
    fn lines_that_are_none_are_refused() {
        for text in ["a\tb\tc", "a b c 1", "a\tb\tc\tmany"] {
            assert!(Baseline::read(&Source::new("x", text)).is_err(), "{text}");
        }
    }
}
