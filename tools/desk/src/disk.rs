//! Folders on disk as trees of files. Nothing outside a folder can be accessed through it.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use diag::{Diagnostic, Files, Source};

use crate::codes;
use crate::door;
use crate::elsewhere;

/// Maximum number of entries of a folder. A pack of ten thousand cards has some sixteen thousand
/// files. A user who names a whole disk by mistake gets a quick answer.
const MOST_ENTRIES: usize = 100_000;

/// Maximum depth of folders; packs have no deeper ones.
const DEEPEST: usize = 12;

/// The extensions of content files.
const CONTENT: [&str; 4] = ["toml", "luau", "ftl", "play"];

/// Maximum number of bytes read from a file, far more than the largest accepted text.
const LONGEST_READ: u64 = 16 << 20;

/// A folder, listed once when it is opened.
///
/// Symbolic links are followed within the folder; a link that leaves it counts as absent. Names
/// that begin with a dot are left out, with a finding if they look like content. Anything that is
/// neither a file nor a folder, such as a device or a pipe, is reported and never opened.
#[derive(Clone, Debug)]
pub struct Disk {
    /// The real path for each path in the tree; `None` for a link that leaves the folder.
    paths: BTreeMap<String, Option<PathBuf>>,
    left_out: Vec<(String, LeftOut)>,
}

/// Why an entry of a folder is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LeftOut {
    Unreadable,
    /// A device, a pipe or a socket: opening one may block forever.
    NoFile,
    /// Its name is not portable. Holds the reason.
    Name(&'static str),
    TooDeep,
    TooMany,
}

const NOT_UTF8: &str = "is not UTF-8";
const BACKSLASH: &str = "has a backslash, which separates folders on other systems";
const HIDDEN: &str = "begins with a dot, so it is not read";

impl Disk {
    /// Lists a folder.
    ///
    /// # Errors
    ///
    /// If the folder itself cannot be read.
    pub fn open(folder: &Path) -> io::Result<Self> {
        let root = fs::canonicalize(folder)?;
        if !root.is_dir() {
            return Err(io::Error::new(io::ErrorKind::NotADirectory, "it is not a folder"));
        }
        // Fails here if the folder itself cannot be read; unreadable folders inside it are only
        // left out.
        fs::read_dir(&root)?;
        let disk = Self { paths: BTreeMap::new(), left_out: Vec::new() };
        let mut walk = Walk { seen: BTreeSet::from([root.clone()]), root, entries: 0, disk };
        let root = walk.root.clone();
        walk.folder(&root, "", 0);
        Ok(walk.disk)
    }

    /// The real path of a path in the tree; `None` if it does not exist or leaves the folder.
    pub(crate) fn real(&self, path: &str) -> Option<&Path> {
        self.paths.get(path)?.as_deref()
    }

    /// The findings about left-out entries, with places and fixes.
    pub fn findings(&self, shown: &str) -> Vec<Diagnostic> {
        let at =
            |path: &str| Source::new(format!("{}/{path}", shown.trim_end_matches('/')), "").top();
        let absent = self.paths.iter().filter(|(_, real)| real.is_none());
        // In the words of the pack reader, so that a report drops the duplicate.
        let absent = absent.map(|(path, _)| {
            Diagnostic::error(diag::codes::UNREADABLE, "the file cannot be read", at(path))
                .help("check the permissions; links that lead out of the pack are not followed")
        });
        let left_out = self.left_out.iter().map(|(path, why)| match why {
            LeftOut::Unreadable => {
                Diagnostic::error(diag::codes::UNREADABLE, "the folder cannot be read", at(path))
                    .help("check the permissions; links that lead out of the pack are not followed")
            }
            LeftOut::Name(what) => {
                let message = format!("the name of the file {what}");
                Diagnostic::warning(codes::STRANGE_NAME, message, at(path))
                    .help("rename it, or remove it from the pack")
            }
            LeftOut::NoFile => Diagnostic::error(
                diag::codes::UNREADABLE,
                "it is neither a file nor a folder, so it is not read",
                at(path),
            )
            .help("replace it with a file, or remove it from the pack"),
            LeftOut::TooDeep => Diagnostic::error(
                diag::codes::TOO_DEEP,
                "folders nested this deep are not read",
                at(path),
            )
            .help("remove the folder from the pack"),
            LeftOut::TooMany => {
                let message = format!("there are more than {MOST_ENTRIES} files and folders");
                Diagnostic::error(codes::TOO_MANY_FILES, message, at(path))
                    .help("a pack is a folder with a pack.toml: check the path")
            }
        });
        let names = elsewhere::findings(self.paths.keys().map(String::as_str), &at);
        absent.chain(left_out).chain(names).collect()
    }
}

impl Files for Disk {
    fn list(&self) -> Vec<String> {
        self.paths.keys().cloned().collect()
    }

    fn read(&self, path: &str) -> Option<Cow<'_, [u8]>> {
        let real = self.real(path)?;
        let mut bytes = Vec::new();
        // A file at the time of listing may have become a pipe or a link.
        let file = door::to_read_here(real).ok()??;
        file.take(LONGEST_READ).read_to_end(&mut bytes).ok()?;
        Some(Cow::Owned(bytes))
    }
}

/// Whether a file would be read if its name did not begin with a dot. Editors and macOS create
/// files such as `.#axe.toml` and `._axe.toml`, which are ignored.
fn is_like_content(name: &str) -> bool {
    let of_program = name.starts_with(".#") || name.starts_with("._");
    let ending = Path::new(name).extension().and_then(|ending| ending.to_str());
    !of_program && ending.is_some_and(|ending| CONTENT.contains(&ending))
}

struct Walk {
    root: PathBuf,
    /// Listed folders. A link to one of them is not followed again.
    seen: BTreeSet<PathBuf>,
    entries: usize,
    disk: Disk,
}

impl Walk {
    fn folder(&mut self, folder: &Path, path: &str, depth: usize) {
        if depth > DEEPEST {
            return self.leave_out(path, LeftOut::TooDeep);
        }
        let Ok(entries) = fs::read_dir(folder) else {
            return self.leave_out(path, LeftOut::Unreadable);
        };
        // A folder that cannot be listed completely is not read at all.
        let entries: io::Result<Vec<_>> = entries.take(MOST_ENTRIES + 1).collect();
        let Ok(mut entries) = entries else {
            return self.leave_out(path, LeftOut::Unreadable);
        };
        entries.sort_by_cached_key(fs::DirEntry::file_name);
        for entry in entries {
            self.entries += 1;
            if self.entries > MOST_ENTRIES {
                if self.entries == MOST_ENTRIES + 1 {
                    self.leave_out(path, LeftOut::TooMany);
                }
                return;
            }
            self.entry(&entry, path, depth);
        }
    }

    fn entry(&mut self, entry: &fs::DirEntry, folder: &str, depth: usize) {
        let name = entry.file_name();
        let shown = name.to_string_lossy();
        let path = if folder.is_empty() { shown.to_string() } else { format!("{folder}/{shown}") };
        if shown.starts_with('.') {
            // Hidden files next to `pack.toml` are settings of tools.
            if !folder.is_empty() && is_like_content(&shown) {
                self.leave_out(&path, LeftOut::Name(HIDDEN));
            }
            return;
        }
        match name.to_str() {
            None => return self.leave_out(&path, LeftOut::Name(NOT_UTF8)),
            Some(name) if name.contains('\\') => {
                return self.leave_out(&path, LeftOut::Name(BACKSLASH));
            }
            Some(_) => {}
        }
        let Some((real, what)) = real(entry) else {
            self.disk.paths.insert(path, None);
            return;
        };
        // Only a link can leave the folder.
        let is_link = entry.file_type().is_ok_and(|what| what.is_symlink());
        let inside = !is_link || real.starts_with(&self.root);
        if what.is_dir() && !inside {
            self.leave_out(&path, LeftOut::Unreadable);
        } else if what.is_dir() {
            if self.seen.insert(real.clone()) {
                self.folder(&real, &path, depth + 1);
            }
        } else if what.is_file() {
            self.disk.paths.insert(path, inside.then_some(real));
        } else {
            self.leave_out(&path, LeftOut::NoFile);
        }
    }

    fn leave_out(&mut self, path: &str, why: LeftOut) {
        self.disk.left_out.push((path.to_owned(), why));
    }
}

/// The real path and type of an entry in a resolved folder. Only links are resolved; broken and
/// cyclic ones give `None`.
fn real(entry: &fs::DirEntry) -> Option<(PathBuf, fs::FileType)> {
    let what = entry.file_type().ok()?;
    if !what.is_symlink() {
        return Some((entry.path(), what));
    }
    let real = fs::canonicalize(entry.path()).ok()?;
    let what = fs::metadata(&real).ok()?.file_type();
    Some((real, what))
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let path =
                std::env::temp_dir().join(format!("cardwright-disk-{name}-{}", std::process::id()));
            let _ = fs::remove_dir_all(&path);
            fs::create_dir_all(path.join("pack/tool")).expect("a temporary folder");
            fs::write(path.join("pack/pack.toml"), "id = 1").expect("written");
            fs::write(path.join("pack/tool/axe.toml"), "cost = 1").expect("written");
            fs::write(path.join("outside.toml"), "secret").expect("written");
            Self(path)
        }

        fn pack(&self) -> PathBuf {
            self.0.join("pack")
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn files_are_listed_and_read() {
        let folder = Folder::new("plain");
        fs::write(folder.pack().join(".hidden"), "").expect("written");
        let disk = Disk::open(&folder.pack()).expect("a folder");
        assert_eq!(disk.list(), ["pack.toml", "tool/axe.toml"]);
        assert_eq!(disk.read("tool/axe.toml").expect("there").as_ref(), b"cost = 1");
        for outside in ["../outside.toml", "tool/../pack.toml", "/etc/passwd", "", "tool"] {
            assert!(disk.read(outside).is_none(), "{outside}");
        }
        assert!(disk.findings("x").is_empty());
        assert!(Disk::open(&folder.0.join("nowhere")).is_err());
        assert!(Disk::open(&folder.0.join("outside.toml")).is_err());
    }

    #[test]
    fn hidden_files_are_said_where_they_look_like_content() {
        let folder = Folder::new("hidden");
        fs::create_dir(folder.pack().join("tool/.git")).expect("made");
        let hidden = [".bow.toml", ".git/axe.toml", "._axe.toml", ".#axe.toml", ".gitkeep"];
        for name in hidden {
            fs::write(folder.pack().join("tool").join(name), "cost = 1").expect("written");
        }
        fs::write(folder.pack().join(".taplo.toml"), "").expect("written");
        let disk = Disk::open(&folder.pack()).expect("a folder");
        assert_eq!(disk.list(), ["pack.toml", "tool/axe.toml"]);
        let said: Vec<_> = disk.findings("p").iter().map(|one| one.place.to_string()).collect();
        assert_eq!(said, ["p/tool/.bow.toml:1:1"]);
    }

    #[cfg(unix)]
    #[test]
    fn links_that_leave_count_as_absent() {
        use std::os::unix::fs::symlink;
        let folder = Folder::new("links");
        let pack = folder.pack();
        symlink(folder.0.join("outside.toml"), pack.join("tool/out.toml")).expect("a link");
        symlink(&folder.0, pack.join("up")).expect("a link");
        symlink(&pack, pack.join("circle")).expect("a link");
        symlink(pack.join("self"), pack.join("self")).expect("a link");
        symlink(pack.join("tool/axe.toml"), pack.join("tool/inside.toml")).expect("a link");
        let disk = Disk::open(&pack).expect("a folder");
        let paths = ["pack.toml", "self", "tool/axe.toml", "tool/inside.toml", "tool/out.toml"];
        assert_eq!(disk.list(), paths);
        assert!(disk.read("tool/out.toml").is_none() && disk.read("self").is_none());
        assert_eq!(disk.read("tool/inside.toml").expect("there").as_ref(), b"cost = 1");
        let said: Vec<_> = disk.findings("p/").iter().map(|f| f.place.to_string()).collect();
        assert_eq!(said, ["p/self:1:1", "p/tool/out.toml:1:1", "p/up:1:1"]);
    }

    #[cfg(unix)]
    #[test]
    fn a_socket_and_a_device_are_said_and_never_opened() {
        use std::os::unix::fs::symlink;
        use std::os::unix::net::UnixListener;
        let folder = Folder::new("odd");
        let _open = UnixListener::bind(folder.pack().join("tool/a.toml")).expect("a socket");
        symlink("/dev/zero", folder.pack().join("tool/b.toml")).expect("a link");
        let disk = Disk::open(&folder.pack()).expect("a folder");
        assert_eq!(disk.list(), ["pack.toml", "tool/axe.toml"]);
        let said: Vec<_> = disk.findings("p").iter().map(|f| f.place.to_string()).collect();
        assert_eq!(said, ["p/tool/a.toml:1:1", "p/tool/b.toml:1:1"]);
        assert!(disk.findings("p")[0].message.contains("neither a file nor a folder"));
    }

    #[cfg(unix)]
    #[test]
    fn odd_names_are_left_out() {
        use std::ffi::OsStr;
        use std::os::unix::ffi::OsStrExt;
        let folder = Folder::new("names");
        let odd = folder.pack().join(OsStr::from_bytes(b"tool/\xFF.toml"));
        // Some file systems refuse such names, and then there is nothing to leave out.
        if fs::write(odd, "").is_ok() {
            let disk = Disk::open(&folder.pack()).expect("a folder");
            assert_eq!(disk.list(), ["pack.toml", "tool/axe.toml"]);
            assert_eq!(disk.findings("p")[0].code.name(), "strange-name");
        }
        fs::write(folder.pack().join("tool\\axe.toml"), "").expect("written");
        let findings = Disk::open(&folder.pack()).expect("a folder").findings("p");
        assert!(findings.iter().any(|one| one.message.contains("backslash")), "{findings:?}");
    }
}
