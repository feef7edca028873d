//! What tests and rulings need: options of a set-up, the fields of a state, the laws it keeps.

mod audit;
mod fields;
mod options;
