//! Hooks: the moments at which a class card acts, and the guards that are checked before.

use effects::{By, Which};
use schemars::JsonSchema;
use script::Type;
use serde::Deserialize;

use crate::event::{Event, about};

effects::hooks! {
    for Event, events when ["own", "cubes", "safe_cubes", "reserve", "tokens", "movable"];
    /// Further cubes that may be placed with those for rats.
    EXTRA_CUBES = "extra_cubes"() -> Some(Type::Int);
    /// How many regions the plague may be moved; 1 without any card.
    REACH = "reach"() -> Some(Type::Int);
    /// Neutral cubes the plague may count as where it ravages, if the holder moved it.
    NEUTRAL_CUBES = "neutral_cubes"(Region) -> Some(Type::Int);
    /// Whether the card may be used now, beside its guards.
    CAN_USE = "can_use"() -> Some(Type::Bool);
    /// The card is used in its holder's turn (in the last round, too, if there is no on_last).
    ON_USE = "on_use"() -> None,
        when ["late", "cubes", "safe_cubes", "reserve", "tokens", "movable"];
    /// The card is used in the last round.
    ON_LAST = "on_last"() -> None, when ["cubes", "safe_cubes", "reserve", "tokens", "movable"];
}

play::words! {
    /// What is to be found in the region of an event.
    Where {
        /// A cube of the holder.
        Own = "own",
        /// The plague.
        Plague = "plague",
        /// A rat token.
        Rats = "rats",
        /// No rat token.
        Safe = "safe",
    }
}

/// Guards: checked natively before a script is called. All that are given must hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct When {
    /// Whose event it is.
    pub by: By,
    /// Only in the holder's own turn.
    pub own: bool,
    /// Which class card the event is about.
    pub card: Option<Which>,
    /// What is to be found in the region of the event.
    pub region: Option<Where>,
    /// Fewest cubes the event is about.
    pub min: Option<u8>,
    /// Most cubes the event is about.
    pub max: Option<u8>,
    /// Whether the card may also be used after the plague has ravaged.
    pub late: bool,
    /// The holder has a cube in a region.
    pub cubes: bool,
    /// The holder has a cube in a region without rats.
    pub safe_cubes: bool,
    /// The holder has a cube in the reserve.
    pub reserve: bool,
    /// There is a rat token in a region.
    pub tokens: bool,
    /// A rat token can be moved to a neighbouring region.
    pub movable: bool,
}
