//! Final scoring: the score sheet of a seat, the winner, the story of a hero. Also the value of a
//! state before the end.

mod estimate;
mod goal;
mod sheet;
mod story;
mod verdict;

pub use estimate::Hope;
pub(crate) use estimate::{COIN, Estimated};
pub use sheet::Reason;
