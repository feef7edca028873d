//! The first player: each seat rolls a die.
//!
//! Rules: `setup-first`, `decision-first`.

use play::{Seat, Sink};
use serde::{Deserialize, Serialize};

use super::hero;
use crate::RollPlayer;
use crate::choice::Choice;
use crate::event::Event;
use crate::flow::{Ask, Chance, Dice, Offers, Scene, Turn};
use crate::state::State;
use crate::words::Window;

/// The position in the roll for first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// Each seat rolls.
    Roll,
}

impl Step {
    pub(crate) fn whose(self, state: &State) -> Seat {
        state.first()
    }
}

impl Scene for Step {
    /// After all rolls: the highest starts, and ties roll again [D].
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        if turn.state.solo() {
            turn.begin_heroes(Seat(0));
            return true;
        }
        let rolls = &turn.state.rolls()[..usize::from(turn.state.seats())];
        if rolls.contains(&0) {
            return turn.chance(self);
        }
        // A 7 marks a seat that has already lost a tie.
        let best = rolls.iter().filter(|face| **face <= 6).max();
        let mut winners = (0..).zip(rolls).filter(|(_, face)| Some(*face) == best);
        match (winners.next(), winners.next()) {
            (Some((seat, _)), None) => turn.begin_heroes(Seat(seat)),
            (_, Some(_)) => turn.tell(Event::StartTied),
            (None, None) => unreachable!("those who tied roll again, so somebody is in"),
        }
        true
    }

    fn ask(self, _: &RollPlayer, _: &State) -> Ask {
        Ask::Chance(Chance::Face(Dice::FirstPlayer, None))
    }

    fn offer<'s>(self, _: &RollPlayer, _: &'s State, _: &mut Offers<'s>) {}

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        let Choice::Roll(face) = choice else { return };
        let mut rolls = (0..).map(Seat).zip(turn.state.rolls());
        let Some((seat, _)) = rolls.find(|(_, rolled)| **rolled == 0) else { return };
        turn.tell(Event::StartRolled { seat, face });
    }

    fn window(self) -> Option<Window> {
        None
    }

    fn topic(self) -> Option<&'static str> {
        Some("setup-first")
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    fn begin_heroes(&mut self, seat: Seat) {
        self.tell(Event::Started { seat });
        self.step(hero::Step::Race { nth: 0 });
    }
}
