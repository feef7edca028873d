//! The subjects of events and queries, as their lists name them. They never include hidden
//! information.

use play::Seat;

use crate::acting;
use crate::numbers::{ClassNo, RegionNo};
use crate::state::CUBES;

pub(crate) use effects::BySeat as By;

/// What guards can test, in addition to the seat of the event.
#[derive(Clone, Copy, Debug, Default)]
pub struct About {
    /// The class card that the event is about.
    pub card: Option<ClassNo>,
    /// The region that the event is about.
    pub region: Option<RegionNo>,
    /// The number of cubes of the event.
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
        "from": Seat = from, "who had it";
        guards [];
    Ender(seat: Seat)
        "ender": Seat = seat, "whose turn was the last";
        guards [];
    Cubes(cubes: u8)
        "cubes": u8 = cubes, "how many cubes", 0 to CUBES;
        guards ["min", "max"], number = cubes;
    Neutral(cubes: u8)
        "cubes": u8 = cubes, "how many cubes", 0 to acting::MOST_NEUTRAL;
        guards ["min", "max"], number = cubes;
    Population(population: u8)
        "population": u8 = population, "how many cubes lay there, with those the plague counts as";
        guards ["min", "max"], number = population;
    Strikes(strikes: bool)
        "strikes": bool = strikes, "whether cubes are lost";
        guards [];
}
