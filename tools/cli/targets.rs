//! What a user asks `lint` and `test` to look at: packs, files of them, and records outside of
//! packs.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use desk::Disk;
use diag::{Diagnostic, Files};

/// The file that makes a folder a pack.
const PACK: &str = "pack.toml";

/// The folder in which the program runs, as it is shown.
const HERE: &str = ".";

/// Packs and files by their paths.
#[derive(Default)]
pub struct Targets {
    /// Folders of packs.
    pub packs: Vec<PathBuf>,
    /// Files of these packs: only they are wanted. Nothing: all.
    pub files: Vec<PathBuf>,
    /// Records outside of packs, such as saved games.
    pub records: Vec<PathBuf>,
    /// What cannot be looked at.
    pub findings: Vec<Diagnostic>,
}

impl Targets {
    /// Adds a pack, a folder of packs or of records, or a file.
    pub fn add(&mut self, path: &Path) -> anyhow::Result<()> {
        let said = || format!("cannot look at {}", path.display());
        let about = fs::metadata(path).with_context(said)?;
        if about.is_dir() {
            return self.add_folder(path).with_context(said);
        }
        match pack_above(path) {
            Some(pack) => {
                self.add_pack(&pack);
                // A file of the pack in this very folder is shown as the folder's: `./pack.toml`.
                let bare = pack == Path::new(HERE) && !path.starts_with(HERE);
                self.files.push(if bare { pack.join(path) } else { path.to_owned() });
            }
            None if is_record(path) => self.records.push(path.to_owned()),
            None => match within(path) {
                Some((pack, file)) => {
                    self.add_pack(&pack);
                    self.files.push(file);
                }
                None => bail!("{} is in no folder with a pack.toml", path.display()),
            },
        }
        Ok(())
    }

    /// A pack, or a folder with packs, records or both. What is neither, or has cards of its own, is
    /// taken as a pack, which lacks its file.
    fn add_folder(&mut self, folder: &Path) -> anyhow::Result<()> {
        if folder.join(PACK).exists() {
            self.add_pack(folder);
            return Ok(());
        }
        let entries: Vec<_> = fs::read_dir(folder)?.flatten().map(|entry| entry.path()).collect();
        let mut packs: Vec<_> =
            entries.into_iter().filter(|path| path.join(PACK).exists()).collect();
        packs.sort();
        let disk = Disk::open(folder)?;
        let loose: Vec<_> = disk.list().iter().map(|path| folder.join(path)).collect();
        let loose = loose.iter().filter(|path| !packs.iter().any(|pack| path.starts_with(pack)));
        let (records, others): (Vec<_>, Vec<_>) = loose.cloned().partition(|path| is_record(path));
        if packs.is_empty() && (records.is_empty() || others.iter().any(|path| is_of_card(path))) {
            self.add_pack(folder);
            return Ok(());
        }
        if !records.is_empty() {
            self.findings.extend(disk.findings(&folder.display().to_string()));
        }
        packs.iter().for_each(|pack| self.add_pack(pack));
        self.records.extend(records);
        Ok(())
    }

    fn add_pack(&mut self, folder: &Path) {
        if !self.packs.iter().any(|pack| pack == folder) {
            self.packs.push(folder.to_owned());
        }
    }

    /// Whether a file of a pack is one of those that were named, if any were.
    pub fn names(&self, path: &str) -> bool {
        self.files.is_empty() || self.files.iter().any(|file| file == Path::new(path))
    }
}

/// The pack of a file, among the folders that its path names.
fn pack_above(path: &Path) -> Option<PathBuf> {
    let above = path.ancestors().skip(1);
    let mut above =
        above.map(|folder| if folder.as_os_str().is_empty() { Path::new(HERE) } else { folder });
    above.find(|folder| folder.join(PACK).is_file()).map(Path::to_owned)
}

/// The pack of a file that lies above all folders that its path names, and the file in it: both as
/// they are reached from here.
fn within(path: &Path) -> Option<(PathBuf, PathBuf)> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = fs::canonicalize(folder.unwrap_or(Path::new(HERE))).ok()?;
    let pack = folder.ancestors().find(|folder| folder.join(PACK).is_file())?;
    let here = fs::canonicalize(HERE).ok()?;
    let shown: PathBuf = match here.strip_prefix(pack) {
        Ok(down) if down.as_os_str().is_empty() => HERE.into(),
        Ok(down) => down.components().map(|_| "..").collect(),
        Err(_) => pack.to_owned(),
    };
    let file = shown.join(folder.strip_prefix(pack).ok()?).join(path.file_name()?);
    Some((shown, file))
}

fn is_record(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "play")
}

fn is_of_card(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "toml" || extension == "luau")
}
