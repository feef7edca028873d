//! From one decision to the next: a state in the hands of the rules, and what each step of the flow
//! must tell.

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
