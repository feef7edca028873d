//! What scripts may use up.

/// What scripts may use up. Fuel counts work: each call, return and turn of a loop costs what the
/// size of its script says, what goes through a table pays for its length, a verb for being called.
/// So a script runs out at the same point on every machine, and no unit of fuel takes much longer
/// than another (`tests/scripts/work.rs`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Fuel of one query.
    pub query_fuel: u32,
    /// Fuel of one run of an effect, from its start; and of loading one module.
    pub effect_fuel: u32,
    /// Bytes a run may use on top of what is loaded.
    pub memory: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { query_fuel: 2_000, effect_fuel: 4_000, memory: 320 << 10 }
    }
}

/// The version of what things cost and of the limits: another one with each change, because a script
/// may then end at another place. It is part of the lock of a saved game.
pub const COSTS: u32 = 2;
