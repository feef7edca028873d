//! Files of a pack that nothing reads.

use std::collections::BTreeSet;

use diag::{Diagnostic, Source, nearest};

use crate::Library;
use crate::codes;
use crate::library::{Loaded, RULINGS, TUTORIALS};

/// Folders of every pack, whatever its game.
const COMMON: [&str; 4] = ["effects", "locales", RULINGS, TUTORIALS];

impl Library<'_> {
    /// Says which folders and files of a game's packs nothing reads. `kinds` are the folders of
    /// cards, `documents` the folders of other documents.
    pub fn strays(&self, game: &str, kinds: &[&str], documents: &[&str]) -> Vec<Diagnostic> {
        let mut out = Vec::new();
        for loaded in self.of(game) {
            let mut pack =
                Strays { loaded, kinds, documents, folders: BTreeSet::new(), out: &mut out };
            for path in &loaded.paths {
                pack.look(path);
            }
        }
        out
    }
}

/// What `cardwright locale sync` writes beside the texts of a language.
const SUMS: &str = "/english.sum";

struct Strays<'s> {
    loaded: &'s Loaded<'s>,
    kinds: &'s [&'s str],
    documents: &'s [&'s str],
    /// Folders already said.
    folders: BTreeSet<&'s str>,
    out: &'s mut Vec<Diagnostic>,
}

impl<'s> Strays<'s> {
    fn look(&mut self, path: &'s str) {
        let hidden = path.split('/').any(|part| part.starts_with('.'));
        match path.split_once('/') {
            _ if hidden => {}
            Some((TUTORIALS, name)) => {
                if !is(name, "play") {
                    self.file(path, "tutorial/ holds *.play files");
                }
            }
            _ if path.ends_with(".play") && self.loaded.ruled(path).is_none() => self.unrun(path),
            None => self.at_the_root(path),
            Some(("effects", name)) if is(name, "luau") => {}
            Some(("effects", _)) => self.file(path, "effects/ holds *.luau files"),
            Some(("locales", name)) => {
                let parts = name.matches('/').count();
                let text = name.ends_with(".ftl") && (1..=2).contains(&parts);
                if !(text || (name.ends_with(SUMS) && parts == 1)) {
                    let help = "locales/ holds <language>/<space>.ftl files, or several in a folder: \
                                <language>/<space>/<part>.ftl";
                    self.file(path, help);
                }
            }
            Some((folder, name)) if self.kinds.contains(&folder) => {
                self.in_kind(path, folder, name)
            }
            Some((folder, name)) if self.documents.contains(&folder) => {
                if !is(name, "toml") && !is(name, "play") {
                    self.file(path, "this folder holds *.toml files and rulings beside them");
                }
            }
            Some((RULINGS, name)) => {
                if !is(name, "play") {
                    self.file(path, "rulings/ holds *.play files");
                }
            }
            // Written by `cardwright schema --write`, for editors.
            Some(("schema", _)) => {}
            Some((folder, _)) => self.folder(folder),
        }
    }

    fn at_the_root(&mut self, name: &str) {
        let known = ["LICENSE", "LICENCE", "COPYING", "NOTICE"];
        let read = ["pack.toml", "tombi.toml", "lint.toml", "lint-baseline.txt"].contains(&name);
        if read || name.ends_with(".md") || known.iter().any(|k| name.starts_with(k)) {
            return;
        }
        let help = match nearest(name, ["pack.toml"]) {
            Some(near) => format!("did you mean {near}?"),
            None => format!("a card lies in the folder of its kind: {}", self.kinds.join(", ")),
        };
        self.file(name, &help);
    }

    fn in_kind(&mut self, path: &str, kind: &str, name: &str) {
        if is(name, "toml") {
            return;
        }
        let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
        if !is(name, "luau") && !is(name, "play") {
            let help = if name.contains('/') {
                "folders within the folder of a kind are not read".to_owned()
            } else {
                format!("a card is {stem}.toml with {stem}.luau and {stem}.play")
            };
            return self.file(path, &help);
        }
        if self.loaded.has(&format!("{kind}/{stem}.toml")) {
            return;
        }
        self.file(path, &self.beside(kind, stem));
    }

    /// What is said of a file beside which there is no card.
    fn beside(&self, kind: &str, stem: &str) -> String {
        match nearest(stem, self.loaded.files(kind, "toml").map(|(id, _)| id)) {
            Some(near) => format!("there is no {stem}.toml: did you mean “{near}”?"),
            None => format!("there is no {stem}.toml beside it"),
        }
    }

    /// Rulings that nothing runs: what they say may be wrong, and nobody would know.
    fn unrun(&mut self, path: &str) {
        let place = Source::new(self.loaded.root.shown(path), "").top();
        let help = match path.trim_end_matches(".play").split_once('/') {
            Some((kind, stem)) if self.kinds.contains(&kind) && !stem.contains('/') => {
                self.beside(kind, stem)
            }
            Some(_) | None => {
                "put it beside its card, with the card's name, or into rulings/".to_owned()
            }
        };
        let message = "nothing runs these rulings";
        self.out.push(Diagnostic::error(codes::UNRUN_RULING, message, place).help(help));
    }

    fn file(&mut self, path: &str, help: &str) {
        let place = Source::new(self.loaded.root.shown(path), "").top();
        self.out.push(
            Diagnostic::warning(codes::STRAY_FILE, "nothing reads this file", place).help(help),
        );
    }

    fn folder(&mut self, folder: &'s str) {
        if !self.folders.insert(folder) {
            return;
        }
        let place = Source::new(self.loaded.root.shown(folder), "").top();
        let message = format!("nothing reads the folder “{folder}”");
        let finding = Diagnostic::error(codes::STRAY_FOLDER, message, place);
        let known = || self.kinds.iter().chain(self.documents).chain(&COMMON).copied();
        self.out.push(match nearest(folder, known()) {
            Some(near) => finding.help(format!("did you mean “{near}”?")),
            None => {
                let known: Vec<_> = known().collect();
                finding.help(format!("the folders of a pack are {}", known.join(", ")))
            }
        });
    }
}

/// Whether a name is one of a file with an extension, not of one in a folder further down.
fn is(name: &str, ext: &str) -> bool {
    !name.contains('/') && name.strip_suffix(ext).is_some_and(|stem| stem.ends_with('.'))
}
