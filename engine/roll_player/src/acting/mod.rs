//! Cards act: what a script can say (`verbs`), what it sees (`reads`), does (`acts`) and asks
//! (`asks`) on a scratch copy of the state (`scratch`); who listens to an event (`listen`), how a
//! run is begun, suspended and carried on (`effect`), what its owner answers (`answers`).

mod acts;
mod answers;
mod asks;
mod effect;
mod listen;
mod reads;
mod scratch;
mod tried;
mod verbs;

pub(crate) use effect::Answering;
pub(crate) use scratch::{Scratch, own_handle, pool_handle, space_of};
pub use verbs::Verb;
pub(crate) use verbs::{Card, Die};
