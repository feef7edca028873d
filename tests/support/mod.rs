//! What several tests need: content is opened here, with and without strangers' packs.
#![allow(dead_code, reason = "the benchmark needs less than the tests")]

pub mod generated;
pub mod mixed;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::rc::Rc;
use std::sync::{Arc, Mutex, PoisonError};

use content::{Library, PackRoot};
use diag::{Diagnostic, Files, Memory, Report};
use engine::{Assets, Opened, SharedGame, Shelved};
use roll_player::{Catalogue, RollPlayer};
use text::Tree;

/// The root of the project.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The program, as somebody runs it who has no settings of his own.
pub fn program() -> Command {
    let nowhere = std::env::temp_dir().join("cardwright-nowhere");
    let mut command = Command::new(env!("CARGO_BIN_EXE_cardwright"));
    command.env("XDG_CONFIG_HOME", &nowhere).env("APPDATA", &nowhere);
    command
}

/// Whether kept files are written anew instead of compared.
pub fn blesses() -> bool {
    std::env::var_os("BLESS").is_some()
}

/// A number out of the environment, or another.
pub fn asked(name: &str, or: u64) -> u64 {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(or)
}

/// The files and folders in a folder, sorted.
pub fn entries(folder: &Path) -> Vec<PathBuf> {
    let read = std::fs::read_dir(folder);
    let read = read.unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = read.map(|entry| entry.expect("readable").path()).collect();
    paths.sort();
    paths
}

/// All files below a folder, by their path inside it.
pub fn tree(folder: &Path) -> Memory {
    let (mut files, mut folders) = (Memory::new(), vec![folder.to_owned()]);
    while let Some(next) = folders.pop() {
        for path in entries(&next) {
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let name = path.strip_prefix(folder).expect("below it").to_string_lossy();
            let bytes = std::fs::read(&path).expect("readable");
            files = files.with(name.replace('\\', "/"), bytes);
        }
    }
    files
}

/// Fails with what was found, if anything.
pub fn sound(findings: Vec<Diagnostic>) {
    assert!(findings.is_empty(), "{}", Report::new(findings).human(false));
}

/// A pack that does not come with the program.
pub struct Stranger {
    /// Where it lies, such as `tests/packs/ashen_road`.
    pub folder: String,
    /// What is in it.
    pub files: Memory,
}

/// The packs of `tests/packs` for a game. Each names its game in `pack.toml`.
pub fn strangers(game: &str) -> Vec<Stranger> {
    let packs = entries(&root().join("tests/packs")).into_iter().map(|path| {
        let folder = path.strip_prefix(root()).expect("below it").to_string_lossy().into_owned();
        Stranger { folder, files: tree(&path) }
    });
    let own = format!("game = \"{game}\"");
    let names = |pack: &Stranger| {
        let text = pack.files.read("pack.toml").expect("a pack says what it is").into_owned();
        String::from_utf8(text).expect("UTF-8").contains(&own)
    };
    packs.filter(names).collect()
}

/// The built-in packs for a game that build on others: it is played with them when somebody asks.
pub fn expansions(game: &str) -> Vec<String> {
    let files = Arc::new(Assets::new());
    let (mut library, _) = Library::open(PackRoot::all(files, "cards", ""));
    let left_out = library.choose(&[]).into_iter();
    left_out.filter(|pack| pack.game == game).map(|pack| pack.id).collect()
}

/// With which of these a game is tried: with none, and with each of them.
pub fn ways(game: &str) -> Vec<Vec<String>> {
    let each = expansions(game).into_iter().map(|pack| vec![pack]);
    std::iter::once(Vec::new()).chain(each).collect()
}

/// The texts of a game, with those of all its built-in packs.
pub fn texts(game: &str) -> Tree {
    let more = expansions(game);
    let packs: Vec<&str> = std::iter::once(game).chain(more.iter().map(String::as_str)).collect();
    Tree::packs(Arc::new(Assets::new()), "locales", &packs)
}

/// The packs under `cards/` of some files, with strangers' packs on top.
pub fn library(files: impl Files + 'static, strangers: &[Stranger]) -> (Library, Vec<Diagnostic>) {
    library_with(files, &[], strangers)
}

/// The same with packs that build on others, too.
pub fn library_with(
    files: impl Files + 'static,
    with: &[String],
    strangers: &[Stranger],
) -> (Library, Vec<Diagnostic>) {
    let mut roots = PackRoot::all(Arc::new(files), "cards", "");
    roots.extend(strangers.iter().map(|pack| PackRoot {
        files: Arc::new(pack.files.clone()),
        root: String::new(),
        shown: pack.folder.clone(),
        proven: false,
    }));
    let (mut library, findings) = Library::open(roots);
    let own = library.packs().filter(|pack| pack.root.is_empty()).map(|pack| &pack.id);
    let wanted: Vec<String> = own.chain(with).cloned().collect();
    library.choose(&wanted.iter().map(String::as_str).collect::<Vec<_>>());
    (library, findings)
}

/// A game with the cards of the program and of strangers. Nothing may be wrong with them.
pub fn open(game: &dyn Shelved, strangers: &[Stranger]) -> Box<dyn Opened> {
    let (library, findings) = library(Assets::new(), strangers);
    let (opened, more) = game.open(&library);
    sound([findings, more].concat());
    opened
}

/// A game with the built-in packs that build on no other.
pub fn built_in(game: &dyn Shelved) -> Box<dyn Opened> {
    built_in_with(game, &[])
}

/// The same, also with the packs in `with`. Packs are read once for all tests.
pub fn built_in_with(game: &dyn Shelved, with: &[String]) -> Box<dyn Opened> {
    static READ: Mutex<BTreeMap<(&str, Vec<String>), SharedGame>> = Mutex::new(BTreeMap::new());
    let known = (game.id(), with.to_owned());
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    read.entry(known).or_insert_with(|| opened_with(game, with).share()).open()
}

fn opened_with(game: &dyn Shelved, with: &[String]) -> Box<dyn Opened> {
    let (library, findings) = library_with(Assets::new(), with, &[]);
    let (opened, more) = game.open(&library);
    sound([findings, more].concat());
    opened
}

/// A game with all built-in packs.
pub fn with_all(game: &dyn Shelved) -> Box<dyn Opened> {
    built_in_with(game, &expansions(game.id()))
}

/// Roll Player with the built-in packs.
pub fn roll_player() -> Rc<RollPlayer> {
    Rc::new(RollPlayer::new(catalogue()))
}

/// The same with packs that build on the base game.
pub fn roll_player_with(packs: &[&str]) -> Rc<RollPlayer> {
    let with: Vec<String> = packs.iter().map(|pack| (*pack).to_owned()).collect();
    Rc::new(RollPlayer::new(catalogue_with(&with)))
}

/// The cards of the built-in packs.
pub fn catalogue() -> Arc<Catalogue> {
    catalogue_with(&[])
}

fn catalogue_with(packs: &[String]) -> Arc<Catalogue> {
    let (library, findings) = library_with(Assets::new(), packs, &[]);
    let (catalogue, more) = Catalogue::load(&library);
    sound([findings, more].concat());
    Arc::new(catalogue)
}
