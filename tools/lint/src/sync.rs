//! Which English version each text was translated from. A rule finds outdated ones, and `cardwright
//! locale sync` records them.
//!
//! The sums are in a file next to the texts, not in comments above them, so that translators and
//! their tools see only texts.

mod sums;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use diag::{Diagnostic, Severity, Source};
use text::keys::{Key, keys};
use text::{BASE, Locales, Tree};

pub use sums::FILE;
pub(crate) use sums::{Sum, Sums, sum};

/// The folder of texts in a pack.
const LOCALES: &str = "locales";

/// The comment above the English version of a missing message.
const TO_TRANSLATE: &str = "# To translate:";

/// What `locale sync` would write.
#[derive(Debug, Default)]
pub struct SyncPlan {
    /// The files, by path.
    pub writes: Vec<Write>,
    /// Findings about faulty files, which are not written.
    pub findings: Vec<Diagnostic>,
    /// Texts whose English has changed since, by language, space and id.
    pub stale: BTreeSet<String>,
    /// All texts of languages other than English, by space and id.
    pub names: BTreeSet<String>,
}

/// A file to be written.
#[derive(Debug)]
pub struct Write {
    /// Its path in findings.
    pub path: String,
    /// The file on disk.
    pub file: PathBuf,
    /// The complete new text.
    pub text: String,
    /// Its changes, in words.
    pub what: String,
}

impl SyncPlan {
    /// Adds another plan.
    pub fn extend(&mut self, other: Self) {
        let Self { writes, findings, stale, names } = other;
        self.writes.extend(writes);
        self.findings.extend(findings);
        self.stale.extend(stale);
        self.names.extend(names);
    }
}

/// The plan for the texts of some trees, of which only files that are `own` are written: in the
/// languages of these files, and in those `promised`. The English of texts in `accepted`
/// (`space/id`) counts as translated.
pub fn plan(
    trees: &[Tree],
    own: &dyn Fn(&str) -> bool,
    promised: &[String],
    accepted: &[String],
) -> SyncPlan {
    let (locales, mut findings) = Locales::load(trees);
    // The target of a reference may be in a pack that is not among the trees.
    findings.retain(|finding| {
        finding.severity == Severity::Error
            && finding.code != text::codes::UNKNOWN_REFERENCE
            && own(finding.place.source.path())
    });
    let broken = findings.iter().map(|finding| finding.place.source.path().to_owned());
    let broken: BTreeSet<String> = broken.collect();
    let keys = keys(&locales);
    let messages = keys.iter().filter(|key| !key.id.starts_with('-'));
    let (english, others): (Vec<&Key<'_>>, Vec<&Key<'_>>) =
        messages.partition(|key| key.tag == BASE);
    let ours = others.iter().copied().filter(|key| own(key.place.source.path()));
    let ours: Vec<&Key<'_>> = ours.collect();
    let texts = SyncTexts { trees, english, others, broken };
    let names = ours.iter().map(|key| name(key)).collect();
    let mut plan = SyncPlan { findings, names, ..SyncPlan::default() };
    texts.sums(&ours, accepted, &mut plan);
    let promised = promised.iter().map(String::as_str).filter(|tag| *tag != BASE);
    let tags: BTreeSet<&str> = ours.iter().map(|key| key.tag).chain(promised).collect();
    texts.missing(&tags, own, &mut plan);
    plan.writes.sort_by(|one, other| one.path.cmp(&other.path));
    plan
}

/// The data for a plan.
struct SyncTexts<'t> {
    trees: &'t [Tree],
    /// The English messages.
    english: Vec<&'t Key<'t>>,
    /// The messages of all other languages.
    others: Vec<&'t Key<'t>>,
    /// Files that could not be read completely.
    broken: BTreeSet<String>,
}

fn name(key: &Key<'_>) -> String {
    format!("{}/{}", key.space, key.id)
}

/// The folder of a file.
fn folder(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// The path of the sums next to the file of a text.
pub(crate) fn sums_beside(key: &Key<'_>) -> String {
    format!("{}/{FILE}", folder(key.place.source.path()))
}

impl SyncTexts<'_> {
    fn file(&self, path: &str) -> Option<Source> {
        self.trees.iter().find_map(|tree| tree.beside(path))
    }

    /// Rewrites the sums of each folder, except for texts that were not changed since their English
    /// has changed.
    fn sums(&self, keys: &[&Key<'_>], accepted: &[String], plan: &mut SyncPlan) {
        let english = self.english.iter().map(|key| ((key.space, key.id), *key));
        let english: BTreeMap<_, _> = english.collect();
        let mut folders: BTreeMap<String, Vec<&Key<'_>>> = BTreeMap::new();
        for key in keys {
            folders.entry(sums_beside(key)).or_default().push(key);
        }
        for (path, keys) in folders {
            let source = self.file(&path);
            let (old, wrong) = source.as_ref().map(Sums::read).unwrap_or_default();
            let unread = self.broken.iter().any(|file| folder(file) == folder(&path));
            if unread || !wrong.is_empty() {
                plan.findings.extend(wrong);
                continue;
            }
            let mut sums = Sums::default();
            for key in keys {
                let Some(from) = english.get(&(key.space, key.id)) else { continue };
                let now = Sum { english: sum(from), own: sum(key) };
                let before = old.of(key.space, key.id).filter(|before| before.is_stale(now));
                let before = before.filter(|_| !accepted.contains(&name(key)));
                if before.is_some() {
                    plan.stale.insert(format!("{}: {}", key.tag, name(key)));
                }
                sums.add(key.space, key.id, before.copied().unwrap_or(now));
            }
            let text = sums.write();
            // With CRLF, as in a checkout on Windows, the content is equal.
            let crlf = source.as_ref().is_some_and(|source| source.text().contains("\r\n"));
            let same = source.is_some_and(|source| source.text().replace("\r\n", "\n") == text);
            let text = if crlf { text.replace('\n', "\r\n") } else { text };
            if !same && sums.all().next().is_some() {
                let what = sums.changes(&old);
                let file = PathBuf::from(&path);
                plan.writes.push(Write { path, file, text, what });
            }
        }
    }

    /// Adds the English of missing messages as comments at the end of a language's files.
    fn missing(&self, tags: &BTreeSet<&str>, own: &dyn Fn(&str) -> bool, plan: &mut SyncPlan) {
        let there = self.others.iter().map(|key| (key.tag, key.space, key.id));
        let there: BTreeSet<_> = there.collect();
        let english = self.english.iter().filter(|key| own(key.place.source.path()));
        let english: Vec<&Key<'_>> = english.copied().collect();
        let mut files: BTreeMap<String, Vec<&Key<'_>>> = BTreeMap::new();
        for tag in tags {
            // A regional language shows the texts of the wider one, and of English.
            let wider: Vec<&str> = wider(tag).collect();
            let has = |key: &Key<'_>| {
                let is_there = |tag: &&str| there.contains(&(*tag, key.space, key.id));
                wider.contains(&BASE) || wider.iter().chain([tag]).any(is_there)
            };
            for key in english.iter().filter(|key| !has(key)) {
                let Some(path) = translated(key.place.source.path(), tag) else { continue };
                files.entry(path).or_default().push(key);
            }
        }
        for (path, mut keys) in files.into_iter().filter(|(path, _)| !self.broken.contains(path)) {
            keys.sort_by_key(|key| key.place.span);
            let source = self.file(&path);
            let old = source.as_ref().map(Source::text).unwrap_or_default();
            keys.retain(|key| {
                let begins = format!("# {} =", key.id);
                !old.lines().any(|line| line.starts_with(&begins))
            });
            if !keys.is_empty() {
                let (text, what) =
                    (with_comments(old, &keys), format!("{} to translate", keys.len()));
                let file = PathBuf::from(&path);
                plan.writes.push(Write { path, file, text, what });
            }
        }
    }
}

/// The wider languages of a regional one: `zh-Hant` and `zh` of `zh-Hant-TW`.
fn wider(tag: &str) -> impl Iterator<Item = &str> {
    tag.match_indices('-').map(|(at, _)| &tag[..at])
}

/// A file with entries added at its end as comments.
fn with_comments(old: &str, keys: &[&Key<'_>]) -> String {
    let end = if old.contains("\r\n") { "\r\n" } else { "\n" };
    let mut text = old.to_owned();
    if !text.is_empty() && !text.ends_with('\n') {
        text.push_str(end);
    }
    for key in keys {
        if !text.is_empty() {
            text.push_str(end);
        }
        text.push_str(&comment(key, end));
    }
    text
}

/// The file of a language for an English one.
fn translated(path: &str, tag: &str) -> Option<String> {
    let from = format!("{LOCALES}/{BASE}/");
    let at = path.rfind(&from)?;
    Some(format!("{}{LOCALES}/{tag}/{}", &path[..at], &path[at + from.len()..]))
}

/// An entry as a comment.
fn comment(key: &Key<'_>, end: &str) -> String {
    let range = key.whole.span.start as usize..key.whole.span.end as usize;
    let entry = key.whole.source.text().get(range).unwrap_or_default().trim_end();
    let lines = entry.lines().map(|line| format!("# {line}"));
    let lines = lines.map(|line| format!("{}{end}", line.trim_end()));
    format!("{TO_TRANSLATE}{end}{}", lines.collect::<String>())
}
