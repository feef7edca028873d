//! What a card does, as its scripts have it.
//!
//! From the runs of a card's functions ([`script::Imagining`]) comes what it does in each hook
//! ([`HookDoes`]): when it is called and what its guards want, which verbs act, with what numbers, on
//! what, and which params move them; whether the owner can decline; whether others are meant.
//! [`exact`] says that in the words of a language, one message a hook, a verb and a condition, for
//! whoever wants to see what the code means beside the printed text.

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
