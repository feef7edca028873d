//! What is hunted, and what is fought in the finale: a file for each kind.

pub mod adventure;
pub(crate) mod bestiary;
pub mod minion;
pub mod monster;
pub(crate) mod remarks;
