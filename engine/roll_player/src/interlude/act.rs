//! The six attribute actions. Players forget them, so they are always asked.

use play::{Request, Seat, Sink, Status};

use crate::RollPlayer;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::flow::{Turn, asks};
use crate::kinds::{Attribute, Direction, Window};
use crate::state::{ActPart, State};

impl RollPlayer {
    pub(crate) fn ask_act(
        &self,
        state: &State,
        seat: Seat,
        row: Attribute,
        part: ActPart,
    ) -> Status<Prompt> {
        match part {
            ActPart::Choose => asks(seat, Prompt::Action { row }),
            ActPart::SwapWith { first } => match state.die(seat, first) {
                Some(die) => asks(seat, Prompt::Swap { space: first, die }),
                None => asks(seat, Prompt::Action { row }),
            },
            ActPart::Rerolling { .. } => Status::Chance(Request::Roll { low: 1, high: 6 }),
            ActPart::KeepOr { space, old } => {
                let new = state.die(seat, space).unwrap_or(old);
                asks(seat, Prompt::Reroll { space, old, new })
            }
        }
    }

    pub(crate) fn offer_act(
        &self,
        state: &State,
        seat: Seat,
        row: Attribute,
        part: ActPart,
        offers: &mut Vec<Choice>,
    ) {
        match part {
            ActPart::Choose => {
                self.offer_action(state, seat, row, offers);
                offers.push(Choice::Skip);
                self.offer_skills(state, seat, Window::Placed, offers);
            }
            ActPart::SwapWith { first } => {
                let dice = state.sheet(seat).dice().filter(|(space, _)| *space != first);
                offers.extend(dice.map(|(space, die)| Choice::SwapWith { space, die }));
                offers.push(Choice::Skip);
            }
            ActPart::KeepOr { space, old } => {
                if let Some(die) = state.die(seat, space) {
                    offers.push(Choice::Keep { die });
                }
                offers.push(Choice::Restore { die: old });
            }
            ActPart::Rerolling { .. } => {}
        }
    }

    fn offer_action(&self, state: &State, seat: Seat, row: Attribute, offers: &mut Vec<Choice>) {
        let sheet = state.sheet(seat);
        let dice = sheet.dice();
        match row {
            Attribute::Str => {
                offers.extend(dice.map(|(space, die)| Choice::Turn { space, die }));
            }
            // One die cannot be swapped.
            Attribute::Dex if sheet.dice().count() < 2 => {}
            Attribute::Dex => {
                offers.extend(dice.map(|(space, die)| Choice::Swap { space, die }));
            }
            Attribute::Con => {
                for (space, die) in dice {
                    if die.face < 6 {
                        offers.push(Choice::Raise { space, die });
                    }
                    if die.face > 1 {
                        offers.push(Choice::Lower { space, die });
                    }
                }
            }
            Attribute::Int => {
                offers.extend(dice.map(|(space, die)| Choice::Reroll { space, die }));
            }
            Attribute::Wis => {
                let ways = Direction::ALL.iter().copied();
                let ways = ways.filter(|way| way.from_cell(sheet.marker().0).is_some());
                offers.extend(ways.map(|direction| Choice::MoveMarker { direction }));
            }
            Attribute::Cha => offers.push(Choice::TakeToken),
        }
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// An attribute action never goes on by itself: each part is asked.
    pub(crate) fn forward_act(&mut self, _: Seat, _: Attribute, _: ActPart) -> bool {
        false
    }

    pub(crate) fn choose_act(&mut self, seat: Seat, row: Attribute, part: ActPart, choice: Choice) {
        let event = match (part, choice) {
            (ActPart::Choose, Choice::Turn { space, die }) => {
                Event::Turned { seat, space, from: die, to: die.turned() }
            }
            (ActPart::Choose, Choice::Raise { space, die }) => {
                Event::Adjusted { seat, space, from: die, to: die.showing(die.face + 1) }
            }
            (ActPart::Choose, Choice::Lower { space, die }) => {
                Event::Adjusted { seat, space, from: die, to: die.showing(die.face - 1) }
            }
            (ActPart::Choose, Choice::Swap { space, .. }) => {
                return self
                    .note(Event::InterludePart { part: ActPart::SwapWith { first: space } });
            }
            (ActPart::SwapWith { first }, Choice::SwapWith { space, .. }) => {
                Event::Swapped { seat, one: first, other: space }
            }
            (ActPart::Choose, Choice::Reroll { space, .. }) => {
                return self.note(Event::InterludePart { part: ActPart::Rerolling { space } });
            }
            (ActPart::Rerolling { space }, Choice::Roll(face)) => {
                let Some(old) = self.state.die(seat, space) else { return };
                self.tell(Event::Rerolled { seat, space, from: old, to: old.showing(face) });
                // The same face again: there is nothing to choose between.
                return match face == old.face {
                    true => self.end_act(Event::Acted { seat, row }),
                    false => {
                        self.note(Event::InterludePart { part: ActPart::KeepOr { space, old } })
                    }
                };
            }
            (ActPart::KeepOr { .. }, Choice::Keep { .. }) => {
                return self.end_act(Event::Acted { seat, row });
            }
            (ActPart::KeepOr { space, .. }, Choice::Restore { die }) => {
                Event::Restored { seat, space, die }
            }
            (ActPart::Choose, Choice::MoveMarker { direction }) => {
                return self.move_marker_and_end(seat, row, direction);
            }
            (ActPart::Choose, Choice::TakeToken) => Event::CharismaTaken { seat },
            (_, Choice::Skip) => return self.end_act(Event::Declined { seat, row }),
            _ => return,
        };
        self.tell(event);
        self.end_act(Event::Acted { seat, row });
    }

    fn move_marker_and_end(&mut self, seat: Seat, row: Attribute, direction: Direction) {
        self.move_marker(seat, direction);
        self.end_act(Event::Acted { seat, row });
    }

    fn end_act(&mut self, event: Event) {
        self.note(Event::InterludeEnded);
        self.tell(event);
    }

    /// Moves the marker one cell, if the grid goes on in that direction.
    pub(crate) fn move_marker(&mut self, seat: Seat, direction: Direction) -> bool {
        let to = direction.from_cell(self.state.sheet(seat).marker().0);
        if let Some(cell) = to {
            self.tell(Event::MarkerMoved { seat, direction, cell: crate::state::Cell(cell) });
        }
        to.is_some()
    }
}
