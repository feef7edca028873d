//! What every game keeps.
//!
//! A [`Game`] is a set of rules over states that are plain values; it asks seats for decisions and
//! chance for outcomes, and tells what happened in events. Everything else in this crate (sessions
//! with undo, records and their `.play` notation, agents, perft, the battery of laws) works for any
//! game and knows none.

pub mod chance;
pub mod game;
pub mod message;

pub use chance::{Bits, Dealer, Request};
pub use game::{Block, Breach, Eye, Game, NoLog, Outcome, Seat, Setup, SetupError, Sink, Status, Tally};
pub use message::{Arg, Message, Spelled};
