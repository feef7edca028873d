//! Cleanup: tokens are returned, skills are readied, the market is refilled.
//!
//! Rules: `cleanup-tokens`, `cleanup-ready`, `cleanup-die`, `cleanup-row`, `cleanup-coins`. Rules:
//! `cleanup-first`, `decision-last`.

use play::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::RollPlayer;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::flow::{Ask, Chance, Offers, Phase, Scene, Turn};
use crate::numbers::CardNo;
use crate::refusal::{Refusals, Why};
use crate::state::State;
use crate::words::{MarketKind, Window};

/// The position in cleanup.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// Cleanup begins.
    Begin,
    /// A seat may ready a skill; `nth` counts from the first player.
    Ready { nth: u8 },
    /// Cards are dealt into the market; `left` more will follow.
    Deal { left: u8 },
}

impl Step {
    pub(crate) fn whose(self, state: &State) -> Seat {
        match self {
            Self::Ready { nth } => state.nth(nth),
            Self::Begin | Self::Deal { .. } => state.first(),
        }
    }
}

impl Scene for Step {
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        match self {
            Self::Begin => {
                let seat = turn.state.first();
                turn.tell(Event::Cleaned { seat });
                turn.open_window(Window::Cleanup, seat, 0);
            }
            Self::Ready { nth } => {
                let tired = |nth: &u8| !turn.state.exhausted_of(turn.state.nth(*nth)).is_empty();
                match (nth..turn.state.seats()).find(tired) {
                    Some(next) if next == nth => return false,
                    Some(next) => turn.step(Self::Ready { nth: next }),
                    None => turn.sweep(),
                }
            }
            Self::Deal { left } if turn.state.row_complete(left) => turn.end_round(),
            Self::Deal { left } => return turn.deal_row(self, left),
        }
        true
    }

    fn ask(self, _: &RollPlayer, state: &State) -> Ask {
        match self {
            Self::Begin => Ask::Nobody,
            Self::Ready { nth } => Ask::Seat(state.nth(nth), Prompt::Readying),
            Self::Deal { .. } => Ask::Chance(Chance::Card(state.next_cards())),
        }
    }

    fn offer<'s>(self, _: &RollPlayer, state: &'s State, offers: &mut Offers<'s>) {
        match self {
            Self::Ready { nth } => {
                offers.push(Choice::LeaveExhausted);
                let exhausted = state.exhausted_of(state.nth(nth));
                offers.cards(exhausted, |card| Choice::Ready { card });
            }
            Self::Begin | Self::Deal { .. } => {}
        }
    }

    fn refuse(self, rules: &RollPlayer, state: &State, refusals: &mut Refusals<'_>) {
        match self {
            Self::Ready { nth } => {
                let skills = state.sheet(state.nth(nth)).owned().and(&state.ready());
                for card in skills.and(rules.cards.kind(MarketKind::Skill)).iter() {
                    refusals.card(CardNo(card), "ready", Why::Ready);
                }
            }
            Self::Begin | Self::Deal { .. } => {}
        }
    }

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        match self {
            Self::Begin => {}
            Self::Ready { nth } => {
                if let Choice::Ready { card } = choice {
                    turn.tell(Event::Readied { seat: turn.state.nth(nth), card });
                } else if choice != Choice::LeaveExhausted {
                    return;
                }
                turn.step(Self::Ready { nth: nth + 1 });
            }
            Self::Deal { .. } => {
                let Choice::Deal(card) = choice else { return };
                turn.tell(Event::Dealt { card });
            }
        }
    }

    fn window(self) -> Option<Window> {
        None
    }

    fn topic(self) -> Option<&'static str> {
        match self {
            Self::Begin => None,
            Self::Ready { .. } => Some("cleanup-ready"),
            Self::Deal { .. } => Some("cleanup-row"),
        }
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// Returns unused charisma tokens; then skills may be readied.
    pub(crate) fn return_tokens(&mut self) {
        for seat in self.state.from(self.state.first()) {
            let tokens = self.state.sheet(seat).charisma();
            if tokens > 0 {
                self.tell(Event::CharismaReturned { seat, tokens });
            }
        }
        self.step(Step::Ready { nth: 0 });
    }

    /// Puts the remaining die into the bag and the remaining cards on the discard pile. If all
    /// sheets are full, this was the last round and no new row is dealt [D].
    fn sweep(&mut self) {
        while let Some(die) = self.state.left_over() {
            self.tell(Event::LeftOver { die });
        }
        while let Some(card) = self.state.row().first().copied() {
            self.tell(Event::Swept { card });
        }
        if self.state.all_full() {
            let seat = self.state.first();
            self.open_window(Window::End, seat, 0);
        } else {
            self.step(Step::Deal { left: self.rules.row_size(self.state) });
        }
    }

    /// After the row is dealt: coins and the next first player.
    fn end_round(&mut self) {
        self.tell(Event::CoinsLaid);
        let seat = self.state.first().after(1, self.state.seats());
        self.tell(Event::FirstPassed { seat });
        self.end_phase(Phase::Cleanup);
    }

    /// Deals `left` cards into the market, until chance is not answered or a card wants to act.
    // A separate function, because the loop then has all registers to itself.
    #[inline(never)]
    pub(super) fn deal_row(&mut self, scene: impl Scene, left: u8) -> bool {
        let mut left = left;
        while !self.state.row_complete(left) {
            if !self.renew_deck() {
                if !self.chance(scene) {
                    return false;
                }
                left -= 1;
            }
            if self.state.waits() {
                break;
            }
        }
        true
    }

    /// If the deck is empty, shuffles the discard pile into a new deck; false while the deck has
    /// cards.
    pub(crate) fn renew_deck(&mut self) -> bool {
        let used_up = self.state.deck().is_empty();
        if used_up {
            self.tell(Event::Reshuffled);
        }
        used_up
    }
}

impl State {
    /// Whether the market row is complete: it has enough cards, or no more exist.
    pub(super) fn row_complete(&self, left: u8) -> bool {
        left == 0 || self.sold_out()
    }

    /// Whether no market card can be dealt any more.
    pub(crate) fn sold_out(&self) -> bool {
        self.deck().is_empty() && self.discard().is_empty()
    }
}
