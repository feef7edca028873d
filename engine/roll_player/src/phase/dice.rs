//! Dice phase: each seat takes an initiative card, places its die, gains gold, performs the action.
//!
//! Rules: `dice-take`, `dice-place`, `dice-gold`, `dice-action`, `decision-full`.

use play::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::RollPlayer;
use crate::choice::{Choice, Prompt};
use crate::event::{Event, Gain};
use crate::flow::{Ask, Chance, Dice, Offers, Phase, Scene, Turn};
use crate::interlude::action::{Action, Part};
use crate::numbers::{Die, Number};
use crate::refusal::{Refusals, Why};
use crate::state::{Sheet, State};
use crate::words::{Attribute, Colour, Window};

/// The position in the dice phase. `nth` counts seats from the first player.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// A seat takes an initiative card.
    Pick { nth: u8 },
    /// The seat places the die.
    Place { nth: u8 },
    /// Solo: the enemy die is rolled.
    Enemy { nth: u8, number: Number },
}

impl Step {
    pub(crate) fn whose(self, state: &State) -> Seat {
        let (Self::Pick { nth } | Self::Place { nth } | Self::Enemy { nth, .. }) = self;
        state.nth(nth)
    }
}

impl Scene for Step {
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        match self {
            Self::Pick { nth } if nth >= turn.state.seats() => turn.end_phase(Phase::Dice),
            Self::Pick { nth } if turn.state.open_set() == 0 => {
                turn.step(Self::Pick { nth: nth + 1 });
            }
            Self::Place { nth } => {
                let seat = turn.state.nth(nth);
                let Some(die) = turn.state.tray().first() else {
                    turn.after_placing(nth);
                    return true;
                };
                if !turn.state.sheet(seat).full() {
                    return false;
                }
                // If the sheet is full, the die goes back into the bag and there is no action [D].
                turn.tell(Event::DieReturned { seat, die });
            }
            Self::Pick { .. } => return false,
            Self::Enemy { .. } => return turn.chance(self),
        }
        true
    }

    fn ask(self, _: &RollPlayer, state: &State) -> Ask {
        match self {
            Self::Pick { nth } => {
                let alone = state.solo();
                let prompt = if alone { state.prompt_alone() } else { Prompt::Initiative };
                Ask::Seat(state.nth(nth), prompt)
            }
            Self::Place { nth } => match state.tray().first() {
                Some(die) => Ask::Seat(state.nth(nth), Prompt::Placing { die }),
                None => Ask::Nobody,
            },
            Self::Enemy { .. } => Ask::Chance(Chance::Face(Dice::Enemy, None)),
        }
    }

    fn offer<'s>(self, rules: &RollPlayer, state: &'s State, offers: &mut Offers<'s>) {
        let seat = self.whose(state);
        match self {
            Self::Pick { .. } => {
                let open = state.open_set();
                offers.pool(state, open, |number, die| Choice::Take { number, die });
            }
            Self::Place { .. } => {
                let Some(die) = state.tray().first() else { return };
                offers.rows(die, state.sheet(seat));
                rules.offer_beside_rows(state, seat, die, offers);
            }
            Self::Enemy { .. } => return,
        }
        rules.offer_besides(state, seat, self.window(), offers);
    }

    fn refuse(self, _: &RollPlayer, state: &State, refusals: &mut Refusals<'_>) {
        match self {
            Self::Pick { .. } => refuse_numbers(state, refusals),
            Self::Place { .. } => refuse_spaces(state.sheet(self.whose(state)), refusals),
            Self::Enemy { .. } => {}
        }
    }

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        let seat = self.whose(turn.state);
        match self {
            Self::Pick { .. } => {
                let Choice::Take { number, die } = choice else { return };
                turn.take(seat, number, die);
            }
            Self::Place { nth } => {
                if let Choice::Place { die, row } = choice {
                    turn.place_taken(seat, die, row);
                } else {
                    turn.place_beside_rows(seat, nth, choice);
                }
            }
            Self::Enemy { number, .. } => {
                let Choice::Roll(face) = choice else { return };
                turn.tell(Event::EnemyRolled { face });
                turn.strike(number, face);
                turn.open_window(Window::Placed, seat, 0);
            }
        }
    }

    fn window(self) -> Option<Window> {
        match self {
            Self::Pick { nth: 0 } => Some(Window::DiceLaid),
            Self::Pick { .. } => Some(Window::BeforePick),
            Self::Place { .. } => Some(Window::Placed),
            Self::Enemy { .. } => None,
        }
    }

    fn topic(self) -> Option<&'static str> {
        Some(match self {
            Self::Pick { .. } => "dice-take",
            Self::Place { .. } => "dice-place",
            Self::Enemy { .. } => "solo-die",
        })
    }
}

/// Adds refusals for the initiative cards without a die.
fn refuse_numbers(state: &State, refusals: &mut Refusals<'_>) {
    let open = state.open_set();
    let bare = (0..state.numbers()).filter(|at| open >> at & 1 == 0);
    for number in bare.map(|at| Number(at + 1)) {
        let why = state.taker(number).map_or(Why::Bare, |seat| Why::TakenBy { seat });
        refusals.number(number, "take", why);
    }
}

/// Adds refusals for rows without a free space, and for spaces, because a die is placed by its row.
pub(crate) fn refuse_spaces(sheet: &Sheet, refusals: &mut Refusals<'_>) {
    for space in sheet.filled().iter() {
        refusals.space(space, "place", Why::SpaceTaken);
    }
    for space in sheet.bare() {
        refusals.space(space, "place", Why::PlacedByRow { row: space.row() });
    }
    let open = sheet.filled().open_rows();
    for row in Attribute::ALL.iter().copied() {
        if open.in_row(row).len() == 0 {
            refusals.row(row, "place", Why::RowFull);
        }
    }
}

/// Solo: the place in the market that the enemy die strikes. With initiative card 2, faces 1, 2, 3
/// strike the left, middle, right card. With card 3, 1-2, 3-4, 5-6 do.
pub(crate) fn struck(number: Number, face: u8) -> Option<u8> {
    match (number.0, face) {
        (2, 1..=3) => Some(face - 1),
        (3, 1..=6) => Some((face - 1) / 2),
        _ => None,
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// Lets a seat take an initiative card, after the window before it. Ends the phase after the
    /// last seat.
    pub(crate) fn next_pick(&mut self, nth: u8) {
        if nth < self.state.seats() {
            self.open_window(Window::BeforePick, self.state.nth(nth), 1);
        } else {
            self.end_phase(Phase::Dice);
        }
    }

    /// Solo: rolls the enemy die for the card taken; then skills, then the next seat.
    pub(crate) fn after_dice(&mut self, nth: u8) {
        let seat = self.state.nth(nth);
        let alone = self.state.solo();
        let number = if alone { self.state.number_of(seat) } else { None };
        match number {
            Some(number) if number.0 > 1 => {
                if !self.roll_extra_enemies(nth, number) {
                    self.step(Step::Enemy { nth, number });
                }
            }
            Some(_) | None => self.open_window(Window::Placed, seat, 0),
        }
    }

    fn take(&mut self, seat: Seat, number: Number, die: Die) {
        let coin = self.state.coin(number);
        self.tell(Event::Taken { seat, number, die });
        if coin {
            self.tell(Event::GoldGained { seat, gold: 1, gain: Gain::Coin, card: None });
        }
    }

    /// Solo: the enemy die trashes a market card. At an empty place nothing happens [D]. Rules:
    /// `solo-die`, `decision-solo`.
    fn strike(&mut self, number: Number, face: u8) {
        let Some(place) = struck(number, face) else { return };
        if let Some(card) = self.state.row().get(usize::from(place)).copied() {
            self.tell(Event::Trashed { card });
        }
    }

    /// Places the die that a seat took: gold, then the action of its row.
    #[inline]
    pub(crate) fn place_taken(&mut self, seat: Seat, die: Die, row: Attribute) {
        self.place(seat, die, row);
        self.pay_gold_die(seat, die);
        self.pay_full_row(seat, row);
        self.begin(Action { seat, row, part: Part::Choose });
    }

    /// Places a die from the tray on the leftmost free space of a row.
    pub(super) fn place(&mut self, seat: Seat, die: Die, row: Attribute) {
        let Some(space) = self.state.sheet(seat).free(row) else { return };
        self.tell(Event::Placed { seat, die, space });
    }

    /// Pays for a gold die, including the bonus of the seat's cards.
    pub(crate) fn pay_gold_die(&mut self, seat: Seat, die: Die) {
        if die.colour != Colour::Gold {
            return;
        }
        let gold = self.rules.gold_die_pays(self.state, seat);
        self.tell(Event::GoldGained { seat, gold, gain: Gain::GoldDie, card: None });
    }

    /// Pays for a row that has just been filled.
    pub(super) fn pay_full_row(&mut self, seat: Seat, row: Attribute) {
        if self.state.sheet(seat).free(row).is_none() {
            self.tell(Event::RowFilled { seat, row });
            let gold = self.rules.cards.edition(self.state.edition()).row_pays;
            self.tell(Event::GoldGained { seat, gold, gain: Gain::Row, card: None });
        }
    }
}
