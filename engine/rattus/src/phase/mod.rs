//! The parts of the game in the order of the rulebook. Each decision is a type with its
//! [`Scene`](crate::flow::Scene).

mod before_plague;
mod flip;
mod last;
mod late;
mod ravage;
mod setup;
mod spread;

pub use before_plague::BeforePlague;
pub(crate) use before_plague::{Placing, must_place};
pub use last::{Final, Last, Over};
pub use late::Late;
pub use ravage::{Count, Ravage};
pub(crate) use setup::SETTLERS;
pub use setup::{Outbreak, Settle, Start};
pub use spread::Spread;
