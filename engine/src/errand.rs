//! Errands: generic code that runs with the rules of an opened game.
//!
//! An [`Errand`] runs with the rules of a game and has access to its typed states, events and
//! choices. Any crate can define one; a new statistic over games needs no change here. Errands that
//! several crates need are functions of this module, so that they are compiled once.

use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::Arc;

use content::{CardInfo, Overflow};
use diag::{Diagnostic, Source};
use effects::trial::{All, Approach, Goal, Missed, Thorough, Trials};
use play::battery::{Effort, Failure, Tried};
use play::ruling::{Proof, Ruled};
use play::{Checks, Message, Record, Setup, Tutorial};

use crate::shelf::{ContentOf, Opened, Playable, Proving, send};

/// Upper limit for the numbers of things of one type.
const NUMBERS: i64 = 4_096;

/// Code that runs with the rules of any game on the shelf.
///
/// ```
/// use std::rc::Rc;
/// use std::sync::Arc;
///
/// use engine::{Assets, Errand, PackRoot, Playable};
/// use play::{Session, Setup, Status};
///
/// /// How many choices of seats a game of first offers takes.
/// struct Choices;
///
/// impl Errand for Choices {
///     type Out = usize;
///
///     fn run<G: Playable>(self, game: &Rc<G>) -> usize {
///         let session = Session::new(Rc::clone(game), Setup::seats(2), 7);
///         let (mut session, mut choices) = (session.expect("two can play"), 0);
///         loop {
///             match session.status() {
///                 Status::Over => return choices,
///                 Status::Chance(_) => session.roll().expect("chance is asked"),
///                 Status::Asks { .. } => session.choose(0).expect("there is an offer"),
///             }
///             choices += 1;
///         }
///     }
/// }
///
/// let (library, _) = content::Library::open(PackRoot::all(Arc::new(Assets::new()), "cards", ""));
/// let (rattus, _) = engine::game("rattus").expect("on the shelf").open(&library);
/// assert!(engine::send(&*rattus, Choices) > 20);
/// ```
pub trait Errand {
    /// The result type.
    type Out;

    /// Runs the errand.
    fn run<G: Playable>(self, game: &Rc<G>) -> Self::Out;
}

/// Defines functions over the rules of any game as errands, each compiled here for every game.
macro_rules! errands {
    ($(
        $(#[$about:meta])*
        fn $name:ident $(<$life:lifetime>)? ($game:ident $(, $arg:ident: $type:ty)*) -> $out:ty
        $does:block
    )*) => {$(
        $(#[$about])*
        pub fn $name $(<$life>)? (game: &dyn Opened $(, $arg: $type)*) -> $out {
            struct Sent $(<$life>)? {
                $($arg: $type,)*
            }
            impl $(<$life>)? Errand for Sent $(<$life>)? {
                type Out = $out;

                fn run<G: Playable>(self, $game: &Rc<G>) -> $out {
                    let Self { $($arg,)* } = self;
                    $does
                }
            }
            send(game, Sent { $($arg,)* })
        }
    )*};
}

errands! {
    /// The set-ups with which a game is checked ([`play::battery::setups`]).
    fn setups(game) -> Vec<Setup> {
        play::battery::setups(&**game)
    }

    /// Plays a number of random games and checks every law of [`play::battery`] on the way. The
    /// n-th game uses the seed `seed + n` and the n-th of [`setups`]; the set-ups repeat in order.
    fn battery(game, games: u64, seed: u64, effort: Effort) -> Result<Tried, Box<Failure>> {
        play::battery::run(game, &play::battery::setups(&**game), games, seed, effort)
    }

    /// Runs a file of rulings. `hear` receives every message on the way.
    fn rulings<'a>(
        game,
        source: &'a Source,
        bless: bool,
        hear: &'a mut dyn FnMut(&Message)
    ) -> Ruled {
        play::ruling::run(game, source, bless, hear)
    }

    /// Plays a tutorial as written, and reports answers that are not on offer ([`play::tutorial`]).
    fn rehearse<'a>(game, tutorial: &'a Tutorial) -> Vec<Diagnostic> {
        play::tutorial::rehearse(game, tutorial)
    }

    /// Errors in a file of rulings that show before the first answer ([`play::ruling::set_up`]).
    fn set_up<'a>(game, source: &'a Source) -> Vec<Diagnostic> {
        play::ruling::set_up(game, source)
    }

    /// Signs that a saved game was edited by hand ([`play::sealed`]).
    fn sealed<'a>(game, record: &'a Record) -> Vec<Diagnostic> {
        play::sealed(Rc::clone(game), record)
    }

    /// The rulings of its packs, ready to be run with coverage.
    fn proving(game) -> Box<dyn Proving> {
        Box::new(ContentOf::<G>(Arc::clone(game.content())))
    }

    /// The hooks of wanted cards, to be tried one by one in positions of random games.
    fn trials<'a>(
        game,
        thorough: Thorough,
        wanted: &'a dyn Fn(&CardInfo) -> bool
    ) -> Box<dyn Trials> {
        Box::new(All::new(&**game, thorough, wanted))
    }

    /// Repeats the first runs of each script and compares the results: for packs that were not
    /// tested here.
    fn check_scripts(game) -> () {
        game.check_scripts(Checks::First);
    }

    /// Looks for positions in which a card is about to act ([`effects::trial::approach`]).
    fn approach<'a>(
        game,
        goal: &'a Goal,
        takes: &'a mut dyn FnMut(&Approach) -> bool
    ) -> Result<(), Missed> {
        effects::trial::approach(&**game, goal, takes)
    }

    /// The values of all fields after the answers of a proof ([`Proof::outcome`]).
    fn outcome<'a>(game, proof: &'a Proof) -> Option<Vec<(String, String)>> {
        play::imagine(&**game, || proof.outcome(game))
    }

    /// Whether the game ever hides anything from a player.
    fn hides(game) -> bool {
        game.hides()
    }

    /// Problems of the cards as a set, which no single file shows and no game reveals. Missing
    /// things are reported only if the packs could be read as a `whole`.
    fn remarks(game, whole: bool) -> Vec<Diagnostic> {
        game.remarks(whole)
    }

    /// The cards for which no table has numbers, because there are too many.
    fn overflow(game) -> Overflow {
        game.overflow().clone()
    }

    /// The locale files with the names of things of a type, such as kinds of cards.
    fn spaces(game, thing: &'static str) -> BTreeSet<String> {
        let spelled = (0..NUMBERS).filter_map(|number| game.spell(thing, number));
        spelled.map(|spelled| spelled.space.into_owned()).collect()
    }
}
