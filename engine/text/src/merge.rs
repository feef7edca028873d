//! Merges the files of one language into spaces of entries.

use std::collections::BTreeMap;
use std::ptr;
use std::sync::{Arc, Mutex, PoisonError};

use diag::{Crew, Diagnostic, Source, made, spread_by};

use crate::facts::{ById, Entry, SharedTerms};
use crate::tree::{LocaleFile, Tree, head, language};
use crate::{TERMS, check, codes, outline};

/// The content of each space, by language and space. Shared terms are in the space [`TERMS`].
pub(crate) type SpacesByLanguage = BTreeMap<String, BTreeMap<String, Held>>;

/// The content of a space.
pub(crate) enum Held {
    /// Its entries.
    Entries(Vec<Entry>),
    /// Its files, which are known to be valid and have not been read.
    Unread(Vec<Source>),
}

impl Held {
    /// The files that have not been read.
    pub(crate) fn unread(&self) -> &[Source] {
        match self {
            Self::Entries(_) => &[],
            Self::Unread(files) => files,
        }
    }
}

/// Terms by their ids.
fn by_id<'e>(terms: impl IntoIterator<Item = &'e Entry>) -> SharedTerms<'e> {
    terms.into_iter().map(|term| (term.id.as_str(), term)).collect()
}

/// The files of wanted languages, not read.
pub(crate) fn unread(trees: &[Tree], wanted: &dyn Fn(&str) -> bool) -> SpacesByLanguage {
    let mut all: BTreeMap<(String, String), Vec<Source>> = BTreeMap::new();
    for tree in trees {
        for files in tree.found().chunk_by(|one, next| one.tag == next.tag) {
            let tag = language(&files[0].tag).map(|language| language.to_string());
            let Some(tag) = tag.filter(|tag| wanted(tag)) else { continue };
            for found in files {
                if let Ok(source) = tree.read(&found.path) {
                    all.entry((tag.clone(), found.space.clone())).or_default().push(source);
                }
            }
        }
    }
    let mut spaces = SpacesByLanguage::new();
    for ((tag, space), files) in all {
        spaces.entry(tag).or_default().insert(space, Held::Unread(files));
    }
    spaces
}

/// The files of a language, read.
pub(crate) struct LanguageFiles {
    pub(crate) tag: String,
    /// The files that are texts.
    pub(crate) sources: Vec<Source>,
    /// The space of each file.
    spaces: Vec<String>,
    /// The content of each file.
    outlines: Mutex<Vec<Arc<Outline>>>,
}

/// The entries of a file, and its findings.
type Outline = (Vec<Entry>, Vec<Diagnostic>);

/// Reads the files of wanted languages.
pub(crate) fn read(
    trees: &[Tree],
    wanted: &dyn Fn(&str) -> bool,
    crew: &dyn Crew,
) -> (Vec<LanguageFiles>, Vec<Diagnostic>) {
    let (files, mut findings) = files(trees, wanted);
    let read = spread_by(1, crew, &files, |(tree, found, tag)| {
        tree.read(&found.path).map(|source| {
            let outline = made(crew, "outline", &source, |source| outline::read(source, head(tag)));
            (source, outline)
        })
    });
    let mut languages: BTreeMap<String, LanguageFiles> = BTreeMap::new();
    for ((_, found, tag), read) in files.into_iter().zip(read) {
        match read {
            Err(wrong) => findings.push(*wrong),
            Ok((source, outline)) => {
                findings.extend(outline.1.iter().cloned());
                let language = languages.entry(tag).or_insert_with_key(|tag| LanguageFiles {
                    tag: tag.clone(),
                    sources: Vec::new(),
                    spaces: Vec::new(),
                    outlines: Mutex::default(),
                });
                language.sources.push(source);
                language.spaces.push(found.space);
                let outlines = language.outlines.get_mut().unwrap_or_else(PoisonError::into_inner);
                outlines.push(outline);
            }
        }
    }
    (languages.into_values().collect(), findings)
}

impl LanguageFiles {
    /// The files, each with its space.
    pub(crate) fn files(&self) -> Vec<(String, Source)> {
        self.spaces.iter().cloned().zip(self.sources.iter().cloned()).collect()
    }

    /// Takes the content of each space, and the findings. Of entries with one id, the first is
    /// used.
    pub(crate) fn settled(&self) -> (BTreeMap<String, Held>, Vec<Diagnostic>) {
        let mut outlines = self.outlines.lock().unwrap_or_else(PoisonError::into_inner);
        let mut spaces: BTreeMap<String, Vec<Entry>> = BTreeMap::new();
        for (space, outline) in self.spaces.iter().zip(outlines.drain(..)) {
            spaces.entry(space.clone()).or_default().extend(Arc::unwrap_or_clone(outline).0);
        }
        let findings = settle(&self.tag, &mut spaces);
        let held = spaces.into_iter().map(|(space, entries)| (space, Held::Entries(entries)));
        (held.collect(), findings)
    }
}

/// The files of wanted languages, each with its tree and its language, and the findings about their
/// folders.
fn files<'t>(
    trees: &'t [Tree],
    wanted: &dyn Fn(&str) -> bool,
) -> (Vec<(&'t Tree, LocaleFile, String)>, Vec<Diagnostic>) {
    let (mut files, mut findings) = (Vec::new(), Vec::new());
    for tree in trees {
        let mut before = String::new();
        for found in tree.found() {
            let new = before != found.tag;
            before.clone_from(&found.tag);
            let Some(tag) = folder(tree, &found, new, &mut findings) else {
                continue;
            };
            if wanted(&tag) {
                files.push((tree, found, tag));
            }
        }
    }
    (files, findings)
}

/// The language of a file's folder. An invalid folder name is reported once.
fn folder(
    tree: &Tree,
    found: &LocaleFile,
    new: bool,
    findings: &mut Vec<Diagnostic>,
) -> Option<String> {
    let place = || tree.source(&found.path).top();
    if found.tag.is_empty() {
        let message = "this file is outside the folder of a language";
        let wrong = Diagnostic::error(codes::LANGUAGE_TAG, message, place());
        findings.push(wrong.help("move it into the folder of its language, such as `en`"));
        return None;
    }
    let Some(language) = language(&found.tag) else {
        if new {
            let message = format!("the folder `{}` is not named after a language", found.tag);
            let wrong = Diagnostic::error(codes::LANGUAGE_TAG, message, place());
            findings.push(wrong.help("name it after a language tag such as `en`, `fr` or `pt-BR`"));
        }
        return None;
    };
    let tag = language.to_string();
    if new && tag != found.tag {
        let message = format!("the folder `{}` is not named after its language tag", found.tag);
        let wrong = Diagnostic::error(codes::LANGUAGE_TAG, message, place());
        findings.push(wrong.help(format!("name it `{tag}`")));
    }
    Some(tag)
}

/// Drops repeated entries and checks the others, space by space.
fn settle(tag: &str, spaces: &mut BTreeMap<String, Vec<Entry>>) -> Vec<Diagnostic> {
    let mut terms = spaces.remove(TERMS).unwrap_or_default();
    let mut findings = settle_terms(tag, &mut terms);
    let shared = by_id(&terms);
    for (space, entries) in spaces.iter_mut() {
        findings.extend(settle_space(tag, space, &shared, entries));
    }
    if !terms.is_empty() {
        spaces.insert(TERMS.to_owned(), terms);
    }
    findings
}

fn settle_terms(tag: &str, terms: &mut Vec<Entry>) -> Vec<Diagnostic> {
    let mut findings = Vec::new();
    terms.retain(|entry| {
        if !entry.term {
            let message = format!("`{TERMS}.ftl` contains a message, `{}`", entry.id);
            let wrong = Diagnostic::error(codes::MESSAGE_IN_TERMS, message, entry.place.clone());
            findings.push(wrong.help(format!("make it a term: `-{}`", entry.id)));
        }
        entry.term
    });
    findings.extend(settle_space(tag, TERMS, &SharedTerms::new(), terms));
    findings
}

fn settle_space(
    tag: &str,
    space: &str,
    shared: &SharedTerms<'_>,
    entries: &mut Vec<Entry>,
) -> Vec<Diagnostic> {
    let mut findings = drop_repeated(tag, shared, entries);
    findings.extend(check::check(space, entries, shared));
    findings
}

fn drop_repeated(tag: &str, shared: &SharedTerms<'_>, entries: &mut Vec<Entry>) -> Vec<Diagnostic> {
    let by_id = ById::new(entries);
    let repeats = by_id.repeats();
    let mut findings = Vec::new();
    let mut repeated = Vec::with_capacity(entries.len());
    for entry in &*entries {
        let term = shared.get(entry.id.as_str()).copied().filter(|_| entry.term);
        let first = || by_id.find(entry.term, &entry.id).filter(|first| !ptr::eq(*first, entry));
        let before = term.or_else(|| if repeats { first() } else { None });
        repeated.push(before.is_some());
        let Some(before) = before else { continue };
        let message = format!("`{}` is already defined in `{tag}`", entry.written());
        let wrong = Diagnostic::error(codes::DUPLICATE, message, entry.place.clone());
        findings.push(wrong.label(before.place.clone(), "first here"));
    }
    let mut repeated = repeated.into_iter();
    entries.retain(|_| repeated.next() != Some(true));
    entries.shrink_to_fit();
    findings
}
