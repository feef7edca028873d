//! A baseline: the findings that were there when linting began, so that only new ones are told.
//!
//! A line for each code, file and text of a line: `code path hash count`, parted by tabs and sorted.
//! A finding stays the same while the line it is about is the same, wherever that moves to.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::bail;
use diag::{Diagnostic, Source};

use crate::allow::can_be_allowed;
use crate::codes;
use crate::formats::spot::{fnv, line_of};

/// What a baseline begins with.
const ABOUT: &str = "# Findings that are known: code, file, hash of the line, how many.\n\
                     # `cardwright lint --baseline FILE --update-baseline` writes this file.\n";

/// Findings are the same when these are: path, code, hash of the line.
type Key = (String, String, String);

/// The findings that are known.
pub struct Baseline {
    source: Source,
    entries: BTreeMap<Key, Entry>,
}

struct Entry {
    count: usize,
    /// Its line in the file, from 1.
    line: usize,
}

impl Baseline {
    /// Reads a baseline.
    ///
    /// # Errors
    ///
    /// When a line is none of a baseline.
    pub fn read(source: &Source) -> anyhow::Result<Self> {
        let mut entries = BTreeMap::new();
        for (nth, text) in source.text().lines().enumerate() {
            if text.trim().is_empty() || text.starts_with('#') {
                continue;
            }
            let line = nth + 1;
            let parts: Vec<&str> = text.split('\t').collect();
            let [code, path, hash, count] = parts.as_slice() else {
                bail!("{}:{line} is no line of a baseline", source.path());
            };
            let Ok(count) = count.parse() else {
                bail!("{}:{line} does not say how many", source.path());
            };
            let key = ((*path).to_owned(), (*code).to_owned(), (*hash).to_owned());
            entries.insert(key, Entry { count, line });
        }
        Ok(Self { source: source.clone(), entries })
    }

    /// The findings that are new, and a finding for each entry that is known for nothing any more.
    #[must_use]
    pub fn apply(&self, findings: Vec<Diagnostic>) -> Vec<Diagnostic> {
        let folder = folder(self.source.path());
        let mut met: BTreeMap<Key, usize> = BTreeMap::new();
        let mut out = Vec::new();
        for finding in findings {
            let key = key(&finding, folder);
            let known = self.entries.get(&key).filter(|_| can_be_allowed(finding.code));
            let met = met.entry(key).or_default();
            *met += 1;
            if known.is_none_or(|entry| *met > entry.count) {
                out.push(finding);
            }
        }
        for (key, entry) in &self.entries {
            let there = met.get(key).copied().unwrap_or_default();
            if there < entry.count {
                let (path, code, _) = key;
                let message = match there {
                    0 => format!("there is no “{code}” any more on this line of {path}"),
                    _ => format!("there are fewer of “{code}” on this line of {path}: {there}"),
                };
                let place = self.source.line(entry.line);
                let finding = Diagnostic::warning(codes::STALE_BASELINE, message, place);
                out.push(finding.help("write the baseline anew with --update-baseline"));
            }
        }
        out
    }
}

/// The baseline of some findings, for a file at a path. What can never be allowed is not known.
pub fn baseline(path: &str, findings: &[Diagnostic]) -> String {
    let mut entries: BTreeMap<Key, usize> = BTreeMap::new();
    for finding in findings.iter().filter(|finding| can_be_allowed(finding.code)) {
        *entries.entry(key(finding, folder(path))).or_default() += 1;
    }
    let lines = entries
        .iter()
        .map(|((path, code, hash), count)| format!("{code}\t{path}\t{hash}\t{count}\n"));
    std::iter::once(ABOUT.to_owned()).chain(lines).collect()
}

/// The folder of a file.
fn folder(path: &str) -> &Path {
    Path::new(path).parent().unwrap_or(Path::new(""))
}

fn key(finding: &Diagnostic, folder: &Path) -> Key {
    let path = Path::new(finding.place.source.path());
    let path = path.strip_prefix(folder).or(path.strip_prefix(".")).unwrap_or(path);
    let hash = format!("{:016x}", fnv(line_of(&finding.place)));
    (path.to_string_lossy().into_owned(), finding.code.name().to_owned(), hash)
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
        let text = baseline("isles/known.txt", &find("local a\nlocal b\nlocal a\n"));
        let known = |name: &str| Baseline::read(&Source::new(name, text.as_str())).expect("sound");
        let isles = known("isles/known.txt");
        assert_eq!(said(&isles.apply(find("\nlocal b\nlocal a\n\nlocal a"))), [""; 0]);
        assert_eq!(
            said(&isles.apply(find("local c\nlocal b\nlocal a\nlocal a\nlocal a"))),
            ["isles/x.luau:1:1 unused-name", "isles/x.luau:5:1 unused-name",]
        );
        assert_eq!(
            said(&isles.apply(find("local a\n"))),
            ["isles/known.txt:3:1 stale-baseline", "isles/known.txt:4:1 stale-baseline",]
        );
        assert_eq!(known("known.txt").apply(find("local a")).len(), 3, "another folder");
        let top = Source::new("isles/y.toml", "").top();
        let broken = Diagnostic::error(diag::codes::SYNTAX, "no TOML", top.clone());
        let text = baseline("x", &[broken, Diagnostic::error(NO_NAME, "no name", top)]);
        assert_eq!(text.matches("isles/y.toml").count(), 1, "what is not read is never known");
    }

    #[test]
    fn lines_that_are_none_are_refused() {
        for text in ["a\tb\tc", "a b c 1", "a\tb\tc\tmany"] {
            assert!(Baseline::read(&Source::new("x", text)).is_err(), "{text}");
        }
    }
}
