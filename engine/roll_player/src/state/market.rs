//! Market cards: the row, the deck, the discard pile, and which owned cards are ready.

use play::{Bits, Seat};

use super::{Sheet, State};
use crate::numbers::CardNo;

impl State {
    /// The market row, from left to right.
    #[inline]
    pub fn row(&self) -> &[CardNo] {
        &self.row
    }

    /// The part of the deck that is dealt next: the upper group while it has cards.
    #[inline]
    pub fn deck(&self) -> Bits {
        if self.decks[0].is_empty() { self.decks[1] } else { self.decks[0] }
    }

    /// The cards that can come next: those of the deck, or only the top card if it is known.
    #[inline]
    pub fn next_cards(&self) -> Bits {
        if self.top.is_some() { self.known_card() } else { self.deck() }
    }

    #[cold]
    fn known_card(&self) -> Bits {
        self.top_card().iter().map(|card| card.0).collect()
    }

    /// The top card of the deck, if any seat has looked at it.
    pub fn top_card(&self) -> Option<CardNo> {
        self.top.map(|top| top.card)
    }

    /// Whether the current effect has looked at the top card of the deck.
    pub(crate) fn peeks(&self) -> bool {
        self.top.is_some_and(|top| top.lately)
    }

    /// The two groups of the deck, upper group first.
    pub fn decks(&self) -> &[Bits; 2] {
        &self.decks
    }

    /// The discard pile, which every player may look through.
    #[inline]
    pub fn discard(&self) -> Bits {
        self.discard
    }

    /// Solo: the cards that never return.
    pub fn trash(&self) -> Bits {
        self.trash
    }

    /// The ready cards of all seats.
    #[inline]
    pub fn ready(&self) -> Bits {
        self.ready
    }

    /// The exhausted cards of all seats.
    pub fn exhausted(&self) -> Bits {
        let owned = self.sheets().iter().map(Sheet::owned);
        owned.fold(Bits::EMPTY, |all, cards| all.or(&cards)).minus(&self.ready)
    }

    /// The exhausted cards of a seat.
    #[inline]
    pub fn exhausted_of(&self, seat: Seat) -> Bits {
        self.sheet(seat).owned().minus(&self.ready)
    }
}
