//! The short story of a seat's hero, shown at the end.

use arrayvec::ArrayVec;
use play::{Message, Say, Seat};

use crate::RollPlayer;
use crate::numbers::{AlignmentNo, BackstoryNo, CardNo, ClassNo, RaceNo};
use crate::state::State;
use crate::words::{Attribute, MarketKind, Outlook};

/// Amounts of gold from this on count as equal in stories.
const FULL: u16 = 7;

/// A line of the story of a hero.
#[derive(Clone, Debug, PartialEq, Eq, Say)]
enum StoryLine {
    /// The hero's race, class and past.
    Hero { seat: Seat, race: RaceNo, class: ClassNo, backstory: BackstoryNo },
    /// The hero's outlook, from the cell of the marker.
    Outlook { seat: Seat, alignment: AlignmentNo, cell: Outlook, stars: i8 },
    /// The strongest attribute. `nth` counts the stories that name this attribute, from 1.
    Strongest { seat: Seat, nth: u8, row: Attribute, total: i32 },
    /// The weakest attribute among those that miss their goal. `nth` is 1 for the first hero with
    /// this one; for others it is the number of the hero, from 2, so that no two of them need equal
    /// words.
    Weakest { seat: Seat, nth: u8, row: Attribute, total: i32 },
    /// The hero's weapons. `nth` counts the stories of the table that have this line, from 1, so
    /// that no two of them need equal words.
    Armed { seat: Seat, nth: u8, cards: ArrayVec<CardNo, 4> },
    /// A hero without a weapon.
    Unarmed { seat: Seat, nth: u8 },
    /// The hero's traits.
    Known { seat: Seat, nth: u8, cards: ArrayVec<CardNo, 6> },
    /// The hero's skills.
    Able { seat: Seat, nth: u8, cards: ArrayVec<CardNo, 6> },
    /// The hero's gold. `nth` is 1 for the first hero with this amount, where all amounts from
    /// [`FULL`] are equal. For others it is the number of the hero, from 2, so that no two of them
    /// need equal words.
    Purse { seat: Seat, nth: u8, gold: u16 },
}

impl RollPlayer {
    /// The lines of a hero's story.
    pub(super) fn story(&self, state: &State, seat: Seat) -> Vec<Message> {
        let say = |line: &StoryLine| Message::of(self, "end", line);
        let sheet = state.sheet(seat);
        let (Some(race), Some(class), Some(backstory), Some(alignment)) =
            (sheet.race(), sheet.class(), sheet.backstory(), sheet.alignment())
        else {
            return Vec::new();
        };
        let mut story = vec![
            StoryLine::Hero { seat, race, class, backstory },
            StoryLine::Outlook {
                seat,
                alignment,
                cell: Outlook::of(sheet.marker()),
                stars: self.cards.alignment_stars(sheet) as i8,
            },
        ];
        if let Some((total, row)) = self.strongest(state, seat) {
            let same = |other: &Seat| {
                self.strongest(state, *other).is_some_and(|(_, strongest)| strongest == row)
            };
            let nth = (0..=seat.0).map(Seat).filter(same).count() as u8;
            story.push(StoryLine::Strongest { seat, nth, row, total });
        }
        if let Some((total, row)) = self.weakest(state, seat) {
            let mut before = (0..seat.0).filter_map(|other| self.weakest(state, Seat(other)));
            let nth = if before.any(|(_, other)| other == row) { seat.0 + 1 } else { 1 };
            story.push(StoryLine::Weakest { seat, nth, row, total });
        }
        let nth = seat.0 + 1;
        let owned = |kind| sheet.owned().and(self.cards.kind(kind));
        story.extend(self.arms(state, seat));
        let some = |kind| owned(kind).iter().map(CardNo).take(6).collect::<ArrayVec<CardNo, 6>>();
        let traits = some(MarketKind::Trait);
        if !traits.is_empty() {
            story.push(StoryLine::Known { seat, nth, cards: traits });
        }
        let skills = some(MarketKind::Skill);
        if !skills.is_empty() {
            story.push(StoryLine::Able { seat, nth, cards: skills });
        }
        let purse = Self::purse(state, seat);
        let story = story.iter().map(say).chain(self.extra_story(state, seat));
        story.chain([say(&purse)]).collect()
    }

    /// The line about the hero's gold.
    fn purse(state: &State, seat: Seat) -> StoryLine {
        let gold = state.sheet(seat).gold();
        let mut before = (0..seat.0).map(|other| state.sheet(Seat(other)).gold());
        let told = before.any(|other| other.min(FULL) == gold.min(FULL));
        StoryLine::Purse { seat, nth: if told { seat.0 + 1 } else { 1 }, gold }
    }

    /// The line about the hero's weapons. None for a hero who fought without weapons, because the
    /// line would say that he avoided fights.
    fn arms(&self, state: &State, seat: Seat) -> Option<StoryLine> {
        let nth = seat.0 + 1;
        let weapons = state.sheet(seat).owned().and(self.cards.kind(MarketKind::Weapon));
        let cards: ArrayVec<CardNo, 4> = weapons.iter().map(CardNo).take(4).collect();
        if !cards.is_empty() {
            return Some(StoryLine::Armed { seat, nth, cards });
        }
        (!state.hero(seat).has_fought()).then_some(StoryLine::Unarmed { seat, nth })
    }

    /// The total of each row of a seat.
    fn totals(&self, state: &State, seat: Seat) -> impl Iterator<Item = (i32, Attribute)> {
        Attribute::ALL.iter().map(move |row| (self.total(state, seat, *row), *row))
    }

    /// The row with the highest total; the first of equal ones.
    fn strongest(&self, state: &State, seat: Seat) -> Option<(i32, Attribute)> {
        let totals = self.totals(state, seat);
        totals.max_by_key(|(total, row)| (*total, std::cmp::Reverse(row.index())))
    }

    /// The row with the lowest total among those that miss their goal; the first of equal ones. An
    /// attribute that meets its goal is not a weakness, and neither is the strongest one.
    fn weakest(&self, state: &State, seat: Seat) -> Option<(i32, Attribute)> {
        let goals = &self.cards.class(state.sheet(seat).class()?).goals;
        let strongest = self.strongest(state, seat).map(|(_, row)| row);
        let missed = |(total, row): &(i32, Attribute)| {
            !goals[row.index()].goal.met(*total) && Some(*row) != strongest
        };
        self.totals(state, seat).filter(missed).min_by_key(|(total, row)| (*total, row.index()))
    }
}
