//! Roll phase: the first player draws and rolls dice and puts them on the initiative cards.
//!
//! Rules: `roll-lay`, `decision-bag`.

use play::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::RollPlayer;
use crate::choice::Choice;
use crate::event::Event;
use crate::flow::{Ask, Chance, Dice, Offers, Phase, Scene, Turn};
use crate::interlude::lay::Lay;
use crate::numbers::Die;
use crate::state::{self, State};
use crate::words::{Colour, Window};

/// The position in the roll phase. `left` counts the dice still to be drawn.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// A round begins.
    Begin,
    /// Dice are drawn for the initiative cards.
    Draw { left: u8 },
    /// The die drawn is rolled.
    Roll { left: u8, colour: Colour },
    /// The dice are put on the initiative cards.
    Laid,
}

impl Step {
    pub(crate) fn whose(self, state: &State) -> Seat {
        state.first()
    }
}

impl Scene for Step {
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        let seat = turn.state.first();
        match self {
            Self::Begin => {
                let round = turn.state.round() + 1;
                turn.tell(Event::RoundBegan { round, seat });
                turn.step(Self::Draw { left: turn.state.numbers() });
            }
            Self::Draw { left } => {
                if left > 0 && turn.state.has_dice_in_bag() {
                    return turn.draw_dice(self);
                }
                if left > 0 {
                    turn.tell(Event::BagEmpty);
                }
                turn.step(Self::Laid);
                turn.begin(Lay { seat });
            }
            Self::Roll { .. } => return turn.draw_dice(self),
            Self::Laid => {
                turn.tell(Event::Laid { seat });
                turn.end_phase(Phase::Roll);
            }
        }
        true
    }

    fn ask(self, _: &RollPlayer, state: &State) -> Ask {
        match self {
            Self::Draw { .. } => Ask::Chance(Chance::Die(Dice::Initiative, *state.bag())),
            Self::Roll { colour, .. } => Ask::Chance(Chance::Face(Dice::Initiative, Some(colour))),
            Self::Begin | Self::Laid => Ask::Nobody,
        }
    }

    fn offer<'s>(self, _: &RollPlayer, _: &'s State, _: &mut Offers<'s>) {}

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        match self {
            Self::Draw { .. } => {
                let Choice::Draw(colour) = choice else { return };
                turn.tell(Event::Drawn { colour });
            }
            Self::Roll { colour, .. } => {
                let Choice::Roll(face) = choice else { return };
                turn.tell(Event::Rolled { die: Die { colour, face } });
            }
            Self::Begin | Self::Laid => {}
        }
    }

    fn window(self) -> Option<Window> {
        None
    }

    fn topic(self) -> Option<&'static str> {
        match self {
            Self::Draw { .. } | Self::Roll { .. } => Some("roll-phase"),
            Self::Begin | Self::Laid => None,
        }
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// Draws and rolls dice, until chance is not answered or a card wants to act.
    #[inline(never)]
    fn draw_dice(&mut self, from: Step) -> bool {
        let mut next = from;
        loop {
            let answered = match next {
                Step::Begin | Step::Draw { left: 0 } | Step::Laid => return true,
                Step::Draw { .. } if !self.state.has_dice_in_bag() => return true,
                Step::Draw { left } => self.chance(Step::Draw { left }),
                Step::Roll { left, colour } => self.chance(Step::Roll { left, colour }),
            };
            let (true, false, state::Step::Roll(step)) =
                (answered, self.state.waits(), self.state.step())
            else {
                return answered;
            };
            next = step;
        }
    }
}

impl State {
    /// Whether the bag has a die.
    #[inline]
    fn has_dice_in_bag(&self) -> bool {
        self.bag().iter().any(|dice| *dice > 0)
    }
}
