//! Setting up rulings. Besides `absorb`, only this module writes a state. Dice come from the bag
//! and cards from the decks, so that nothing is lost or created.

use play::{Bits, Seat};

use super::{Counter, ROW, Sheet, State, Step};
use crate::list::List;
use crate::numbers::{
    AlignmentNo, BackstoryNo, CardNo, Cell, ClassNo, Die, NUMBERS, Number, RaceNo, Space,
};
use crate::queue::Queue;
use crate::words::Attribute;

impl State {
    /// Moves the flow to a step and clears the queue. The round becomes 1 if none has begun.
    pub(crate) fn give_step(&mut self, step: Step) {
        self.step = step;
        self.round = self.round.max(1);
        self.queue = Queue::default();
        (self.interlude, self.outer) = (None, List::default());
        self.effect = None;
    }

    /// Sets the round.
    pub(crate) fn give_round(&mut self, round: u8) {
        self.round = round;
    }

    /// Sets the first player.
    pub(crate) fn give_first(&mut self, seat: Seat) {
        self.first = seat;
    }

    /// Changes the plain values of a sheet.
    pub(crate) fn give_sheet(&mut self, seat: Seat, change: impl FnOnce(&mut SheetGift)) {
        let sheet = self.given_sheet(seat);
        let mut gift = SheetGift {
            race: sheet.race,
            class: sheet.class,
            backstory: sheet.backstory,
            alignment: sheet.alignment,
            marker: sheet.marker,
            gold: sheet.gold,
            charisma: sheet.charisma,
        };
        change(&mut gift);
        sheet.race = gift.race;
        sheet.class = gift.class;
        sheet.backstory = gift.backstory;
        sheet.alignment = gift.alignment;
        sheet.marker = gift.marker;
        sheet.gold = gift.gold;
        sheet.charisma = gift.charisma;
    }

    /// Replaces the dice in a row; false if the bag does not have a die.
    pub(crate) fn give_row(&mut self, seat: Seat, row: Attribute, dice: &[Die]) -> bool {
        for slot in 0..3 {
            let space = Space::of(row, slot);
            let old = std::mem::take(&mut self.given_sheet(seat).spaces[space.at()]);
            self.put_back(old.die());
            if let Some(die) = dice.get(usize::from(slot)) {
                if !self.take_out(*die) {
                    return false;
                }
                self.given_sheet(seat).spaces[space.at()] = Some(*die).into();
            }
        }
        true
    }

    /// Puts dice on the initiative cards, from the first card; false if the bag does not have a
    /// die.
    pub(crate) fn give_pool(&mut self, dice: &[Option<Die>]) -> bool {
        for at in 0..NUMBERS {
            let old = std::mem::take(&mut self.pool[at]);
            self.put_back(old.die());
            if let Some(Some(die)) = dice.get(at) {
                if !self.take_out(*die) {
                    return false;
                }
                self.pool[at] = Some(*die).into();
            }
        }
        true
    }

    /// Replaces the dice in the tray, at most [`TRAY`]; false if the bag does not have a die.
    pub(crate) fn give_tray(&mut self, dice: &[Die]) -> bool {
        for die in std::mem::take(&mut self.tray).iter() {
            self.put_back(Some(die));
        }
        dice.iter().all(|die| self.take_out(*die) && self.tray.add(*die))
    }

    /// Puts coins on initiative cards.
    pub(crate) fn give_coins(&mut self, numbers: &[Number]) {
        self.coins = numbers.iter().fold(0, |bits, number| bits | 1 << number.at());
    }

    /// Gives a seat an initiative card, or takes it away.
    pub(crate) fn give_number(&mut self, seat: Seat, number: Option<Number>) {
        for taker in &mut self.taken {
            if taker.seat() == Some(seat) {
                *taker = None.into();
            }
        }
        if let Some(number) = number {
            self.taken[number.at()] = Some(seat).into();
        }
    }

    /// Replaces the market row, at most [`ROW`] cards. The old cards go under the deck.
    pub(crate) fn give_market(&mut self, cards: &[CardNo]) {
        let old: Bits = self.row.iter().map(|card| card.0).collect();
        self.row = List::default();
        self.decks[1] = self.decks[1].or(&old);
        for card in cards {
            self.pull(*card);
            let fits = self.row.add(*card);
            debug_assert!(fits, "more than {ROW} cards");
        }
    }

    /// Makes these cards the discard pile. Its other cards leave the game.
    pub(crate) fn give_discard(&mut self, cards: &[CardNo]) {
        self.trash = self.trash.or(&self.discard);
        self.discard = Bits::EMPTY;
        for card in cards {
            self.pull(*card);
            self.discard.add(card.0);
        }
    }

    /// Makes these cards the trash. Its other cards go under the deck.
    pub(crate) fn give_trash(&mut self, cards: &[CardNo]) {
        self.decks[1] = self.decks[1].or(&self.trash);
        self.trash = Bits::EMPTY;
        for card in cards {
            self.pull(*card);
            self.trash.add(card.0);
        }
    }

    /// Makes these cards the deck. Its other cards go to the discard pile.
    pub(crate) fn give_deck(&mut self, cards: &[CardNo]) {
        self.top = None;
        self.discard = self.discard.or(&self.decks[0]).or(&self.decks[1]);
        self.decks = [Bits::EMPTY; 2];
        for card in cards {
            self.pull(*card);
            self.decks[0].add(card.0);
        }
    }

    /// Makes these cards the cards of a seat.
    pub(crate) fn give_cards(&mut self, seat: Seat, cards: &[CardNo]) {
        let old = std::mem::take(&mut self.given_sheet(seat).owned);
        self.ready = self.ready.minus(&old);
        self.decks[1] = self.decks[1].or(&old);
        for card in cards {
            self.pull(*card);
            self.given_sheet(seat).owned.add(card.0);
            self.ready.add(card.0);
        }
    }

    /// Sets the counter of a card.
    pub(crate) fn give_counter(&mut self, counter: Counter) {
        self.set_counter(counter);
    }

    /// Makes these the exhausted cards of a seat.
    pub(crate) fn give_exhausted(&mut self, seat: Seat, cards: &[CardNo]) {
        let tired: Bits = cards.iter().map(|card| card.0).collect();
        self.ready = self.ready.or(&self.sheet(seat).owned()).minus(&tired);
    }

    fn given_sheet(&mut self, seat: Seat) -> &mut Sheet {
        &mut self.sheets[seat.at()]
    }

    /// Removes a card from its place.
    fn pull(&mut self, card: CardNo) {
        for deck in &mut self.decks {
            deck.remove(card.0);
        }
        self.forget_top(card);
        self.discard.remove(card.0);
        self.trash.remove(card.0);
        self.take_from_row(card);
        for sheet in &mut self.sheets {
            sheet.owned.remove(card.0);
        }
        self.ready.remove(card.0);
    }

    /// Puts a die back into the bag.
    pub(crate) fn put_back(&mut self, die: Option<Die>) {
        if let Some(die) = die {
            self.bag[die.colour.index()] += 1;
        }
    }

    /// Takes a die from the bag; false if it has none of that color.
    pub(crate) fn take_out(&mut self, die: Die) -> bool {
        let left = &mut self.bag[die.colour.index()];
        let there = *left > 0;
        *left -= u8::from(there);
        there
    }
}

/// The plain values of a sheet that rulings can set.
pub(crate) struct SheetGift {
    pub race: Option<RaceNo>,
    pub class: Option<ClassNo>,
    pub backstory: Option<BackstoryNo>,
    pub alignment: Option<AlignmentNo>,
    pub marker: Cell,
    pub gold: u16,
    pub charisma: u8,
}
