//! The query verbs: what a script can see.

use script::Reply;

use super::asks::cards_in;
use super::scratch::{Handle, Scratch, fitting, space_of};
use super::verbs::{self, CardFilter, DieFilter, Measure, Query};
use crate::cards::{ArmorSetCards, Catalogue, MarketCard};
use crate::state::{Die, Sheet, State};
use crate::words::{Attribute, MarketKind};

impl Scratch {
    /// The answer of a query verb.
    pub(super) fn read(&self, cards: &Catalogue, state: &State, query: Query) -> Reply {
        let sheet = state.sheet(self.seat);
        match query {
            Query::Seat => Reply::Int(self.seat.0.into()),
            Query::Gold => i64::from(sheet.gold()).into(),
            Query::Charisma => sheet.charisma().into(),
            Query::Face { die } => self.of_die(die, |die| die.face.into()),
            Query::Colour { die } => self.of_die(die, |die| die.colour.word().into()),
            Query::Row { die } => space_of(die).map(|space| space.row().word()).into(),
            Query::CountDice { filter } => self.count_dice(cards, state, &filter).into(),
            Query::Sum { row } => state.sum(self.seat, row).into(),
            Query::Total { row } => self.total(cards, state, row).into(),
            Query::GoalMet { row } => self.goal_met(cards, state, row).into(),
            Query::GoalsMet => {
                let met = Attribute::ALL.iter().filter(|row| self.goal_met(cards, state, **row));
                (met.count() as i64).into()
            }
            Query::Spread { row } => spread(sheet, row).into(),
            Query::CountCards { filter } => self.count_cards(cards, state, &filter).into(),
            Query::Lawfulness => (i64::from(sheet.marker().0 % 3) - 1).into(),
            Query::Goodness => (1 - i64::from(sheet.marker().0 / 3)).into(),
            Query::Alignment => cards.alignment_stars(sheet).into(),
            Query::Backstory => cards.backstory_matches(sheet).into(),
            Query::ClassColour => cards.colour_of(sheet).map(|colour| colour.word()).into(),
            Query::Initiative => state.number_of(self.seat).map_or(0, |number| number.0).into(),
            Query::IsFirst => (state.first() == self.seat).into(),
            Query::Round => state.round().into(),
            Query::RivalsMost { measure } => self.rivals_most(cards, state, measure).into(),
            Query::Free { row } => sheet.free_count(row).into(),
            Query::MarketSize => (state.row().len() as i64).into(),
            Query::DiscardSize => i64::from(state.discard().len()).into(),
            Query::Kind { card } => of(cards, card, |card| card.kind.word().into()),
            Query::Cost { card } => of(cards, card, |card| card.cost.into()),
            Query::Dots { card } => of(cards, card, |card| card.dots.into()),
            Query::Sets => (cards.sets.len() as i64).into(),
            Query::SetSize { set } => of_set(cards, set, |set| set.size.into()),
            Query::SetCards { set } => {
                of_set(cards, set, |set| sheet.owned().and(&set.cards).len().into())
            }
            Query::ArmorStars { set, cards: count } => {
                // More than the whole set, or fewer than none, count as just that.
                let count = count.clamp(0, 255) as u8;
                of_set(cards, set, |set| set.stars_for(count).into())
            }
        }
    }

    /// What a script gets to know of a die.
    fn of_die(&self, die: verbs::Die, value: impl Fn(Die) -> Reply) -> Reply {
        match self.handle(die) {
            Ok(Handle::Own(_, die) | Handle::Rival(die) | Handle::Pool(_, die)) => value(die),
            Err(wrong) => wrong,
        }
    }

    fn count_dice(&self, cards: &Catalogue, state: &State, filter: &DieFilter) -> i64 {
        fitting(cards, state, self.seat, filter).len() as i64
    }

    fn total(&self, cards: &Catalogue, state: &State, row: Attribute) -> i32 {
        cards.total(state.sheet(self.seat), row)
    }

    fn goal_met(&self, cards: &Catalogue, state: &State, row: Attribute) -> bool {
        let class = state.sheet(self.seat).class();
        class.is_some_and(|class| {
            cards.class(class).goals[row.index()].goal.met(state.sum(self.seat, row))
        })
    }

    fn count_cards(&self, cards: &Catalogue, state: &State, filter: &CardFilter) -> i64 {
        let there = cards_in(state, self.seat, filter.zone());
        filter.question().fit(cards, state, there).len().into()
    }

    fn rivals_most(&self, cards: &Catalogue, state: &State, measure: Measure) -> i64 {
        let rivals = state.from(self.seat).skip(1);
        let values = rivals.map(|seat| {
            let sheet = state.sheet(seat);
            let count = |kind| i64::from(sheet.owned().and(cards.kind(kind)).len());
            match measure {
                Measure::Gold => i64::from(sheet.gold()),
                Measure::Weapon => count(MarketKind::Weapon),
                Measure::Trait => count(MarketKind::Trait),
                Measure::Skill => count(MarketKind::Skill),
                Measure::Armor => count(MarketKind::Armor),
                Measure::ClassDice => {
                    let colour = cards.colour_of(sheet);
                    colour.map_or(0, |colour| i64::from(state.dice_of(seat, colour)))
                }
            }
        });
        values.max().unwrap_or(-1)
    }
}

/// How far apart the highest and the lowest die of a row are.
fn spread(sheet: &Sheet, row: Attribute) -> i32 {
    let faces = || sheet.row(row).map(|(_, die)| i32::from(die.face));
    faces().max().unwrap_or(0) - faces().min().unwrap_or(0)
}

/// What a script gets to know of a market card.
fn of(cards: &Catalogue, card: verbs::Card, value: impl Fn(&MarketCard) -> Reply) -> Reply {
    match cards.market.get(usize::from(card.0)) {
        Some(card) => value(card),
        None => Reply::Wrong("there is no card with this handle".to_owned()),
    }
}

/// A number of a set of armor, which scripts count from 1; 0 where there is no such set.
fn of_set(cards: &Catalogue, set: i64, value: impl Fn(&ArmorSetCards) -> i64) -> Reply {
    from_one(set).and_then(|at| cards.sets.get(at)).map_or(0, value).into()
}

/// The index of what scripts count from 1.
fn from_one(number: i64) -> Option<usize> {
    usize::try_from(number).ok()?.checked_sub(1)
}
