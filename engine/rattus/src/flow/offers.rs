//! What a seat may choose, as a value: counted and found by number without a list, or listed.

use arrayvec::ArrayVec;
use play::{Dealing, Seat};

use crate::Rattus;
use crate::choice::Choice;
use crate::numbers::{ClassNo, RegionNo, TokenNo};
use crate::phase::Placing;
use crate::state::State;
use crate::tokens::Face;

/// Most groups: cards to take, cubes to place, cards to use and ways of the plague.
const GROUPS: usize = 4;

/// Everything the asked seat may choose, in order.
///
/// A scene says what it offers in groups, such as all regions of a set. A random player only needs
/// to know how many there are, and one of them: it makes no list.
#[derive(Default)]
pub(crate) struct Offers {
    /// Each with how many it has.
    groups: ArrayVec<(Group, u32), GROUPS>,
    len: u32,
}

/// Some offers of one kind.
enum Group {
    /// This one.
    One(Choice),
    /// These class cards.
    Cards { cards: u16, choice: fn(ClassNo) -> Choice },
    /// These regions.
    Regions { regions: u32, choice: fn(RegionNo) -> Choice },
    /// These tokens, with what a seat knows of them.
    Tokens { tokens: u64, seat: Seat, choice: fn(TokenNo, RegionNo, Option<Face>) -> Choice },
    /// The numbers from one on.
    Numbers { least: u8 },
    /// Cubes in regions.
    Places(Placing),
}

impl Offers {
    /// One more.
    #[inline]
    pub fn push(&mut self, choice: Choice) {
        self.add(Group::One(choice), 1);
    }

    /// Some class cards, as bits.
    #[inline]
    pub fn cards(&mut self, cards: u16, choice: fn(ClassNo) -> Choice) {
        self.add(Group::Cards { cards, choice }, cards.count_ones());
    }

    /// Some regions, as bits.
    #[inline]
    pub fn regions(&mut self, regions: u32, choice: fn(RegionNo) -> Choice) {
        self.add(Group::Regions { regions, choice }, regions.count_ones());
    }

    /// Some tokens on the board, as bits, with what a seat knows of them.
    #[inline]
    pub fn tokens(
        &mut self,
        tokens: u64,
        seat: Seat,
        choice: fn(TokenNo, RegionNo, Option<Face>) -> Choice,
    ) {
        self.add(Group::Tokens { tokens, seat, choice }, tokens.count_ones());
    }

    /// The numbers of a range.
    #[inline]
    pub fn numbers(&mut self, least: u8, most: u8) {
        self.add(Group::Numbers { least }, (least..=most).len() as u32);
    }

    /// Cubes in regions.
    #[inline]
    pub fn places(&mut self, places: Placing, state: &State) {
        let len = places.len(state);
        self.add(Group::Places(places), len);
    }

    #[inline(always)]
    fn add(&mut self, group: Group, len: u32) {
        if len > 0 {
            self.groups.push((group, len));
            self.len += len;
        }
    }

    /// The one that a dealer chooses, if it does.
    #[inline]
    pub fn chosen(
        &self,
        rules: &Rattus,
        state: &State,
        dealing: &mut Dealing<'_>,
    ) -> Option<Choice> {
        dealing.choose(self.len).map(|nth| self.nth(rules, state, nth))
    }

    fn nth(&self, rules: &Rattus, state: &State, nth: u32) -> Choice {
        let mut left = nth;
        for (group, len) in &self.groups {
            if left < *len {
                return group.nth(rules, state, left);
            }
            left -= len;
        }
        unreachable!("offer {nth} of {}", self.len)
    }

    /// All of them.
    pub fn list(&self, rules: &Rattus, state: &State) -> impl Iterator<Item = Choice> {
        (0..self.len).map(|nth| self.nth(rules, state, nth))
    }
}

impl Group {
    fn nth(&self, rules: &Rattus, state: &State, nth: u32) -> Choice {
        match *self {
            Self::One(choice) => choice,
            Self::Cards { cards, choice } => choice(ClassNo(member(cards.into(), nth))),
            Self::Regions { regions, choice } => choice(RegionNo(member(regions.into(), nth))),
            Self::Tokens { tokens, seat, choice } => {
                let token = TokenNo(member(tokens, nth));
                let region = state.region_of(token).expect("a token lies where one is offered");
                let face = state.face_for(token, seat).map(|face| rules.cards.face(face));
                choice(token, region, face)
            }
            Self::Numbers { least } => Choice::PickNumber { number: least + nth as u8 },
            Self::Places(places) => places.nth(state, nth),
        }
    }
}

/// The member of a bit set with so many members before it.
fn member(bits: u64, nth: u32) -> u8 {
    let left = (0..nth).fold(bits, |left, _| left & left.wrapping_sub(1));
    debug_assert!(left != 0, "a member that was counted");
    left.trailing_zeros() as u8
}
