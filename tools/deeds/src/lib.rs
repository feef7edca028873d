//! What a card does, according to its scripts.
//!
//! The runs of a card's functions ([`script::Imagining`]) show what it does in each hook
//! ([`HookDoes`]): when it is called and what its guards require; which verbs act, with their
//! numbers, their targets, and the params that influence them; whether the owner can decline;
//! whether other players are affected. [`exact`] puts that into the words of a language, with one
//! message for each hook, verb and condition, for comparison with the printed text.

mod exact;
mod limits;
mod particulars;
mod signature;
mod targets;

pub use exact::{Does, GUARD, LIMIT, WHEN, WORD, exact, exact_at_table};
pub use limits::{Demand, Limit};
pub use particulars::{Bound, PassedWord, Side};
pub use signature::{Amount, Deed, HookDoes, Signature, Tables};
pub use targets::Target;
