//! Events of market cards: their places, owners, and whether they are exhausted.

use play::{Bits, Seat};

use super::super::counters::Counters;
use super::super::{COUNTERS, Counter, State, Step, Top};
use super::{push, spend, take_one};
use crate::event::{Event, chapter};
use crate::numbers::CardNo;
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
                self.pay(seat, cost);
                spend(&mut self.sheet_mut(seat).charisma, charisma);
                self.buy(seat, card, from);
            }
            Event::Discarded { seat, card, gold } => {
                self.discard_from_row(card);
                self.gain(seat, gold);
            }
            Event::Spared { seat, gold } => self.gain(seat, gold),
            Event::Dropped { seat, card } => self.lay_off(seat, card),
            Event::Swept { card } => self.discard_from_row(card),
            Event::Recalled { card, .. } => {
                self.discard.remove(card.0);
                push(&mut self.row, card);
            }
            Event::Counted { card, count, each_round, .. } => {
                self.set_counter(Counter { card, shows: count, each_round });
            }
            Event::Traded { seat, given, taken } => self.trade(seat, given, taken),
            Event::CardGiven { seat, to, card } => self.give(seat, to, card),
            Event::Peeked { seat, card } => self.peek(seat, card),
            Event::SkillUsed { card, .. } | Event::Exhausted { card, .. } => {
                self.ready.remove(card.0);
            }
            Event::Readied { card, .. } => self.ready.add(card.0),
            Event::Reshuffled => self.reshuffle(),
            Event::SkillCopied { .. } => {}
            chapter!(setup)
            | chapter!(dice)
            | chapter!(sheet)
            | chapter!(tokens)
            | chapter!(effect)
            | chapter!(expansions)
            | chapter!(course) => {}
        }
    }

    fn buy(&mut self, seat: Seat, card: CardNo, from: Stock) {
        match from {
            Stock::Market => self.take_from_row(card),
            Stock::Discard => self.discard.remove(card.0),
            Stock::Deck => self.take_from_decks(card),
        }
        let sheet = self.sheet_mut(seat);
        sheet.owned.add(card.0);
        sheet.purchases += u8::from(from != Stock::Deck);
        self.ready.add(card.0);
    }

    fn give(&mut self, seat: Seat, to: Seat, card: CardNo) {
        self.sheet_mut(seat).owned.remove(card.0);
        self.sheet_mut(to).owned.add(card.0);
        self.forget_counter(card);
    }

    /// A card that leaves its owner loses its counter.
    fn forget_counter(&mut self, card: CardNo) {
        if !self.counters().is_empty() {
            self.keep_counters(|counter| counter.card != card);
        }
    }

    fn lay_off(&mut self, seat: Seat, card: CardNo) {
        self.sheet_mut(seat).owned.remove(card.0);
        self.ready.remove(card.0);
        self.discard.add(card.0);
        self.forget_counter(card);
    }

    fn trade(&mut self, seat: Seat, given: CardNo, taken: CardNo) {
        if let Some(at) = self.row.iter().position(|other| *other == taken) {
            self.row[at] = given;
        }
        self.ready.remove(given.0);
        self.ready.add(taken.0);
        self.forget_counter(given);
        let owned = &mut self.sheet_mut(seat).owned;
        owned.remove(given.0);
        owned.add(taken.0);
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
        if self.top.is_some() {
            self.forget_top(card);
        }
    }

    /// Forgets the known top card, because it was dealt.
    #[cold]
    pub(in crate::state) fn forget_top(&mut self, card: CardNo) {
        self.top = self.top.filter(|top| top.card != card);
    }

    /// A seat learns the top card of the deck; others may already know it.
    fn peek(&mut self, seat: Seat, card: Option<CardNo>) {
        let Some(card) = card else { return };
        let before = self.top.filter(|top| top.card == card).map_or(0, |top| top.seen);
        self.top = Some(Top { card, seen: before | 1 << seat.0, lately: true });
    }

    /// Sets a counter, and removes it at 0.
    pub(in crate::state) fn set_counter(&mut self, counter: Counter) {
        self.keep_counters(|other| other.card != counter.card);
        if counter.shows == 0 {
            return;
        }
        let all = self.counters.get_or_insert_default();
        let fits = all.add(counter);
        debug_assert!(fits, "more than {COUNTERS} counters");
        all.sort_unstable_by_key(|counter| counter.card.0);
    }

    /// Removes the counters for which `keep` is false.
    pub(super) fn keep_counters(&mut self, keep: impl Fn(&Counter) -> bool) {
        let Some(all) = self.counters.take() else { return };
        let mut kept = Counters::default();
        for counter in all.iter().filter(|counter| keep(counter)) {
            kept.add(*counter);
        }
        self.counters = (!kept.is_empty()).then(|| Box::new(kept));
    }
}
