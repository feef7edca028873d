//! The value of a state: points at the end, and an estimate before.

mod estimate;
mod result;

pub(crate) use estimate::Harms;
pub use estimate::Hope;
