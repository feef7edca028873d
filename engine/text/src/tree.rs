//! Trees of locale files, by language and space.

use std::collections::BTreeSet;
use std::sync::Arc;

use diag::{Diagnostic, Files, Source};
use unic_langid::LanguageIdentifier;

/// A folder with locale files `<root>/<tag>/<space>.ftl`, in a tree shared by packs also
/// `<root>/<tag>/<pack>/<space>.ftl`. The texts of a space may be in several files: those in a
/// folder with its name, `<space>/<part>.ftl`, belong to it.
#[derive(Clone)]
pub struct Tree {
    files: Arc<dyn Files>,
    root: String,
    shown: String,
    packs: Option<Vec<String>>,
    proven: bool,
}

/// One locale file of a tree.
pub(crate) struct LocaleFile {
    /// The name of the language's folder.
    pub(crate) tag: String,
    /// The stem of the file.
    pub(crate) space: String,
    /// The path in the tree's files.
    pub(crate) path: String,
    rank: usize,
}

impl Tree {
    /// A tree shared by several packs: the files directly in a language's folder, and those in the
    /// folders of these packs.
    pub fn packs(files: Arc<dyn Files>, root: &str, packs: &[&str]) -> Self {
        let packs = packs.iter().map(|pack| (*pack).to_owned()).collect();
        Self { packs: Some(packs), ..Self::own(files, root) }
    }

    /// The tree of one pack: all files in a language's folder belong to it.
    pub fn own(files: Arc<dyn Files>, root: &str) -> Self {
        let root = root.trim_end_matches('/');
        let root = if root.is_empty() { String::new() } else { format!("{root}/") };
        Self { files, root, shown: String::new(), packs: None, proven: false }
    }

    /// Sets a path that diagnostics show before the paths of its files.
    #[must_use]
    pub fn shown(mut self, folder: &str) -> Self {
        let folder = folder.trim_end_matches('/');
        self.shown = if folder.is_empty() { String::new() } else { format!("{folder}/") };
        self
    }

    /// Marks the tree as known to be valid, like the built-in one.
    #[must_use]
    pub fn proven(self) -> Self {
        Self { proven: true, ..self }
    }

    pub(crate) fn is_proven(&self) -> bool {
        self.proven
    }

    /// The locale files in the order of reading: files directly in the language's folder first,
    /// then pack by pack.
    pub(crate) fn found(&self) -> Vec<LocaleFile> {
        let paths = self.files.list_in(self.root.trim_end_matches('/')).into_iter();
        let mut all: Vec<_> = paths.filter_map(|path| self.entry(path)).collect();
        all.sort_by(|a, b| (&a.tag, a.rank, &a.path).cmp(&(&b.tag, b.rank, &b.path)));
        all
    }

    fn entry(&self, path: String) -> Option<LocaleFile> {
        let rest = path.strip_prefix(self.root.as_str())?.strip_suffix(".ftl")?;
        let parts: Vec<&str> = rest.split('/').collect();
        let (tag, names) = match parts.as_slice() {
            [file] => ("", std::slice::from_ref(file)),
            [tag, names @ ..] => (*tag, names),
            [] => return None,
        };
        let (rank, names) = match (&self.packs, names) {
            (Some(packs), [pack, names @ ..]) if !names.is_empty() => {
                (1 + packs.iter().position(|known| known == pack)?, names)
            }
            (Some(_) | None, names) => (0, names),
        };
        // A space is a file, or a folder with parts.
        let ([space] | [space, _]) = names else { return None };
        let (tag, space) = (tag.to_owned(), (*space).to_owned());
        Some(LocaleFile { tag, space, path, rank })
    }

    /// The text of a file, or the error in its bytes.
    pub(crate) fn read(&self, path: &str) -> Result<Source, Box<Diagnostic>> {
        let shown = format!("{}{path}", self.shown);
        // The tree lists it, so it exists: permission is missing, or a link leaves the tree.
        self.files.text(path, shown.clone()).unwrap_or_else(|| {
            let found = Diagnostic::error(
                diag::codes::UNREADABLE,
                "the file cannot be read",
                Source::new(shown, "").top(),
            );
            let help = "check the permissions; links that lead out of the pack are not followed";
            Err(Box::new(found.help(help)))
        })
    }

    /// A file among the texts that is not a text, by its path in findings.
    pub fn beside(&self, shown: &str) -> Option<Source> {
        let path = shown.strip_prefix(self.shown.as_str())?;
        let own = path.starts_with(self.root.as_str());
        own.then(|| self.files.text(path, shown.to_owned()))??.ok()
    }

    /// A place for findings about a file as a whole.
    pub(crate) fn source(&self, path: &str) -> Source {
        self.read(path).unwrap_or_else(|found| found.place.source)
    }
}

/// The languages of some trees, sorted, without reading files.
pub fn tags(trees: &[Tree]) -> Vec<String> {
    let mut all = BTreeSet::new();
    for tree in trees {
        let found = tree.found();
        let folders = found.chunk_by(|one, next| one.tag == next.tag);
        all.extend(folders.filter_map(|files| Some(language(&files[0].tag)?.to_string())));
    }
    all.into_iter().collect()
}

/// The language of a folder with this name.
pub(crate) fn language(tag: &str) -> Option<LanguageIdentifier> {
    let language: LanguageIdentifier = tag.parse().ok()?;
    // Longer language codes are well-formed, but none is registered: `english`, `deutsch`.
    let known = !language.language.is_empty() && language.language.as_str().len() <= 3;
    known.then_some(language)
}

/// The language of a tag, without its region.
pub(crate) fn head(tag: &str) -> &str {
    tag.split('-').next().unwrap_or(tag)
}
