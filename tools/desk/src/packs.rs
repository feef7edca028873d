//! The packs in use: built-in ones, and those that a user names.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use content::{Library, Pack};
use diag::{Diagnostic, Files, Report, Source, nearest, visible};
use engine::{Assets, Opened, PackRoot, SHELF, Shelved};
use play::SetupError;
use text::Tree;

use crate::codes;
use crate::disk::Disk;
use crate::edited::Edited;
use crate::files::real;
use crate::stop::Stop;
use crate::threads::Threads;

/// The folder of the built-in packs.
const CARDS: &str = "cards";
/// The folder of texts, in the program and in a user's pack.
const LOCALES: &str = "locales";

/// The built-in packs and the folders of further ones. Built-in packs that require others, such as
/// expansions, are in use only on request.
///
/// A folder with a pack that has the id of a built-in one replaces it. Authors of built-in packs
/// can therefore try a change without compiling the program.
///
/// A clone is a handle to the same folders: it neither reads nor copies files.
#[derive(Clone)]
pub struct Packs {
    assets: Arc<dyn Files>,
    own: Vec<UserPack>,
    with: With,
    crew: Arc<Threads>,
    /// A word to look for in all files.
    noting: Option<&'static str>,
}

/// Which of the optional built-in packs are in use.
#[derive(Clone)]
enum With {
    All,
    These(Vec<String>),
}

/// A pack named by a user.
#[derive(Clone)]
struct UserPack {
    files: Arc<Edited>,
    /// The folder as the user wrote it.
    folder: PathBuf,
    /// The folder in findings, with invisible characters spelled out.
    shown: String,
}

/// A folder or file as findings show it.
pub fn shown(path: &Path) -> String {
    visible(&path.display().to_string()).into_owned()
}

impl Packs {
    /// The built-in packs without requirements, and the packs in some folders. A folder that is
    /// named twice, in any notation, is read once.
    ///
    /// # Errors
    /// Only if a folder cannot be read. Errors in its content are findings of [`Self::content`].
    pub fn open(folders: &[PathBuf]) -> Result<Self, Stop> {
        let mut met = Vec::new();
        let once = folders.iter().filter(|folder| {
            let real = real(folder);
            let is_new = !met.contains(&real);
            met.push(real);
            is_new
        });
        let own = once.map(|folder| UserPack::open(folder)).collect::<Result<_, _>>()?;
        let (with, crew) = (With::These(Vec::new()), Arc::default());
        Ok(Self { assets: Arc::new(Assets::new()), own, with, crew, noting: None })
    }

    /// Sets the threads with which user packs are read.
    #[must_use]
    pub fn with_crew(mut self, crew: &Arc<Threads>) -> Self {
        for own in &mut self.own {
            Arc::make_mut(&mut own.files).crew = Arc::clone(crew);
        }
        Self { crew: Arc::clone(crew), ..self }
    }

    /// Adds these built-in packs, and those they require. Other ids are ignored.
    #[must_use]
    pub fn with(self, ids: &[String]) -> Self {
        Self { with: With::These(ids.to_owned()), ..self }
    }

    /// Adds all built-in packs.
    #[must_use]
    pub fn with_all(self) -> Self {
        Self { with: With::All, ..self }
    }

    /// Sets unsaved contents of files, by their paths in messages.
    #[must_use]
    pub fn edited(mut self, texts: &BTreeMap<String, Vec<u8>>) -> Self {
        for own in &mut self.own {
            for (path, bytes) in texts {
                if let Some(inner) = own.inner(path) {
                    let files = Arc::make_mut(&mut own.files);
                    files.over = std::mem::take(&mut files.over).with(inner, bytes.clone());
                }
            }
        }
        self
    }

    /// Records which files contain a word, as they are read.
    #[must_use]
    pub fn noting(mut self, word: &'static str) -> Self {
        self.noting = Some(word);
        for own in &mut self.own {
            Arc::make_mut(&mut own.files).word = Some(word);
        }
        self
    }

    /// The texts containing the recorded word: of the user's packs those that were read, otherwise
    /// those of the built-in ones.
    pub fn noted(&self) -> Vec<Source> {
        let text = |files: &dyn Files, path: &str, shown: String| files.text(path, shown)?.ok();
        let mut out = Vec::new();
        for own in &self.own {
            let noted = own.files.noted();
            let shown = |path: &String| format!("{}/{path}", own.shown);
            out.extend(noted.iter().filter_map(|path| text(&*own.files, path, shown(path))));
        }
        if let (true, Some(word)) = (self.own.is_empty(), self.noting) {
            let texts = self.assets.list().into_iter();
            let texts = texts.filter_map(|path| text(&*self.assets, &path, path.clone()));
            out.extend(texts.filter(|source| source.text().contains(word)));
        }
        out
    }

    /// Reads all packs. The built-in ones are known to fit their schemas.
    pub fn content(&self) -> Content {
        self.read(true)
    }

    /// Reads all packs like user packs, so that everything in them is checked.
    pub fn doubted(&self) -> Content {
        self.read(false)
    }

    fn read(&self, proven: bool) -> Content {
        let own: Vec<PackRoot> = self.own.iter().map(UserPack::root).collect();
        let mut roots = self.built_in();
        roots.iter_mut().for_each(|root| root.proven = proven);
        if !own.is_empty() {
            let (library, _) = Library::open(own.clone());
            let ids: Vec<&str> = library.packs().map(|pack| pack.id.as_str()).collect();
            roots.retain(|root| !ids.iter().any(|id| root.root == format!("{CARDS}/{id}")));
        }
        roots.extend(own);
        let (mut library, mut findings) = Library::open(roots);
        let left_out = match &self.with {
            With::All => Vec::new(),
            With::These(ids) => {
                let own = library.packs().filter(|pack| self.is_own(pack.source.path()));
                let own: Vec<String> = own.map(|pack| pack.id.clone()).collect();
                let wanted: Vec<&str> = own.iter().chain(ids).map(String::as_str).collect();
                library.choose(&wanted)
            }
        };
        if !proven {
            library = library.with_crew(Arc::<Threads>::clone(&self.crew));
        }
        let known: Vec<&str> = SHELF.iter().map(|game| game.id()).collect();
        findings.extend(library.unknown_games(&known));
        findings.extend(self.own.iter().flat_map(|own| own.files.disk.findings(&own.shown)));
        let findings = findings.into_iter().map(Diagnostic::blocking).collect();
        Content { packs: Arc::new(self.clone()), library, left_out, findings }
    }

    /// The built-in packs in use.
    fn built_in(&self) -> Vec<PackRoot> {
        PackRoot::all(Arc::clone(&self.assets), CARDS, "")
    }

    /// The folders named by the user, as written.
    pub fn folders(&self) -> Vec<String> {
        self.own.iter().map(|own| own.shown.clone()).collect()
    }

    /// The file on disk of a path in a message.
    pub fn on_disk(&self, shown: &str) -> PathBuf {
        let inner = |own: &UserPack| Some(own.folder.join(own.inner(shown)?));
        self.own.iter().find_map(inner).unwrap_or_else(|| shown.into())
    }

    /// Whether a path in a message belongs to one of the user's folders.
    pub fn is_own(&self, path: &str) -> bool {
        self.own.iter().any(|own| own.holds(path))
    }
}

impl UserPack {
    fn open(folder: &Path) -> Result<Self, Stop> {
        let disk = Disk::open(folder).map_err(|cause| {
            let tried = format!("cannot read the pack in {}", folder.display());
            Stop::File { tried, cause }
        })?;
        let shown = shown(folder);
        let (files, folder) = (Arc::new(Edited::new(disk)), folder.to_owned());
        Ok(Self { files, folder, shown: shown.trim_end_matches('/').to_owned() })
    }

    /// Whether a path in a message belongs to this pack.
    fn holds(&self, path: &str) -> bool {
        let below = |rest: &str| rest.is_empty() || rest.starts_with('/');
        self.shown.is_empty() || path.strip_prefix(&self.shown).is_some_and(below)
    }

    /// The path in the pack of a path in a message.
    fn inner(&self, path: &str) -> Option<String> {
        path.strip_prefix(&self.shown)?.strip_prefix('/').map(str::to_owned)
    }

    fn files(&self) -> Arc<dyn Files> {
        Arc::<Edited>::clone(&self.files)
    }

    fn root(&self) -> PackRoot {
        let (root, shown) = (String::new(), self.shown.clone());
        PackRoot { files: self.files(), root, shown, proven: false }
    }
}

/// Packs that have been read.
///
/// It owns its data: files and crew are in an [`Arc`], and nothing borrows from the [`Packs`]. A
/// program reads packs once and shares an `Arc<Content>` among its threads. Each thread opens its
/// own game. The game and a [`Speech`](crate::Speech) own their data too, and may outlive the
/// content.
///
/// ```
/// use std::sync::Arc;
///
/// let content = Arc::new(desk::Packs::open(&[])?.content());
/// let other = Arc::clone(&content);
/// let thread = std::thread::spawn(move || {
///     let opened = other.playable(desk::lobby::first_game()).expect("built in");
///     *opened.seats().end()
/// });
/// drop(content);
/// assert!(thread.join().expect("it ends") >= 2);
/// # Ok::<(), desk::Stop>(())
/// ```
pub struct Content {
    packs: Arc<Packs>,
    /// The packs in their order.
    pub library: Library,
    /// The built-in packs that are not in use, because they were not requested.
    pub left_out: Vec<Pack>,
    /// Findings about packs as a whole. Their cards are read when a game is opened.
    pub findings: Vec<Diagnostic>,
}

impl Content {
    /// The texts of a game: those of the program, of the game's built-in packs in use, and of the
    /// user's packs for this game. (Two games may use the same ids.) Texts are available even if
    /// the cards of a pack are invalid.
    pub fn trees(&self, game: &str) -> Vec<Tree> {
        let ids: Vec<&str> = self.packs_of(game).map(|pack| pack.id.as_str()).collect();
        let built_in = Tree::packs(Arc::clone(&self.packs.assets), LOCALES, &ids).proven();
        let own = self.packs.own.iter().filter(|own| {
            let mut packs = self.library.packs();
            let pack = packs.find(|pack| own.holds(pack.source.path()));
            pack.is_some_and(|pack| pack.game == game)
        });
        let own = own.map(|own| Tree::own(own.files(), LOCALES).shown(&own.shown));
        std::iter::once(built_in).chain(own).collect()
    }

    /// The packs without files for which `keeps` is false, by their paths in messages. Findings
    /// about packs as a whole are not repeated.
    #[must_use]
    pub fn narrowed(&self, keeps: &dyn Fn(&str) -> bool) -> Self {
        let (library, left_out) = (self.library.narrowed(keeps), self.left_out.clone());
        Self { packs: Arc::clone(&self.packs), library, left_out, findings: Vec::new() }
    }

    /// Adds files from `all` to these packs, which were narrowed from it, by their paths without
    /// extension. See [`Library::adding`].
    #[must_use]
    pub fn adding(&self, all: &Self, stems: &BTreeSet<String>) -> Self {
        let (library, left_out) = (self.library.adding(&all.library, stems), self.left_out.clone());
        Self { packs: Arc::clone(&self.packs), library, left_out, findings: Vec::new() }
    }

    /// The built-in packs without requirements, this one, those that it requires, and the user's.
    #[must_use]
    pub fn only_with(&self, pack: &str) -> Self {
        Packs::clone(&self.packs).with(&[pack.to_owned()]).content()
    }

    /// All built-in packs and the user's.
    #[must_use]
    pub fn with_all(&self) -> Self {
        Packs::clone(&self.packs).with_all().content()
    }

    /// Whether no optional pack is in use except this one and those that it requires.
    pub fn is_only_with(&self, pack: &str) -> bool {
        let packs: Vec<&Pack> = self.library.packs().collect();
        let mut needed = vec![pack];
        // In reverse, because required packs come before those that require them.
        packs.iter().rev().all(|other| {
            needed.extend(other.requires.iter().map(String::as_str));
            other.requires.is_empty() || needed.contains(&other.id.as_str())
        })
    }

    /// The threads that read them.
    pub fn crew(&self) -> &Arc<Threads> {
        &self.packs.crew
    }

    /// The packs of a game, in their order.
    pub fn packs_of(&self, game: &str) -> impl Iterator<Item = &Pack> {
        self.library.packs().filter(move |pack| pack.game == game)
    }

    /// The built-in packs in use that were requested by id.
    pub fn asked(&self) -> impl Iterator<Item = &Pack> {
        let ids = match &self.packs.with {
            With::All => &[][..],
            With::These(ids) => ids,
        };
        self.library.packs().filter(|pack| ids.contains(&pack.id))
    }

    /// Whether a path in a message belongs to one of the user's packs, or to the texts of a
    /// built-in pack that one of them replaces.
    pub fn is_own(&self, path: &str) -> bool {
        let taken = self.pack_of_text(path);
        self.packs.is_own(path) || taken.is_some_and(|pack| self.packs.is_own(pack.source.path()))
    }

    /// The pack of a text file; `None` for those of the program itself.
    pub fn pack_of_text(&self, path: &str) -> Option<&Pack> {
        if let Some(own) = self.packs.own.iter().find(|own| own.holds(path)) {
            return self.library.packs().find(|pack| own.holds(pack.source.path()));
        }
        let mut parts = path.split('/');
        if parts.next() != Some(LOCALES) {
            return None;
        }
        let id = parts.nth(1)?;
        self.library.packs().find(|pack| pack.id == id)
    }

    /// The pack of a path in a message, for cards and texts.
    pub fn pack_of(&self, path: &str) -> Option<&Pack> {
        let folder = |pack: &Pack| {
            let file = Path::new(pack.source.path());
            file.parent().is_some_and(|folder| Path::new(path).starts_with(folder))
        };
        self.library.packs().find(|pack| folder(pack)).or_else(|| self.pack_of_text(path))
    }

    /// Whether one of the user's packs is for a game.
    pub fn has_own(&self, game: &str) -> bool {
        self.packs_of(game).any(|pack| self.packs.is_own(pack.source.path()))
    }

    /// Whether some pack has a file for a card, valid or not.
    pub fn has_file(&self, kind: &str, id: &str) -> bool {
        let mut games = SHELF.iter().map(|game| game.id());
        games.any(|game| self.library.has_file(game, kind, id))
    }

    /// The folders named by the user, as written.
    pub fn folders(&self) -> Vec<String> {
        self.packs.folders()
    }

    /// The user's packs, each with its folder as written.
    pub fn named(&self) -> impl Iterator<Item = (&Pack, &str)> {
        let own = self.packs.own.iter();
        own.flat_map(|own| {
            let packs = self.library.packs().filter(|pack| own.holds(pack.source.path()));
            packs.map(|pack| (pack, own.shown.as_str()))
        })
    }

    /// The user's packs, each with its folder on disk.
    pub fn on_disk(&self) -> impl Iterator<Item = (&Pack, &Path)> {
        let own = self.packs.own.iter();
        own.flat_map(|own| {
            let packs = self.library.packs().filter(|pack| own.holds(pack.source.path()));
            packs.map(|pack| (pack, own.folder.as_path()))
        })
    }

    /// A game with the cards of these packs, and all findings about packs and cards.
    pub fn game(&self, game: &dyn Shelved) -> (Box<dyn Opened>, Report) {
        let (game, findings) = game.open(&self.library);
        let findings = findings.into_iter().map(Diagnostic::blocking);
        let report = Report::new(findings.chain(self.findings.iter().cloned()).collect());
        let Some(found) = self.too_little(&*game).filter(|_| !report.has_errors()) else {
            return (game, report);
        };
        (game, Report::new([report.findings(), &[found.blocking()]].concat()))
    }

    /// A finding if a pack replaces the game's own and is too small for any table.
    fn too_little(&self, game: &dyn Opened) -> Option<Diagnostic> {
        let built_in = self.packs.built_in();
        let is_built_in =
            |id: &str| built_in.iter().any(|root| root.root == format!("{CARDS}/{id}"));
        let mut packs = self.packs_of(game.id());
        let pack =
            packs.find(|pack| self.packs.is_own(pack.source.path()) && is_built_in(&pack.id))?;
        let mut why = "it cannot be played with any number of players".to_owned();
        for setup in engine::errand::setups(game) {
            let seats = setup.seats;
            match game.table(setup, 0) {
                Err(SetupError::Content { kind, there, wanted }) => {
                    why = format!(
                        "a table of {seats} needs {wanted} of “{kind}”, but there are {there}"
                    );
                }
                Ok(_) | Err(SetupError::Excess { .. }) => return None,
                Err(
                    SetupError::Seats { .. }
                    | SetupError::UnknownOption { .. }
                    | SetupError::UnknownValue { .. },
                ) => {}
            }
        }
        let message = format!("no table can be set up with “{}”: {why}", pack.id);
        let finding = Diagnostic::error(codes::TOO_LITTLE, message, pack.places().value("id"));
        Some(finding.help(
            "the pack replaces the built-in pack with this id: add what is missing, or give it \
             another id and require the built-in pack",
        ))
    }

    /// A game ready to be played.
    ///
    /// # Errors
    /// [`Stop::Refused`] if its packs have errors, [`Stop::Said`] if no game has this id.
    pub fn playable(&self, id: &str) -> Result<Box<dyn Opened>, Stop> {
        let (game, report) = self.game(shelved(id)?);
        if report.has_errors() {
            return Err(Stop::Refused(report));
        }
        if !self.folders().is_empty() {
            engine::errand::check_scripts(&*game);
        }
        Ok(game)
    }
}

/// The game with an id.
fn shelved(id: &str) -> Result<&'static dyn Shelved, Stop> {
    engine::game(id).ok_or_else(|| {
        let ids: Vec<&str> = SHELF.iter().map(|game| game.id()).collect();
        Stop::Said(match nearest(id, ids.iter().copied()) {
            Some(near) => format!("unknown game “{id}”; did you mean “{near}”?"),
            None => format!("unknown game “{id}”; known: {}", ids.join(", ")),
        })
    })
}
