//! Roll phase: the first player draws and rolls dice and lays them on the initiative cards.

use play::{Request, Seat, Sink, Status};

use crate::RollPlayer;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::flow::Turn;
use crate::kinds::Window;
use crate::state::{Die, Interlude, Number, State, Step};

impl RollPlayer {
    pub(crate) fn ask_roll(&self, state: &State) -> Status<Prompt> {
        match state.step() {
            Step::Draw { .. } => Status::Chance(super::setup::draw(state)),
            _ => Status::Chance(Request::Roll { low: 1, high: 6 }),
        }
    }

    /// The next free initiative card that needs a die.
    pub(crate) fn next_to_lay(&self, state: &State) -> Number {
        let mut numbers = (1..=state.numbers()).map(Number);
        let open =
            numbers.find(|number| state.pool(*number).is_none() && state.taker(*number).is_none());
        open.unwrap_or(Number(1))
    }

    /// Dice of the lowest face in the tray, each colour once.
    fn lowest(&self, state: &State) -> impl Iterator<Item = Die> {
        let tray = state.tray().clone();
        let face = tray.iter().map(|die| die.face).min().unwrap_or(0);
        let mut seen = 0u8;
        tray.into_iter().filter(move |die| {
            let bit = 1 << die.colour.index();
            let new = die.face == face && seen & bit == 0;
            seen |= if die.face == face { bit } else { 0 };
            new
        })
    }

    pub(crate) fn offer_lay(&self, state: &State, offers: &mut Vec<Choice>) {
        offers.extend(self.lowest(state).map(|die| Choice::Lay { die }));
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    pub(crate) fn forward_roll(&mut self) -> bool {
        match self.state.step() {
            Step::Round => {
                let round = self.state.round() + 1;
                self.tell(Event::RoundBegan { round, seat: self.state.first() });
                self.step(Step::Draw { left: self.state.numbers() });
            }
            Step::Draw { left } => {
                let empty = self.state.bag().iter().all(|dice| *dice == 0);
                if left > 0 && !empty {
                    return false;
                }
                if left > 0 {
                    self.tell(Event::BagEmpty);
                }
                self.step(Step::LayDone);
                let interlude = Interlude::Lay { seat: self.state.first() };
                self.note(Event::InterludeBegan { interlude });
            }
            Step::LayDone => {
                let seat = self.state.first();
                self.tell(Event::Laid { seat });
                self.open_window(Window::DiceLaid, seat, 1);
            }
            _ => return false,
        }
        true
    }

    pub(crate) fn choose_roll(&mut self, choice: Choice) {
        match (self.state.step(), choice) {
            (Step::Draw { .. }, Choice::Draw(colour)) => self.tell(Event::Drawn { colour }),
            (Step::Roll { colour, .. }, Choice::Roll(face)) => {
                self.tell(Event::Rolled { die: Die { colour, face } });
            }
            _ => {}
        }
    }

    /// Lays dice while there is no choice; false when the seat must choose among equal faces.
    pub(crate) fn forward_lay(&mut self, _: Seat) -> bool {
        let pair = {
            let mut lowest = self.rules.lowest(self.state);
            (lowest.next(), lowest.next())
        };
        match pair {
            (None, _) => self.note(Event::InterludeEnded),
            (Some(die), None) => self.lay(die),
            (Some(_), Some(_)) => return false,
        }
        true
    }

    pub(crate) fn choose_lay(&mut self, choice: Choice) {
        if let Choice::Lay { die } = choice {
            self.lay(die);
        }
    }

    fn lay(&mut self, die: Die) {
        let number = self.rules.next_to_lay(self.state);
        self.tell(Event::LaidOn { number, die });
    }
}
