//! What every game keeps.
//!
//! A [`Game`] is a set of rules over states that are plain values; it asks seats for decisions and
//! chance for outcomes, and tells what happened in events. Everything else in this crate (sessions
//! with undo, records and their `.play` notation, agents, perft, the battery of laws) works for any
//! game and knows none.

pub mod agent;
pub mod battery;
pub mod chance;
pub mod codes;
pub mod digest;
pub mod example;
pub mod follow;
pub mod game;
pub mod greedy;
pub mod lock;
pub mod message;
pub mod names;
pub mod notation;
pub mod panel;
pub mod perft;
pub mod playout;
pub mod record;
pub mod ruling;
pub mod session;
pub mod setup;
pub mod table;
pub mod words;

pub use agent::{Agent, Random, Scripted};
pub use chance::{Bits, Dealer, Request};
pub use digest::digest;
pub use follow::resume;
pub use game::{
    Bench, Breach, Estimate, Eye, Game, NoLog, Outcome, Rules, Seat, Secrets, Shown, Sink, Status,
    Tally,
};
pub use greedy::Greedy;
pub use lock::Lock;
pub use message::{Arg, Message, Spelled};
pub use panel::{Panel, Ref};
pub use record::{Actor, Head, Record};
pub use session::{Answer, Refusal, Session, UndoRefused};
pub use setup::{Setup, SetupError, SetupOption};
pub use table::{Advice, Advisor, Table, Waiting};
pub use words::Word;
