//! The last round, the final ravage of all regions, and the end.
//!
//! Rules: `last-cards`, `last-ravage`, `decision-peasant`.

use play::{Seat, Sink};
use serde::{Deserialize, Serialize};

use super::flip::{Flip, rages};
use crate::Rattus;
use crate::acting::Moment;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::flow::{Ask, Offers, Scene, Turn};
use crate::numbers::RegionNo;
use crate::state::{REGIONS, State};

/// The last round: cards once more, counter-clockwise, beginning to the right of the seat with the
/// last turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Last {
    /// Number of seats that are done.
    pub nth: u8,
}

impl Last {
    /// The seat that is next.
    pub(crate) fn seat(self, state: &State) -> Seat {
        state.before(state.active(), self.nth + 1)
    }
}

impl Scene for Last {
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        if self.nth + 1 >= turn.state.seats() {
            turn.tell(Event::FinalRavage);
            turn.step(Final { region: RegionNo(0) });
            return true;
        }
        let idle = turn.rules.usable_cards(turn.state, Moment::Last, self.seat(turn.state)) == 0;
        if idle {
            turn.step(Last { nth: self.nth + 1 });
        }
        idle
    }

    fn ask(self, _: &Rattus, state: &State) -> Ask {
        Ask::Seat(self.seat(state), Prompt::Last)
    }

    fn offer(self, rules: &Rattus, state: &State, offers: &mut Offers) {
        let cards = rules.usable_cards(state, Moment::Last, self.seat(state));
        offers.cards(cards, |card| Choice::Use { card });
        offers.push(Choice::Pass);
    }

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        if let Choice::Use { card } = choice {
            turn.use_card(Moment::Last, self.seat(turn.state), card);
        } else if choice == Choice::Pass {
            turn.step(Last { nth: self.nth + 1 });
        }
    }

    fn topic(self) -> &'static str {
        "last-cards"
    }
}

/// The final ravage, region by region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Final {
    /// The current region.
    pub region: RegionNo,
}

impl Final {
    fn flip(self) -> Flip {
        Flip { region: self.region }
    }
}

impl Scene for Final {
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        if rages(turn.state, self.region) {
            return self.flip().forward(turn);
        }
        let mut next = (self.region.0 + 1..REGIONS as u8).map(RegionNo);
        let next = next.find(|region| rages(turn.state, *region));
        match next {
            Some(region) => turn.step(Final { region }),
            None => turn.tell(Event::Ended),
        }
        true
    }

    fn ask(self, rules: &Rattus, state: &State) -> Ask {
        self.flip().ask(rules, state)
    }

    fn offer(self, rules: &Rattus, state: &State, offers: &mut Offers) {
        self.flip().offer(rules, state, offers);
    }

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        self.flip().choose(turn, choice);
    }

    fn topic(self) -> &'static str {
        "last-ravage"
    }
}

/// The game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Over;

impl Scene for Over {
    fn forward<L: Sink<Event>>(self, _: &mut Turn<'_, L>) -> bool {
        false
    }

    fn ask(self, _: &Rattus, _: &State) -> Ask {
        Ask::Nobody
    }

    fn offer(self, _: &Rattus, _: &State, _: &mut Offers) {}

    fn choose<L: Sink<Event>>(self, _: &mut Turn<'_, L>, _: Choice) {}

    fn topic(self) -> &'static str {
        "last-winner"
    }
}
