//! The content of a folder: packs at any depth, records, and content outside packs, so that nothing
//! is ignored silently.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use diag::{Diagnostic, Source, codes as files};
use engine::SHELF;

use crate::codes;
use crate::files::{Short, read_short, real};
use crate::packs::shown;

/// The file that makes a folder a pack.
pub const PACK: &str = "pack.toml";

/// The file that marks a folder as a cache, like Cargo's `target/`.
const CACHE: &str = "CACHEDIR.TAG";

/// Maximum number of files and folders listed to find packs. A repository with all its libraries
/// has fewer.
const MOST_ENTRIES: usize = 1_000_000;

/// Maximum nesting of folders. Links cannot lead in circles, so this is never reached by accident.
const DEEPEST: usize = 64;

/// The content of a folder, each list sorted by path.
#[derive(Debug, Default)]
pub struct Found {
    /// Folders of packs, and folders with cards but without a `pack.toml`.
    pub packs: Vec<PathBuf>,
    /// `.play` files outside packs.
    pub records: Vec<PathBuf>,
    /// Findings about unreadable entries, and about content that no pack reads.
    pub findings: Vec<Diagnostic>,
}

/// Searches a folder for packs and records. Names that begin with a dot are left out. Links are
/// followed, each folder once.
///
/// # Errors
/// If the folder itself cannot be listed.
pub fn found(folder: &Path) -> io::Result<Found> {
    fs::read_dir(folder)?;
    let root = real(folder);
    let mut walk = Walk { root: root.clone(), ..Walk::default() };
    walk.seen.insert(root);
    walk.folder(folder, Within::Nothing, 0);
    while let Some((link, within)) = walk.links.pop() {
        walk.link(&link, within);
    }
    Ok(walk.done())
}

/// Whether a folder belongs to a pack.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Within {
    /// Its files belong to a pack, which reads them itself.
    Pack,
    Nothing,
}

#[derive(Default)]
struct Walk {
    /// The given folder, without links.
    root: PathBuf,
    /// Listed folders, without links.
    seen: BTreeSet<PathBuf>,
    /// Links to folders. They are followed last, so that a folder is shown by its own path if it
    /// has one.
    links: Vec<(PathBuf, Within)>,
    entries: usize,
    packs: BTreeSet<PathBuf>,
    records: Vec<PathBuf>,
    /// Content outside packs, by folder.
    loose: BTreeMap<PathBuf, Vec<PathBuf>>,
    findings: Vec<Diagnostic>,
}

impl Walk {
    fn folder(&mut self, folder: &Path, within: Within, depth: usize) {
        let entries: io::Result<Vec<fs::DirEntry>> =
            fs::read_dir(folder).and_then(|all| all.take(MOST_ENTRIES + 1).collect());
        let Ok(mut entries) = entries else {
            return self.unreadable(folder, "the folder cannot be read");
        };
        self.entries += entries.len();
        if self.entries > MOST_ENTRIES || depth > DEEPEST {
            return self.beyond(folder, depth);
        }
        let is_pack = |entry: &fs::DirEntry| {
            let name = entry.file_name();
            name.to_str().is_some_and(|name| name.eq_ignore_ascii_case(PACK))
        };
        // A cache contains only copies.
        if depth > 0 && entries.iter().any(|entry| entry.file_name() == CACHE) {
            return;
        }
        if depth > 0 && is_own_source(folder) {
            let message = "this is the source code of the program, so it is not searched";
            let place = Source::new(shown(folder), "").top();
            let finding = Diagnostic::worth_knowing(codes::OUTSIDE_PACKS, message, place);
            return self.findings.push(finding.help("name it to check its contents"));
        }
        let within = if entries.iter().any(is_pack) {
            self.packs.insert(folder.to_owned());
            Within::Pack
        } else {
            within
        };
        // A pack reads its own files, so the many files of a large pack need not be sorted here.
        let is_file = |entry: &fs::DirEntry| entry.file_type().is_ok_and(|what| what.is_file());
        entries.retain(|entry| within == Within::Nothing || !is_file(entry));
        entries.sort_by_cached_key(fs::DirEntry::file_name);
        for entry in entries {
            let name = entry.file_name();
            if !name.to_string_lossy().starts_with('.') {
                self.entry(&entry.path(), entry.file_type().ok(), within, depth);
            }
        }
    }

    fn entry(&mut self, path: &Path, what: Option<fs::FileType>, within: Within, depth: usize) {
        let is_link = what.is_some_and(|what| what.is_symlink());
        let what =
            if is_link { fs::metadata(path).ok().map(|about| about.file_type()) } else { what };
        match what {
            Some(what) if what.is_dir() && is_link => self.links.push((path.to_owned(), within)),
            Some(what) if what.is_dir() => {
                // A link may have led here before.
                if self.seen.insert(real(path)) {
                    self.folder(path, within, depth + 1);
                }
            }
            // A pack reads its own files and reports unreadable ones.
            _ if within == Within::Pack || !is_content(path) => {}
            Some(what) if what.is_file() => self.file(path),
            Some(_) => {
                self.unreadable(path, "it is neither a file nor a folder, so it is not read")
            }
            None => self.unreadable(path, "the file cannot be read"),
        }
    }

    /// Follows a link to a folder, unless it leads to a listed one, or to a parent.
    fn link(&mut self, link: &Path, within: Within) {
        let real = real(link);
        if !self.root.starts_with(&real) && self.seen.insert(real) {
            self.folder(link, within, 0);
        }
    }

    fn file(&mut self, path: &Path) {
        if has_ending(path, "play") {
            self.records.push(path.to_owned());
            return;
        }
        // A `.toml` file can be anything, unless its folder is named like a kind of cards.
        let folder = path.parent().unwrap_or(path);
        if !has_ending(path, "toml") || is_kind(folder) {
            self.loose.entry(folder.to_owned()).or_default().push(path.to_owned());
        }
    }

    fn unreadable(&mut self, path: &Path, message: &str) {
        let place = Source::new(shown(path), "").top();
        self.findings.push(
            Diagnostic::error(files::UNREADABLE, message, place).help("check the permissions"),
        );
    }

    fn beyond(&mut self, folder: &Path, depth: usize) {
        let place = Source::new(shown(folder), "").top();
        self.findings.push(if depth > DEEPEST {
            Diagnostic::error(files::TOO_DEEP, "folders nested this deep are not read", place)
                .help("name the folders of the packs")
        } else {
            let message =
                format!("there are more than {MOST_ENTRIES} files and folders up to here");
            Diagnostic::error(codes::TOO_MANY_FILES, message, place)
                .help("name the folders of the packs")
        });
    }

    fn done(mut self) -> Found {
        // A folder with cards and without a `pack.toml` is a pack in which that file is missing.
        let is_card = |folder: &Path| is_kind(folder) || folder.ends_with("effects");
        let lacking = self.loose.keys().filter(|folder| is_card(folder));
        let lacking: BTreeSet<PathBuf> =
            lacking.filter_map(|folder| Some(folder.parent()?.to_owned())).collect();
        for (folder, all) in &self.loose {
            if lacking.iter().any(|pack| folder.starts_with(pack)) {
                continue;
            }
            let first = all.first().unwrap_or(folder);
            let more = match all.len() {
                0 | 1 => String::new(),
                count => format!(" ({} more like it in its folder)", count - 1),
            };
            let message = format!("this file is in no pack{more}");
            let place = Source::new(shown(first), "").top();
            self.findings.push(
                Diagnostic::warning(codes::OUTSIDE_PACKS, message, place)
                    .help(format!("move it into a pack, which is a folder with a {PACK}")),
            );
        }
        self.packs.extend(lacking);
        self.records.sort();
        let Self { packs, records, findings, .. } = self;
        Found { packs: packs.into_iter().collect(), records, findings }
    }
}

/// Whether a folder is a checkout of this program, which repositories of packs contain as a
/// submodule for their CI. Its tests contain packs with every possible error.
fn is_own_source(folder: &Path) -> bool {
    let Ok(Short::Whole(about)) = read_short(&folder.join("Cargo.toml")) else { return false };
    let about = String::from_utf8_lossy(&about);
    about.lines().any(|line| line.trim() == "name = \"cardwright\"")
}

/// Whether a folder is named like a kind of cards of some game.
fn is_kind(folder: &Path) -> bool {
    let name = folder.file_name().and_then(|name| name.to_str());
    name.is_some_and(|name| SHELF.iter().any(|game| game.kinds().contains(&name)))
}

/// Whether a file is pack content or a saved game, by its extension. Definitions for editors
/// (`api.d.luau`) are excluded.
fn is_content(path: &Path) -> bool {
    let name = path.file_name().map(|name| name.to_string_lossy().to_lowercase());
    if name.is_some_and(|name| name.ends_with(".d.luau")) {
        return false;
    }
    ["ftl", "luau", "play", "toml"].iter().any(|ending| has_ending(path, ending))
}

fn has_ending(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|found| found.eq_ignore_ascii_case(ending))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder with these files, removed at the end.
    struct Tree(PathBuf);

    impl Tree {
        fn new(name: &str, paths: &[&str]) -> Self {
            let root = format!("cardwright-found-{name}-{}", std::process::id());
            let tree = Self(std::env::temp_dir().join(root));
            let _ = fs::remove_dir_all(&tree.0);
            for path in paths {
                let path = tree.0.join(path);
                fs::create_dir_all(path.parent().expect("in a folder")).expect("made");
                fs::write(path, "").expect("written");
            }
            tree
        }

        fn inside(&self, paths: &[PathBuf]) -> Vec<String> {
            let inner = |path: &PathBuf| path.strip_prefix(&self.0).expect("inside").to_owned();
            paths.iter().map(|path| inner(path).display().to_string()).collect()
        }
    }

    impl Drop for Tree {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn packs_are_found_at_any_depth_and_in_packs() {
        let tree = Tree::new(
            "depth",
            &[
                "one/pack.toml",
                "one/trait/brave.toml",
                "one/docs/example/pack.toml",
                "a/b/c/d/e/f/g/h/i/j/k/l/m/n/two/pack.toml",
                "my\tpack/Pack.toml",
                ".hidden/pack.toml",
                "target/CACHEDIR.TAG",
                "target/package/one/pack.toml",
                "saves/game.play",
                "Cargo.toml",
                "schema/some_game/api.d.luau",
            ],
        );
        let found = found(&tree.0).expect("a folder");
        let deep = "a/b/c/d/e/f/g/h/i/j/k/l/m/n/two";
        let packs = [deep, "my\tpack", "one", "one/docs/example"];
        assert_eq!(tree.inside(&found.packs), packs);
        assert_eq!(tree.inside(&found.records), ["saves/game.play"]);
        assert_eq!(found.findings, []);
    }

    #[test]
    fn content_outside_of_packs_is_found() {
        let kind = engine::SHELF[0].kinds()[0];
        let (card, text) = (format!("bad/{kind}/axe.toml"), format!("bad/locales/en/{kind}.ftl"));
        let tree = Tree::new("loose", &["good/pack.toml", &card, &text, "x/y.luau"]);
        let found = found(&tree.0).expect("a folder");
        assert_eq!(tree.inside(&found.packs), ["bad", "good"], "one lacks its pack.toml");
        let said: Vec<_> = found.findings.iter().map(|one| one.place.source.path()).collect();
        assert_eq!(said, [tree.0.join("x/y.luau").display().to_string()]);
    }

    #[test]
    fn the_source_of_the_program_is_named_and_not_looked_through() {
        let tree = Tree::new("own", &["one/pack.toml", "cw/cards/two/pack.toml"]);
        fs::write(tree.0.join("cw/Cargo.toml"), "[package]\nname = \"cardwright\"\n")
            .expect("written");
        let all = found(&tree.0).expect("a folder");
        assert_eq!(tree.inside(&all.packs), ["one"]);
        assert_eq!(all.findings.len(), 1);
        let own = found(&tree.0.join("cw")).expect("a folder");
        assert_eq!(tree.inside(&own.packs), ["cw/cards/two"], "it is named itself");
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_once_and_never_up() {
        use std::os::unix::fs::symlink;
        let tree = Tree::new("links", &["in/one/pack.toml", "out/two/pack.toml"]);
        symlink(tree.0.join("out"), tree.0.join("in/out")).expect("a link");
        symlink(tree.0.join("in/one"), tree.0.join("in/again")).expect("a link");
        symlink(&tree.0, tree.0.join("in/up")).expect("a link");
        symlink(tree.0.join("nowhere"), tree.0.join("in/gone.play")).expect("a link");
        let found = found(&tree.0.join("in")).expect("a folder");
        assert_eq!(tree.inside(&found.packs), ["in/one", "in/out/two"]);
        assert_eq!(found.findings.len(), 1, "a link that leads nowhere");
    }
}
