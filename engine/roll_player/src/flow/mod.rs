//! The flow of the game: how it gets from one decision to the next.

mod offers;
mod round;
mod rules;
mod scene;
mod turn;

pub(crate) use offers::Offers;
pub(crate) use round::Phase;
pub(crate) use scene::{Ask, Chance, Dice, Scene, in_scene, in_step};
pub(crate) use turn::Turn;
