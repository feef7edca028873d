//! From one decision to the next: a state in the hands of the rules, and what each step of the flow
//! must tell.

mod face;
mod scene;
mod turn;

pub(crate) use face::{face_choice, face_request};
pub use scene::Step;
pub(crate) use scene::{Scene, asks, drawn};
pub(crate) use turn::Turn;
