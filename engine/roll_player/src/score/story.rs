//! The short story of the hero a seat has made.

use arrayvec::ArrayVec;
use play::Seat;
use serde::Serialize;

use crate::RollPlayer;
use crate::state::{AlignmentNo, BackstoryNo, CardNo, ClassNo, RaceNo, State};
use crate::words::{Attribute, MarketKind};

/// A line of the story of a hero.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) enum StoryLine {
    /// Who the hero is: race, class, past.
    Hero { seat: Seat, race: RaceNo, class: ClassNo, backstory: BackstoryNo },
    /// How the hero sees the world: the cell of the marker.
    Outlook { seat: Seat, alignment: AlignmentNo, cell: Outlook, stars: i8 },
    /// The strongest attribute.
    Strongest { seat: Seat, row: Attribute, total: i32 },
    /// The weakest attribute.
    Weakest { seat: Seat, row: Attribute, total: i32 },
    /// What the hero carries: weapons.
    Armed { seat: Seat, cards: ArrayVec<CardNo, 4> },
    /// A hero without a weapon.
    Unarmed { seat: Seat },
    /// How people describe the hero: traits.
    Known { seat: Seat, cards: ArrayVec<CardNo, 6> },
    /// What the hero can do: skills.
    Able { seat: Seat, cards: ArrayVec<CardNo, 6> },
    /// The purse.
    Purse { seat: Seat, gold: u16 },
}

/// The nine outlooks, by cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Outlook {
    /// Top left.
    LawfulGood,
    /// Top.
    NeutralGood,
    /// Top right.
    ChaoticGood,
    /// Left.
    LawfulNeutral,
    /// Centre.
    TrueNeutral,
    /// Right.
    ChaoticNeutral,
    /// Bottom left.
    LawfulEvil,
    /// Bottom.
    NeutralEvil,
    /// Bottom right.
    ChaoticEvil,
}

impl Outlook {
    /// The outlook of a cell.
    pub fn of(cell: u8) -> Self {
        match cell {
            0 => Self::LawfulGood,
            1 => Self::NeutralGood,
            2 => Self::ChaoticGood,
            3 => Self::LawfulNeutral,
            5 => Self::ChaoticNeutral,
            6 => Self::LawfulEvil,
            7 => Self::NeutralEvil,
            8 => Self::ChaoticEvil,
            _ => Self::TrueNeutral,
        }
    }
}

impl RollPlayer {
    /// The short story of the hero a seat has made.
    pub(super) fn story(&self, state: &State, seat: Seat) -> Vec<StoryLine> {
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
                cell: Outlook::of(sheet.marker().0),
                stars: self.alignment_stars(state, seat) as i8,
            },
        ];
        let totals = Attribute::ALL.iter().map(|row| (self.total(state, seat, *row), *row));
        if let Some((total, row)) =
            totals.clone().max_by_key(|(total, row)| (*total, -(row.index() as i32)))
        {
            story.push(StoryLine::Strongest { seat, row, total });
        }
        if let Some((total, row)) = totals.min_by_key(|(total, row)| (*total, row.index())) {
            story.push(StoryLine::Weakest { seat, row, total });
        }
        let owned = |kind| sheet.owned().and(self.cards.kind(kind));
        let weapons: ArrayVec<CardNo, 4> =
            owned(MarketKind::Weapon).iter().map(CardNo).take(4).collect();
        story.push(if weapons.is_empty() {
            StoryLine::Unarmed { seat }
        } else {
            StoryLine::Armed { seat, cards: weapons }
        });
        let some = |kind| owned(kind).iter().map(CardNo).take(6).collect::<ArrayVec<CardNo, 6>>();
        let traits = some(MarketKind::Trait);
        if !traits.is_empty() {
            story.push(StoryLine::Known { seat, cards: traits });
        }
        let skills = some(MarketKind::Skill);
        if !skills.is_empty() {
            story.push(StoryLine::Able { seat, cards: skills });
        }
        story.push(StoryLine::Purse { seat, gold: sheet.gold() });
        story
    }
}
