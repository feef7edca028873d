//! The subjects of events and queries, by the names in their lists. They must not contain hidden
//! information.

use play::Seat;

use crate::acting;
use crate::numbers::{ClassNo, RegionNo};
use crate::state::CUBES;

pub(crate) use effects::BySeat as By;

/// The values that guards check, besides the seat of the event.
#[derive(Clone, Copy, Debug, Default)]
pub struct About {
    /// The class card that the event is about.
    pub card: Option<ClassNo>,
    /// The region that it is about.
    pub region: Option<RegionNo>,
    /// The number of cubes.
    pub number: Option<u8>,
}

effects::subjects! {
    for About;
    Region(region: RegionNo)
        "region": acting::Region = acting::Region(region.0), "the region";
        guards ["region"], region = region;
    From(from: RegionNo)
        "from": acting::Region = acting::Region(from.0), "the region it came from";
        guards [];
    To(to: RegionNo)
        "to": acting::Region = acting::Region(to.0), "the region it came to";
        guards ["region"], region = to;
    Card(card: ClassNo)
        "card": acting::Card = acting::Card(card.0), "the class card";
        guards ["card"], card = card;
    Robbed(from: Seat)
        "from": Seat = from, "the player who had the card";
        guards [];
    Ender(seat: Seat)
        "ender": Seat = seat, "the player who took the last turn";
        guards [];
    Cubes(cubes: u8)
        "cubes": u8 = cubes, "the number of cubes", 0 to CUBES;
        guards ["min", "max"], number = cubes;
    Neutral(cubes: u8)
        "cubes": u8 = cubes, "the number of cubes", 0 to acting::MOST_NEUTRAL;
        guards ["min", "max"], number = cubes;
    Population(population: u8)
        "population": u8 = population, "the cubes there, including those that the plague counts as";
        guards ["min", "max"], number = population;
    Strikes(strikes: bool)
        "strikes": bool = strikes, "whether cubes are lost";
        guards [];
}
