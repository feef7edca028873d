//! What a state is worth: points at the end, an estimate before.

mod estimate;
mod result;

pub use estimate::Hope;
