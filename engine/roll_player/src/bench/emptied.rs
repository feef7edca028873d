//! A market card that does nothing, for simulation.

use effects::trial::Triable as _;
use play::Ref;

use crate::RollPlayer;
use crate::cards::ArmorSetCards;
use crate::numbers::{CardNo, Slot};
use crate::state::Sheet;
use crate::words::Direction;

impl RollPlayer {
    /// Makes a market card do nothing. A race or a class cannot: a hero without it does not exist.
    pub(super) fn make_empty(&self, thing: Option<&Ref>) -> bool {
        let card = thing.and_then(|thing| {
            let mut cards = (0..self.cards.market.len()).filter_map(|card| u8::try_from(card).ok());
            cards.find(|card| self.thing("CardNo", (*card).into()).as_ref() == Some(thing))
        });
        let card = card.map(CardNo);
        self.emptied.set(card);
        self.silence(card.map(Slot::from));
        // What is kept was worked out while another card did nothing.
        self.estimated_emptied.forget();
        card.is_some()
    }

    /// The direction in which a market card moves the marker.
    pub(crate) fn arrow(&self, card: CardNo) -> Option<Direction> {
        let arrow = self.cards.market(card).arrow;
        arrow.filter(|_| self.emptied.get() != Some(card))
    }

    /// The number of cards on a sheet that count for a set.
    pub(crate) fn count_of_set(&self, sheet: &Sheet, set: &ArmorSetCards) -> u8 {
        let cards = sheet.owned().and(&set.cards);
        let emptied = self.emptied.get().is_some_and(|card| cards.has(card.0));
        cards.len() as u8 - u8::from(emptied)
    }
}
