//! Files of a pack that nothing reads.

use std::collections::BTreeSet;

use diag::{Diagnostic, Source, nearest};

use crate::Library;
use crate::codes;
use crate::library::{Loaded, RULINGS, TUTORIALS};

/// Folders of every pack, whatever its game.
const COMMON: [&str; 4] = ["effects", "locales", RULINGS, TUTORIALS];

impl Library {
    /// Reports folders and files of a game's packs that nothing reads. `kinds` are the folders of
    /// cards, `documents` those of other documents.
    pub fn strays(&self, game: &str, kinds: &[&str], documents: &[&str]) -> Vec<Diagnostic> {
        let mut out = Vec::new();
        for loaded in self.of(game) {
            let known = KnownPack { loaded, kinds, documents };
            let mut folders = BTreeSet::new();
            for path in &loaded.paths {
                out.extend(known.finding(path, &mut folders));
            }
        }
        out
    }

    /// The files of a pack that no program reads: misplaced ones, and those for people, such as its
    /// README. `kinds` are the folders of cards, `documents` those of other documents.
    pub fn unread(&self, pack: &str, kinds: &[&str], documents: &[&str]) -> Vec<&str> {
        let Some(loaded) = self.loaded(pack) else { return Vec::new() };
        let known = KnownPack { loaded, kinds, documents };
        let paths = loaded.paths.iter().map(String::as_str);
        paths.filter(|path| known.standing(path) != ReadBy::Read).collect()
    }
}

/// The file that `cardwright locale sync` writes next to the texts of a language.
const SUMS: &str = "/english.sum";

/// The files at the root of a pack that programs read: this one, editors, or translation tools.
const AT_THE_ROOT: [&str; 5] =
    ["l10n.toml", "lint-baseline.txt", "lint.toml", "pack.toml", "tombi.toml"];

/// The extensions of content files. A file with one of them is content in any folder. A folder
/// without content is for people: documents, pictures.
const CONTENT: [&str; 4] = [".toml", ".luau", ".ftl", ".play"];

/// The extensions of files that `cardwright schema --write` writes into `schema/`.
const GENERATED: [&str; 3] = [".json", ".d.luau", ".md"];

/// The first words of a linter baseline, whatever the name of its file.
pub const BASELINE: &str = "# Findings that are known:";

/// Who reads a file.
#[derive(Debug, PartialEq, Eq)]
enum ReadBy<'s> {
    /// This program, or another one for which its name is meant.
    Read,
    /// People.
    ByPeople,
    /// No one. Holds what would be read in its place.
    Stray(String),
    /// It contains rulings that nothing runs.
    Unrun,
    /// Nothing reads its folder.
    In(&'s str),
}

/// A pack, and the folders that its game reads.
struct KnownPack<'s> {
    loaded: &'s Loaded,
    kinds: &'s [&'s str],
    documents: &'s [&'s str],
}

impl<'s> KnownPack<'s> {
    /// The finding about a file. A folder that nothing reads is reported once.
    fn finding(&self, path: &'s str, folders: &mut BTreeSet<&'s str>) -> Option<Diagnostic> {
        match self.standing(path) {
            ReadBy::Read | ReadBy::ByPeople => None,
            ReadBy::Stray(help) => Some(self.file(path, &help)),
            ReadBy::Unrun => Some(self.unrun(path)),
            ReadBy::In(folder) => folders.insert(folder).then(|| self.folder(folder, path)),
        }
    }

    fn standing<'p>(&self, path: &'p str) -> ReadBy<'p> {
        let stray = |help: &str| ReadBy::Stray(help.to_owned());
        let read_or = |read: bool, help: &str| if read { ReadBy::Read } else { stray(help) };
        let hidden = path.split('/').any(|part| part.starts_with('.'));
        match path.split_once('/') {
            _ if hidden => ReadBy::Read,
            Some((TUTORIALS, name)) => read_or(is(name, "play"), "tutorial/ is for *.play files"),
            _ if path.ends_with(".play") && self.loaded.ruled(path).is_none() => ReadBy::Unrun,
            None => self.at_the_root(path),
            Some(("effects", name)) => read_or(is(name, "luau"), "effects/ is for *.luau files"),
            Some(("locales", name)) => {
                let parts = name.matches('/').count();
                let text = name.ends_with(".ftl") && (1..=2).contains(&parts);
                let help = "locales/ is for <language>/<space>.ftl files, or several files in a \
                    folder: <language>/<space>/<part>.ftl";
                read_or(text || (name.ends_with(SUMS) && parts == 1), help)
            }
            Some((folder, name)) if self.kinds.contains(&folder) => self.in_kind(folder, name),
            Some((folder, name)) if self.documents.contains(&folder) => read_or(
                is(name, "toml") || is(name, "play"),
                "this folder is for *.toml files and rulings next to them",
            ),
            Some((RULINGS, name)) => read_or(is(name, "play"), "rulings/ is for *.play files"),
            // Written by `cardwright schema --write`, for editors.
            Some(("schema", name)) => read_or(
                !is_content(name) || GENERATED.iter().any(|end| name.ends_with(end)),
                "schema/ is for the output of `cardwright schema --write`",
            ),
            Some((folder, _)) if is_content(path) => ReadBy::In(folder),
            Some(_) => ReadBy::ByPeople,
        }
    }

    fn at_the_root<'p>(&self, name: &str) -> ReadBy<'p> {
        let known = ["LICENSE", "LICENCE", "COPYING", "NOTICE"];
        if AT_THE_ROOT.contains(&name) {
            return ReadBy::Read;
        }
        if name.ends_with(".md") || known.iter().any(|known| name.starts_with(known)) {
            return ReadBy::ByPeople;
        }
        if !is_content(name) && self.is_baseline(name) {
            return ReadBy::Read;
        }
        ReadBy::Stray(match nearest(name, ["pack.toml"]) {
            Some(near) => format!("did you mean {near}?"),
            None => format!("put a card into the folder of its kind: {}", self.kinds.join(", ")),
        })
    }

    /// Whether a file is a baseline of the linter.
    fn is_baseline(&self, name: &str) -> bool {
        let text = self.loaded.text(name, &mut Vec::new());
        text.is_some_and(|source| source.text().starts_with(BASELINE))
    }

    fn in_kind<'p>(&self, kind: &str, name: &str) -> ReadBy<'p> {
        if is(name, "toml") {
            return ReadBy::Read;
        }
        let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
        if !is(name, "luau") && !is(name, "play") {
            let near = || nearest(ending, ["toml", "luau", "play"]);
            return ReadBy::Stray(if name.contains('/') {
                "subfolders of the folder of a kind are not read".to_owned()
            } else if let Some(near) = near() {
                format!("did you mean {stem}.{near}?")
            } else {
                format!("a card consists of {stem}.toml, {stem}.luau and {stem}.play")
            });
        }
        if self.loaded.has(&format!("{kind}/{stem}.toml")) {
            return ReadBy::Read;
        }
        ReadBy::Stray(self.beside(kind, stem))
    }

    /// The message about a file without a card next to it.
    fn beside(&self, kind: &str, stem: &str) -> String {
        match nearest(stem, self.loaded.files(kind, "toml").map(|(id, _)| id)) {
            Some(near) => format!("{stem}.toml is missing: did you mean “{near}”?"),
            None => format!("{stem}.toml is missing next to it"),
        }
    }

    /// A finding about rulings that nothing runs: errors in them would go unnoticed.
    fn unrun(&self, path: &str) -> Diagnostic {
        let place = Source::new(self.loaded.root.shown(path), "").top();
        let help = match path.trim_end_matches(".play").split_once('/') {
            Some((kind, stem)) if self.kinds.contains(&kind) && !stem.contains('/') => {
                self.beside(kind, stem)
            }
            Some(_) | None => {
                "put it next to its card, with the card's name, or into rulings/".to_owned()
            }
        };
        let message = "these rulings are never run";
        Diagnostic::error(codes::UNRUN_RULING, message, place).help(help)
    }

    fn file(&self, path: &str, help: &str) -> Diagnostic {
        let place = Source::new(self.loaded.root.shown(path), "").top();
        Diagnostic::warning(codes::STRAY_FILE, "this file is not used", place).help(help)
    }

    /// A finding about a folder that nothing reads, with the first content file in it.
    fn folder(&self, folder: &str, first: &str) -> Diagnostic {
        let place = Source::new(self.loaded.root.shown(folder), "").top();
        let message = format!("the folder “{folder}” is not used");
        let finding = Diagnostic::error(codes::STRAY_FOLDER, message, place);
        let finding = finding.note(format!("it contains {first}"));
        let known = || self.kinds.iter().chain(self.documents).chain(&COMMON).copied();
        match nearest(folder, known()) {
            Some(near) => finding.help(format!("did you mean “{near}”?")),
            None => {
                let known: Vec<_> = known().collect();
                finding.help(format!("known folders: {}", known.join(", ")))
            }
        }
    }
}

/// Whether a file is pack content, by its extension.
///
/// ```
/// assert!(content::is_content("skill/lantern.toml"));
/// assert!(!content::is_content("art/lantern.png"));
/// ```
pub fn is_content(path: &str) -> bool {
    let path = path.to_ascii_lowercase();
    CONTENT.iter().any(|end| path.ends_with(end))
}

/// Whether a name is a file with this extension, and not inside a subfolder.
fn is(name: &str, ext: &str) -> bool {
    !name.contains('/') && name.strip_suffix(ext).is_some_and(|stem| stem.ends_with('.'))
}
