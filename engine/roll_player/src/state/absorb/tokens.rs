//! Events of gold, charisma, markers and coins, and of turns that end.

use play::Seat;

use super::super::{State, Taker};
use super::spend;
use crate::event::{Event, chapter};
use crate::numbers::{NUMBERS, Number};

impl State {
    #[inline(always)]
    pub(super) fn absorb_tokens(&mut self, event: &Event) {
        match *event {
            Event::GoldGained { seat, gold, .. } => self.gain(seat, gold),
            Event::GoldPaid { seat, gold, .. } => self.pay(seat, gold),
            Event::Handed { seat, to, gold } => {
                self.pay(seat, gold);
                self.gain(to, gold);
            }
            Event::CharismaTaken { seat, .. } => {
                self.sheet_mut(seat).charisma += 1;
            }
            Event::CharismaReturned { seat, .. } => self.sheet_mut(seat).charisma = 0,
            Event::MarkerMoved { seat, cell, .. } => self.sheet_mut(seat).marker = cell,
            Event::CoinsLaid => {
                for number in (1..=self.numbers()).map(Number) {
                    if self.wants_coin(number) {
                        self.coins |= 1 << number.at();
                    }
                }
            }
            Event::FirstPassed { seat } => self.first = seat,
            Event::RoundBegan { round, .. } => {
                self.round = round;
                self.taken = [Taker::default(); NUMBERS];
                if !self.counters().is_empty() {
                    self.keep_counters(|counter| !counter.each_round);
                }
            }
            Event::MarketEntered { seat } => self.sheet_mut(seat).purchases = 0,
            Event::MarketLeft { seat } => {
                for taker in &mut self.taken {
                    if taker.seat() == Some(seat) {
                        *taker = None.into();
                    }
                }
            }
            Event::MarketOpened { .. } | Event::Cleaned { .. } => {}
            chapter!(setup)
            | chapter!(dice)
            | chapter!(sheet)
            | chapter!(cards)
            | chapter!(effect)
            | chapter!(expansions)
            | chapter!(course) => {}
        }
    }

    pub(crate) fn pay_charisma(&mut self, seat: Seat, tokens: u8) {
        spend(&mut self.sheet_mut(seat).charisma, tokens);
    }

    pub(super) fn gain(&mut self, seat: Seat, gold: u8) {
        self.sheet_mut(seat).gold += u16::from(gold);
    }

    pub(crate) fn pay(&mut self, seat: Seat, gold: u8) {
        let sheet = self.sheet_mut(seat);
        debug_assert!(sheet.gold >= u16::from(gold), "{seat} lacks gold");
        sheet.gold = sheet.gold.saturating_sub(gold.into());
    }
}
