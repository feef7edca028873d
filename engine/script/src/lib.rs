//! The Luau host: sandbox, fuel, memory, verbs and the journal of replies.
//!
//! A script is straight-line code. It acts on a [`Stage`] through *verbs*, declared once per game
//! with [`verbs!`]. When a verb needs an answer from outside (a player's choice, a roll), the run
//! ends with [`Ran::Asked`]. Only the [`Journal`] of the answers so far is kept. The next run
//! starts from the beginning and takes its answers from the journal. A suspended effect is
//! therefore a value, and a state contains nothing of Luau.
//!
//! This is the definition of a run. Its result depends only on the script's params, its arguments
//! and the results of its verbs. No run can leave anything for another: each run calls the whole
//! script again, so that even its variables outside functions start fresh.
//!
//! A host need not repeat what it knows. It keeps a tree of earlier runs, in which a node is the
//! next verb and a branch its result. It walks along the tree and carries out the verbs itself.
//! Where the path is new, it enters Luau from the script's start with the results so far, and adds
//! the new path to the tree.
//!
//! # Caches
//!
//! No state contains any of these caches. Their results and their fuel equal those of a run in
//! Luau. Each cache has an end:
//!
//! - The tree of known runs: until [`Host::forget`]. It has a maximum size per function and per
//!   host. A run that does not fit is not kept, and neither is a failed one.
//! - The run that asked last ([`Host::paused`]), with its place in the tree: until it is answered
//!   or another run asks.
//! - The stage of that run ([`Stages::park`]), found by the start that its effect shares: equally
//!   long.
//! - Free stages and runs: until the next run takes them.
//! - The memory limit above the loaded scripts: until something is loaded or a run fails.
//!
//! No other crate names the Luau library.

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
