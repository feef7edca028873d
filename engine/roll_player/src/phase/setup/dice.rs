//! The starting dice: each seat draws, rolls and places its own.
//!
//! Rules: `setup-dice`, `decision-equal`.

use play::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::RollPlayer;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::flow::{Ask, Chance, Dice, Offers, Scene, Turn};
use crate::numbers::{COLOURS, Die};
use crate::phase::dice::refuse_spaces;
use crate::refusal::Refusals;
use crate::state::{self, State, Variant};
use crate::words::{Colour, Window};

/// The position in the starting dice. `nth` counts seats from the first player, `left` dice still
/// to be drawn.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// A seat draws its starting dice.
    Draw { nth: u8, left: u8 },
    /// The die drawn is rolled.
    Roll { nth: u8, left: u8, colour: Colour },
    /// A seat chooses which of its starting dice it places next.
    Pick { nth: u8 },
    /// The seat places that die.
    Place { nth: u8, die: Die },
}

impl Step {
    pub(crate) fn whose(self, state: &State) -> Seat {
        let (Self::Draw { nth, .. }
        | Self::Roll { nth, .. }
        | Self::Pick { nth }
        | Self::Place { nth, .. }) = self;
        state.nth(nth)
    }
}

impl Scene for Step {
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        match self {
            Self::Draw { nth, .. } if nth >= turn.state.seats() => turn.end_setup(),
            Self::Draw { nth, left: 0 } => {
                turn.tell(Event::StartPlacing { seat: turn.state.nth(nth) });
                turn.step(Self::Pick { nth });
            }
            Self::Pick { nth } if turn.state.tray().is_empty() => {
                let left = turn.rules.start_dice(turn.state);
                turn.step(Self::Draw { nth: nth + 1, left });
            }
            Self::Draw { .. } | Self::Roll { .. } => return turn.draw_starting_dice(self),
            Self::Pick { .. } | Self::Place { .. } => return false,
        }
        true
    }

    fn ask(self, rules: &RollPlayer, state: &State) -> Ask {
        match self {
            Self::Draw { left, .. } => {
                let mut dice = *state.bag();
                if let Some(colour) = rules.equal_die(state, left) {
                    dice = [0; COLOURS];
                    dice[colour.index()] = 1;
                }
                Ask::Chance(Chance::Die(Dice::Starting, dice))
            }
            Self::Roll { colour, .. } => Ask::Chance(Chance::Face(Dice::Starting, Some(colour))),
            Self::Pick { nth } => {
                let left = state.tray().len() as u8;
                Ask::Seat(state.nth(nth), Prompt::StartingDice { left })
            }
            Self::Place { nth, die } => Ask::Seat(state.nth(nth), Prompt::Placing { die }),
        }
    }

    fn offer<'s>(self, _: &RollPlayer, state: &'s State, offers: &mut Offers<'s>) {
        match self {
            Self::Pick { .. } => {
                let tray = state.tray();
                let mut kinds = tray.kinds_from(0);
                let dice = tray.iter().filter(|die| kinds.take(*die));
                offers.extend(dice.map(|die| Choice::Next { die }));
            }
            Self::Place { nth, die } => offers.rows(die, state.sheet(state.nth(nth))),
            Self::Draw { .. } | Self::Roll { .. } => {}
        }
    }

    fn refuse(self, _: &RollPlayer, state: &State, refusals: &mut Refusals<'_>) {
        match self {
            Self::Place { nth, .. } => refuse_spaces(state.sheet(state.nth(nth)), refusals),
            Self::Draw { .. } | Self::Roll { .. } | Self::Pick { .. } => {}
        }
    }

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        let seat = self.whose(turn.state);
        match self {
            Self::Draw { .. } => {
                let Choice::Draw(colour) = choice else { return };
                turn.tell(Event::StartDrawn { seat, colour });
            }
            Self::Roll { colour, .. } => {
                let Choice::Roll(face) = choice else { return };
                let die = Die { colour, face };
                turn.tell(Event::StartDieRolled { seat, die });
                turn.pay_gold_die(seat, die);
            }
            Self::Pick { nth } => {
                let Choice::Next { die } = choice else { return };
                turn.step(Self::Place { nth, die });
            }
            Self::Place { nth, .. } => {
                let Choice::Place { die, row } = choice else { return };
                turn.place(seat, die, row);
                turn.pay_full_row(seat, row);
                turn.step(Self::Pick { nth });
            }
        }
    }

    fn window(self) -> Option<Window> {
        None
    }

    fn topic(self) -> Option<&'static str> {
        Some("setup-dice")
    }
}

impl RollPlayer {
    /// Number of starting dice of each seat.
    fn start_dice(&self, state: &State) -> u8 {
        self.start_dice_at(state, state.seats_at())
    }

    /// Number of starting dice with another number of seats; `at` is that number minus 1.
    pub(crate) fn start_dice_at(&self, state: &State, at: usize) -> u8 {
        let boxed = self.cards.boxed(state.edition());
        let (edition, numbers) = (&boxed.rules, &boxed.numbers);
        let short = state.variants().has(Variant::ShortGame);
        let more = if short { edition.short_game_dice } else { 0 };
        if state.variants().has(Variant::EqualDice) {
            6 + numbers.equal_gold_dice[at] + more
        } else {
            numbers.start_dice[at] + more
        }
    }

    /// Equal dice: the color of the starting die after which `left` more follow. `None` for a
    /// random die: the two additional dice of the short game, and a color that the bag does not
    /// have. No printed box runs out of a color here [D].
    fn equal_die(&self, state: &State, left: u8) -> Option<Colour> {
        if !state.variants().has(Variant::EqualDice) {
            return None;
        }
        let gold = self.cards.numbers(state.edition()).equal_gold_dice[state.seats_at()];
        let all = self.start_dice(state);
        debug_assert!(left <= all, "{left} of {all} starting dice are to come");
        let drawn = all - left;
        let colour = match drawn {
            0..6 => Colour::at(usize::from(drawn)),
            _ if drawn < 6 + gold => Some(Colour::Gold),
            _ => None,
        };
        colour.filter(|colour| state.bag()[colour.index()] > 0)
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// After the first market row: puts coins on the initiative cards, then begins the starting
    /// dice.
    pub(super) fn begin_starting_dice(&mut self) {
        self.tell(Event::CoinsLaid);
        let left = self.rules.start_dice(self.state);
        self.step(Step::Draw { nth: 0, left });
    }

    /// Draws and rolls all dice of a seat, until chance is not answered. No card can act in
    /// between.
    #[inline(never)]
    fn draw_starting_dice(&mut self, from: Step) -> bool {
        let mut next = from;
        loop {
            let answered = match next {
                Step::Draw { left: 0, .. } | Step::Pick { .. } | Step::Place { .. } => return true,
                Step::Draw { nth, left } => self.chance(Step::Draw { nth, left }),
                Step::Roll { nth, left, colour } => self.chance(Step::Roll { nth, left, colour }),
            };
            let (true, state::Step::StartingDice(step)) = (answered, self.state.step()) else {
                return answered;
            };
            next = step;
        }
    }
}
