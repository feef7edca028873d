//! Card effects.

mod acting;
mod draft;
mod effect;
mod runtime;
mod scripted;

pub use acting::{Acting, CHAIN, HappenedOf};
pub use draft::Draft;
pub use effect::{Call, Effect, Happened};
pub use runtime::Runtime;
pub use scripted::{CallOf, DraftOf, EffectOf, Scripted};
