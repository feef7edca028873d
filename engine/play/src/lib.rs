//! The parts that all games share: rules, chance, sessions, records and rulings.
//!
//! A [`Game`] is a set of rules over states that are plain values. It asks seats for decisions and
//! chance for outcomes, and reports what happened as events. Everything else in this crate works
//! with any game. The examples play [`example::Pig`], the smallest possible game.
//!
//! # Playing
//!
//! The [`Rules`] decide which seat is asked, and carry out the answers:
//!
//! ```
//! use play::example::{Choice, Event, Pig};
//! use play::{Rules, Seat, Setup, Status};
//!
//! let mut state = Pig.start(&Setup::seats(2))?;
//! let mut log = Vec::new();
//! assert!(matches!(Pig.status(&state), Status::Asks { seat: Seat(0), .. }));
//! Pig.apply(&mut state, Choice::Throw, &mut log);
//!
//! // The rules never roll: they ask chance, and a driver answers.
//! let Status::Chance(request) = Pig.status(&state) else { panic!("the die is in the air") };
//! assert_eq!(request.total(), 6);
//! let choice = Pig.chance(&state, 4);
//! Pig.apply(&mut state, choice, &mut log);
//! assert_eq!(log, [Event::Thrown { seat: Seat(0) }, Event::Rolled { seat: Seat(0), face: 4 }]);
//! # Ok::<(), play::SetupError>(())
//! ```
//!
//! # A table
//!
//! A [`Session`] keeps all answers, rolls with its seed, undoes and saves. A [`Table`] is a session
//! without the type of its game, which is all that a front end needs.
//!
//! ```
//! use std::rc::Rc;
//!
//! use play::{Advisor, Session, Setup, Table, Waiting, example::Pig};
//!
//! let session = Session::new(Rc::new(Pig), Setup::seats(2), 42)?;
//! let mut table: Box<dyn Table> = Box::new(session);
//! while let Waiting::Asks { seat, .. } = table.waiting() {
//!     let advice = table.advise(seat, Advisor::Greedy).expect("the seat is asked");
//!     table.choose(advice.index).expect("one of the offers");
//!     table.advance();
//! }
//! assert_eq!(table.outcome().expect("the game is over").winners.len(), 1);
//! assert!(table.save().starts_with("game pig\nseats 2\nseed 42\nplay\n  A throw"));
//! # Ok::<(), play::SetupError>(())
//! ```
//!
//! # Trying a game
//!
//! [`playout`] plays as fast as the rules allow. [`perft`] counts all ways in which a game can
//! continue. [`mod@battery`] checks the laws of games in random games. A [`ruling`] is a test in
//! the `.play` [`notation`].
//!
//! ```
//! use std::rc::Rc;
//!
//! use play::battery::{self, Effort};
//! use play::{Rules, Setup, example::Pig, perft};
//!
//! // Throw or hold; after a throw, six faces.
//! let start = Pig.start(&Setup::seats(2))?;
//! assert_eq!(perft::perft(&Pig, &start, 2).ways, 6 + 2);
//!
//! let tried = battery::run(&Rc::new(Pig), &battery::setups(&Pig), 30, 1, Effort::default());
//! assert_eq!(tried.expect("all laws hold").games, 30);
//! # Ok::<(), play::SetupError>(())
//! ```

// `derive(Say)` writes paths that begin with `play`, in this crate too.
extern crate self as play;

mod advisor;
pub mod agent;
pub mod battery;
pub mod chance;
pub mod codes;
pub mod digest;
pub mod example;
pub mod fault;
mod field;
pub mod follow;
pub mod game;
pub mod greedy;
mod imagine;
pub mod lock;
mod memo;
pub mod message;
pub mod notation;
pub mod panel;
pub mod perft;
pub mod playout;
mod preview;
pub mod record;
mod refusal;
pub mod rulebook;
mod rules;
pub mod ruling;
pub mod say;
mod scene;
mod seal;
mod sealed;
mod search;
mod seat;
pub mod session;
pub mod setup;
pub mod signature;
pub mod spoken;
pub mod table;
mod telling;
pub mod tutorial;
pub mod words;

pub use advisor::{Advisor, UnknownAdvisor};
pub use agent::{Agent, Random, Scripted};
pub use chance::{Bits, Dealer, Dealing, DealtCount, Odds, Request, Stream};
pub use digest::digest;
pub use fault::CardFault;
pub use follow::resume;
pub use game::{Bench, Checks, Estimate, Game, Share, Shown};
pub use greedy::Greedy;
pub use imagine::imagine;
pub use lock::Lock;
pub use memo::Memo;
pub use message::{Arg, Args, Message, NamedAsk, OwnWords, Spelled};
pub use panel::{Panel, Ref};
pub use preview::Preview;
pub use record::{Actor, Head, Record};
pub use refusal::{Refusal, Refusals};
pub use rulebook::Chapter;
pub use rules::{Breach, NoLog, Outcome, Rules, Secrets, Sink, Status, Tally};
pub use say::{Messages, Say};
pub use scene::{Ask, Draw};
pub use seal::{BY_HAND, CHANGED, FROM_RULING, PACKS_CHANGED};
pub use sealed::{cut_short, sealed, trusted};
pub use search::Search;
pub use seat::{Eye, Seat};
pub use session::{Answer, NotTaken, Session, UndoRefused};
pub use setup::{Setup, SetupError, SetupOption};
pub use spoken::Spoken;
pub use table::{Advice, Promise, Table, Waiting};
pub use telling::Telling;
pub use tutorial::Tutorial;
pub use words::Word;
