//! What is true of one game only; what every game keeps is tested over the shelf.

mod arguments;
mod fields;
mod listening;
mod rattus;
mod roll_player;
mod streams;
mod toy;
