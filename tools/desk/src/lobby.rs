//! Starts games for every front end: new games ([`NewGame`]), tutorials ([`PackTutorial`]) and saved
//! games ([`SavedRecord`]).
//!
//! Errors are data ([`NotBegun`], [`NotOpened`]); the front end words them.

mod added;
mod folders;
mod saved;
mod scenes;
mod tutorials;

use std::collections::BTreeMap;
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::io;
use std::path::{Path, PathBuf};

use diag::{Diagnostic, Report, Severity};
use engine::{Opened, SHELF};
use play::tutorial::Tutorial;
use play::{Seat, Setup, SetupError, Table};

pub use added::{Added, Offered, added, added_to, offered};
pub use folders::{NotOpened, open};
pub use saved::{PackChange, PackChanges, SavedRecord, hold_again};
pub use scenes::RulingFile;
pub use tutorials::{PackTutorial, tutorials};

use crate::files::{Claim, claim};
use crate::keeper::{Keeper, Kept, place};
use crate::lain::remember;
use crate::packs::Content;
use crate::players::{Player, note_players};
use crate::stop::Stop;

/// The key for the ids of the packs in the head of a saved game.
const PACKS: &str = "packs";

/// The key for the language in the head of a saved game.
const LANG: &str = "lang";

/// The key for the hashes of the packs in the head of a saved game.
const LOCK: &str = "lock";

/// The key for the number of answers taken from another game, in the head of a game that plays on
/// from a step of a replay.
pub const FROM_STEP: &str = "note";

/// The settings of a new game.
///
/// ```
/// use desk::lobby::{NewGame, NotBegun, first_game};
/// use desk::{Packs, Player, Who};
///
/// let packs = Packs::open(&[])?;
/// let nameless = Player::new("", Who::Human);
/// let save = std::env::temp_dir().join(format!("lobby-{}.play", std::process::id()));
/// let new = NewGame {
///     game: first_game().to_owned(),
///     players: vec![nameless; 99],
///     save: Some(save),
///     ..NewGame::default()
/// };
/// let Err(NotBegun::Setup(play::SetupError::Seats { most, .. })) =
///     new.begin(&packs.content())
/// else {
///     panic!("too many players");
/// };
/// assert!(most < 99);
/// # Ok::<(), desk::Stop>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct NewGame {
    /// The id of the game.
    pub game: String,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The value of each option by name. Several values are separated by commas. An option that
    /// takes a seat also accepts the name of a player.
    pub options: BTreeMap<String, String>,
    /// The seed of all dice and draws; `None` for a random one.
    pub seed: Option<u64>,
    /// The file of the game; `None`: a new file in the player's folder.
    pub save: Option<PathBuf>,
    /// The language to save with the game.
    pub lang: Option<String>,
}

/// A game that has begun.
pub struct Begun {
    /// The game.
    pub opened: Box<dyn Opened>,
    /// The table.
    pub table: Box<dyn Table>,
    /// The players by seat.
    pub players: Vec<Player>,
    /// Saves the game.
    pub keeper: Keeper,
    /// The seed of all dice and draws.
    pub seed: u64,
    /// The tutorial of the game, if it has one.
    pub tutorial: Option<Tutorial>,
}

/// Why a game does not begin.
#[derive(Debug)]
pub enum NotBegun {
    /// No game has this name.
    NoGame(String),
    /// The player named a pack of another game.
    OtherGame {
        /// The pack's id.
        pack: String,
        /// The id of that game.
        game: String,
    },
    /// The packs have errors.
    Unsound(Report),
    /// Two players have this name.
    NameTwice(String),
    /// The set-up is not valid.
    Setup(SetupError),
    /// A file cannot be used.
    File(PathBuf, FileFault),
    /// A saved game cannot be followed.
    Broken {
        /// Its file.
        path: PathBuf,
        /// The errors in it.
        findings: Vec<Diagnostic>,
        /// Whether its lines may reveal hidden information.
        hides: bool,
    },
    /// The packs of a saved game have changed.
    Changed(PathBuf, PackChanges),
    /// A saved game was edited by hand. Holds the first edit.
    ByHand(PathBuf, Box<Diagnostic>),
    /// No game begins at the position of a ruling in this file.
    Ruling(PathBuf, RulingFault),
    /// A tutorial has errors. Holds the path of its file in messages.
    BrokenTutorial(String),
    /// Any other error, such as a failing disk.
    Stopped(Stop),
}

/// Why no game begins at the position of a ruling.
#[derive(Debug)]
pub enum RulingFault {
    /// No title contains the typed word.
    Title {
        /// The word.
        typed: String,
        /// The titles in the file.
        titles: Vec<String>,
    },
    /// The file has no rulings, like a saved game.
    Missing,
    /// The file, or the position, has these errors.
    Broken(Vec<Diagnostic>),
    /// More players are named than it has seats.
    Seats {
        /// The number of players named.
        asked: usize,
        /// The number of seats.
        seats: u8,
    },
}

/// Why a file cannot be used.
#[derive(Debug)]
pub enum FileFault {
    /// It is not empty.
    Taken,
    /// Another process plays this game.
    InUse,
    /// It is a folder, a device or a pipe.
    NoFile,
    /// It is longer than any saved game.
    TooLong,
    /// It does not name its game.
    NoGame,
    /// It cannot be read.
    Unreadable(io::Error),
    /// It cannot be written.
    Unwritable(io::Error),
}

/// The id of the default game, the first one on the shelf.
pub fn first_game() -> &'static str {
    SHELF.first().map_or("", |game| game.id())
}

/// The id of a game from its typed name. Case is ignored; spaces and hyphens count as underscores.
///
/// # Errors
/// [`NotBegun::NoGame`], if no game has this id.
pub fn game_id(typed: &str) -> Result<&'static str, NotBegun> {
    let id = typed.to_lowercase().replace(['-', ' '], "_");
    let game = engine::game(&id).ok_or_else(|| NotBegun::NoGame(typed.to_owned()))?;
    Ok(game.id())
}

/// Opens a game with packs that must all belong to it.
///
/// # Errors
/// [`NotBegun::OtherGame`] and [`NotBegun::Unsound`].
pub fn opened(content: &Content, id: &str) -> Result<Box<dyn Opened>, NotBegun> {
    let named = content.named().map(|(pack, _)| pack);
    if let Some(other) = content.asked().chain(named).find(|pack| pack.game != id) {
        return Err(NotBegun::OtherGame { pack: other.id.clone(), game: other.game.clone() });
    }
    playable(content, id)
}

/// Opens a game with those packs that belong to it.
///
/// # Errors
/// [`NotBegun::Unsound`].
pub fn playable(content: &Content, id: &str) -> Result<Box<dyn Opened>, NotBegun> {
    content.playable(id).map_err(|stop| match stop {
        Stop::Refused(report) => NotBegun::Unsound(report),
        stop @ (Stop::File { .. } | Stop::Said(_)) => NotBegun::Stopped(stop),
    })
}

impl NewGame {
    /// Begins the game and locks its file. The caller saves the game with [`Begun::keeper`].
    ///
    /// # Errors
    /// See [`NotBegun`].
    pub fn begin(self, content: &Content) -> Result<Begun, NotBegun> {
        let opened = opened(content, game_id(&self.game)?)?;
        if let Some(name) = twice(&self.players) {
            return Err(NotBegun::NameTwice(name.to_owned()));
        }
        let seats = Setup::seats(u8::try_from(self.players.len()).unwrap_or(u8::MAX));
        let options = self.options.iter();
        let setup = options.fold(seats, |setup, (name, value)| setup.with(name, value));
        let setup = with_letters(setup, &*opened, &self.players);
        let seed = self.seed.unwrap_or_else(any_seed);
        let table = opened.table(setup, seed).map_err(NotBegun::Setup)?;
        let new = NewTable { opened, table, players: self.players, seed, tutorial: None };
        new.begun(content, self.save.as_deref(), self.lang.as_deref())
    }
}

/// A name that two players have.
fn twice(players: &[Player]) -> Option<&str> {
    let mut names = players.iter().map(|player| player.name.as_str()).enumerate();
    let (_, twice) = names.find(|(at, name)| {
        !name.is_empty() && players[..*at].iter().any(|before| before.name == *name)
    })?;
    Some(twice)
}

/// A new table before its file is created.
struct NewTable {
    opened: Box<dyn Opened>,
    table: Box<dyn Table>,
    players: Vec<Player>,
    seed: u64,
    tutorial: Option<Tutorial>,
}

impl NewTable {
    /// Fills the head of the saved game and creates its file.
    fn begun(
        self,
        content: &Content,
        save: Option<&Path>,
        lang: Option<&str>,
    ) -> Result<Begun, NotBegun> {
        let Self { opened, mut table, players, seed, tutorial } = self;
        note_players(&mut *table, &players);
        note_cards(&mut *table, content, &*opened);
        if let Some(lang) = lang {
            table.note(LANG, lang);
        }
        let keeper = keeper(save, &*table, seed)?;
        remember(content, keeper.path());
        Ok(Begun { opened, table, players, keeper, seed, tutorial })
    }
}

/// Writes the ids of the packs and the hash of their cards into the head.
pub fn note_cards(table: &mut dyn Table, content: &Content, opened: &dyn Opened) {
    note_packs(table, content);
    table.note(LOCK, &opened.lock(None).value());
}

/// Writes the ids of the packs into the head.
fn note_packs(table: &mut dyn Table, content: &Content) {
    let packs = content.packs_of(table.game_id()).map(|pack| pack.id.as_str());
    let packs = packs.collect::<Vec<_>>().join(" ");
    table.note(PACKS, &packs);
}

/// Creates the file of a game that plays on from a step of another one: `save`, which must not
/// exist or be empty, or a new file in the player's folder.
///
/// # Errors
/// [`NotBegun::File`].
pub fn keeper_for(begun: &Begun, save: Option<&Path>) -> Result<Keeper, NotBegun> {
    keeper(save, &*begun.table, begun.seed)
}

/// Creates the file of a new game.
fn keeper(save: Option<&Path>, table: &dyn Table, seed: u64) -> Result<Keeper, NotBegun> {
    let Some(path) = save else {
        let path = || PathBuf::from(format!("{}-{seed}.play", table.game_id()));
        return Ok(place(table.game_id(), seed).unwrap_or_else(|_| Keeper::new(path())));
    };
    let mut keeper = claimed(path)?;
    match keeper.keep(table.save()) {
        Kept::Not(Some(error)) if error.kind() != io::ErrorKind::StorageFull => {
            Err(NotBegun::File(path.to_owned(), FileFault::Unwritable(error)))
        }
        // The player can free disk space during the game, but cannot correct a path.
        Kept::Not(_) => Ok(Keeper::new(path.to_owned())),
        Kept::Fine | Kept::Again => Ok(keeper),
    }
}

/// Creates and locks a file.
fn claimed(path: &Path) -> Result<Keeper, NotBegun> {
    let fault = match claim(path) {
        Ok(Claim::Ours(held)) => return Ok(Keeper::begun(path.to_owned(), held)),
        Ok(Claim::Taken) => FileFault::Taken,
        Ok(Claim::Others) => FileFault::InUse,
        Ok(Claim::NoFile) => FileFault::NoFile,
        Err(error) => FileFault::Unwritable(error),
    };
    Err(NotBegun::File(path.to_owned(), fault))
}

/// Replaces the name of a player by the letter of the seat in options that take a seat.
fn with_letters(setup: Setup, opened: &dyn Opened, players: &[Player]) -> Setup {
    let options = opened.options().into_iter().filter(|option| option.seat);
    options.fold(setup, |setup, option| {
        let typed = setup.options.get(option.name).map(|name| name.to_lowercase());
        let named = |player: &Player| typed.as_ref() == Some(&player.name.to_lowercase());
        match (0u8..).zip(players).find(|(_, player)| named(player)) {
            Some((seat, _)) => setup.with(option.name, &Seat(seat).to_string()),
            None => setup,
        }
    })
}

/// A random seed, short enough to type.
fn any_seed() -> u64 {
    RandomState::new().build_hasher().finish() % 1_000_000_000
}

/// Whether any finding is an error.
fn is_wrong(findings: &[Diagnostic]) -> bool {
    findings.iter().any(|finding| finding.severity == Severity::Error)
}
