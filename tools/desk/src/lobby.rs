//! The lobby: from what somebody wishes for to a table at which somebody is asked.
//!
//! Every front end begins its games here: new ones ([`NewGame`]), those that a tutorial leads
//! ([`PackTutorial`]) and saved ones ([`SavedRecord`]). What goes wrong is told as data; the words for it are the
//! front end's.

mod added;
mod folders;
mod saved;
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

pub use added::{Added, Offered, added, offered};
pub use folders::{NotOpened, open};
pub use saved::{PackChange, PackChanges, SavedRecord, hold_again};
pub use tutorials::{PackTutorial, tutorials};

use crate::files::{Claim, claim};
use crate::keeper::{Keeper, Kept, place};
use crate::lain::remember;
use crate::packs::{Content, Refused};
use crate::players::{Player, note_players};
use crate::trouble::io_kind;

/// What the head of a saved game calls the packs with which it is played.
const PACKS: &str = "packs";

/// What the head of a saved game calls the language that was named for it.
const LANG: &str = "lang";

/// What the head of a saved game calls the state of its packs.
const LOCK: &str = "lock";

/// What a new game is to be like.
///
/// ```
/// use desk::lobby::{NotBegun, NewGame, first_game};
/// use desk::{Packs, Player, Who};
///
/// let packs = Packs::open(&[])?;
/// let nameless = Player::new("", Who::Human);
/// let save = std::env::temp_dir().join(format!("lobby-{}.play", std::process::id()));
/// let wish = NewGame {
///     game: first_game().to_owned(),
///     players: vec![nameless; 99],
///     save: Some(save),
///     ..NewGame::default()
/// };
/// let Err(NotBegun::Setup(play::SetupError::Seats { most, .. })) =
///     wish.begin(&packs.content())
/// else {
///     panic!("nobody plays it with 99");
/// };
/// assert!(most < 99);
/// # Ok::<(), anyhow::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct NewGame {
    /// The id of the game.
    pub game: String,
    /// Who sits where.
    pub players: Vec<Player>,
    /// The options by their names, each with its value; of those that have several, with commas
    /// between them. For an option that is a seat the name of a player will do.
    pub options: BTreeMap<String, String>,
    /// The number that decides all chance; any, where none is named.
    pub seed: Option<u64>,
    /// The file in which the game is kept; one of its own in the player's folder, where none is named.
    pub save: Option<PathBuf>,
    /// The language that was named, which is kept with the game.
    pub lang: Option<String>,
}

/// A table at which somebody is asked.
pub struct Begun {
    /// The game.
    pub opened: Box<dyn Opened>,
    /// The table.
    pub table: Box<dyn Table>,
    /// Who sits at it.
    pub players: Vec<Player>,
    /// What keeps it on disk.
    pub keeper: Keeper,
    /// The number that decides all chance.
    pub seed: u64,
    /// The tutorial that leads it, if one does.
    pub tutorial: Option<Tutorial>,
}

/// Why no game begins.
#[derive(Debug)]
pub enum NotBegun {
    /// No game on the shelf has this name.
    NoGame(String),
    /// A pack that was named is for another game.
    OtherGame {
        /// The pack's id.
        pack: String,
        /// The id of the game that it is for.
        game: String,
    },
    /// The packs have errors.
    Unsound(Report),
    /// Two players have this name.
    NameTwice(String),
    /// No table can be set up like this.
    Setup(SetupError),
    /// A file will not do.
    File(PathBuf, FileFault),
    /// A saved game cannot be followed.
    Broken {
        /// Its file.
        path: PathBuf,
        /// What is wrong with it.
        findings: Vec<Diagnostic>,
        /// Whether its lines may name what not everybody knows.
        hides: bool,
    },
    /// A saved game is not as it was: its packs have changed.
    Changed(PathBuf, PackChanges),
    /// A saved game was changed by hand; where that begins.
    ByHand(PathBuf, Box<Diagnostic>),
    /// Something is wrong with the file of a tutorial, by the path that messages show.
    BrokenTutorial(String),
    /// Another reason, such as a disk that fails.
    Stopped(anyhow::Error),
}

/// Why a file will not do.
#[derive(Debug)]
pub enum FileFault {
    /// It holds something already.
    Taken,
    /// Another process plays on it.
    InUse,
    /// It is a folder, a device, a pipe.
    NoFile,
    /// It is longer than a saved game can be.
    TooLong,
    /// It does not say which game it holds.
    NoGame,
    /// It cannot be read.
    Unreadable(anyhow::Error),
    /// It cannot be written.
    Unwritable(anyhow::Error),
}

/// The id of the game that is played where none is named: the first one on the shelf.
pub fn first_game() -> &'static str {
    SHELF.first().map_or("", |game| game.id())
}

/// The id of a game by its name as somebody types it: with blanks, hyphens and capitals.
///
/// # Errors
/// [`NotBegun::NoGame`], when no game on the shelf is called like this.
pub fn game_id(typed: &str) -> Result<&'static str, NotBegun> {
    let id = typed.to_lowercase().replace(['-', ' '], "_");
    let game = engine::game(&id).ok_or_else(|| NotBegun::NoGame(typed.to_owned()))?;
    Ok(game.id())
}

/// A game with the cards of some packs, all of which are for it, and in which nothing is wrong.
///
/// # Errors
/// [`NotBegun::OtherGame`] and [`NotBegun::Unsound`].
pub fn opened(content: &Content<'_>, id: &str) -> Result<Box<dyn Opened>, NotBegun> {
    let named = content.named().map(|(pack, _)| pack);
    if let Some(other) = content.asked().chain(named).find(|pack| pack.game != id) {
        return Err(NotBegun::OtherGame { pack: other.id.clone(), game: other.game.clone() });
    }
    playable(content, id)
}

/// A game with those cards of some packs that are for it, in which nothing is wrong.
///
/// # Errors
/// [`NotBegun::Unsound`].
pub fn playable(content: &Content<'_>, id: &str) -> Result<Box<dyn Opened>, NotBegun> {
    content.playable(id).map_err(|error| match error.downcast::<Refused>() {
        Ok(Refused(report)) => NotBegun::Unsound(report),
        Err(error) => NotBegun::Stopped(error),
    })
}

impl NewGame {
    /// Begins the game. Its file is held; whoever plays writes it, as after each answer.
    ///
    /// # Errors
    /// When there is no such game or table, the packs have errors, or the file will not do.
    pub fn begin(self, content: &Content<'_>) -> Result<Begun, NotBegun> {
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
        let seated = Seated { opened, table, players: self.players, seed, tutorial: None };
        seated.begun(content, self.save.as_deref(), self.lang.as_deref())
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

/// A new table that is not kept yet.
struct Seated {
    opened: Box<dyn Opened>,
    table: Box<dyn Table>,
    players: Vec<Player>,
    seed: u64,
    tutorial: Option<Tutorial>,
}

impl Seated {
    /// Notes what a saved game has to tell of it, and begins its file.
    fn begun(
        self,
        content: &Content<'_>,
        save: Option<&Path>,
        lang: Option<&str>,
    ) -> Result<Begun, NotBegun> {
        let Self { opened, mut table, players, seed, tutorial } = self;
        note_players(&mut *table, &players);
        note_packs(&mut *table, content);
        table.note(LOCK, &opened.lock(None).value());
        if let Some(lang) = lang {
            table.note(LANG, lang);
        }
        let keeper = keeper(save, &*table, seed)?;
        remember(content, keeper.path());
        Ok(Begun { opened, table, players, keeper, seed, tutorial })
    }
}

/// Notes which packs a table is played with.
fn note_packs(table: &mut dyn Table, content: &Content<'_>) {
    let packs = content.packs_of(table.game_id()).map(|pack| pack.id.as_str());
    let packs = packs.collect::<Vec<_>>().join(" ");
    table.note(PACKS, &packs);
}

/// The file of a new game, which is no file of another game.
fn keeper(save: Option<&Path>, table: &dyn Table, seed: u64) -> Result<Keeper, NotBegun> {
    let Some(path) = save else {
        let path = || PathBuf::from(format!("{}-{seed}.play", table.game_id()));
        return Ok(place(table.game_id(), seed).unwrap_or_else(|_| Keeper::new(path())));
    };
    let mut keeper = claimed(path)?;
    match keeper.keep(table.save()) {
        Kept::Not(Some(error)) if io_kind(&error) != Some(io::ErrorKind::StorageFull) => {
            Err(NotBegun::File(path.to_owned(), FileFault::Unwritable(error)))
        }
        // A full disk can be mended while the game goes on; a wrong path cannot.
        Kept::Not(_) => Ok(Keeper::new(path.to_owned())),
        Kept::Fine | Kept::Again => Ok(keeper),
    }
}

/// A file that is begun, and that no other process begins.
fn claimed(path: &Path) -> Result<Keeper, NotBegun> {
    let fault = match claim(path) {
        Ok(Claim::Ours(held)) => return Ok(Keeper::begun(path.to_owned(), held)),
        Ok(Claim::Taken) => FileFault::Taken,
        Ok(Claim::Others) => FileFault::InUse,
        Ok(Claim::NoFile) => FileFault::NoFile,
        Err(error) => FileFault::Unwritable(error.into()),
    };
    Err(NotBegun::File(path.to_owned(), fault))
}

/// The set-up with the letter of a seat where an option that asks for one has a player's name.
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

/// A seed that nobody has chosen: short enough to be typed again.
fn any_seed() -> u64 {
    RandomState::new().build_hasher().finish() % 1_000_000_000
}

/// Whether something is wrong that is no mere warning.
fn is_wrong(findings: &[Diagnostic]) -> bool {
    findings.iter().any(|finding| finding.severity == Severity::Error)
}
