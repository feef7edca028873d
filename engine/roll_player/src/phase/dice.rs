//! Dice phase: each seat takes an initiative card, places its die, gains gold, does the action.

use play::{Seat, Sink};

use crate::RollPlayer;
use crate::choice::Choice;
use crate::event::{Event, Gain};
use crate::flow::Turn;
use crate::kinds::{Attribute, Window};
use crate::state::{ActPart, Die, Interlude, Number, State, Step};

impl RollPlayer {
    pub(crate) fn offer_dice(&self, state: &State, offers: &mut Vec<Choice>) {
        match state.step() {
            Step::Pick { nth } => {
                let open = state.open_numbers();
                offers.extend(open.map(|(number, die)| Choice::Take { number, die }));
                if nth == 0 {
                    let windows = [Window::DiceLaid, Window::BeforePick];
                    self.offer_skills_in(state, state.nth(nth), &windows, offers);
                } else {
                    self.offer_skills(state, state.nth(nth), Window::BeforePick, offers);
                }
            }
            Step::Place { nth } => {
                let seat = state.nth(nth);
                let Some(die) = state.tray().first().copied() else { return };
                let rows = state.sheet(seat).open_rows();
                offers.extend(rows.map(|row| Choice::Place { die, row }));
                self.offer_skills(state, seat, Window::Placed, offers);
            }
            _ => {}
        }
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    pub(crate) fn forward_dice(&mut self) -> bool {
        match self.state.step() {
            Step::Pick { nth } if nth >= self.state.seats() => self.step(Step::Market),
            Step::Pick { nth } if self.state.open_numbers().next().is_none() => {
                self.step(Step::Pick { nth: nth + 1 });
            }
            Step::Place { nth } => {
                let seat = self.state.nth(nth);
                let Some(die) = self.state.tray().first().copied() else {
                    self.after_placing(nth);
                    return true;
                };
                if !self.state.sheet(seat).full() {
                    return false;
                }
                // A full sheet: the die goes back to the bag, there is no action [D].
                self.tell(Event::DieReturned { seat, die });
            }
            _ => return false,
        }
        true
    }

    /// The n-th seat takes an initiative card, once others have had their say; after the last the
    /// market opens.
    pub(crate) fn next_pick(&mut self, nth: u8) {
        if nth < self.state.seats() {
            self.open_window(Window::BeforePick, self.state.nth(nth), 1);
        } else {
            self.step(Step::Market);
        }
    }

    /// Solo: the enemy die answers to the card taken; then skills, then the next seat.
    fn after_placing(&mut self, nth: u8) {
        let seat = self.state.nth(nth);
        let number = self.state.number_of(seat);
        match number {
            Some(number) if self.state.solo() && number.0 > 1 => {
                self.step(Step::Enemy { nth, number });
            }
            _ => self.open_window(Window::Placed, seat, 0),
        }
    }

    pub(crate) fn choose_dice(&mut self, choice: Choice) {
        match (self.state.step(), choice) {
            (Step::Pick { nth }, Choice::Take { number, die }) => self.take(nth, number, die),
            (Step::Place { nth }, Choice::Place { die, row }) => {
                self.place_and_act(self.state.nth(nth), die, row);
            }
            (Step::Enemy { nth, number }, Choice::Roll(face)) => {
                self.tell(Event::EnemyRolled { face });
                self.strike(number, face);
                let seat = self.state.nth(nth);
                self.open_window(Window::Placed, seat, 0);
            }
            _ => {}
        }
    }

    fn take(&mut self, nth: u8, number: Number, die: Die) {
        let seat = self.state.nth(nth);
        let coin = self.state.coin(number);
        self.tell(Event::Taken { seat, number, die });
        if coin {
            self.tell(Event::GoldGained { seat, gold: 1, gain: Gain::Coin });
        }
    }

    fn place_and_act(&mut self, seat: Seat, die: Die, row: Attribute) {
        self.place(seat, die, row);
        self.pay_gold_die(seat, die);
        self.pay_full_row(seat, row);
        let interlude = Interlude::Act { seat, row, part: ActPart::Choose };
        self.note(Event::InterludeBegan { interlude });
    }

    /// Solo: the enemy die trashes a market card, or none. Initiative 2: 1, 2, 3 trash the left,
    /// middle, right card; initiative 3: 1-2, 3-4, 5-6. An empty place is left alone [D].
    fn strike(&mut self, number: Number, face: u8) {
        let place = match (number.0, face) {
            (2, 1..=3) => usize::from(face - 1),
            (3, 1..=6) => usize::from(face - 1) / 2,
            _ => return,
        };
        if let Some(card) = self.state.row().get(place).copied() {
            self.tell(Event::Trashed { card });
        }
    }
}
