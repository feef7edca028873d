//! Dice that a card stores next to the sheet. A die just taken can be stored instead of placed, and
//! its owner moves it to the sheet in a later dice turn.
//!
//! Source: Monsters & Minions, the card Backpack. Rule: `decision-backpack`.

use play::{Bits, Seat, Sink};
use serde::{Deserialize, Serialize};

use super::choice::{MonsterChoice, MonsterPrompt, MonsterWhy};
use super::event::MonsterEvent;
use super::state::STORED;
use crate::RollPlayer;
use crate::cards::Hook;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::flow::{Ask, Offers, Scene, Turn};
use crate::numbers::{CardNo, Die};
use crate::phase::dice::{self, refuse_spaces};
use crate::refusal::Refusals;
use crate::state::{self, State};
use crate::words::Window;

/// The position in the turn of a seat with stored dice, after the die it took is placed or stored.
/// `fresh` is the die stored in this turn, which must stay.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// The seat takes a stored die out, or leaves them.
    Choose { nth: u8, fresh: Option<Die> },
    /// The seat places that die.
    Place { nth: u8, fresh: Option<Die> },
}

impl Step {
    pub(crate) fn whose(self, state: &State) -> Seat {
        let (Self::Choose { nth, .. } | Self::Place { nth, .. }) = self;
        state.nth(nth)
    }
}

// Never inlined: this keeps the loop over the scenes of the base game short.
impl Scene for Step {
    #[inline(never)]
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        match self {
            Self::Choose { nth, fresh } => {
                let seat = turn.state.nth(nth);
                if movable(turn.state, seat, fresh).next().is_some() {
                    return false;
                }
                turn.after_dice(nth);
            }
            Self::Place { nth, fresh } => {
                if !turn.state.tray().is_empty() {
                    return false;
                }
                turn.step(Self::Choose { nth, fresh });
            }
        }
        true
    }

    #[inline(never)]
    fn ask(self, _: &RollPlayer, state: &State) -> Ask {
        let prompt = match (self, state.tray().first()) {
            (Self::Choose { nth, .. }, _) => {
                let dice = state.hero(state.nth(nth)).stored().count() as u8;
                MonsterPrompt::Unpacking { dice }.into()
            }
            (Self::Place { .. }, Some(die)) => Prompt::Placing { die },
            (Self::Place { .. }, None) => return Ask::Nobody,
        };
        Ask::Seat(self.whose(state), prompt)
    }

    #[inline(never)]
    fn offer<'s>(self, rules: &RollPlayer, state: &'s State, offers: &mut Offers<'s>) {
        let seat = self.whose(state);
        match self {
            Self::Choose { fresh, .. } => {
                let mut last = None;
                for die in movable(state, seat, fresh) {
                    if last.replace(die) != Some(die) {
                        offers.push(MonsterChoice::Unpack { die });
                    }
                }
                if !is_full(state, seat) {
                    offers.push(MonsterChoice::KeepStored);
                }
            }
            Self::Place { .. } => {
                let Some(die) = state.tray().first() else { return };
                offers.rows(die, state.sheet(seat));
            }
        }
        rules.offer_besides(state, seat, self.window(), offers);
    }

    fn refuse(self, _: &RollPlayer, state: &State, refusals: &mut Refusals<'_>) {
        let seat = self.whose(state);
        match self {
            Self::Choose { fresh, .. } => {
                for die in state.hero(seat).stored().filter(|_| is_full(state, seat)) {
                    refusals.die(die, "keep-stored", MonsterWhy::MustUnpack);
                }
                let alone = |die: &Die| !movable(state, seat, fresh).any(|other| other == *die);
                if let Some(die) = fresh.filter(alone) {
                    refusals.die(die, "unpack", MonsterWhy::StoredNow);
                }
            }
            Self::Place { .. } => refuse_spaces(state.sheet(seat), refusals),
        }
    }

    #[inline(never)]
    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        let seat = self.whose(turn.state);
        match self {
            Self::Choose { nth, fresh } => {
                if let Choice::Monsters(MonsterChoice::Unpack { die }) = choice {
                    turn.tell(MonsterEvent::Unpacked { seat, die });
                    turn.step(Self::Place { nth, fresh });
                } else if choice == MonsterChoice::KeepStored.into() {
                    turn.after_dice(nth);
                }
            }
            Self::Place { .. } => {
                let Choice::Place { die, row } = choice else { return };
                turn.place_taken(seat, die, row);
            }
        }
    }

    fn window(self) -> Option<Window> {
        Some(Window::Placed)
    }

    fn topic(self) -> Option<&'static str> {
        Some("dice-place")
    }
}

/// Whether the stored dice fill all free spaces, so that they must be placed. Otherwise a seat
/// could prolong the game.
fn is_full(state: &State, seat: Seat) -> bool {
    free(state, seat) <= state.hero(seat).stored().count()
}

/// Number of free spaces on a sheet.
fn free(state: &State, seat: Seat) -> usize {
    18 - state.sheet(seat).dice().count()
}

/// The stored dice that may move in a turn, equal ones together: all except the one stored in it.
fn movable(state: &State, seat: Seat, fresh: Option<Die>) -> impl Iterator<Item = Die> {
    let mut fresh = fresh;
    state.hero(seat).stored().filter(move |die| {
        let stays = fresh == Some(*die);
        if stays {
            fresh = None;
        }
        !stays
    })
}

impl RollPlayer {
    /// Offers to store the die just taken, if there is room. A seat always stores fewer dice than
    /// its sheet has free spaces.
    #[inline(never)]
    pub(crate) fn offer_storing(
        &self,
        state: &State,
        seat: Seat,
        die: Die,
        offers: &mut Offers<'_>,
    ) {
        if self.storing(state, seat).is_ok() {
            offers.push(MonsterChoice::Store { die });
        }
    }

    /// Whether a seat can store another die; otherwise the reason.
    #[inline(always)]
    fn storing(&self, state: &State, seat: Seat) -> Result<(), MonsterWhy> {
        let stored = state.hero(seat).stored().count();
        let room = self.sum_queries(state, seat, Hook::STORES, &effects::facts_of!());
        let room = room.clamp(0, STORED as i64) as usize;
        match (stored < room, stored + 1 < free(state, seat)) {
            (true, true) => Ok(()),
            (false, _) => Err(MonsterWhy::StoreFull { dice: stored as u8 }),
            (true, false) => Err(MonsterWhy::StoreLast),
        }
    }

    /// Adds why a seat's cards that store dice cannot store one now.
    pub(crate) fn refuse_storing(&self, state: &State, seat: Seat, refusals: &mut Refusals<'_>) {
        if refusals.offered(|offer| matches!(offer, Choice::Monsters(MonsterChoice::Store { .. })))
        {
            return;
        }
        let places = matches!(state.step(), state::Step::Dice(dice::Step::Place { .. }))
            && state.interlude().is_none();
        let why = self.storing(state, seat).err().filter(|_| places);
        let stores = self.cards.having(Hook::STORES).cards;
        for card in state.sheet(seat).owned().and(&stores).iter().map(CardNo) {
            refusals.card(card, "store", why.unwrap_or(MonsterWhy::StoredWhenTaken));
        }
    }

    /// The cards of a seat that cannot be discarded: those that store dice, while dice are stored.
    #[inline(never)]
    pub(crate) fn bound(&self, state: &State, seat: Seat) -> Bits {
        if state.hero(seat).stored().next().is_none() {
            return Bits::EMPTY;
        }
        self.cards.having(Hook::STORES).cards
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// Stores the die just taken. It gives no gold and no action yet.
    pub(crate) fn store(&mut self, seat: Seat, nth: u8, die: Die) {
        self.tell(MonsterEvent::Stored { seat, die });
        self.step(Step::Choose { nth, fresh: Some(die) });
    }
}
