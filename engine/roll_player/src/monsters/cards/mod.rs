//! What is hunted, and what is fought in the finale: a file for each kind.

pub mod adventure;
pub mod minion;
pub mod monster;
