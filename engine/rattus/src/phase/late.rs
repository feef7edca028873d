//! After the ravage: class cards that may be used late, and the end of the turn.
//!
//! Rules: `end-supply`, `end-placed`.

use play::{Seat, Sink};
use serde::{Deserialize, Serialize};

use super::Last;
use crate::Rattus;
use crate::acting::Moment;
use crate::bench::Rule;
use crate::choice::{Choice, Prompt};
use crate::event::{Cause, Event};
use crate::flow::{Ask, Offers, Scene, Turn};
use crate::state::State;

/// Cards may be used after the ravage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Late;

impl Scene for Late {
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        let idle = turn.rules.usable_cards(turn.state, Moment::Late, turn.state.active()) == 0;
        if idle {
            end_turn(turn);
        }
        idle
    }

    fn ask(self, _: &Rattus, state: &State) -> Ask {
        Ask::Seat(state.active(), Prompt::Late)
    }

    fn offer(self, rules: &Rattus, state: &State, offers: &mut Offers) {
        let cards = rules.usable_cards(state, Moment::Late, state.active());
        offers.cards(cards, |card| Choice::Use { card });
        offers.push(Choice::Pass);
    }

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        if let Choice::Use { card } = choice {
            turn.use_card(Moment::Late, turn.state.active(), card);
        } else if choice == Choice::Pass {
            end_turn(turn);
        }
    }

    fn topic(self) -> &'static str {
        "class-cards-use"
    }
}

impl State {
    /// Whether the last round would follow if the turn ended now: the supply is empty, or a seat
    /// placed all its cubes in this turn, even if some have returned since. With an option, a
    /// reserve must be empty now.
    pub(crate) fn is_before_last(&self) -> bool {
        let none_left = self.from(Seat(0)).any(|seat| self.reserve(seat) == 0);
        let placed_before = self.all_placed() && !self.options().has(Rule::AtEnd);
        self.supply() == 0 || none_left || placed_before
    }
}

/// Ends the turn: begins the next seat's turn, or the last round.
fn end_turn<L: Sink<Event>>(turn: &mut Turn<'_, L>) {
    let state = &*turn.state;
    let seat = state.active();
    if state.is_before_last() {
        let cause = if state.supply() == 0 { Cause::Supply } else { Cause::Placed };
        turn.tell(Event::LastRound { seat, cause });
        turn.step(Last { nth: 0 });
    } else {
        turn.begin_turn(seat.after(1, state.seats()));
    }
}
