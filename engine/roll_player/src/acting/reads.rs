//! Query verbs: what a script can read.

use play::{Bits, Seat};
use script::{Nth, Reply};

use super::asks::{cards_in, open_dice, rows};
use super::scratch::{Handle, Scratch, fitting, own_handle, pool_handle, space_of};
use super::verbs::{self, CardFilter, CardQuery, DieFilter, HeroQuery, Measure, Query};
use crate::cards::{ArmorSetCards, Catalogue, CounterRule, GoalStars, MarketCard};
use crate::numbers::{Actor, CardNo, Die, SetNo, Space};
use crate::state::{Sheet, State};
use crate::words::{Attribute, Colour, MarketKind};

impl Scratch {
    /// The answer to a query that is not about cards.
    pub(super) fn read(&self, cards: &Catalogue, state: &State, query: Query) -> Reply {
        let sheet = state.sheet(self.seat);
        match query {
            Query::Seat => Reply::Int(self.seat.0.into()),
            Query::Gold => i64::from(sheet.gold()).into(),
            Query::Charisma => sheet.charisma().into(),
            Query::Face { die } => self.of_die(die, |die| die.face.into()),
            Query::Colour { die } => self.of_die(die, |die| die.colour.word().into()),
            Query::LeastFace { die } => self.of_die(die, |die| (*die.faces().start()).into()),
            Query::MostFace { die } => self.of_die(die, |die| (*die.faces().end()).into()),
            Query::Row { die } => space_of(die).map(|space| space.row().word()).into(),
            Query::Dice { nth, filter } => self.die(cards, state, nth, &filter),
            Query::RivalDice { nth, seat, filter } => {
                let space = nth.of(fitting(cards, state, seat, &filter).iter());
                space.map(|space| own_handle(seat, space).0).into()
            }
            Query::PoolDice { nth, filter } => self.pool_die(cards, state, nth, &filter),
            Query::CountDice { filter } => self.count_dice(cards, state, &filter).into(),
            Query::CountColours { filter } => self.count_colours(cards, state, &filter).into(),
            Query::ColourSets => i64::from(colour_sets(state, self.seat)).into(),
            Query::DieAt { row, space } => self.die_at(sheet, row, space.get()),
            Query::Space { die } => space_of(die).map(|space| space.slot() + 1).into(),
            Query::Rows { nth, filter } => nth.of(rows(sheet, &filter)).map(Attribute::word).into(),
            Query::CountRows { filter } => (rows(sheet, &filter).count() as i64).into(),
            Query::Sum { row } => state.sum(self.seat, row).into(),
            Query::Total { row } => self.total(cards, state, row).into(),
            Query::GoalMet { row } => goal_met(cards, state, self.seat, row).into(),
            Query::GoalsMet => goals_met(cards, state, self.seat).into(),
            Query::GoalLeast { row } => goal(cards, sheet, row).map(|it| it.goal.least).into(),
            Query::GoalMost { row } => goal_most(cards, sheet, row).into(),
            Query::GoalStars { row } => goal(cards, sheet, row).map_or(0, |it| it.stars).into(),
            Query::Spread { row } => spread(sheet, row).into(),
            Query::Lawfulness => (i64::from(sheet.marker().0 % 3) - 1).into(),
            Query::Goodness => (1 - i64::from(sheet.marker().0 / 3)).into(),
            Query::Alignment => cards.alignment_stars(sheet).into(),
            Query::Backstory => cards.backstory_matches(sheet).into(),
            Query::ClassColour => cards.colour_of(sheet).map(|colour| colour.word()).into(),
            Query::Initiative => state.number_of(self.seat).map_or(0, |number| number.0).into(),
            Query::IsFirst => (state.first() == self.seat).into(),
            Query::Round => state.round().into(),
            Query::RivalsMost { measure } => {
                self.of_rivals(cards, state, measure).max().unwrap_or(-1).into()
            }
            Query::RivalsLeast { measure } => self.of_rivals(cards, state, measure).min().into(),
            Query::Rivals { nth } => nth.of(self.rivals(state)).map(|seat| seat.0).into(),
            Query::GoldOf { seat } => i64::from(state.sheet(seat).gold()).into(),
            Query::Free { row } => sheet.free_count(row).into(),
        }
    }

    /// The answer to a query about cards.
    pub(super) fn read_cards(&self, cards: &Catalogue, state: &State, query: CardQuery) -> Reply {
        let sheet = state.sheet(self.seat);
        match query {
            CardQuery::Cards { nth, filter } => {
                nth.of(self.cards(cards, state, &filter).iter()).into()
            }
            CardQuery::CountCards { filter } => {
                i64::from(self.cards(cards, state, &filter).len()).into()
            }
            CardQuery::Count => match self.counting(cards) {
                Ok((card, _)) => state.counter(card).into(),
                Err(wrong) => wrong,
            },
            CardQuery::MarketSize => (state.row().len() as i64).into(),
            CardQuery::DiscardSize => i64::from(state.discard().len()).into(),
            CardQuery::Kind { card } => of(cards, card, |card| card.kind.word().into()),
            CardQuery::Owner { card } => {
                let owner =
                    state.from(self.seat).find(|seat| state.sheet(*seat).owned().has(card.0));
                owner.map(|seat| seat.0).into()
            }
            CardQuery::Cost { card } => of(cards, card, |card| card.cost.into()),
            CardQuery::Dots { card } => of(cards, card, |card| card.dots.into()),
            CardQuery::Arrow { card } => {
                of(cards, card, |card| card.arrow.map(|arrow| arrow.word()).into())
            }
            CardQuery::Set { card } => set_of(cards, CardNo(card.0)).into(),
            CardQuery::Sets => (cards.sets.len() as i64).into(),
            CardQuery::SetSize { set } => of_set(cards, set, |set| set.size.into()),
            CardQuery::SetCards { set } => match set.or_else(|| self.own_set()) {
                Some(set) => of_set(cards, set, |set| sheet.owned().and(&set.cards).len().into()),
                None => Reply::Wrong("name a set: the acting card is not a set".to_owned()),
            },
            CardQuery::ArmorStars { set, cards: count } => {
                // Numbers outside the set count as the whole set or as none.
                let count = count.clamp(0, 255) as u8;
                of_set(cards, set, |set| set.stars_for(count).into())
            }
        }
    }

    /// The answer to a query about a hero's possessions or a comparison of seats.
    pub(super) fn read_hero(&self, cards: &Catalogue, state: &State, query: HeroQuery) -> Reply {
        let hero = state.hero(self.seat);
        match query {
            HeroQuery::Xp => hero.xp().into(),
            HeroQuery::Honour => hero.honour().into(),
            HeroQuery::Injuries => hero.injuries().into(),
            HeroQuery::Trophies => i64::from(hero.trophies().len()).into(),
            HeroQuery::HasToken { kind } => state.holds_token(self.seat, kind).into(),
            HeroQuery::HasMost { measure } => {
                let own = measured(cards, state, self.seat, measure);
                self.compared(cards, state, measure).all(|other| other <= own).into()
            }
            HeroQuery::HasLeast { measure } => {
                let own = measured(cards, state, self.seat, measure);
                self.compared(cards, state, measure).all(|other| other >= own).into()
            }
        }
    }

    /// The number of the acting set of armor, from 1 as in scripts.
    fn own_set(&self) -> Option<i64> {
        match self.card.actor()? {
            Actor::Set(SetNo(at)) => Some(i64::from(at) + 1),
            Actor::Card(_)
            | Actor::Class(_)
            | Actor::Minion(_)
            | Actor::Monster(_)
            | Actor::Adventure(_)
            | Actor::Race(_)
            | Actor::Backstory(_)
            | Actor::Alignment(_) => None,
        }
    }

    /// The acting card and the counter that its file declares.
    pub(super) fn counting(&self, cards: &Catalogue) -> Result<(CardNo, CounterRule), Reply> {
        let card = self.card.card();
        let rule = card.and_then(|card| Some((card, cards.market(card).counter?)));
        rule.ok_or_else(|| Reply::Wrong("the card has no `counter` in its file".to_owned()))
    }

    /// A script value about a die, or an error if the handle refers to none.
    fn of_die(&self, die: verbs::Die, value: impl Fn(Die) -> Reply) -> Reply {
        match self.handle(die) {
            Ok(Handle::Own(_, die) | Handle::Rival(_, _, die) | Handle::Pool(_, die)) => value(die),
            Err(wrong) => wrong,
        }
    }

    fn count_dice(&self, cards: &Catalogue, state: &State, filter: &DieFilter) -> i64 {
        fitting(cards, state, self.seat, filter).len() as i64
    }

    fn count_colours(&self, cards: &Catalogue, state: &State, filter: &DieFilter) -> i64 {
        let (sheet, fit) = (state.sheet(self.seat), fitting(cards, state, self.seat, filter));
        let has = |colour: Colour| {
            fit.iter().any(|space| sheet.die(space).is_some_and(|die| die.colour == colour))
        };
        let real = &Colour::ALL[..Colour::Boost.index()];
        real.iter().filter(|colour| has(**colour)).count() as i64
    }

    fn total(&self, cards: &Catalogue, state: &State, row: Attribute) -> i32 {
        cards.total(state.sheet(self.seat), row)
    }

    fn die(&self, cards: &Catalogue, state: &State, nth: Nth, filter: &DieFilter) -> Reply {
        let space = nth.of(fitting(cards, state, self.seat, filter).iter());
        space.map(|space| own_handle(self.seat, space).0).into()
    }

    fn pool_die(&self, cards: &Catalogue, state: &State, nth: Nth, filter: &DieFilter) -> Reply {
        let number = nth.of(open_dice(cards, state, self.seat, filter));
        number.map(|number| pool_handle(number).0).into()
    }

    fn die_at(&self, sheet: &Sheet, row: Attribute, space: u8) -> Reply {
        let space = Space::of(row, space - 1);
        sheet.die(space).map(|_| own_handle(self.seat, space).0).into()
    }

    fn cards(&self, cards: &Catalogue, state: &State, filter: &CardFilter) -> Bits {
        let there = cards_in(state, self.seat, filter.zone());
        filter.question().fit(cards, state, there)
    }

    fn rivals(&self, state: &State) -> impl Iterator<Item = Seat> + use<> {
        state.from(self.seat).skip(1)
    }

    /// The measures of the compared seats: for an adventure card the seats with its token, else the
    /// whole table.
    fn compared(
        &self,
        cards: &Catalogue,
        state: &State,
        measure: Measure,
    ) -> impl Iterator<Item = i64> {
        let kind = self.card.adventure().map(|card| cards.adventure(card).kind);
        let holds = move |seat: &Seat| kind.is_none_or(|kind| state.holds_token(*seat, kind));
        let seats = state.from(self.seat).filter(holds);
        seats.map(move |seat| measured(cards, state, seat, measure))
    }

    fn of_rivals(
        &self,
        cards: &Catalogue,
        state: &State,
        measure: Measure,
    ) -> impl Iterator<Item = i64> {
        self.rivals(state).map(move |seat| measured(cards, state, seat, measure))
    }
}

/// The measure of a seat.
fn measured(cards: &Catalogue, state: &State, seat: Seat, measure: Measure) -> i64 {
    let sheet = state.sheet(seat);
    let count = |kind| i64::from(sheet.owned().and(cards.kind(kind)).len());
    match measure {
        Measure::Gold => sheet.gold().into(),
        Measure::Weapon => count(MarketKind::Weapon),
        Measure::Trait => count(MarketKind::Trait),
        Measure::Skill => count(MarketKind::Skill),
        Measure::Armor => count(MarketKind::Armor),
        Measure::Scroll => count(MarketKind::Scroll),
        Measure::Xp => state.hero(seat).xp().into(),
        Measure::Honour => state.hero(seat).honour().into(),
        Measure::Injuries => state.hero(seat).injuries().into(),
        Measure::Trophies => state.hero(seat).trophies().len().into(),
        Measure::ClassDice => {
            let colour = cards.colour_of(sheet);
            colour.map_or(0, |colour| i64::from(state.dice_of(seat, colour)))
        }
        Measure::GoalsMet => goals_met(cards, state, seat),
        Measure::Alignment => cards.alignment_stars(sheet).into(),
        Measure::Backstory => cards.backstory_matches(sheet).into(),
    }
}

/// How many class goals the dice of a seat meet without bonuses. In the finale, it counts goals as
/// they are scored.
fn goals_met(cards: &Catalogue, state: &State, seat: Seat) -> i64 {
    let met = Attribute::ALL.iter().filter(|row| goal_met(cards, state, seat, **row));
    met.count() as i64
}

fn goal_met(cards: &Catalogue, state: &State, seat: Seat, row: Attribute) -> bool {
    if state.hero(seat).is_in_finale() {
        return state.hero(seat).goals() >> row.index() & 1 == 1;
    }
    let sheet = state.sheet(seat);
    goal(cards, sheet, row).is_some_and(|it| it.goal.met(sheet.sum(row)))
}

/// The goal of a row; `None` without a class.
fn goal(cards: &Catalogue, sheet: &Sheet, row: Attribute) -> Option<GoalStars> {
    Some(cards.class(sheet.class()?).goals[row.index()])
}

/// The greatest total that meets the goal of a row; `None` for an open goal or without a class.
fn goal_most(cards: &Catalogue, sheet: &Sheet, row: Attribute) -> Option<u8> {
    goal(cards, sheet, row)?.goal.greatest()
}

/// The set of armor of a card, from 1 as in scripts.
fn set_of(cards: &Catalogue, card: CardNo) -> Option<i64> {
    let at = cards.sets.iter().position(|set| set.cards.has(card.0))?;
    i64::try_from(at + 1).ok()
}

/// The highest minus the lowest face of a row.
pub(super) fn spread(sheet: &Sheet, row: Attribute) -> u8 {
    let faces = || sheet.row(row).map(|(_, die)| die.face);
    faces().max().unwrap_or(0) - faces().min().unwrap_or(0)
}

/// How many sets of one die of each color except gold a sheet has.
fn colour_sets(state: &State, seat: Seat) -> u8 {
    let six = &Colour::ALL[..Colour::Gold.index()];
    six.iter().map(|colour| state.dice_of(seat, *colour)).min().unwrap_or(0)
}

/// A script value about a market card, or an error if the handle refers to none.
fn of(cards: &Catalogue, card: verbs::Card, value: impl Fn(&MarketCard) -> Reply) -> Reply {
    match cards.market.get(usize::from(card.0)) {
        Some(card) => value(card),
        None => Reply::Wrong("unknown card handle".to_owned()),
    }
}

/// A number of a set of armor, which scripts count from 1; 0 if the set does not exist.
fn of_set(cards: &Catalogue, set: i64, value: impl Fn(&ArmorSetCards) -> i64) -> Reply {
    from_one(set).and_then(|at| cards.sets.get(at)).map_or(0, value).into()
}

/// The index from 0 for a number that scripts count from 1.
fn from_one(number: i64) -> Option<usize> {
    usize::try_from(number).ok()?.checked_sub(1)
}
