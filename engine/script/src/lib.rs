//! The Luau host: sandbox, fuel, memory, verbs and the journal of replies.
//!
//! A script is straight-line code. It acts on a [`Stage`] through *verbs*, declared once per game
//! with [`verbs!`]. When a verb needs an answer from outside (a player's choice, a roll), the run
//! ends with [`Ran::Asked`]; what is kept is the [`Journal`] of the answers so far, and the next
//! run starts from the beginning and is fed from it. So a suspended effect is a value: no live
//! coroutine is ever part of a state. The host keeps the coroutine that asked last, as a cache: an
//! effect answered at once goes on in it ([`Host::go_on`]) and comes to the same point sooner.
//!
//! What is kept only to be quick, and what ends it. No state knows of any of it, and what it answers
//! is what a run from the start would:
//! - answers of queries that called no verb ([`Host::known`]): for the life of the host, which only
//!   gains modules and params; of two calls that share a slot the later stays;
//! - the coroutine that asked last ([`Host::paused`]): until it is answered, another one asks, or
//!   less than half of the memory of a run is left;
//! - the stage of that run ([`Stages::park`]), known by the start that its effect shares: the same;
//! - coroutines that have ended, and free stages: until they are taken for the next run;
//! - the memory limit above what is loaded: until something is loaded or a run fails.
//!
//! This is the one room that names the Luau library.

#![allow(
    clippy::result_large_err,
    reason = "a diagnostic ends the loading of one script; that path is never hot"
)]

mod arg;
mod binder;
mod call;
pub mod codes;
mod declare;
mod definitions;
mod fault;
mod host;
mod journal;
mod manual;
mod program;
mod run;
mod sandbox;
mod stage;
mod stages;
mod verbs;
mod wrong;

pub use arg::{Arg, Args, FilterField, Flat, Param, Word};
pub use binder::{Binder, Scripts, Wanted};
pub use definitions::definitions;
pub use fault::Fault;
pub use host::{Answer, FunctionId, Host, Limits, ModuleId, ParamsId, Pause, Ran};
pub use journal::{CAPACITY, Journal, Recorded, fingerprint};
pub use manual::manual;
pub use program::Program;
pub use stage::{Reply, Stage};
pub use stages::Stages;
pub use verbs::{Field, FilterType, Hook, Kind, Parameter, Type, Verb, VerbEntry, Verbs};
pub use wrong::{Decoded, WrongArg};
