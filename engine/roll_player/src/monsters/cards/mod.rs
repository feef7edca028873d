//! The cards for hunts and for the finale, with a file for each kind.

pub mod adventure;
pub(crate) mod bestiary;
pub mod minion;
pub mod monster;
pub(crate) mod remarks;
