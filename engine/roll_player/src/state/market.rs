//! Market cards: the row, the deck, the discard pile, and which of those that are owned are ready.

use play::{Bits, Seat};

use super::{Sheet, State};
use crate::numbers::CardNo;

impl State {
    /// The market row, from left to right.
    #[inline]
    pub fn row(&self) -> &[CardNo] {
        &self.row
    }

    /// The cards of the deck that come next: the upper group while it lasts.
    #[inline]
    pub fn deck(&self) -> Bits {
        if self.decks[0].is_empty() { self.decks[1] } else { self.decks[0] }
    }

    /// The cards of which one comes next: those of the deck, or the one on top where that is known.
    #[inline]
    pub fn next_cards(&self) -> Bits {
        if self.top.is_some() { self.known_card() } else { self.deck() }
    }

    #[cold]
    fn known_card(&self) -> Bits {
        self.top_card().iter().map(|card| card.0).collect()
    }

    /// The card on top of the deck, if somebody has looked at it.
    pub fn top_card(&self) -> Option<CardNo> {
        self.top.map(|top| top.card)
    }

    /// Whether the effect that goes on has looked at the card on top of the deck.
    pub(crate) fn peeks(&self) -> bool {
        self.top.is_some_and(|top| top.lately)
    }

    /// The two groups of the deck, upper group first.
    pub fn decks(&self) -> &[Bits; 2] {
        &self.decks
    }

    /// The discard pile; everybody may look through it.
    #[inline]
    pub fn discard(&self) -> Bits {
        self.discard
    }

    /// Solo: the cards that never come back.
    pub fn trash(&self) -> Bits {
        self.trash
    }

    /// The cards of all seats that are not exhausted.
    #[inline]
    pub fn ready(&self) -> Bits {
        self.ready
    }

    /// The cards of all seats that are exhausted.
    pub fn exhausted(&self) -> Bits {
        let owned = self.sheets().iter().map(Sheet::owned);
        owned.fold(Bits::EMPTY, |all, cards| all.or(&cards)).minus(&self.ready)
    }

    /// The cards of a seat that are exhausted.
    #[inline]
    pub fn exhausted_of(&self, seat: Seat) -> Bits {
        self.sheet(seat).owned().minus(&self.ready)
    }
}
