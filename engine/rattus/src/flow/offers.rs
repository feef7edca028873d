//! Offers as a value: they can be counted and one found by its number, without a list.

use arrayvec::ArrayVec;
use play::{Dealing, Seat};

use crate::Rattus;
use crate::choice::Choice;
use crate::numbers::{ClassNo, RegionNo, TokenNo};
use crate::phase::Placing;
use crate::state::State;
use crate::tokens::Face;

/// Maximum number of groups: cards to take, cubes to place, cards to use, moves of the plague.
const GROUPS: usize = 4;

/// Everything that the asked seat may choose, in order.
///
/// A scene adds its offers in groups, such as all regions of a set. A random player only needs
/// their number and one of them, so no list is built for it.
#[derive(Default)]
pub(crate) struct Offers {
    /// The groups, each with its number of offers.
    groups: ArrayVec<(Group, u32), GROUPS>,
    len: u32,
}

/// Several offers of one kind.
enum Group {
    /// A single choice.
    One(Choice),
    /// Each of these class cards.
    Cards { cards: u16, choice: fn(ClassNo) -> Choice },
    /// Each of these regions.
    Regions { regions: u32, choice: fn(RegionNo) -> Choice },
    /// Each of these tokens, with its face if the seat knows it.
    Tokens { tokens: u64, seat: Seat, choice: fn(TokenNo, RegionNo, Option<Face>) -> Choice },
    /// The numbers from `least` on.
    Numbers { least: u8 },
    /// Each possible placing of cubes.
    Places(Placing),
}

impl Offers {
    /// Adds one choice.
    #[inline]
    pub fn push(&mut self, choice: Choice) {
        self.add(Group::One(choice), 1);
    }

    /// Adds some class cards, given as bits.
    #[inline]
    pub fn cards(&mut self, cards: u16, choice: fn(ClassNo) -> Choice) {
        self.add(Group::Cards { cards, choice }, cards.count_ones());
    }

    /// Adds some regions, given as bits.
    #[inline]
    pub fn regions(&mut self, regions: u32, choice: fn(RegionNo) -> Choice) {
        self.add(Group::Regions { regions, choice }, regions.count_ones());
    }

    /// Adds some tokens on the board, given as bits, with the faces that a seat knows.
    #[inline]
    pub fn tokens(
        &mut self,
        tokens: u64,
        seat: Seat,
        choice: fn(TokenNo, RegionNo, Option<Face>) -> Choice,
    ) {
        self.add(Group::Tokens { tokens, seat, choice }, tokens.count_ones());
    }

    /// Adds the numbers of a range.
    #[inline]
    pub fn numbers(&mut self, least: u8, most: u8) {
        self.add(Group::Numbers { least }, (least..=most).len() as u32);
    }

    /// Adds all possible placings of cubes.
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

    /// The offer that a dealer chooses, if it chooses one.
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

    /// All offers.
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

/// The member of a bit set that has `nth` members before it.
fn member(bits: u64, nth: u32) -> u8 {
    let left = (0..nth).fold(bits, |left, _| left & left.wrapping_sub(1));
    debug_assert!(left != 0, "a member that was counted");
    left.trailing_zeros() as u8
}
