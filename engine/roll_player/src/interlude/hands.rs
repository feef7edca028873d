//! Weapons must be laid off until two hands suffice.

use play::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::RollPlayer;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::flow::{Ask, Scene, Turn};
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

    fn offer(self, rules: &RollPlayer, state: &State, offers: &mut Vec<Choice>) {
        rules.offer_drops(state, self.seat, offers);
    }

    fn choose<L: Sink<Event>>(self, turn: &mut Turn<'_, L>, choice: Choice) {
        if let Choice::Drop { card } = choice {
            turn.tell(Event::Dropped { seat: self.seat, card });
        }
    }

    fn windows(self) -> &'static [Window] {
        &[Window::Placed]
    }

    fn topic(self) -> Option<&'static str> {
        Some("weapons")
    }
}

impl RollPlayer {
    /// The weapons a seat may lay off.
    pub(crate) fn offer_drops(&self, state: &State, seat: Seat, offers: &mut Vec<Choice>) {
        let weapons = state.sheet(seat).owned().and(self.cards.kind(MarketKind::Weapon));
        if !weapons.is_empty() {
            offers.extend(weapons.iter().map(|card| Choice::Drop { card: CardNo(card) }));
        }
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
