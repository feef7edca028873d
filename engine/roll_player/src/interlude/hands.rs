//! Weapons must be laid off until two hands suffice.

use play::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::RollPlayer;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::flow::{Ask, Offers, Scene, Turn};
use crate::state::{CardNo, State};
use crate::words::{MarketKind, Window};

/// A seat sees to its hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hands {
    /// Whose hands.
    pub seat: Seat,
}

impl Scene for Hands {
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        let most = turn.rules.cards.edition(turn.state.edition()).hands;
        let enough = turn.rules.hands(turn.state, self.seat) <= most;
        if enough {
            turn.end_interlude();
        }
        enough
    }

    fn ask(self, _: &RollPlayer, _: &State) -> Ask {
        Ask::Seat(self.seat, Prompt::Hands)
    }

    fn offer<'s>(self, rules: &RollPlayer, state: &'s State, offers: &mut Offers<'s>) {
        rules.offer_drops(state, self.seat, offers);
    }

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        if let Choice::Drop { card } = choice {
            turn.tell(Event::Dropped { seat: self.seat, card });
        }
    }

    fn window(self) -> Option<Window> {
        Some(Window::Placed)
    }

    fn topic(self) -> Option<&'static str> {
        Some("weapons")
    }
}

impl RollPlayer {
    /// The weapons a seat may lay off.
    pub(crate) fn offer_drops(&self, state: &State, seat: Seat, offers: &mut Offers<'_>) {
        let weapons = state.sheet(seat).owned().and(self.cards.kind(MarketKind::Weapon));
        offers.cards(weapons, |card| Choice::Drop { card });
    }

    /// Whether a seat has a weapon.
    pub(crate) fn has_weapon(&self, state: &State, seat: Seat) -> bool {
        !state.sheet(seat).owned().and(self.cards.kind(MarketKind::Weapon)).is_empty()
    }

    /// Hands that a seat's weapons need.
    pub(crate) fn hands(&self, state: &State, seat: Seat) -> u8 {
        let weapons = state.sheet(seat).owned().and(self.cards.kind(MarketKind::Weapon));
        weapons.iter().map(|card| self.cards.market(CardNo(card)).hands).sum()
    }
}
