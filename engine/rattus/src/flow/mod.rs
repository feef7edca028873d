//! From one decision to the next.

pub(crate) mod turn;
