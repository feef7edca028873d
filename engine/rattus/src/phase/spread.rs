//! Spreading: new tokens are put into neighbors of the plague, one by one.
//!
//! Rules: `spread-place`, `spread-supply`.

use play::Sink;
use serde::{Deserialize, Serialize};

use super::Count;
use crate::Rattus;
use crate::cards::regions;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::flow::{Ask, Offers, Scene, Turn};
use crate::numbers::RegionNo;
use crate::refusal::{Refusals, Why};
use crate::state::State;

/// New tokens to be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spread {
    /// Number of tokens still to be placed.
    pub left: u8,
}

impl Scene for Spread {
    /// With only one possible place, no seat is asked.
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        let room = room(turn.rules, turn.state);
        if self.left == 0 || room == 0 || turn.state.supply() == 0 {
            turn.step(Count);
        } else if room.is_power_of_two() {
            spread(turn, RegionNo(room.trailing_zeros() as u8));
        } else {
            return false;
        }
        true
    }

    fn ask(self, _: &Rattus, state: &State) -> Ask {
        Ask::Seat(state.active(), Prompt::Spreading { left: self.left })
    }

    fn offer(self, rules: &Rattus, state: &State, offers: &mut Offers) {
        offers.regions(room(rules, state), |region| Choice::Spread { region });
    }

    fn refuse(self, rules: &Rattus, state: &State, refusals: &mut Refusals<'_>) {
        let near = near(rules, state);
        for region in regions(rules.cards.used(state) & !room(rules, state)) {
            let why = match state.plague() {
                Some(plague) if near & region.bit() == 0 && plague != region => {
                    Why::NotNear { region: plague }
                }
                Some(_) | None if near & region.bit() == 0 => Why::PlagueThere,
                Some(_) | None => Why::Crowded,
            };
            refusals.region(region, "spread", why);
        }
    }

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        let Choice::Spread { region } = choice else { return };
        if room(turn.rules, turn.state) & region.bit() != 0 {
            spread(turn, region);
        }
    }

    fn topic(self) -> &'static str {
        "spread-place"
    }
}

/// The neighbors of the plague, as bits.
fn near(rules: &Rattus, state: &State) -> u32 {
    let Some(plague) = state.plague() else { return 0 };
    rules.cards.map(state.map()).near(plague, state.seats())
}

/// The neighbors of the plague with room for a token, as bits.
fn room(rules: &Rattus, state: &State) -> u32 {
    near(rules, state) & !state.crowded()
}

/// Puts a new token into a region.
fn spread<L: Sink<Event>>(turn: &mut Turn<'_, L>, region: RegionNo) {
    turn.tell(Event::Spread { region });
    if turn.state.supply() == 0 {
        turn.tell(Event::SupplyEmpty);
    }
}
