//! Hooks: the moments at which a class card acts, and the guards that are checked first.

use effects::{By, Which};
use schemars::JsonSchema;
use script::Type;
use serde::Deserialize;

use crate::event::{Event, about};

effects::hooks! {
    for Event, events when ["own", "cubes", "safe_cubes", "reserve", "tokens", "movable"];
    /// Additional cubes that the holder may place, besides those for rats.
    EXTRA_CUBES = "extra_cubes"() -> Some(Type::Int);
    /// The number of regions that the holder may move the plague. Without cards it is 1; the
    /// largest answer counts.
    REACH = "reach"() -> Some(Type::Int);
    /// The number of neutral cubes that the plague may count as where it ravages, if the holder
    /// moved it.
    NEUTRAL_CUBES = "neutral_cubes"(Region) -> Some(Type::Int);
    /// Whether the card may be used now. Its guards must hold, too.
    CAN_USE = "can_use"() -> Some(Type::Bool);
    /// The holder uses the card in a turn. If the card has no `on_last`, also in the last round.
    ON_USE = "on_use"() -> None,
        when ["late", "cubes", "safe_cubes", "reserve", "tokens", "movable"];
    /// The holder uses the card in the last round.
    ON_LAST = "on_last"() -> None, when ["cubes", "safe_cubes", "reserve", "tokens", "movable"];
}

play::words! {
    /// The contents of the region of an event.
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

/// Guards, checked before the script is called. All of them must hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct When {
    /// The player whose event it is.
    pub by: By,
    /// `true`: only in the holder's turn.
    pub own: bool,
    /// The class card that the event is about.
    pub card: Option<Which>,
    /// What must be in the region of the event.
    pub region: Option<Where>,
    /// The lowest number of cubes in the event.
    pub min: Option<u8>,
    /// The highest number of cubes in the event.
    pub max: Option<u8>,
    /// `true`: the card may also be used after the plague has ravaged.
    pub late: bool,
    /// `true`: the holder must have a cube in a region.
    pub cubes: bool,
    /// `true`: the holder must have a cube in a region without rats.
    pub safe_cubes: bool,
    /// `true`: the holder must have a cube in the reserve.
    pub reserve: bool,
    /// `true`: there must be a rat token in a region.
    pub tokens: bool,
    /// `true`: it must be possible to move a rat token to a neighboring region.
    pub movable: bool,
}
