//! Set-up: the first region of the plague, the first player, the first cubes.
//!
//! Rules: `setup-plague`, `setup-first`, `setup-settle`, `setup-table`.

use play::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::Rattus;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::flow::{Ask, Chance, Offers, Scene, Turn};
use crate::state::State;

/// Number of cubes put into a region in each of the two placing rounds.
pub(crate) const SETTLERS: u8 = 2;

/// Chance: the first region of the plague.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outbreak;

impl Scene for Outbreak {
    fn forward<L: Sink<Event>>(self, _: &mut Turn<'_, L>) -> bool {
        false
    }

    fn ask(self, rules: &Rattus, state: &State) -> Ask {
        Ask::Chance(Chance::Region(rules.cards.used(state)))
    }

    fn offer(self, _: &Rattus, _: &State, _: &mut Offers) {}

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        if let Choice::Infect(region) = choice {
            turn.tell(Event::PlagueSet { region });
            turn.step(Start);
        }
    }

    fn topic(self) -> &'static str {
        "setup-plague"
    }
}

/// Chance: the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Start;

impl Scene for Start {
    /// The set-up can name the first player.
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        let named = turn.state.options().first();
        if let Some(seat) = named {
            self.choose(turn, Choice::Start(seat));
        }
        named.is_some()
    }

    fn ask(self, _: &Rattus, state: &State) -> Ask {
        Ask::Chance(Chance::First(state.seats()))
    }

    fn offer(self, _: &Rattus, _: &State, _: &mut Offers) {}

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        if let Choice::Start(seat) = choice {
            turn.tell(Event::Started { seat });
            turn.step(Settle { nth: 0 });
        }
    }

    fn topic(self) -> &'static str {
        "setup-first"
    }
}

/// The first cubes: each seat in order from the first player, then in reverse order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Settle {
    /// Number of times that cubes have been put into a region.
    pub nth: u8,
}

impl Settle {
    /// The seat that is next.
    fn seat(self, state: &State) -> Seat {
        let seats = state.seats();
        let places = if self.nth < seats { self.nth } else { 2 * seats - 1 - self.nth };
        state.first().after(places, seats)
    }

    /// The seat that is next, and the one after it. The first turn after set-up is the first
    /// player's.
    pub(crate) fn seats(self, state: &State) -> (Seat, Seat) {
        let after = Self { nth: self.nth + 1 };
        let is_last = after.nth >= 2 * state.seats();
        (self.seat(state), if is_last { state.first() } else { after.seat(state) })
    }
}

impl Scene for Settle {
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        let done = self.nth >= 2 * turn.state.seats();
        if done {
            turn.begin_turn(turn.state.first());
        }
        done
    }

    fn ask(self, _: &Rattus, state: &State) -> Ask {
        let round = if self.nth < state.seats() { 1 } else { 2 };
        Ask::Seat(self.seat(state), Prompt::Settling { round, cubes: SETTLERS })
    }

    fn offer(self, rules: &Rattus, state: &State, offers: &mut Offers) {
        offers.regions(rules.cards.used(state), |region| Choice::Settle { region });
    }

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        let Choice::Settle { region } = choice else { return };
        if turn.rules.cards.used(turn.state) & region.bit() != 0 {
            let seat = self.seat(turn.state);
            turn.tell(Event::Settled { seat, region, cubes: SETTLERS });
            turn.step(Settle { nth: self.nth + 1 });
        }
    }

    fn topic(self) -> &'static str {
        "setup-settle"
    }
}
