//! Acting cards. `verbs` lists what a script can say. `reads`, `acts` and `asks` carry the verbs
//! out on a scratch copy of the state (`scratch`). `listen` finds the listeners of an event,
//! `effect` begins, suspends and continues runs, and `answers` handles the owner's answers.

mod acts;
mod answers;
mod asks;
mod effect;
mod footprint;
mod listen;
mod reads;
mod scratch;
mod tried;
mod verbs;

pub(crate) use effect::Answering;
pub(crate) use scratch::{Scratch, own_handle, pool_handle, space_of};
pub use verbs::Verb;
pub(crate) use verbs::{Card, Die};
