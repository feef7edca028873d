//! The six attribute actions. They are always asked, because players forget them.

use play::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::RollPlayer;
use crate::choice::{Choice, Prompt};
use crate::event::{Change, Event};
use crate::flow::{Ask, Chance, Dice, Offers, Scene, Turn};
use crate::numbers::{Cell, Die, Space};
use crate::refusal::{Refusals, Why};
use crate::state::{Sheet, State};
use crate::words::{Attribute, Direction, Window};

/// The attribute action of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Action {
    /// The acting seat.
    pub seat: Seat,
    /// The row that gives the action.
    pub row: Attribute,
    /// The current part of the action.
    pub part: Part,
}

/// A part of an attribute action.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Part {
    /// Choose the action or decline it.
    Choose,
    /// Choose the second die of a swap.
    SwapWith { first: Space },
    /// Choose whether a die is raised or lowered.
    Adjusting { space: Space },
    /// Chance re-rolls the die.
    Rerolling { space: Space },
    /// Choose between the new and the old face.
    KeepOr { space: Space, old: Die },
}

impl Scene for Action {
    /// An attribute action never continues by itself, because each part is a question.
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        match self.part {
            Part::Rerolling { .. } => turn.chance(self),
            Part::Choose | Part::SwapWith { .. } | Part::Adjusting { .. } | Part::KeepOr { .. } => {
                false
            }
        }
    }

    fn ask(self, _: &RollPlayer, state: &State) -> Ask {
        let Self { seat, row, part } = self;
        let prompt = match part {
            Part::Choose => Prompt::Action { row },
            Part::SwapWith { first } => match state.die(seat, first) {
                Some(die) => Prompt::Swap { space: first, die },
                None => Prompt::Action { row },
            },
            Part::Adjusting { space } => match state.die(seat, space) {
                Some(die) => Prompt::Adjusting { space, die },
                None => Prompt::Action { row },
            },
            Part::Rerolling { space } => {
                let colour = state.die(seat, space).map(|die| die.colour);
                return Ask::Chance(Chance::Face(Dice::Actions(seat), colour));
            }
            Part::KeepOr { space, old } => {
                let new = state.die(seat, space).unwrap_or(old);
                Prompt::Reroll { space, old, new }
            }
        };
        Ask::Seat(seat, prompt)
    }

    fn offer<'s>(self, rules: &RollPlayer, state: &'s State, offers: &mut Offers<'s>) {
        let seat = self.seat;
        match self.part {
            Part::Choose => {
                self.offer_action(state, offers);
                offers.push(Choice::Skip);
                rules.offer_besides(state, seat, self.window(), offers);
            }
            Part::SwapWith { first } => {
                let sheet = state.sheet(seat);
                let others = sheet.filled().without(first);
                offers.dice(sheet, others, |space, die| Choice::SwapWith { space, die });
                offers.push(Choice::Skip);
            }
            Part::Adjusting { space } => {
                let Some(die) = state.die(seat, space) else { return };
                offers.extend(steps(space, die));
            }
            Part::KeepOr { space, old } => {
                if let Some(die) = state.die(seat, space) {
                    offers.push(Choice::Keep { die });
                }
                offers.push(Choice::Restore { die: old });
            }
            Part::Rerolling { .. } => {}
        }
    }

    fn refuse(self, _: &RollPlayer, state: &State, refusals: &mut Refusals<'_>) {
        let sheet = state.sheet(self.seat);
        match self.part {
            Part::Choose => {
                if let Some(choice) = self.acts_on_dice() {
                    refuse_bare(sheet, choice, refusals);
                }
            }
            Part::SwapWith { first } => {
                refuse_bare(sheet, "swap-with", refusals);
                refusals.space(first, "swap-with", Why::SwapsWithAnother);
            }
            Part::Adjusting { space } => {
                for other in sheet.filled().without(space).iter() {
                    refusals.space(other, "raise", Why::AnotherDie { space });
                }
            }
            Part::KeepOr { space, .. } => {
                for other in sheet.filled().without(space).iter() {
                    refusals.space(other, "keep", Why::AnotherDie { space });
                }
            }
            Part::Rerolling { .. } => {}
        }
    }

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        let Self { seat, row, part } = self;
        match part {
            Part::Choose if choice == Choice::Skip => turn.end_act(Event::Declined { seat, row }),
            Part::Choose => self.choose_action(turn, choice),
            Part::SwapWith { first } => {
                if let Choice::SwapWith { space, .. } = choice {
                    turn.tell(Event::Swapped { seat, one: first, other: space });
                    turn.end_act(Event::Acted { seat, row });
                } else if choice == Choice::Skip {
                    turn.end_act(Event::Declined { seat, row });
                }
            }
            Part::Adjusting { .. } => self.adjust(turn, choice),
            Part::Rerolling { space } => {
                let Choice::Roll(face) = choice else { return };
                let Some(old) = turn.state.die(seat, space) else { return };
                turn.tell(Event::Rerolled { seat, space, from: old, to: old.showing(face) });
                if face == old.face {
                    // The roll gave the old face again, so there is nothing to choose.
                    turn.end_act(Event::Acted { seat, row });
                } else {
                    turn.go_on(Part::KeepOr { space, old });
                }
            }
            Part::KeepOr { space, .. } => {
                if let Choice::Restore { die } = choice {
                    turn.tell(Event::Restored { seat, space, die });
                } else if !matches!(choice, Choice::Keep { .. }) {
                    return;
                }
                turn.end_act(Event::Acted { seat, row });
            }
        }
    }

    fn window(self) -> Option<Window> {
        Some(Window::Placed)
    }

    fn topic(self) -> Option<&'static str> {
        Some(match self.row {
            Attribute::Str => "action-str",
            Attribute::Dex => "action-dex",
            Attribute::Con => "action-con",
            Attribute::Int => "action-int",
            Attribute::Wis => "action-wis",
            Attribute::Cha => "action-cha",
        })
    }
}

/// What the action of each row offers and does.
impl Action {
    fn offer_action<'s>(self, state: &'s State, offers: &mut Offers<'s>) {
        let sheet = state.sheet(self.seat);
        let dice = sheet.filled();
        match self.row {
            Attribute::Str => offers.dice(sheet, dice, |space, die| Choice::Turn { space, die }),
            // A swap needs two dice.
            Attribute::Dex if dice.len() < 2 => {}
            Attribute::Dex => offers.dice(sheet, dice, |space, die| Choice::Swap { space, die }),
            Attribute::Con => offers.dice(sheet, dice, |space, die| Choice::Adjust { space, die }),
            Attribute::Int => offers.dice(sheet, dice, |space, die| Choice::Reroll { space, die }),
            Attribute::Wis => {
                let ways = Direction::ALL.iter().copied();
                let ways = ways.filter(|way| way.from_cell(sheet.marker().0).is_some());
                offers.extend(ways.map(|direction| Choice::MoveMarker { direction }));
            }
            Attribute::Cha => offers.push(Choice::TakeToken),
        }
    }

    /// The choice by which the action of the row changes dice, if it does.
    fn acts_on_dice(self) -> Option<&'static str> {
        match self.row {
            Attribute::Str => Some("turn"),
            Attribute::Dex => Some("swap"),
            Attribute::Con => Some("adjust"),
            Attribute::Int => Some("reroll"),
            Attribute::Wis | Attribute::Cha => None,
        }
    }

    fn choose_action<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        let Self { seat, row, .. } = self;
        match row {
            Attribute::Str => {
                let Choice::Turn { space, die } = choice else { return };
                turn.tell(Event::Turned { seat, space, from: die, to: die.turned() });
            }
            Attribute::Dex => {
                let Choice::Swap { space, .. } = choice else { return };
                return turn.go_on(Part::SwapWith { first: space });
            }
            Attribute::Con => {
                let Choice::Adjust { space, .. } = choice else { return };
                return turn.go_on(Part::Adjusting { space });
            }
            Attribute::Int => {
                let Choice::Reroll { space, .. } = choice else { return };
                return turn.go_on(Part::Rerolling { space });
            }
            Attribute::Wis => {
                let Choice::MoveMarker { direction } = choice else { return };
                turn.move_marker(seat, direction);
            }
            Attribute::Cha => {
                let Choice::TakeToken = choice else { return };
                turn.tell(Event::CharismaTaken { seat, card: None });
            }
        }
        turn.end_act(Event::Acted { seat, row });
    }

    fn adjust<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        let Self { seat, row, .. } = self;
        if let Choice::Raise { space, die } = choice {
            let (to, change) = (die.showing(die.face + 1), Change::Raised);
            turn.tell(Event::Adjusted { seat, space, from: die, to, change });
        } else if let Choice::Lower { space, die } = choice {
            let (to, change) = (die.showing(die.face - 1), Change::Lowered);
            turn.tell(Event::Adjusted { seat, space, from: die, to, change });
        } else {
            return;
        }
        turn.end_act(Event::Acted { seat, row });
    }
}

/// The choices to raise and to lower a die by 1, within its faces.
fn steps(space: Space, die: Die) -> impl Iterator<Item = Choice> {
    let goes_to = |face: u8| die.faces().contains(&face);
    let raise = goes_to(die.face + 1).then_some(Choice::Raise { space, die });
    let lower = goes_to(die.face - 1).then_some(Choice::Lower { space, die });
    raise.into_iter().chain(lower)
}

/// Adds refusals for the spaces without a die.
fn refuse_bare(sheet: &Sheet, choice: &'static str, refusals: &mut Refusals<'_>) {
    for space in sheet.bare() {
        refusals.space(space, choice, Why::NoDie);
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    fn go_on(&mut self, part: Part) {
        self.tell(Event::InterludePart { part });
    }

    #[inline(always)]
    fn end_act(&mut self, event: Event) {
        self.end_interlude();
        self.tell(event);
    }

    /// Moves the marker one cell; false at the edge of the grid.
    pub(crate) fn move_marker(&mut self, seat: Seat, direction: Direction) -> bool {
        let to = direction.from_cell(self.state.sheet(seat).marker().0);
        if let Some(cell) = to {
            self.tell(Event::MarkerMoved { seat, direction, cell: Cell(cell) });
        }
        to.is_some()
    }
}
