//! The parts of a turn up to the ravage: class card, cubes, moving and spreading the plague.

use play::{Seat, Sink};

use crate::Rattus;
use crate::cards::regions;
use crate::choice::Choice;
use crate::event::Event;
use crate::flow::turn::Turn;
use crate::state::{CROWD, RegionNo, Rule, State, Step};

impl Rattus {
    /// The cubes that may be placed in a region: for rats, and with `extra` cubes of cards. Both
    /// are no more than the reserve holds; the second is 0 where cards add nothing.
    fn cubes_for(&self, state: &State, seat: Seat, region: RegionNo, extra: u8) -> (u8, u8) {
        let (rats, reserve) = (state.rats(region), state.reserve(seat));
        let (plain, more) = (rats.min(reserve), rats.saturating_add(extra).min(reserve));
        (plain, if more > plain { more } else { 0 })
    }

    /// The regions to which a seat may move the plague.
    fn ways(&self, state: &State, seat: Seat) -> u32 {
        let Some(plague) = state.plague() else { return 0 };
        let (map, seats) = (self.cards.map(state.map()), state.seats());
        let reach = self.reach(state, seat);
        if reach == 1 {
            return map.near(plague, seats);
        }
        let back = if state.options().has(Rule::Return) { plague.bit() } else { 0 };
        map.within(plague, reach, seats) | back
    }

    /// Whether the active seat may move the plague to a region; cards are asked only for those
    /// that are not next to it.
    fn leads(&self, state: &State, region: RegionNo) -> bool {
        let map = self.cards.map(state.map());
        let near = state.plague().map_or(0, |plague| map.near(plague, state.seats()));
        near & region.bit() != 0 || self.ways(state, state.active()) & region.bit() != 0
    }

    /// Whether a seat must still place cubes.
    fn must_place(&self, state: &State, seat: Seat) -> bool {
        let rats = || regions(self.cards.map(state.map()).used(state.seats()));
        !state.placed()
            && !state.options().has(Rule::FreePlacing)
            && state.reserve(seat) > 0
            && rats().any(|region| state.rats(region) > 0)
    }

    /// Everything that a seat may do before the plague has moved, and moving it.
    pub(crate) fn offer_turn(&self, state: &State, offers: &mut Vec<Choice>) {
        let seat = state.active();
        if !state.taken() {
            let others = self.cards.cards().filter(|card| state.holder(*card) != Some(seat));
            offers.extend(others.map(|card| Choice::Take { card }));
        }
        if !state.placed() && state.reserve(seat) > 0 {
            let free = state.options().has(Rule::FreePlacing);
            let extra = self.extra_cubes(state, seat);
            for region in regions(self.cards.map(state.map()).used(state.seats())) {
                let (plain, more) = self.cubes_for(state, seat, region, extra);
                let most = plain.max(more);
                if free {
                    offers.extend((1..=most).map(|cubes| Choice::Place { region, cubes }));
                } else {
                    let both = [plain, more].into_iter().filter(|cubes| *cubes > 0);
                    offers.extend(both.map(|cubes| Choice::Place { region, cubes }));
                }
            }
        }
        offers.extend(self.usable_cards(state, seat).map(|card| Choice::Use { card }));
        if !self.must_place(state, seat) {
            let ways = regions(self.ways(state, seat));
            offers.extend(ways.map(|region| Choice::MovePlague { region }));
        }
    }

    /// The neighbours of the plague with room for a token.
    pub(crate) fn room(&self, state: &State) -> u32 {
        let Some(plague) = state.plague() else { return 0 };
        let near = regions(self.cards.map(state.map()).near(plague, state.seats()));
        let free = near.filter(|region| state.rats(*region) < CROWD);
        free.fold(0, |bits, region| bits | region.bit())
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// Carries out a choice before the plague has moved.
    pub(crate) fn choose_in_turn(&mut self, choice: Choice) {
        let (rules, seat) = (self.rules, self.state.active());
        match choice {
            Choice::Take { card }
                if !self.state.taken() && card.at() < rules.cards.classes.len() =>
            {
                match self.state.holder(card) {
                    Some(from) if from != seat => self.tell(Event::CardStolen { seat, card, from }),
                    Some(_) => {}
                    None => self.tell(Event::CardTaken { seat, card }),
                }
            }
            Choice::Place { region, cubes }
                if !self.state.placed() && cubes > 0 && rules.is_used(self.state, region) =>
            {
                let (state, free) = (&*self.state, self.state.options().has(Rule::FreePlacing));
                let (plain, _) = rules.cubes_for(state, seat, region, 0);
                // Cards are asked only when they must have added something.
                let fits = cubes == plain || free && cubes < plain || {
                    let extra = rules.extra_cubes(state, seat);
                    let (_, more) = rules.cubes_for(state, seat, region, extra);
                    cubes == more || free && cubes <= more
                };
                if fits {
                    self.tell(Event::Placed { seat, region, cubes });
                }
            }
            Choice::Use { card } => self.use_card(seat, card),
            Choice::MovePlague { region }
                if !rules.must_place(self.state, seat) && rules.leads(self.state, region) =>
            {
                self.tell(Event::PlagueMoved { seat, region });
                let left = self.state.rats(region).min(2);
                self.step(Step::Spread { left });
            }
            _ => {}
        }
    }

    /// New tokens are placed one by one; where there is one place only, nobody is asked.
    pub(crate) fn forward_spread(&mut self, left: u8) -> bool {
        let room = self.rules.room(self.state);
        if left == 0 || room == 0 || self.state.supply() == 0 {
            self.step(Step::Count);
        } else if room.is_power_of_two() {
            self.spread(RegionNo(room.trailing_zeros() as u8));
        } else {
            return false;
        }
        true
    }

    /// A new token comes into a neighbour of the plague.
    pub(crate) fn spread(&mut self, region: RegionNo) {
        if self.rules.room(self.state) & region.bit() == 0 {
            return;
        }
        self.tell(Event::Spread { region });
        if self.state.supply() == 0 {
            self.tell(Event::SupplyEmpty);
        }
    }

    /// Whether the plague counts as cubes is asked before the first token is turned up.
    pub(crate) fn forward_count(&mut self) -> bool {
        let seat = self.state.active();
        let asked = self.state.plague().is_some_and(|region| {
            self.rages(region) && self.rules.neutral_cubes(self.state, seat, region) > 0
        });
        if !asked {
            self.step(Step::Ravage);
        }
        !asked
    }
}
