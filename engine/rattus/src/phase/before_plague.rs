//! The parts of a turn before the plague has moved: a class card, cubes, abilities; and its move.

use play::{Seat, Sink};
use serde::{Deserialize, Serialize};

use super::Spread;
use crate::Rattus;
use crate::acting::Moment;
use crate::bench::Rule;
use crate::cards::regions;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::flow::{Ask, Scene, Turn};
use crate::numbers::{ClassNo, RegionNo};
use crate::shown::Topic;
use crate::state::State;

/// New tokens that the plague brings at most.
const NEW_RATS: u8 = 2;

/// What a seat may do before the plague has moved, in any order.
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

    fn offer(self, rules: &Rattus, state: &State, offers: &mut Vec<Choice>) {
        let seat = state.active();
        if !state.taken() {
            let others = rules.cards.cards().filter(|card| state.holder(*card) != Some(seat));
            offers.extend(others.map(|card| Choice::Take { card }));
        }
        if !state.placed() && state.reserve(seat) > 0 {
            offer_places(rules, state, offers);
        }
        rules.offer_use(state, Moment::Turn, seat, offers);
        if !must_place(rules, state) {
            let ways = regions(ways(rules, state));
            offers.extend(ways.map(|region| Choice::MovePlague { region }));
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

    fn topic(self) -> Topic {
        Topic::Turn
    }
}

/// The active seat takes a class card, once a turn.
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

/// The cubes that a seat may place in a region, no more than the reserve holds.
struct Places {
    /// For its rats.
    plain: u8,
    /// With those that cards add; 0 where they add nothing.
    more: u8,
}

impl Places {
    fn new(state: &State, seat: Seat, region: RegionNo, extra: u8) -> Self {
        let (rats, reserve) = (state.rats(region), state.reserve(seat));
        let (plain, all) = (rats.min(reserve), (rats + extra).min(reserve));
        Self { plain, more: if all > plain { all } else { 0 } }
    }

    /// Whether so many cubes may be placed; `free`: also fewer.
    fn allows(&self, cubes: u8, free: bool) -> bool {
        let most = self.plain.max(self.more);
        cubes == self.plain || cubes == self.more || free && cubes < most
    }
}

fn offer_places(rules: &Rattus, state: &State, offers: &mut Vec<Choice>) {
    let seat = state.active();
    let free = state.options().has(Rule::FreePlacing);
    let extra = rules.extra_cubes(state, seat);
    for region in regions(rules.cards.used(state)) {
        let Places { plain, more } = Places::new(state, seat, region, extra);
        if free {
            let all = 1..=plain.max(more);
            offers.extend(all.map(|cubes| Choice::Place { region, cubes }));
        } else {
            let both = [plain, more].into_iter().filter(|cubes| *cubes > 0);
            offers.extend(both.map(|cubes| Choice::Place { region, cubes }));
        }
    }
}

/// The active seat places cubes, once a turn.
fn place<L: Sink<Event>>(turn: &mut Turn<'_, L>, region: RegionNo, cubes: u8) {
    let (rules, state) = (turn.rules, &*turn.state);
    if state.placed() || cubes == 0 || rules.cards.used(state) & region.bit() == 0 {
        return;
    }
    let seat = state.active();
    let free = state.options().has(Rule::FreePlacing);
    // Cards are asked only when they must have added something.
    let fits = Places::new(state, seat, region, 0).allows(cubes, free)
        || Places::new(state, seat, region, rules.extra_cubes(state, seat)).allows(cubes, free);
    if fits {
        turn.tell(Event::Placed { seat, region, cubes });
    }
}

/// Whether the active seat must still place cubes.
fn must_place(rules: &Rattus, state: &State) -> bool {
    !state.placed()
        && !state.options().has(Rule::FreePlacing)
        && state.reserve(state.active()) > 0
        && regions(rules.cards.used(state)).any(|region| state.rats(region) > 0)
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

/// Whether the active seat may move the plague to a region; cards are asked only for those that
/// are not next to it.
fn leads(rules: &Rattus, state: &State, region: RegionNo) -> bool {
    let map = rules.cards.map(state.map());
    let near = state.plague().map_or(0, |plague| map.near(plague, state.seats()));
    near & region.bit() != 0 || ways(rules, state) & region.bit() != 0
}

/// The plague moves: as many new tokens follow as lie there, two at most.
fn move_plague<L: Sink<Event>>(turn: &mut Turn<'_, L>, region: RegionNo) {
    let (rules, state) = (turn.rules, &*turn.state);
    if !must_place(rules, state) && leads(rules, state, region) {
        turn.tell(Event::PlagueMoved { seat: state.active(), region });
        turn.step(Spread { left: turn.state.rats(region).min(NEW_RATS) });
    }
}
