//! Targets of `lint` and `test`: packs, files in packs, and records outside packs.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};

use anyhow::{Context, bail};
use desk::files::{Short, is_same, read_short, real};
use desk::{Found, PACK, found};
use diag::Diagnostic;

use crate::output;

/// The current folder.
const HERE: &str = ".";

/// Packs and files by path.
#[derive(Default)]
pub struct Targets {
    /// The named paths.
    named: Vec<PathBuf>,
    /// Folders of packs.
    pub packs: Vec<PathBuf>,
    /// Files in these packs, to which the command is limited. Empty: all.
    pub files: Vec<PathBuf>,
    /// Named folders within packs. All files of the pack below them are in `files`.
    pub folders: Vec<PathBuf>,
    /// Records outside packs, such as saved games.
    pub records: Vec<PathBuf>,
    /// Plans and gates of simulations, outside packs.
    pub plans: Vec<PathBuf>,
    /// Whether the command reads such plans.
    takes_plans: bool,
    /// The named folders in which packs and records were searched.
    pub roots: Vec<PathBuf>,
    /// Findings about what cannot be examined.
    pub findings: Vec<Diagnostic>,
}

impl Targets {
    /// Targets of a command that reads plans and gates, too.
    pub fn with_plans() -> Self {
        Self { takes_plans: true, ..Self::default() }
    }

    /// Adds a pack, a folder of packs or records, or a file.
    pub fn add(&mut self, path: &Path) -> anyhow::Result<()> {
        if self.named.iter().any(|first| is_same(first, path)) {
            output::complain(&format!("“{}” is named twice; it is read once\n", desk::shown(path)));
            return Ok(());
        }
        self.named.push(path.to_owned());
        let said = || format!("cannot read {}", path.display());
        let about = fs::metadata(path).with_context(said)?;
        if about.is_dir() {
            return self.add_folder(path).with_context(said);
        }
        match pack_above(path) {
            Some(pack) => {
                // A file of a pack in the current folder is shown as `./pack.toml`.
                let bare = pack == Path::new(HERE) && !path.starts_with(HERE);
                self.add_file(&pack, if bare { pack.join(path) } else { path.to_owned() })?;
            }
            None if is_record(path) => self.add_record(path.to_owned()),
            None => match within(path) {
                Some((pack, file)) => self.add_file(&pack, file)?,
                None if self.takes_plans && is_plan(path) => self.plans.push(path.to_owned()),
                None => bail!("{} is not in a folder with a pack.toml", path.display()),
            },
        }
        Ok(())
    }

    /// Adds a pack, or a folder with packs and records at any depth. A folder without either counts
    /// as a pack with a missing `pack.toml`.
    fn add_folder(&mut self, folder: &Path) -> anyhow::Result<()> {
        let Found { packs, records, findings } = found(folder)?;
        let is_pack = |pack: &PathBuf| pack.starts_with(folder) && pack.join(PACK).is_file();
        if !packs.iter().any(is_pack)
            && let Some((pack, inside)) = pack_around(folder)
        {
            return self.add_folder_of(&pack, &inside);
        }
        self.roots.push(folder.to_owned());
        self.findings.extend(findings);
        if packs.is_empty() && records.is_empty() {
            self.add_pack(folder);
        }
        packs.iter().for_each(|pack| self.add_pack(pack));
        records.into_iter().for_each(|record| self.add_record(record));
        Ok(())
    }

    /// Adds the files of a pack below one of its folders.
    fn add_folder_of(&mut self, pack: &Path, folder: &Path) -> anyhow::Result<()> {
        let count = self.files.len();
        for file in below(folder)? {
            self.add_file(pack, file)?;
        }
        if self.files.len() == count {
            bail!("it contains no file that a pack reads");
        }
        self.folders.push(folder.to_owned());
        Ok(())
    }

    /// Adds a pack once, however its path is written.
    fn add_pack(&mut self, folder: &Path) {
        if !self.packs.iter().any(|pack| real(pack) == real(folder)) {
            self.packs.push(folder.to_owned());
        }
    }

    fn add_record(&mut self, record: PathBuf) {
        if !self.records.iter().any(|known| real(known) == real(&record)) {
            self.records.push(record);
        }
    }

    /// Adds a file of a pack. A file that is not pack content is an error, because it would be
    /// ignored silently.
    fn add_file(&mut self, pack: &Path, file: PathBuf) -> anyhow::Result<()> {
        let inside = file.strip_prefix(pack).unwrap_or(&file);
        let is_hidden = |part: Component<'_>| {
            part.as_os_str().to_string_lossy().starts_with('.') && part != Component::CurDir
        };
        if inside.components().any(is_hidden) && !inside.starts_with("..") {
            bail!("{}: names that begin with a dot are not read", file.display());
        }
        if !is_of_pack(&file) {
            bail!(
                "{}: not a file of a pack; packs consist of .toml, .luau, .ftl and .play files",
                file.display()
            );
        }
        self.add_pack(pack);
        // Findings show the path with which the pack was named first.
        let pack = self.packs.iter().find(|known| real(known) == real(pack));
        let file = match (pack, file.strip_prefix(pack.map_or(Path::new(""), PathBuf::as_path))) {
            (Some(pack), Err(_)) => pack.join(inside),
            (Some(_) | None, _) => file,
        };
        self.files.push(file);
        Ok(())
    }

    /// Whether a file of a pack is among the named ones, if there are any.
    pub fn names(&self, path: &str) -> bool {
        let is_named = |file: &PathBuf| Path::new(&desk::shown(file)) == Path::new(path);
        self.files.is_empty() || self.files.iter().any(is_named)
    }
}

/// The folder of the pack that a file belongs to.
pub fn pack_of(file: &Path) -> Option<PathBuf> {
    pack_above(file).or_else(|| within(file).map(|(pack, _)| pack))
}

/// The pack of a file, among the folders in its path.
fn pack_above(path: &Path) -> Option<PathBuf> {
    let above = path.ancestors().skip(1);
    let mut above =
        above.map(|folder| if folder.as_os_str().is_empty() { Path::new(HERE) } else { folder });
    above.find(|folder| folder.join(PACK).is_file()).map(Path::to_owned)
}

/// The pack that contains a folder, and the folder: both as relative paths.
fn pack_around(folder: &Path) -> Option<(PathBuf, PathBuf)> {
    match pack_above(folder) {
        Some(pack) => Some((pack, folder.to_owned())),
        // Ask about a file in it, so that folders above the current one are found too.
        None => {
            let (pack, file) = within(&folder.join(PACK))?;
            Some((pack, file.parent()?.to_owned()))
        }
    }
}

/// The content files below a folder, sorted, without hidden ones.
fn below(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let (mut files, mut folders) = (Vec::new(), vec![folder.to_owned()]);
    // Links can form a cycle.
    let mut seen = BTreeSet::new();
    while let Some(folder) = folders.pop() {
        if !seen.insert(real(&folder)) {
            continue;
        }
        for entry in fs::read_dir(&folder)? {
            let entry = entry?;
            let path = entry.path();
            if entry.file_name().to_string_lossy().starts_with('.') {
                continue;
            }
            if path.is_dir() {
                folders.push(path);
            } else if is_of_pack(&path) {
                files.push(path);
            }
        }
    }
    files.sort();
    Ok(files)
}

/// The pack of a file that is above all folders in its path, and the file: both as relative paths.
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

/// Whether a file is a plan or a gate of simulations, by the lines that each of them has.
fn is_plan(path: &Path) -> bool {
    let text = match read_short(path) {
        Ok(Short::Whole(bytes)) => String::from_utf8_lossy(&bytes).into_owned(),
        Ok(Short::TooLong | Short::NoFile) | Err(_) => return false,
    };
    let marks = ["seeds", "[[seat]]", "[[row]]"];
    text.lines().any(|line| marks.iter().any(|mark| line.trim_start().starts_with(mark)))
}

/// Whether a file is a record, by its extension.
pub fn is_record(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "play")
}

/// Whether a file is pack content, by its extension.
fn is_of_pack(path: &Path) -> bool {
    let extension = path.extension().and_then(|extension| extension.to_str());
    extension.is_some_and(|extension| ["ftl", "luau", "play", "sum", "toml"].contains(&extension))
}
