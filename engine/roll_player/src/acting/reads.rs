//! The query verbs: what a script can see.

use script::Reply;

use super::asks::{card_fits, cards_in};
use super::scratch::{Handle, Scratch, fits, space_of};
use super::verbs::{self, CardFilter, DieFilter, Measure, Verb};
use crate::cards::Catalogue;
use crate::kinds::{Attribute, MarketKind};
use crate::state::{CardNo, State};

impl Scratch {
    /// The answer of a query verb; `None` for a verb that acts or asks.
    pub(super) fn read(&self, cards: &Catalogue, state: &State, verb: Verb) -> Option<Reply> {
        let sheet = state.sheet(self.seat);
        Some(match verb {
            Verb::Gold => i64::from(sheet.gold()).into(),
            Verb::Charisma => sheet.charisma().into(),
            Verb::Face { die } => match self.handle(die) {
                Ok(Handle::Own(_, die) | Handle::Pool(_, die)) => die.face.into(),
                Err(wrong) => wrong,
            },
            Verb::Colour { die } => match self.handle(die) {
                Ok(Handle::Own(_, die) | Handle::Pool(_, die)) => die.colour.word().into(),
                Err(wrong) => wrong,
            },
            Verb::Row { die } => space_of(die).map(|space| space.row().word()).into(),
            Verb::CountDice { filter } => self.count_dice(cards, state, &filter).into(),
            Verb::Sum { row } => state.sum(self.seat, row).into(),
            Verb::Total { row } => self.total(cards, state, row).into(),
            Verb::GoalMet { row } => self.goal_met(cards, state, row).into(),
            Verb::GoalsMet => {
                let met = Attribute::ALL.iter().filter(|row| self.goal_met(cards, state, **row));
                (met.count() as i64).into()
            }
            Verb::Spread { row } => {
                let faces = || sheet.row(row).map(|(_, die)| i32::from(die.face));
                (faces().max().unwrap_or(0) - faces().min().unwrap_or(0)).into()
            }
            Verb::CountCards { filter } => self.count_cards(cards, state, &filter).into(),
            Verb::Lawfulness => (i64::from(sheet.marker().0 % 3) - 1).into(),
            Verb::Goodness => (1 - i64::from(sheet.marker().0 / 3)).into(),
            Verb::Alignment => cards.alignment_stars(sheet).into(),
            Verb::Backstory => cards.backstory_matches(sheet).into(),
            Verb::ClassColour => cards.colour_of(sheet).map(|colour| colour.word()).into(),
            Verb::Initiative => state.number_of(self.seat).map_or(0, |number| number.0).into(),
            Verb::IsFirst => (state.first() == self.seat).into(),
            Verb::Round => state.round().into(),
            Verb::RivalsMost { measure } => self.rivals_most(cards, state, measure).into(),
            Verb::Free { row } => sheet.free_count(row).into(),
            Verb::RowName { number } => match Attribute::at((number - 1).max(-1) as usize) {
                Some(row) => row.word().into(),
                None => Reply::Wrong(format!("rows are numbered 1 to 6, there is no {number}")),
            },
            Verb::MarketSize => (state.row().len() as i64).into(),
            Verb::DiscardSize => i64::from(state.discard().len()).into(),
            Verb::Purchases => sheet.purchases().into(),
            other => return self.read_card(cards, state, other),
        })
    }

    fn read_card(&self, cards: &Catalogue, state: &State, verb: Verb) -> Option<Reply> {
        let known = |card: verbs::Card| cards.market.get(usize::from(card.0));
        let no_card = || Reply::Wrong("there is no card with this handle".to_owned());
        let set = |set: i64| usize::try_from(set - 1).ok().and_then(|at| cards.sets.get(at));
        Some(match verb {
            Verb::Kind { card } => known(card).map_or_else(no_card, |card| card.kind.word().into()),
            Verb::Cost { card } => known(card).map_or_else(no_card, |card| card.cost.into()),
            Verb::Dots { card } => known(card).map_or_else(no_card, |card| card.dots.into()),
            Verb::Sets => (cards.sets.len() as i64).into(),
            Verb::SetSize { set: at } => set(at).map_or(0, |set| set.size).into(),
            Verb::SetCards { set: at } => {
                let owned = state.sheet(self.seat).owned();
                set(at).map_or(0, |set| i64::from(owned.and(&set.cards).len())).into()
            }
            Verb::ArmorStars { set: at, cards: count } => {
                let count = count.clamp(0, 255) as u8;
                set(at).map_or(0, |set| set.stars_for(count)).into()
            }
            _ => return None,
        })
    }

    fn count_dice(&self, cards: &Catalogue, state: &State, filter: &DieFilter) -> i64 {
        let dice = state.sheet(self.seat).dice();
        let count = dice.filter(|(space, die)| {
            filter.row.is_none_or(|row| space.row() == row)
                && filter.except.is_none_or(|other| other.0 != space.0)
                && fits(cards, state, self.seat, filter, *die)
        });
        count.count() as i64
    }

    fn total(&self, cards: &Catalogue, state: &State, row: Attribute) -> i32 {
        let race = state.sheet(self.seat).race();
        state.sum(self.seat, row) + race.map_or(0, |race| i32::from(cards.race_bonus(race, row)))
    }

    fn goal_met(&self, cards: &Catalogue, state: &State, row: Attribute) -> bool {
        let class = state.sheet(self.seat).class();
        class.is_some_and(|class| {
            let total = self.total(cards, state, row) + i32::from(self.bonus[row.index()]);
            cards.class(class).goals[row.index()].goal.met(total)
        })
    }

    fn count_cards(&self, cards: &Catalogue, state: &State, filter: &CardFilter) -> i64 {
        cards_in(state, self.seat, filter.from)
            .iter()
            .filter(|card| card_fits(cards, state, filter, CardNo(*card)))
            .count() as i64
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
