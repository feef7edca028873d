//! After a weapon is bought: other weapons are discarded until the hands suffice.
//!
//! Rule: `weapons-hands`.

use play::{Bits, Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::RollPlayer;
use crate::cards::Hook;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::flow::{Ask, Offers, Scene, Turn};
use crate::numbers::CardNo;
use crate::refusal::{Refusals, Why};
use crate::state::State;
use crate::words::{MarketKind, Window};

/// A seat that must free hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hands {
    /// The seat.
    pub seat: Seat,
    /// The weapon just bought, which must stay.
    pub bought: CardNo,
}

impl Scene for Hands {
    fn forward<L: Sink<Event>>(self, turn: &mut Turn<'_, L>) -> bool {
        let most = turn.rules.hands_there_are(turn.state, self.seat);
        let enough = turn.rules.hands(turn.state, self.seat) <= most
            || self.others(turn.rules, turn.state).is_empty();
        if enough {
            turn.end_interlude();
        }
        enough
    }

    fn ask(self, _: &RollPlayer, _: &State) -> Ask {
        Ask::Seat(self.seat, Prompt::Hands)
    }

    fn offer<'s>(self, rules: &RollPlayer, state: &'s State, offers: &mut Offers<'s>) {
        offers.cards(self.others(rules, state), |card| Choice::Drop { card });
    }

    fn refuse(self, _: &RollPlayer, _: &State, refusals: &mut Refusals<'_>) {
        refusals.card(self.bought, "drop", Why::JustBought);
    }

    /// Empty, because discarding a weapon is handled for all scenes by [`Turn::choose`].
    fn choose<L: Sink<Event>>(self, _: &mut Turn<'_, L>, _: Choice) {}

    fn window(self) -> Option<Window> {
        Some(Window::Placed)
    }

    fn topic(self) -> Option<&'static str> {
        Some("weapons-hands")
    }
}

impl Hands {
    /// The weapons that can be discarded now.
    fn others(self, rules: &RollPlayer, state: &State) -> Bits {
        let mut weapons = rules.loose_weapons(state, self.seat);
        weapons.remove(self.bought.0);
        weapons
    }
}

impl RollPlayer {
    /// The weapons of a seat that can be discarded.
    // Always inlined, like its callers: most seats have no weapons.
    #[inline(always)]
    fn loose_weapons(&self, state: &State, seat: Seat) -> Bits {
        let weapons = self.weapons(state, seat);
        if weapons.is_empty() { weapons } else { weapons.minus(&self.bound_weapons(state, seat)) }
    }

    /// The weapons of a seat.
    #[inline]
    pub(crate) fn weapons(&self, state: &State, seat: Seat) -> Bits {
        state.sheet(seat).owned().and(self.cards.kind(MarketKind::Weapon))
    }

    /// Adds the weapons that a seat may discard.
    #[inline(always)]
    pub(crate) fn offer_drops(&self, state: &State, seat: Seat, offers: &mut Offers<'_>) {
        offers.cards(self.loose_weapons(state, seat), |card| Choice::Drop { card });
    }

    /// Adds why weapons of a seat cannot be discarded.
    pub(crate) fn refuse_drops(&self, state: &State, seat: Seat, refusals: &mut Refusals<'_>) {
        let (weapons, loose) = (self.weapons(state, seat), self.loose_weapons(state, seat));
        for card in weapons.iter().map(CardNo) {
            if !loose.has(card.0) {
                refusals.card(card, "drop", Why::HoldsDice);
            } else if !refusals.offered(|offer| *offer == Choice::Drop { card }) {
                refusals.card(card, "drop", Why::AnotherMoment);
            }
        }
    }

    /// Whether a seat has a weapon that it can discard.
    pub(crate) fn has_weapon(&self, state: &State, seat: Seat) -> bool {
        !self.loose_weapons(state, seat).is_empty()
    }

    /// Number of hands of a seat, including those from its cards.
    fn hands_there_are(&self, state: &State, seat: Seat) -> u8 {
        let base = i64::from(self.cards.edition(state.edition()).hands);
        let more = self.sum_queries(state, seat, Hook::HANDS, &effects::facts_of!());
        (base + more).clamp(0, 99) as u8
    }

    /// Number of hands that a seat's weapons need.
    pub(crate) fn hands(&self, state: &State, seat: Seat) -> u8 {
        let weapons = self.weapons(state, seat);
        weapons.iter().map(|card| self.cards.market(CardNo(card)).hands).sum()
    }
}
