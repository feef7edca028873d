//! The one list of games.

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

/// All codes of findings: those of the shared rooms, then those of each game.
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

/// A game on the shelf: its rules, still without cards.
pub trait Shelved: Sync {
    /// Its name in files and on the command line.
    fn id(&self) -> &'static str;

    /// The folders of its packs that hold cards.
    fn kinds(&self) -> &'static [&'static str];

    /// The options that have a flag of their own on the command line.
    fn flags(&self) -> &'static [Flag];

    /// The kinds of things that are places of a map, as packs name them: their names stand in cells.
    fn places(&self) -> &'static [&'static str];

    /// The folders of a pack that determine the numbers of players and the options of a set-up.
    fn setup_folders(&self) -> &'static [&'static str];

    /// The codes of what only this game finds wrong.
    fn codes(&self) -> &'static [Code];

    /// What looks at the fields of its packs, beside types and ranges.
    fn claims(&self) -> &'static [Claim];

    /// The paths of its records: what `given` and `then` can say, and what their values are.
    fn paths(&self) -> Vec<(&'static str, ValueForm)>;

    /// The rules with the cards of a library. What is wrong with the cards is said; a table can
    /// only be trusted when nothing said is an error.
    fn open(&self, library: &Library) -> (Box<dyn Opened>, Vec<Diagnostic>);

    /// The messages that types list, by locale file: log, choices, questions.
    fn messages(&self) -> Vec<(&'static str, Vec<Signature>)>;

    /// The kinds of news that its events are, each once, in the order of its events.
    fn news(&self) -> Vec<&'static str>;

    /// What the own words of cards for a question (`.ask-…`, `.offer-…`) can name of what the card was
    /// answered before, beside the arguments of the general question or offer.
    fn answered(&self) -> Vec<Signature>;

    /// The generated files of `schema/<game>/`: file name and text.
    fn schemas(&self) -> Vec<(String, String)>;

    /// What scripts of its cards can say.
    fn verbs(&self) -> Vec<Verb>;

    /// The hooks that its cards can have.
    fn hooks(&self) -> Vec<Hook<'static>>;

    /// Runs the functions that cards call in their hooks, without a state ([`script::Imagination`]);
    /// `hear` is given each card with the number of its hook. What cannot be loaded is left out: the
    /// loader says why.
    fn imagine(&self, library: &Library, cards: &[&CardInfo], hear: RunListener<'_>);
}

/// Who is given what the functions of cards do: the card, the number of its hook, the runs.
pub type RunListener<'h> = &'h mut dyn FnMut(&CardInfo, usize, &Imagining);

/// An option of a set-up that has a flag of its own on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flag {
    /// The option's name.
    pub option: &'static str,
    /// The flag as it is typed.
    pub typed: &'static str,
    /// What stands for its value in the usage line.
    pub value: &'static str,
    /// Whether it can be repeated.
    pub several: bool,
    /// What it means.
    pub about: &'static str,
}

/// A game with its cards.
pub trait Opened {
    /// The game's name.
    fn id(&self) -> &'static str;

    /// Fewest and most seats.
    fn seats(&self) -> RangeInclusive<u8>;

    /// The options of a set-up.
    fn options(&self) -> Vec<SetupOption>;

    /// A new table.
    fn table(&self, setup: Setup, seed: u64) -> Result<Box<dyn Table>, SetupError>;

    /// The table of a record: up to the first line that does not hold, with what is wrong there.
    fn resume(&self, record: &Record) -> (Option<Box<dyn Table>>, Vec<Diagnostic>);

    /// All cards, as their files say.
    fn cards(&self) -> &[CardInfo];

    /// Runs the functions that a card calls in its hooks, without a state, as [`Shelved::imagine`] does,
    /// with the scripts that its tables have. A card that no table has numbers for is left out.
    fn imagine(&self, card: &CardInfo, hear: RunListener<'_>);

    /// The hash of everything that decides the rules, for saved games; `like`: made as the lock of
    /// this record is, for earlier ones are of the bytes of files.
    fn lock(&self, like: Option<&Record>) -> &Lock;

    /// A handle for other threads, which an opened game cannot be sent to.
    fn share(&self) -> SharedGame;

    /// The rules, for [`send`].
    fn rules(&self) -> Rules<'_>;
}

/// A game with its cards that several threads share. Each thread opens it without reading the packs
/// again; tables and scripts stay on that thread. [`check_scripts`](crate::errand::check_scripts) is
/// not shared: each thread calls it for the game that it opened.
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

/// Rules that an [`Errand`] can be run with: those of every game on the shelf.
pub trait Playable: Triable {
    /// What is wrong with the cards as a game; `whole`: whether all of them could be read.
    fn remarks(&self, whole: bool) -> Vec<Diagnostic>;

    /// The cards that no table has numbers for.
    fn overflow(&self) -> &Overflow;
}

/// Writes the list of games, and what finds the rules of an opened one.
macro_rules! shelf {
    ($($game:ty,)*) => {
        /// All games, in the order in which they are listed.
        pub const SHELF: &[&dyn Shelved] = &[$(&GameBox::<$game>::NEW,)*];

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
