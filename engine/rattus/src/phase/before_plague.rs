//! The parts of a turn before the plague moves: a class card, cubes, abilities. Also the move
//! itself.
//!
//! Rules: `turn-order`, `class-cards-take`, `class-cards-use`, `placing-count`, `placing-must`.
//! Rule: `plague-move`.

use play::{Seat, Sink};
use serde::{Deserialize, Serialize};

use super::Spread;
use crate::Rattus;
use crate::acting::Moment;
use crate::bench::Rule;
use crate::cards::{members, regions};
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::flow::{Ask, Offers, Scene, Turn};
use crate::numbers::{ClassNo, RegionNo};
use crate::refusal::{Refusals, Why};
use crate::state::{CROWD, State};

/// Maximum number of new tokens after a move of the plague.
const NEW_RATS: u8 = 2;

/// What a seat may do before the plague moves, in any order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BeforePlague;

impl Scene for BeforePlague {
    fn forward<L: Sink<Event>>(self, _: &mut Turn<'_, L>) -> bool {
        false
    }

    fn ask(self, _: &Rattus, state: &State) -> Ask {
        let (taken, placed) = (state.taken(), state.placed());
        Ask::Seat(state.active(), Prompt::Turn { taken, placed })
    }

    fn offer(self, rules: &Rattus, state: &State, offers: &mut Offers) {
        let seat = state.active();
        if !state.taken() {
            let others = rules.cards.all_cards() & !state.held(seat);
            offers.cards(others, |card| Choice::Take { card });
        }
        if !state.placed() && state.reserve(seat) > 0 {
            offers.places(Placing::new(rules, state), state);
        }
        let usable = rules.usable_cards(state, Moment::Turn, seat);
        offers.cards(usable, |card| Choice::Use { card });
        if !must_place(rules, state) {
            offers.regions(ways(rules, state), |region| Choice::MovePlague { region });
        }
    }

    fn refuse(self, rules: &Rattus, state: &State, refusals: &mut Refusals<'_>) {
        if state.taken() {
            for card in members((rules.cards.all_cards() & !state.held(state.active())).into()) {
                refusals.card(ClassNo(card), "take", Why::TookAnother);
            }
        }
        refuse_places(rules, state, refusals);
        let ways = ways(rules, state);
        for region in regions(rules.cards.used(state)) {
            if must_place(rules, state) {
                refusals.region(region, "move-plague", Why::PlaceFirst);
            } else if ways & region.bit() == 0 {
                let why = match state.plague() {
                    Some(plague) if plague != region => Why::NotNear { region: plague },
                    Some(_) | None => Why::PlagueThere,
                };
                refusals.region(region, "move-plague", why);
            }
        }
    }

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        if let Choice::Take { card } = choice {
            take(turn, card);
        } else if let Choice::Place { region, cubes } = choice {
            place(turn, region, cubes);
        } else if let Choice::Use { card } = choice {
            turn.use_card(Moment::Turn, turn.state.active(), card);
        } else if let Choice::MovePlague { region } = choice {
            move_plague(turn, region);
        }
    }

    fn topic(self) -> &'static str {
        "turn-order"
    }
}

/// Lets the active seat take a class card, once in each turn.
fn take<L: Sink<Event>>(turn: &mut Turn<'_, L>, card: ClassNo) {
    if turn.state.taken() || card.at() >= turn.rules.cards.classes.len() {
        return;
    }
    let seat = turn.state.active();
    match turn.state.holder(card) {
        Some(from) if from == seat => {}
        Some(from) => turn.tell(Event::CardStolen { seat, card, from }),
        None => turn.tell(Event::CardTaken { seat, card }),
    }
}

/// The numbers of cubes that a seat may place in a region, limited by its reserve.
struct Places {
    /// Number of cubes for the rats.
    plain: u8,
    /// Number of cubes including those that cards add; 0 if they add none.
    more: u8,
}

impl Places {
    fn new(state: &State, seat: Seat, region: RegionNo, extra: u8) -> Self {
        let (rats, reserve) = (state.rats(region), state.reserve(seat));
        let (plain, all) = (rats.min(reserve), (rats + extra).min(reserve));
        Self { plain, more: if all > plain { all } else { 0 } }
    }

    /// How many different numbers of cubes may be placed; `free` also allows fewer.
    fn len(&self, free: bool) -> u32 {
        if free {
            self.plain.max(self.more).into()
        } else {
            u32::from(self.plain > 0) + u32::from(self.more > 0)
        }
    }

    /// The number of cubes at an index of them.
    fn nth(&self, nth: u32, free: bool) -> u8 {
        if free {
            nth as u8 + 1
        } else if nth == 0 && self.plain > 0 {
            self.plain
        } else {
            self.more
        }
    }

    /// Whether this number of cubes may be placed; `free` also allows fewer.
    fn allows(&self, cubes: u8, free: bool) -> bool {
        let most = self.plain.max(self.more);
        cubes == self.plain || cubes == self.more || free && cubes < most
    }
}

/// The placings of cubes that the active seat may choose, region by region.
#[derive(Clone, Copy)]
pub(crate) struct Placing {
    /// Number of cubes that cards add.
    extra: u8,
    /// Whether fewer cubes may be placed.
    free: bool,
    /// The regions, as bits.
    regions: u32,
}

impl Placing {
    fn new(rules: &Rattus, state: &State) -> Self {
        let extra = rules.extra_cubes(state, state.active());
        let free = state.options().has(Rule::FreePlacing);
        Self { extra, free, regions: rules.cards.used(state) }
    }

    fn places(self, state: &State) -> impl Iterator<Item = (RegionNo, Places)> {
        let places = move |region| Places::new(state, state.active(), region, self.extra);
        regions(self.regions).map(move |region| (region, places(region)))
    }

    /// Number of placings.
    pub fn len(self, state: &State) -> u32 {
        let enough = if self.extra > 0 { CROWD } else { 0 };
        if self.free || state.reserve(state.active()) <= enough {
            return self.places(state).map(|(_, places)| places.len(self.free)).sum();
        }
        // Regions with rats allow the plain number; with cards, every region also allows the larger
        // number.
        let more = if self.extra > 0 { self.regions } else { 0 };
        (self.regions & state.infested()).count_ones() + more.count_ones()
    }

    /// The placing at an index.
    pub fn nth(self, state: &State, nth: u32) -> Choice {
        let mut left = nth;
        for (region, places) in self.places(state) {
            let len = places.len(self.free);
            if left < len {
                return Choice::Place { region, cubes: places.nth(left, self.free) };
            }
            left -= len;
        }
        unreachable!("place {nth} was counted")
    }
}

/// Adds refusals for regions where the active seat cannot place cubes.
fn refuse_places(rules: &Rattus, state: &State, refusals: &mut Refusals<'_>) {
    let placing = Placing::new(rules, state);
    for (region, places) in placing.places(state) {
        let why = if state.placed() {
            Why::PlacedAlready
        } else if state.reserve(state.active()) == 0 {
            Why::NoReserve
        } else if places.len(placing.free) == 0 {
            Why::NoRats
        } else {
            continue;
        };
        refusals.region(region, "place", why);
    }
}

/// Lets the active seat place cubes, once in each turn.
fn place<L: Sink<Event>>(turn: &mut Turn<'_, L>, region: RegionNo, cubes: u8) {
    let (rules, state) = (turn.rules, &*turn.state);
    if state.placed() || cubes == 0 || rules.cards.used(state) & region.bit() == 0 {
        return;
    }
    let seat = state.active();
    let free = state.options().has(Rule::FreePlacing);
    // Cards are only asked if the number is not allowed without them, which saves running scripts.
    let fits = Places::new(state, seat, region, 0).allows(cubes, free)
        || Places::new(state, seat, region, rules.extra_cubes(state, seat)).allows(cubes, free);
    if fits {
        turn.tell(Event::Placed { seat, region, cubes });
    }
}

/// Whether the active seat must still place cubes.
pub(crate) fn must_place(rules: &Rattus, state: &State) -> bool {
    !state.placed()
        && !state.options().has(Rule::FreePlacing)
        && state.reserve(state.active()) > 0
        && rules.cards.used(state) & state.infested() != 0
}

/// The regions to which the active seat may move the plague, as bits.
fn ways(rules: &Rattus, state: &State) -> u32 {
    let Some(plague) = state.plague() else { return 0 };
    let (map, seats) = (rules.cards.map(state.map()), state.seats());
    let reach = rules.reach(state, state.active());
    if reach == 1 {
        return map.near(plague, seats);
    }
    let back = if state.options().has(Rule::Return) { plague.bit() } else { 0 };
    map.within(plague, reach, seats) | back
}

/// Whether the active seat may move the plague to a region. Cards are only asked if the region is
/// not a neighbor.
fn leads(rules: &Rattus, state: &State, region: RegionNo) -> bool {
    let map = rules.cards.map(state.map());
    let near = state.plague().map_or(0, |plague| map.near(plague, state.seats()));
    near & region.bit() != 0 || ways(rules, state) & region.bit() != 0
}

/// Moves the plague. As many new tokens follow as the region has, at most two.
fn move_plague<L: Sink<Event>>(turn: &mut Turn<'_, L>, region: RegionNo) {
    let (rules, state) = (turn.rules, &*turn.state);
    if !must_place(rules, state) && leads(rules, state, region) {
        turn.tell(Event::PlagueMoved { seat: state.active(), region });
        turn.step(Spread { left: turn.state.rats(region).min(NEW_RATS) });
    }
}
