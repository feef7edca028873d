//! Files of a pack that nothing reads.

use std::collections::BTreeSet;

use diag::{Diagnostic, Source, nearest};

use crate::Library;
use crate::codes;
use crate::library::Loaded;

/// Folders of every pack, whatever its game.
const COMMON: [&str; 2] = ["effects", "locales"];

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
            None => self.at_the_root(path),
            Some(("effects", name)) if is(name, "luau") => {}
            Some(("effects", _)) => self.file(path, "effects/ holds *.luau files"),
            Some(("locales", name)) => {
                if !(name.ends_with(".ftl") && name.matches('/').count() == 1) {
                    self.file(path, "locales/ holds <language>/<space>.ftl files");
                }
            }
            Some((folder, name)) if self.kinds.contains(&folder) => {
                self.in_kind(path, folder, name)
            }
            Some((folder, name)) if self.documents.contains(&folder) => {
                if !is(name, "toml") {
                    self.file(path, "this folder holds *.toml files");
                }
            }
            // Written by `cardwright schema --write`, for editors.
            Some(("schema", _)) => {}
            Some((folder, _)) => self.folder(folder),
        }
    }

    fn at_the_root(&mut self, name: &str) {
        let known = ["LICENSE", "LICENCE", "COPYING", "NOTICE"];
        let read = ["pack.toml", "tombi.toml"].contains(&name);
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
        let near = nearest(stem, self.loaded.files(kind, "toml").map(|(id, _)| id));
        let help = match near {
            Some(near) => format!("there is no {stem}.toml: did you mean “{near}”?"),
            None => format!("there is no {stem}.toml beside it"),
        };
        self.file(path, &help);
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
