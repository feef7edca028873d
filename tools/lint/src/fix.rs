//! Applies fixes: first in memory. A fix is kept only if the linter reports nothing new afterwards.

use std::collections::BTreeMap;
use std::ops::Range;
use std::path::{Path, PathBuf};

use desk::Stop;
use desk::files::{Short, read_short, write_whole};
use diag::{Diagnostic, Edit, Fix, Safety, Severity, edited};
use similar::TextDiff;

use crate::config::Drafts;
use crate::session::{Drawn, Session};

/// Maximum number of rounds. Fixes that overlap, or that appear only after others, are applied in
/// later rounds.
const MOST_ROUNDS: usize = 10;

/// Maximum number of linter runs for finding out which fixes hold.
const MOST_LOOKS: usize = 100;

/// The byte order mark that some editors put before a text.
const MARK: &[u8] = b"\xEF\xBB\xBF";

/// Fixes that hold, not yet written.
pub struct Fixed {
    /// The previous contents of files, by path.
    before: Drafts,
    /// The contents with the fixes.
    after: Drafts,
    /// The number of applied fixes.
    pub made: usize,
    /// The number of findings whose fix was not applied, because it does not hold, or is unsafe and
    /// unsafe fixes were not requested.
    pub left: usize,
    /// For each fix that does not hold: where it is, and what it would cause.
    pub refused: Vec<String>,
    /// The findings afterwards.
    pub drawn: Drawn,
    /// The files on disk, by their paths in findings.
    places: BTreeMap<String, PathBuf>,
}

/// Applies the fixes of the findings that count, including unsafe ones if `and_unsafe` is set.
///
/// A fix holds if its finding is gone, and there is no new error and no new finding that counts.
/// Ignored findings do not matter. An error can hide findings of other files, so the safe fix of an
/// error may uncover those.
///
/// # Errors
///
/// Like [`Session::draw`].
pub fn fix(session: &Session, and_unsafe: bool) -> Result<Fixed, Stop> {
    let drawn = session.draw()?;
    let (before, after) = (Drafts::new(), Drafts::new());
    let places = BTreeMap::new();
    let fixed = Fixed { before, after, made: 0, left: 0, refused: Vec::new(), drawn, places };
    let mut work =
        Work { session, fixed, and_unsafe, refused: BTreeMap::new(), stale: false, looks: 0 };
    for _ in 0..MOST_ROUNDS {
        if !work.round()? && !work.again() {
            break;
        }
    }
    let (left, _) = work.fixed.drawn.counted();
    work.fixed.left = left.iter().filter(|finding| finding.fix.is_some()).count();
    let refused = left.iter().filter_map(|finding| {
        let why = work.refused.get(&named(finding))?.as_ref()?;
        Some(format!("{}: fix of {} not made: {why}", finding.place, finding.code))
    });
    work.fixed.refused = refused.collect();
    Ok(work.fixed)
}

impl Fixed {
    /// The changes as a unified diff for `patch -p0`.
    pub fn diff(&self) -> String {
        let changed = self.after.iter().filter(|(path, after)| self.before[*path] != **after);
        let diffs = changed.map(|(path, after)| {
            let (before, after) = (&self.before[path], after);
            let (before, after) = (
                String::from_utf8_lossy(text_of(before).1),
                String::from_utf8_lossy(text_of(after).1),
            );
            let diff = TextDiff::from_lines(before.as_ref(), after.as_ref());
            diff.unified_diff().context_radius(3).header(path, path).to_string()
        });
        diffs.collect()
    }

    /// Writes the files. Each is complete at any time. A file that has changed in the meantime is
    /// not written.
    ///
    /// # Errors
    ///
    /// If a file cannot be written, or has changed since it was examined.
    pub fn write(&self) -> Result<(), Stop> {
        for (path, after) in &self.after {
            let before = &self.before[path];
            if before == after {
                continue;
            }
            let place = self.places.get(path).map_or(Path::new(path), PathBuf::as_path);
            match read_short(place) {
                Ok(Short::Whole(bytes)) if bytes == *before => {}
                Ok(_) | Err(_) => {
                    return Err(Stop::Said(format!("{path} was changed meanwhile; look again")));
                }
            }
            let text = std::str::from_utf8(after).expect("fixes are made in UTF-8 only");
            write_whole(place, text)?;
        }
        Ok(())
    }
}

/// The key of a finding: code, file and message.
type FindingKey = (&'static str, String, String);

fn key(finding: &Diagnostic) -> FindingKey {
    let path = finding.place.source.path().to_owned();
    (finding.code.name(), path, finding.message.clone())
}

/// The findings by which a fix is judged: those that count, and all errors that are not ignored.
fn judged(drawn: &Drawn) -> BTreeMap<FindingKey, usize> {
    let mut all = counts(drawn.errors());
    for (key, count) in counts(&drawn.counted().0) {
        let known = all.entry(key).or_default();
        *known = count.max(*known);
    }
    all
}

fn counts<'f>(findings: impl IntoIterator<Item = &'f Diagnostic>) -> BTreeMap<FindingKey, usize> {
    let mut counts = BTreeMap::new();
    for finding in findings {
        *counts.entry(key(finding)).or_default() += 1;
    }
    counts
}

struct Work<'s> {
    session: &'s Session,
    fixed: Fixed,
    and_unsafe: bool,
    /// Findings whose fixes do not hold, with their lines, and why not.
    refused: BTreeMap<(FindingKey, String), Option<String>>,
    /// Whether a fix was applied after another was refused, so that the obstacle may be gone.
    stale: bool,
    looks: usize,
}

impl Work<'_> {
    /// Applies fixes that do not overlap. Returns whether any held.
    fn round(&mut self) -> Result<bool, Stop> {
        let (found, _) = self.fixed.drawn.counted();
        let chosen = self.choose(&found);
        let mut held = Vec::new();
        self.settle(&chosen, &mut held, &judged(&self.fixed.drawn))?;
        self.fixed.made += held.len();
        if held.is_empty() {
            return Ok(false);
        }
        self.fixed.after = self.with(&held);
        self.stale = !self.refused.is_empty();
        Ok(true)
    }

    /// Retries refused fixes if others were applied since. Returns whether there are any.
    fn again(&mut self) -> bool {
        let again = std::mem::take(&mut self.stale);
        if again {
            self.refused.clear();
        }
        again
    }

    /// The findings whose fixes can be applied together.
    fn choose<'f>(&mut self, found: &'f [Diagnostic]) -> Vec<&'f Diagnostic> {
        let mut taken: BTreeMap<String, Vec<Range<u32>>> = BTreeMap::new();
        let mut chosen = Vec::new();
        for finding in found {
            let Some(fix) = &finding.fix else { continue };
            let wished = fix.safety == Safety::Safe || self.and_unsafe;
            if wished && !self.refused.contains_key(&named(finding)) && self.can_be_made(fix) {
                let spans = fix.edits.iter().map(|edit| {
                    let span = edit.place.span;
                    (edit.place.source.path().to_owned(), span.start..span.end)
                });
                let spans: Vec<_> = spans.collect();
                let meets = |(path, span): &(String, Range<u32>)| {
                    taken.get(path).into_iter().flatten().any(|other| overlap(span, other))
                };
                if !spans.iter().any(meets) {
                    for (path, span) in spans {
                        taken.entry(path).or_default().push(span);
                    }
                    chosen.push(finding);
                }
            }
        }
        chosen
    }

    /// Whether a fix is for the user's files, and for their present texts.
    fn can_be_made(&mut self, fix: &Fix) -> bool {
        fix.edits.iter().all(|edit| {
            let path = edit.place.source.path();
            self.session.owns(path)
                && self
                    .now(path)
                    .is_some_and(|bytes| text_of(&bytes).1 == edit.place.source.text().as_bytes())
        })
    }

    /// The content of a file with the fixes so far.
    fn now(&mut self, path: &str) -> Option<Vec<u8>> {
        if let Some(after) = self.fixed.after.get(path) {
            return Some(after.clone());
        }
        let place = self.session.on_disk(path);
        let Ok(Short::Whole(bytes)) = read_short(&place) else { return None };
        self.fixed.places.insert(path.to_owned(), place);
        self.fixed.before.insert(path.to_owned(), bytes.clone());
        self.fixed.after.insert(path.to_owned(), bytes.clone());
        Some(bytes)
    }

    /// Finds out which fixes hold together with the applied ones: all, otherwise each half
    /// separately. Fixes of one line, such as those of two quotation marks, stay together as long
    /// as possible.
    fn settle<'f>(
        &mut self,
        some: &[&'f Diagnostic],
        held: &mut Vec<&'f Diagnostic>,
        before: &BTreeMap<FindingKey, usize>,
    ) -> Result<(), Stop> {
        if some.is_empty() {
            return Ok(());
        }
        let mut why = None;
        if self.looks < MOST_LOOKS {
            self.looks += 1;
            let tried = [held.as_slice(), some].concat();
            let drawn = self.session.draw_with(&self.with(&tried))?;
            let Some(new) = new(&tried, before, &judged(&drawn)) else {
                self.fixed.drawn = drawn;
                *held = tried;
                return Ok(());
            };
            why = drawn.findings.iter().find(|finding| key(finding) == new).map(|finding| {
                format!("{} would be left: {}: {}", finding.code, finding.place, finding.message)
            });
            if some.len() > 1 {
                let (first, second) = some.split_at(middle(some));
                self.settle(first, held, before)?;
                return self.settle(second, held, before);
            }
        }
        self.refused.extend(some.iter().map(|finding| (named(finding), why.clone())));
        Ok(())
    }

    /// The texts of all files with further fixes applied.
    fn with(&self, findings: &[&Diagnostic]) -> Drafts {
        let edits = findings.iter().filter_map(|one| one.fix.as_ref()).flat_map(|fix| &fix.edits);
        let mut by_path: BTreeMap<&str, Vec<&Edit>> = BTreeMap::new();
        for edit in edits {
            by_path.entry(edit.place.source.path()).or_default().push(edit);
        }
        let mut texts = self.fixed.after.clone();
        for (path, edits) in by_path {
            let Some(bytes) = texts.get_mut(path) else { continue };
            let (mark, text) = text_of(bytes);
            let Ok(text) = std::str::from_utf8(text) else { continue };
            let new = edited(text, edits);
            *bytes = [mark, new.as_bytes()].concat();
        }
        texts
    }
}

/// A finding that stays, or is new, although some fixes were made; `None` if they hold.
fn new(
    made: &[&Diagnostic],
    before: &BTreeMap<FindingKey, usize>,
    after: &BTreeMap<FindingKey, usize>,
) -> Option<FindingKey> {
    let mut most = before.clone();
    for finding in made {
        if let Some(count) = most.get_mut(&key(finding)) {
            *count = count.saturating_sub(1);
        }
    }
    let fits = |key: &FindingKey, count: usize| match most.get(key) {
        Some(most) => count <= *most,
        None => is_uncovered(made, key),
    };
    after.iter().find(|(key, count)| !fits(key, **count)).map(|(key, _)| key.clone())
}

/// Whether a new finding was only hidden by an error that is fixed: it is in a file that no fix
/// changes, and all fixes are certainly what the author meant.
fn is_uncovered(made: &[&Diagnostic], (_, path, _): &FindingKey) -> bool {
    let is_certain = |finding: &&Diagnostic| {
        let is_safe = finding.fix.as_ref().is_some_and(|fix| fix.safety == Safety::Safe);
        is_safe && finding.severity == Severity::Error
    };
    let edits = made.iter().filter_map(|finding| finding.fix.as_ref()).flat_map(|fix| &fix.edits);
    made.iter().all(is_certain) && !edits.into_iter().any(|edit| edit.place.source.path() == path)
}

/// The identity of a finding across rounds.
fn named(finding: &Diagnostic) -> (FindingKey, String) {
    (key(finding), crate::formats::spot::line_of(&finding.place).to_owned())
}

/// The index at which to split some fixes: between two lines, as close to the middle as possible,
/// otherwise in the middle.
fn middle(some: &[&Diagnostic]) -> usize {
    let half = some.len() / 2;
    let line =
        |finding: &Diagnostic| (finding.place.source.path().to_owned(), finding.place.start().line);
    let parts = (1..some.len()).filter(|at| line(some[at - 1]) != line(some[*at]));
    parts.min_by_key(|at| at.abs_diff(half)).unwrap_or(half)
}

/// Whether two ranges have a common byte, or insert at one place.
fn overlap(a: &Range<u32>, b: &Range<u32>) -> bool {
    a.start < b.end && b.start < a.end || a.start == b.start
}

/// The byte order marks before a text, and the text.
fn text_of(bytes: &[u8]) -> (&[u8], &[u8]) {
    let mut at = 0;
    while bytes[at..].starts_with(MARK) {
        at += MARK.len();
    }
    bytes.split_at(at)
}
