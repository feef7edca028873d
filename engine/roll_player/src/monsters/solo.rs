//! Solo: two enemy dice trash market cards and drive minions away.
//!
//! Rules: `solo-prowl`, `decision-enemies`.

use arrayvec::ArrayVec;
use play::{Seat, Sink};
use serde::{Deserialize, Serialize};

use super::choice::MonsterChoice;
use super::event::MonsterEvent;
use crate::RollPlayer;
use crate::choice::Choice;
use crate::event::Event;
use crate::flow::{Ask, Chance, Dice, Offers, Scene, Turn};
use crate::numbers::{CardNo, Number};
use crate::state::State;
use crate::words::Window;

/// The position in the reaction of the enemy dice.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// An enemy die is rolled; `first` is the face of the other one, or 0 before it is rolled.
    Roll { nth: u8, number: Number, first: u8 },
    /// This number of minions go under their deck, one by one.
    Drive { nth: u8, left: u8 },
    /// The next minion is revealed.
    Turn { nth: u8, left: u8 },
}

impl Step {
    pub(crate) fn whose(self, state: &State) -> Seat {
        let (Self::Roll { nth, .. } | Self::Drive { nth, .. } | Self::Turn { nth, .. }) = self;
        state.nth(nth)
    }
}

// Never inlined: this keeps the loop over the scenes of the base game short.
impl Scene for Step {
    #[inline(never)]
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        match self {
            Self::Roll { .. } => return turn.chance(self),
            Self::Drive { nth, left: 0 } => {
                turn.open_window(Window::Placed, turn.state.nth(nth), 0);
            }
            Self::Drive { nth, left } => {
                if let Some(minion) = turn.state.top_minion() {
                    turn.tell(MonsterEvent::MinionReturned { minion });
                }
                turn.step(Self::Turn { nth, left: left - 1 });
            }
            Self::Turn { nth, left } => {
                if !turn.turn_minion() {
                    return turn.chance(self);
                }
                turn.step(Self::Drive { nth, left });
            }
        }
        true
    }

    #[inline(never)]
    fn ask(self, _: &RollPlayer, state: &State) -> Ask {
        match self {
            Self::Roll { .. } => Ask::Chance(Chance::Face(Dice::Enemy, None)),
            Self::Turn { .. } => state.ask_for_minion(),
            Self::Drive { .. } => Ask::Nobody,
        }
    }

    #[inline(never)]
    fn offer<'s>(self, _: &RollPlayer, _: &'s State, _: &mut Offers<'s>) {}

    #[inline(never)]
    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        match self {
            Self::Roll { nth, number, first } => {
                let Choice::Roll(face) = choice else { return };
                turn.tell(Event::EnemyRolled { face });
                let both = number.0 > 2;
                if both && first == 0 {
                    turn.step(Self::Roll { nth, number, first: face });
                } else if face == first {
                    turn.tell(Event::EnemiesEqual { face });
                } else {
                    turn.strike_both(nth, [first, face]);
                }
            }
            Self::Turn { nth, left } => {
                let Choice::Monsters(MonsterChoice::DealMinion(minion)) = choice else { return };
                turn.tell(MonsterEvent::MinionTurned { minion });
                turn.step(Self::Drive { nth, left });
            }
            Self::Drive { .. } => {}
        }
    }

    fn window(self) -> Option<Window> {
        None
    }

    fn topic(self) -> Option<&'static str> {
        Some("solo-prowl")
    }
}

/// The market card that a face strikes: the first, second, third or rightmost one.
fn struck(row: &[CardNo], face: u8) -> Option<CardNo> {
    match face {
        1..=3 => row.get(usize::from(face) - 1).copied(),
        4 => row.last().copied(),
        _ => None,
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// Both dice use the row before either strikes. A face of 0 means no die.
    fn strike_both(&mut self, nth: u8, faces: [u8; 2]) {
        let row = self.state.row();
        let [one, other] = faces.map(|face| struck(row, face));
        let cards: ArrayVec<CardNo, 2> =
            one.into_iter().chain(other.filter(|_| other != one)).collect();
        let left = faces.iter().filter(|face| **face > 4).count() as u8;
        for card in cards {
            self.tell(Event::Trashed { card });
        }
        self.step(Step::Drive { nth, left });
    }
}
