//! The one place where play changes a state: what each event does to it. An event that happens in
//! one step of the flow alone, such as a die drawn, also moves the flow on.

use std::sync::Arc;

use play::{Bits, Seat};

use super::{
    ActPart, CardNo, Die, Effect, Interlude, NUMBERS, Number, Pending, Sheet, Source, Space, State,
    Step,
};
use crate::event::Event;
use crate::kinds::Colour;

impl State {
    /// Carries out an event.
    pub fn absorb(&mut self, event: &Event) {
        match *event {
            Event::StartRolled { .. }
            | Event::StartTied
            | Event::Started { .. }
            | Event::RaceTaken { .. }
            | Event::ClassDieDrawn { .. }
            | Event::ClassDieAside { .. }
            | Event::ClassTaken { .. }
            | Event::ClassDiceReturned
            | Event::BackstoryDealt { .. }
            | Event::AlignmentDealt { .. }
            | Event::EnemySet
            | Event::StartDrawn { .. }
            | Event::StartDieRolled { .. } => self.absorb_setup(event),
            Event::EffectBegan { .. }
            | Event::EffectAsked { .. }
            | Event::EffectAnswered { .. }
            | Event::EffectEnded
            | Event::Faulted { .. } => self.absorb_effect(event),
            Event::Thinned { .. }
            | Event::Dealt { .. }
            | Event::Trashed { .. }
            | Event::Bought { .. }
            | Event::Discarded { .. }
            | Event::Spared { .. }
            | Event::Dropped { .. }
            | Event::Swept { .. }
            | Event::Recalled { .. }
            | Event::SkillUsed { .. }
            | Event::SkillCopied { .. }
            | Event::Readied { .. }
            | Event::Exhausted { .. }
            | Event::Reshuffled => self.absorb_cards(event),
            Event::GoldGained { .. }
            | Event::GoldPaid { .. }
            | Event::CharismaTaken { .. }
            | Event::CharismaReturned { .. }
            | Event::MarkerMoved { .. }
            | Event::CoinsLaid
            | Event::FirstPassed { .. }
            | Event::RoundBegan { .. }
            | Event::MarketEntered { .. }
            | Event::MarketLeft { .. } => self.absorb_tokens(event),
            Event::Stepped { step } => self.step = step,
            Event::Queued { pending } => {
                // A full queue means cards that set one another off without end: the rest is cut.
                let _ = self.queue.try_push(pending);
            }
            Event::Unqueued => {
                self.queue.remove(0);
            }
            Event::InterludeBegan { interlude } => {
                let _ = self.interludes.try_push(interlude);
            }
            Event::InterludePart { part } => self.absorb_part(part),
            Event::InterludeEnded => {
                self.interludes.pop();
            }
            Event::StartPlacing { .. }
            | Event::Laid { .. }
            | Event::BagEmpty
            | Event::RowFilled { .. }
            | Event::Acted { .. }
            | Event::Declined { .. }
            | Event::MarketOpened { .. }
            | Event::EnemyRolled { .. }
            | Event::Cleaned { .. } => {}
            Event::Ended => self.step = Step::Over,
            _ => self.absorb_dice(event),
        }
    }

    fn absorb_setup(&mut self, event: &Event) {
        match *event {
            Event::StartRolled { seat, face } => self.rolls[seat.at()] = face,
            Event::StartTied => {
                // Only those with the highest face roll again: the others keep out with a 7.
                let best = *self.rolls.iter().filter(|face| **face <= 6).max().unwrap_or(&0);
                for face in &mut self.rolls[..usize::from(self.seats)] {
                    *face = if *face == best { 0 } else { 7 };
                }
            }
            Event::Started { seat } => {
                self.first = seat;
                self.rolls = [0; super::SEATS];
            }
            Event::RaceTaken { seat, race, gold } => {
                let sheet = self.sheet_mut(seat);
                sheet.race = Some(race);
                sheet.gold = sheet.gold.saturating_add(gold.into());
                sheet.marker = super::Cell(4);
            }
            Event::ClassDieDrawn { colour, .. } => self.bag_to_aside(colour),
            Event::ClassTaken { seat, class } => self.sheet_mut(seat).class = Some(class),
            Event::ClassDiceReturned => {
                for colour in 0..7 {
                    self.bag[colour] += self.aside[colour];
                    self.aside[colour] = 0;
                }
            }
            Event::BackstoryDealt { seat, backstory } => {
                self.sheet_mut(seat).backstory = Some(backstory);
            }
            Event::AlignmentDealt { seat, alignment } => {
                self.sheet_mut(seat).alignment = Some(alignment);
            }
            Event::EnemySet => {
                self.bag_to_aside(Colour::Gold);
                self.enemy = true;
            }
            Event::StartDrawn { colour, .. } => {
                self.bag_to_aside(colour);
                if let Step::StartDraw { nth, left } = self.step {
                    self.step = Step::StartDie { nth, left, colour };
                }
            }
            Event::StartDieRolled { die, .. } => {
                self.aside_to_tray(die);
                if let Step::StartDie { nth, left, .. } = self.step {
                    self.step = Step::StartDraw { nth, left: left.saturating_sub(1) };
                }
            }
            _ => {}
        }
    }

    fn absorb_dice(&mut self, event: &Event) {
        match *event {
            Event::Drawn { colour } => {
                self.bag_to_aside(colour);
                if let Step::Draw { left } = self.step {
                    self.step = Step::Roll { left, colour };
                }
            }
            Event::Rolled { die } => {
                self.aside_to_tray(die);
                if let Step::Roll { left, .. } = self.step {
                    self.step = Step::Draw { left: left.saturating_sub(1) };
                }
            }
            Event::LaidOn { number, die } => {
                self.take_from_tray(die);
                self.pool[number.at()] = Some(die);
            }
            Event::Taken { seat, number, die } => {
                self.pool[number.at()] = None;
                self.taken[number.at()] = Some(seat);
                let _ = self.tray.try_push(die);
                self.coins &= !(1 << number.at());
                if let Step::Pick { nth } = self.step {
                    self.step = Step::Place { nth };
                }
            }
            Event::Placed { seat, die, space } => {
                self.take_from_tray(die);
                self.set(seat, space, Some(die));
            }
            Event::DieReturned { die, .. } => {
                self.take_from_tray(die);
                self.bag[die.colour.index()] += 1;
            }
            Event::LeftOver { die } => {
                let at = self.pool.iter().position(|other| *other == Some(die));
                if let Some(at) = at {
                    self.pool[at] = None;
                    self.bag[die.colour.index()] += 1;
                }
            }
            Event::Turned { seat, space, to, .. }
            | Event::Adjusted { seat, space, to, .. }
            | Event::Rerolled { seat, space, to, .. }
            | Event::Restored { seat, space, die: to } => self.set(seat, space, Some(to)),
            Event::Swapped { seat, one, other } => {
                self.sheet_mut(seat).spaces.swap(one.at(), other.at());
            }
            Event::Moved { seat, die, from, to } => self.move_die(seat, die, from, to),
            Event::Exchanged { seat, space, given, number, taken } => {
                self.set(seat, space, Some(taken));
                self.pool[number.at()] = Some(given);
            }
            Event::Replaced { seat, space, given, taken } => {
                self.set(seat, space, Some(taken));
                self.bag[given.colour.index()] += 1;
                self.bag[taken.colour.index()] = self.bag[taken.colour.index()].saturating_sub(1);
            }
            Event::PoolChanged { number, to, .. } => self.pool[number.at()] = Some(to),
            Event::PoolLifted { .. } => {
                for at in 0..NUMBERS {
                    if let Some(die) = self.pool[at].take() {
                        let _ = self.tray.try_push(die);
                    }
                }
            }
            _ => {}
        }
    }

    fn absorb_cards(&mut self, event: &Event) {
        match *event {
            Event::Thinned { card } => {
                self.take_from_decks(card);
                self.discard.add(card.0);
            }
            Event::Dealt { card } => {
                self.take_from_decks(card);
                let _ = self.row.try_push(card);
                if let Step::Deal { left } = self.step {
                    self.step = Step::Deal { left: left.saturating_sub(1) };
                }
            }
            Event::Trashed { card } => {
                self.take_from_row(card);
                self.take_from_decks(card);
                self.trash.add(card.0);
            }
            Event::Bought { seat, card, cost, charisma, from } => {
                match from {
                    Source::Market => self.take_from_row(card),
                    Source::Discard => self.discard.remove(card.0),
                    Source::Deck => self.take_from_decks(card),
                }
                let sheet = self.sheet_mut(seat);
                sheet.owned.add(card.0);
                sheet.gold = sheet.gold.saturating_sub(u16::from(cost));
                sheet.charisma = sheet.charisma.saturating_sub(charisma);
                if from != Source::Deck {
                    sheet.purchases = sheet.purchases.saturating_add(1);
                }
            }
            Event::Discarded { seat, card, gold } => {
                self.take_from_row(card);
                self.discard.add(card.0);
                self.gain(seat, gold);
            }
            Event::Spared { seat, gold } => self.gain(seat, gold),
            Event::Dropped { seat, card } => {
                let sheet = self.sheet_mut(seat);
                sheet.owned.remove(card.0);
                sheet.exhausted.remove(card.0);
                self.discard.add(card.0);
            }
            Event::Swept { card } => {
                self.take_from_row(card);
                self.discard.add(card.0);
            }
            Event::Recalled { card, .. } => {
                self.discard.remove(card.0);
                let _ = self.row.try_push(card);
            }
            Event::SkillUsed { seat, card } | Event::Exhausted { seat, card } => {
                self.sheet_mut(seat).exhausted.add(card.0);
            }
            Event::Readied { seat, card } => self.sheet_mut(seat).exhausted.remove(card.0),
            Event::Reshuffled => {
                self.decks[0] = self.decks[0].or(&self.discard);
                self.discard = Bits::EMPTY;
            }
            _ => {}
        }
    }

    fn absorb_tokens(&mut self, event: &Event) {
        match *event {
            Event::GoldGained { seat, gold, .. } => self.gain(seat, gold),
            Event::GoldPaid { seat, gold } => {
                let sheet = self.sheet_mut(seat);
                sheet.gold = sheet.gold.saturating_sub(u16::from(gold));
            }
            Event::CharismaTaken { seat } => self.take_token(seat),
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
                self.taken = [None; NUMBERS];
            }
            Event::MarketEntered { seat } => self.sheet_mut(seat).purchases = 0,
            Event::MarketLeft { seat } => {
                for taker in &mut self.taken {
                    if *taker == Some(seat) {
                        *taker = None;
                    }
                }
            }
            _ => {}
        }
    }

    fn absorb_effect(&mut self, event: &Event) {
        match *event {
            Event::EffectBegan { seat, card, hook, arg } => {
                let start = Arc::new(self.clone());
                self.effect = Some(Box::new(Effect {
                    seat,
                    card,
                    hook,
                    arg,
                    journal: script::Journal::default(),
                    question: None,
                    told: 0,
                    start,
                }));
            }
            Event::EffectAsked { question, told } => {
                if let Some(effect) = &mut self.effect {
                    effect.question = Some(question);
                    effect.told = told;
                }
            }
            Event::EffectAnswered { fingerprint, reply } => {
                if let Some(effect) = &mut self.effect {
                    effect.question = None;
                    // A full journal is refused when the question is asked.
                    let reply = reply.map_or(script::Recorded::Nil, script::Recorded::Int);
                    let _ = effect.journal.push(fingerprint, reply);
                }
            }
            Event::EffectEnded => self.effect = None,
            Event::Faulted { .. } => {
                if let Some(effect) = self.effect.take() {
                    *self = Arc::unwrap_or_clone(effect.start);
                }
            }
            _ => {}
        }
    }

    fn absorb_part(&mut self, next: ActPart) {
        if let Some(Interlude::Act { part, .. }) = self.interludes.last_mut() {
            *part = next;
        }
    }

    fn sheet_mut(&mut self, seat: Seat) -> &mut Sheet {
        &mut self.sheets[seat.at().min(super::SEATS - 1)]
    }

    fn gain(&mut self, seat: Seat, gold: u8) {
        let sheet = self.sheet_mut(seat);
        sheet.gold = sheet.gold.saturating_add(gold.into());
    }

    fn take_token(&mut self, seat: Seat) {
        let sheet = self.sheet_mut(seat);
        sheet.charisma = sheet.charisma.saturating_add(1);
    }

    fn set(&mut self, seat: Seat, space: Space, die: Option<Die>) {
        if let Some(slot) = self.sheet_mut(seat).spaces.get_mut(space.at()) {
            *slot = die;
        }
    }

    /// Moves a die to the end of a row and closes the gap it leaves.
    fn move_die(&mut self, seat: Seat, die: Die, from: Space, to: Space) {
        self.set(seat, to, Some(die));
        self.set(seat, from, None);
        let spaces = &mut self.sheet_mut(seat).spaces;
        for row in spaces.chunks_mut(3) {
            // Dice slide left: a stable partition of three spaces.
            if row[0].is_none() {
                row.rotate_left(1);
            }
            if row[0].is_none() {
                row.rotate_left(1);
            }
            if row[1].is_none() {
                row.swap(1, 2);
            }
        }
    }

    fn bag_to_aside(&mut self, colour: Colour) {
        let at = colour.index();
        self.bag[at] = self.bag[at].saturating_sub(1);
        self.aside[at] += 1;
    }

    fn aside_to_tray(&mut self, die: Die) {
        let at = die.colour.index();
        self.aside[at] = self.aside[at].saturating_sub(1);
        let _ = self.tray.try_push(die);
    }

    fn take_from_tray(&mut self, die: Die) {
        if let Some(at) = self.tray.iter().position(|other| *other == die) {
            self.tray.remove(at);
        }
    }

    fn take_from_row(&mut self, card: CardNo) {
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

/// Shorthand for what waits.
impl From<Interlude> for Pending {
    fn from(interlude: Interlude) -> Self {
        Self::Interlude(interlude)
    }
}
