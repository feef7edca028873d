//! The ravage of a turn: whether the plague counts as cubes, then the tokens in its region.

use play::Sink;
use serde::{Deserialize, Serialize};

use super::Late;
use super::flip::{Flip, may_rage, rages};
use crate::Rattus;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::flow::{Ask, Offers, Scene, Turn};
use crate::numbers::RegionNo;
use crate::state::State;

/// Asks whether the plague counts as cubes, before the first token is flipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Count;

impl Count {
    /// Number of cubes that the active seat can let the plague count as in its region.
    fn cubes(self, rules: &Rattus, state: &State) -> u8 {
        rules.neutral_cubes(state, state.active(), ravaged(state))
    }
}

impl Scene for Count {
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        let (rules, state) = (turn.rules, &*turn.state);
        let asked = may_rage(state, ravaged(state)) && self.cubes(rules, state) > 0;
        if !asked {
            turn.step(Ravage);
        }
        !asked
    }

    fn ask(self, rules: &Rattus, state: &State) -> Ask {
        let (region, cubes) = (ravaged(state), self.cubes(rules, state));
        Ask::Seat(state.active(), Prompt::Counting { region, cubes })
    }

    fn offer(self, rules: &Rattus, state: &State, offers: &mut Offers) {
        offers.push(Choice::Count { cubes: self.cubes(rules, state) });
        offers.push(Choice::Pass);
    }

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        if let Choice::Count { cubes } = choice {
            turn.tell(Event::PlagueCounted { seat: turn.state.active(), cubes });
        } else if choice != Choice::Pass {
            return;
        }
        turn.step(Ravage);
    }

    fn topic(self) -> &'static str {
        "ravage-neutral"
    }
}

/// Tokens are flipped in the region of the plague.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ravage;

impl Scene for Ravage {
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        if rages(turn.state, ravaged(turn.state)) {
            return flip(turn.state).forward(turn);
        }
        turn.step(Late);
        true
    }

    fn ask(self, rules: &Rattus, state: &State) -> Ask {
        flip(state).ask(rules, state)
    }

    fn offer(self, rules: &Rattus, state: &State, offers: &mut Offers) {
        flip(state).offer(rules, state, offers);
    }

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        flip(turn.state).choose(turn, choice);
    }

    fn topic(self) -> &'static str {
        "ravage-order"
    }
}

/// The region of the plague. It has one after the first event of a game.
fn ravaged(state: &State) -> RegionNo {
    debug_assert!(state.plague().is_some(), "the plague is on the map");
    state.plague().unwrap_or_default()
}

fn flip(state: &State) -> Flip {
    Flip { region: ravaged(state) }
}
