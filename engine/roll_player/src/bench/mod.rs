//! The bench of the rules: options of a set-up, what rulings set and look at, the audit of a state.

mod audit;
mod fields;
mod options;
mod phase;
mod values;

pub(crate) use fields::FIELDS;
