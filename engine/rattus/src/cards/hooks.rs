//! Hooks: the moments at which a class card acts, and the guards that are checked before its script
//! is called.

use effects::{By, Which};
use schemars::JsonSchema;
use script::Type;
use serde::Deserialize;

use crate::event::{Event, about};

effects::hooks! {
    for Event, events when ["own", "cubes", "safe_cubes", "reserve", "tokens", "movable"];
    /// Number of additional cubes that may be placed.
    EXTRA_CUBES = "extra_cubes"() -> Some(Type::Int);
    /// How many regions the plague may be moved; 1 without any card.
    REACH = "reach"() -> Some(Type::Int);
    /// Number of neutral cubes that the plague can count as where it ravages, if the holder moved
    /// it.
    NEUTRAL_CUBES = "neutral_cubes"(Region) -> Some(Type::Int);
    /// Whether the card may be used now, in addition to its guards.
    CAN_USE = "can_use"() -> Some(Type::Bool);
    /// The card is used in its holder's turn. Without `on_last`, also in the last round.
    ON_USE = "on_use"() -> None,
        when ["late", "cubes", "safe_cubes", "reserve", "tokens", "movable"];
    /// The card is used in the last round.
    ON_LAST = "on_last"() -> None, when ["cubes", "safe_cubes", "reserve", "tokens", "movable"];
}

play::words! {
    /// What the region of an event must contain.
    Where {
        /// One of the holder's cubes.
        Own = "own",
        /// The plague.
        Plague = "plague",
        /// A rat token.
        Rats = "rats",
        /// No rat token.
        Safe = "safe",
    }
}

/// Guards, checked without running a script. The hook is called only if all given guards hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct When {
    /// Whose events the card listens to.
    pub by: By,
    /// Whether the hook is only called in the holder's turn.
    pub own: bool,
    /// Which class card the event must be about.
    pub card: Option<Which>,
    /// What the region of the event must contain.
    pub region: Option<Where>,
    /// Minimum number of cubes of the event.
    pub min: Option<u8>,
    /// Maximum number of cubes of the event.
    pub max: Option<u8>,
    /// Whether the card may also be used after the ravage.
    pub late: bool,
    /// Whether the holder must have a cube in a region.
    pub cubes: bool,
    /// Whether the holder must have a cube in a region without rats.
    pub safe_cubes: bool,
    /// Whether the holder must have a cube in the reserve.
    pub reserve: bool,
    /// Whether a region must have a rat token.
    pub tokens: bool,
    /// Whether a rat token must be able to move to a neighboring region.
    pub movable: bool,
}
