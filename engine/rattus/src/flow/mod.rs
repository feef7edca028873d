//! From one decision to the next: a state that the rules are changing, and the contract of each
//! step.

mod face;
mod offers;
mod rules;
mod scene;
mod turn;

pub(crate) use face::ask_face;
pub(crate) use offers::Offers;
pub use scene::Step;
pub(crate) use scene::{Ask, Chance, Scene};
pub(crate) use turn::Turn;
