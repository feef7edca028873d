//! Roll Player: battery, bots, rulings.

mod battery;
mod bots;
mod listeners;
mod rulings;
