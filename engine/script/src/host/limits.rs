//! Limits on resources of scripts.

/// Limits on resources of scripts.
///
/// Fuel counts work. Each call, return and loop iteration has a price that depends on the size of
/// its script. A function that goes through a table also pays for its length, and a verb for being
/// called. A script therefore runs out at the same point on every machine, and no unit of fuel
/// takes much longer than another (`tests/bench/fuel.rs` in the main package).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Fuel of one query.
    pub query_fuel: u32,
    /// Fuel of one run of an effect from its start, and of loading one module.
    pub effect_fuel: u32,
    /// Bytes a run may use on top of the loaded scripts.
    pub memory: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { query_fuel: 2_000, effect_fuel: 4_000, memory: 320 << 10 }
    }
}

/// Version of prices and limits. Increase it with each change of them, because a script may then
/// end at another point. It is part of the lock of a saved game.
pub const COSTS: u32 = 2;
