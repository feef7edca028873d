//! The list of all games.

mod boxed;
mod imagining;
mod proving;
mod rattus;
mod roll_player;

use std::any::Any;
use std::ops::RangeInclusive;
use std::rc::Rc;
use std::sync::Arc;

use content::{CardInfo, Library, Overflow};
use diag::{Claim, Code, Diagnostic};
use effects::trial::Triable;
use play::ruling::ValueForm;
use play::signature::Signature;
use play::{Lock, Record, Setup, SetupError, SetupOption, Table};
use script::{Hook, Imagining, Verb};

use crate::errand::Errand;
use boxed::GameBox;
pub(crate) use proving::ContentOf;
pub use proving::{Prover, Proving};

/// All diagnostic codes: those of the shared crates, then those of each game.
pub fn codes() -> Vec<Code> {
    let rooms = [
        diag::codes::ALL,
        play::codes::ALL,
        content::codes::ALL,
        script::codes::ALL,
        text::codes::ALL,
        effects::codes::ALL,
    ];
    let games = SHELF.iter().map(|game| game.codes());
    rooms.into_iter().chain(games).flatten().copied().collect()
}

/// The game with an id.
pub fn game(id: &str) -> Option<&'static dyn Shelved> {
    SHELF.iter().copied().find(|game| game.id() == id)
}

/// A game on the shelf: its rules, without cards.
pub trait Shelved: Sync {
    /// Its id in files and on the command line.
    fn id(&self) -> &'static str;

    /// The folders of its packs that contain cards.
    fn kinds(&self) -> &'static [&'static str];

    /// The options with their own flags on the command line.
    fn flags(&self) -> &'static [Flag];

    /// The kinds of things that are places of a map, as packs name them. Cells contain their names.
    fn places(&self) -> &'static [&'static str];

    /// The folders of a pack that determine the numbers of players and the options of a set-up.
    fn setup_folders(&self) -> &'static [&'static str];

    /// The diagnostic codes of this game.
    fn codes(&self) -> &'static [Code];

    /// What checks the fields of its packs, in addition to types and ranges.
    fn claims(&self) -> &'static [Claim];

    /// The paths of its records for `given` and `then`, with the structures of their values.
    fn paths(&self) -> Vec<(&'static str, ValueForm)>;

    /// The rules with the cards of a library, and the findings about the cards. Do not use a table
    /// if one of the findings is an error.
    fn open(&self, library: &Library) -> (Box<dyn Opened>, Vec<Diagnostic>);

    /// The messages of its types by locale file: log, choices, questions.
    fn messages(&self) -> Vec<(&'static str, Vec<Signature>)>;

    /// The kinds of news of its events, each once, in the order of the events.
    fn news(&self) -> Vec<&'static str>;

    /// Earlier answers that a card's special words for a question (`.ask-…`, `.offer-…`) can use,
    /// in addition to the arguments of the general question or offer.
    fn answered(&self) -> Vec<Signature>;

    /// The facts about a table that every text of the game can use.
    fn table_facts(&self) -> Vec<Signature>;

    /// The generated files of `schema/<game>/`: file name and text.
    fn schemas(&self) -> Vec<(String, String)>;

    /// The verbs for scripts of its cards.
    fn verbs(&self) -> Vec<Verb>;

    /// The hooks that its cards can have.
    fn hooks(&self) -> Vec<Hook<'static>>;

    /// Runs the functions of card hooks without a state ([`script::Imagination`]). `hear` receives
    /// each card with the index of its hook. Scripts that cannot be loaded are skipped; the loader
    /// reports them.
    fn imagine(&self, library: &Library, cards: &[&CardInfo], hear: RunListener<'_>);
}

/// Receives the runs of cards' functions: the card, the index of its hook, the runs.
pub type RunListener<'h> = &'h mut dyn FnMut(&CardInfo, usize, &Imagining);

/// An option of a set-up with its own flag on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flag {
    /// The option's name.
    pub option: &'static str,
    /// The flag as typed.
    pub typed: &'static str,
    /// The placeholder for its value in the usage line.
    pub value: &'static str,
    /// Whether it can be repeated.
    pub several: bool,
    /// Its description.
    pub about: &'static str,
}

/// A game with its cards.
pub trait Opened {
    /// The game's name.
    fn id(&self) -> &'static str;

    /// Minimum and maximum number of seats.
    fn seats(&self) -> RangeInclusive<u8>;

    /// The options of a set-up.
    fn options(&self) -> Vec<SetupOption>;

    /// A new table.
    fn table(&self, setup: Setup, seed: u64) -> Result<Box<dyn Table>, SetupError>;

    /// The table of a record, up to the first line that does not hold, with the findings.
    fn resume(&self, record: &Record) -> (Option<Box<dyn Table>>, Vec<Diagnostic>);

    /// All cards as data for tools.
    fn cards(&self) -> &[CardInfo];

    /// Runs the functions of a card's hooks without a state, like [`Shelved::imagine`], with the
    /// scripts of its tables. A card for which no table has numbers is skipped.
    fn imagine(&self, card: &CardInfo, hear: RunListener<'_>);

    /// The hash of everything that affects the rules, for saved games. With `like`, it is computed
    /// in the same way as the lock of that record; older locks were computed from the bytes of
    /// files.
    fn lock(&self, like: Option<&Record>) -> &Lock;

    /// A handle for other threads. An opened game itself cannot be sent to them.
    fn share(&self) -> SharedGame;

    /// The rules, for [`send`].
    fn rules(&self) -> Rules<'_>;
}

/// A game with its cards for several threads.
///
/// Each thread opens it without reading the packs again; tables and scripts stay on that thread.
/// [`check_scripts`](crate::errand::check_scripts) is not shared: each thread must call it for its
/// own opened game.
///
/// ```
/// use std::sync::Arc;
///
/// use engine::{Assets, PackRoot};
///
/// let (library, _) = content::Library::open(PackRoot::all(Arc::new(Assets::new()), "cards", ""));
/// let (opened, _) = engine::SHELF[0].open(&library);
/// let shared = opened.share();
/// let first = |seed| {
///     let table = shared.open().table(play::Setup::seats(2), seed);
///     table.expect("two can play").save()
/// };
/// let saved = std::thread::scope(|scope| {
///     [7, 7].map(|seed| scope.spawn(move || first(seed))).map(|one| one.join().expect("done"))
/// });
/// assert_eq!(saved[0], saved[1]);
/// ```
#[derive(Clone)]
pub struct SharedGame(Arc<dyn Fn() -> Box<dyn Opened> + Send + Sync>);

impl SharedGame {
    /// Opens the game in this thread.
    pub fn open(&self) -> Box<dyn Opened> {
        (self.0)()
    }
}

/// The rules of an opened game, of a type that only the shelf knows.
#[derive(Clone, Copy)]
pub struct Rules<'g>(&'g dyn Any);

/// Rules for which an [`Errand`] can be run: those of every game on the shelf.
pub trait Playable: Triable {
    /// Problems of the cards as a set. `whole`: all of them could be read.
    fn remarks(&self, whole: bool) -> Vec<Diagnostic>;

    /// The cards for which no table has numbers.
    fn overflow(&self) -> &Overflow;
}

/// Defines the list of games, and the search for the rules of an opened one.
macro_rules! shelf {
    ($($game:ty,)*) => {
        /// All games, in display order. Not a constant: each crate that names one compiles all games
        /// again, for the functions in their tables.
        pub static SHELF: &[&dyn Shelved] = &[$(&GameBox::<$game>::NEW,)*];

        /// Runs an errand with the rules of an opened game.
        ///
        /// # Panics
        /// Never with a game of the [`SHELF`], and no other can be opened.
        pub fn send<E: Errand>(game: &dyn Opened, errand: E) -> E::Out {
            let Rules(rules) = game.rules();
            $(
                if let Some(game) = rules.downcast_ref::<Rc<$game>>() {
                    return errand.run(game);
                }
            )*
            unreachable!("{} is not on the shelf", game.id())
        }
    };
}

shelf! {
    ::roll_player::RollPlayer,
    ::rattus::Rattus,
}
