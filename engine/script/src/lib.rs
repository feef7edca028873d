//! The Luau host: sandbox, fuel, memory, verbs and the journal of replies.
//!
//! A script is straight-line code. It acts on a [`Stage`] through *verbs*, declared once per game
//! with [`verbs!`]. When a verb needs an answer from outside (a player's choice, a roll), the run
//! ends with [`Ran::Asked`]; what is kept is the [`Journal`] of the answers so far, and the next
//! run starts from the beginning and is fed from it. So a suspended effect is a value: nothing of
//! Luau is ever part of a state.
//!
//! That is what a run *means*. It is a function of the script's params, its arguments and what its
//! verbs answer, and no run can leave anything for another: for each, the whole script is called
//! anew, so that even its locals outside functions begin anew. So a host need not run what it
//! knows: it keeps a tree of the ways that runs took (a node is the verb called next, a branch what
//! it gave) and walks along it, carrying out the verbs itself. It enters Luau where nobody has
//! been, from the script's start and with the answers so far, and learns that way.
//!
//! What is kept only to be quick, and what ends it. No state knows of any of it, and what it answers
//! is what a run in Luau would, for the same fuel:
//! - the tree of known runs: until [`Host::forget`]. It is bounded for each function and for the
//!   host; a run that finds no room is not kept, nor is one at fault;
//! - the run that asked last ([`Host::paused`]), with its place in the tree: until it is answered or
//!   another one asks;
//! - the stage of that run ([`Stages::park`]), known by the start that its effect shares: the same;
//! - free stages and runs: until they are taken for the next run;
//! - the memory limit above what is loaded: until something is loaded or a run fails.
//!
//! This is the one room that names the Luau library.

#![allow(
    clippy::result_large_err,
    reason = "a diagnostic ends the loading of one script; that path is never hot"
)]

mod arg;
mod argument;
mod binder;
mod call;
pub mod codes;
mod coverage;
mod declare;
mod definitions;
mod fault;
mod handles;
mod host;
mod ids;
mod imagined;
mod journal;
mod known;
mod label;
mod language;
mod manual;
mod program;
mod run;
mod sandbox;
mod stage;
mod stages;
mod told;
mod trail;
mod types;
mod values;
mod verbs;
mod within;
mod wrong;

pub use arg::{Arg, Args, FilterField, Nth, Param, Word};
pub use argument::{Arguments, HookParam, MOST_ARGUMENTS, Named, Typed};
pub use binder::{Binder, Scripts, WantedFunction};
pub use coverage::Covered;
pub use definitions::definitions;
pub use fault::{Cause, Fault};
pub use handles::Handles;
pub use host::{Beginning, COSTS, Host, Limits, Memory, Pause, Ran};
pub use ids::{FunctionId, ModuleId, ParamsId};
pub use imagined::{IMAGINED_RUNS, Imagination, Imagined, Imagining, RunTold, Varied};
pub use journal::{CAPACITY, Journal, Recorded, fingerprint};
pub use label::Label;
pub use manual::manual;
pub use program::Program;
pub use sandbox::GLOBALS;
pub use stage::{Reply, Stage};
pub use stages::Stages;
pub use told::VerbCall;
pub use types::{FieldEntry, FilterType, Parameter, Type};
pub use values::{Argument, PassedValue, QueryAnswer};
pub use verbs::{Hook, Keeps, Moment, Tells, Verb, VerbEntry, VerbKind, Verbs};
pub use within::Within;
pub use wrong::{Decoded, WrongArg};
