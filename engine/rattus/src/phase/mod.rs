//! The parts of the game, as the rulebook has them.

mod ravage;
mod turn;
