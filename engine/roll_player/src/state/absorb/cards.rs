//! Events of market cards: where they lie, who owns them, which are exhausted.

use play::Bits;

use super::super::{CardNo, State, Step};
use super::{push, spend, take_one};
use crate::event::{Event, chapter};
use crate::phase::{cleanup, setup};
use crate::words::Stock;

impl State {
    #[inline(always)]
    pub(super) fn absorb_cards(&mut self, event: &Event) {
        match *event {
            Event::Thinned { card } => {
                self.take_from_decks(card);
                self.discard.add(card.0);
            }
            Event::Dealt { card } => self.deal(card),
            Event::Trashed { card } => {
                self.take_from_row(card);
                self.take_from_decks(card);
                self.trash.add(card.0);
            }
            Event::Bought { seat, card, cost, charisma, from } => {
                self.buy(card, from);
                self.pay(seat, cost);
                let sheet = self.sheet_mut(seat);
                sheet.owned.add(card.0);
                spend(&mut sheet.charisma, charisma);
                sheet.purchases += u8::from(from != Stock::Deck);
            }
            Event::Discarded { seat, card, gold } => {
                self.discard_from_row(card);
                self.gain(seat, gold);
            }
            Event::Spared { seat, gold } => self.gain(seat, gold),
            Event::Dropped { seat, card } => {
                let sheet = self.sheet_mut(seat);
                sheet.owned.remove(card.0);
                sheet.exhausted.remove(card.0);
                self.discard.add(card.0);
            }
            Event::Swept { card } => self.discard_from_row(card),
            Event::Recalled { card, .. } => {
                self.discard.remove(card.0);
                push(&mut self.row, card);
            }
            Event::SkillUsed { seat, card } | Event::Exhausted { seat, card } => {
                self.sheet_mut(seat).exhausted.add(card.0);
            }
            Event::Readied { seat, card } => self.sheet_mut(seat).exhausted.remove(card.0),
            Event::Reshuffled => self.reshuffle(),
            Event::SkillCopied { .. } => {}
            chapter!(setup)
            | chapter!(dice)
            | chapter!(sheet)
            | chapter!(tokens)
            | chapter!(effect)
            | chapter!(course) => {}
        }
    }

    fn buy(&mut self, card: CardNo, from: Stock) {
        match from {
            Stock::Market => self.take_from_row(card),
            Stock::Discard => self.discard.remove(card.0),
            Stock::Deck => self.take_from_decks(card),
        }
    }

    fn deal(&mut self, card: CardNo) {
        self.take_from_decks(card);
        push(&mut self.row, card);
        if let Step::Cleanup(cleanup::Step::Deal { left })
        | Step::FirstMarket(setup::market::Step::Row { left }) = &mut self.step
        {
            take_one(left);
        }
    }

    fn reshuffle(&mut self) {
        self.decks[0] = self.decks[0].or(&self.discard);
        self.discard = Bits::EMPTY;
    }

    fn discard_from_row(&mut self, card: CardNo) {
        self.take_from_row(card);
        self.discard.add(card.0);
    }

    pub(in crate::state) fn take_from_row(&mut self, card: CardNo) {
        if let Some(at) = self.row.iter().position(|other| *other == card) {
            self.row.remove(at);
        }
    }

    fn take_from_decks(&mut self, card: CardNo) {
        for deck in &mut self.decks {
            deck.remove(card.0);
        }
    }
}
