//! Offers as a value: they can be counted and one found by its number, without a list.

use arrayvec::ArrayVec;
use play::{Bits, Dealing};

use crate::choice::Choice;
use crate::numbers::{CardNo, Die, Number, Space};
use crate::state::{ROW, Sheet, Spaces, State};

/// Maximum number of groups: what a prompt asks about, single choices before and after it, skills,
/// weapons.
const GROUPS: usize = 6;

/// Everything that the asked seat may choose, in order.
///
/// A scene adds its offers in groups, such as all dice of a sheet. A random player only needs their
/// number and one of them, so no list is built for it.
pub(crate) struct Offers<'s> {
    /// The groups, each with its number of offers.
    groups: ArrayVec<(Group<'s>, usize), GROUPS>,
    single: &'s mut Vec<Choice>,
    len: usize,
}

/// Several offers of one kind.
enum Group<'s> {
    /// The single choices from this index on.
    Single(usize),
    /// The dice on these spaces of a sheet.
    Dice { sheet: &'s Sheet, spaces: Spaces, choice: fn(Space, Die) -> Choice },
    /// One die in each of these rows.
    Rows { die: Die, rows: Spaces },
    /// The dice on these initiative cards; bit 0 is the first card.
    Pool { state: &'s State, numbers: u8, choice: fn(Number, Die) -> Choice },
    /// Each of these cards.
    Cards { cards: Bits, choice: fn(CardNo) -> Choice },
    /// The cards of the market row that can be bought, each at its price; bit 0 of `cards` is the
    /// first card.
    Sale { row: &'s [CardNo], prices: [u8; ROW], cards: u16 },
    /// Each card of the market row.
    Row { row: &'s [CardNo], choice: fn(CardNo) -> Choice },
}

impl<'s> Offers<'s> {
    /// No offers yet; `single` is a buffer that is reused.
    #[inline]
    pub fn new(single: &'s mut Vec<Choice>) -> Self {
        single.clear();
        Self { groups: ArrayVec::new(), single, len: 0 }
    }

    /// Adds one choice.
    #[inline]
    pub fn push(&mut self, choice: impl Into<Choice>) {
        self.extend([choice.into()]);
    }

    /// Adds single choices.
    #[inline]
    pub fn extend(&mut self, choices: impl IntoIterator<Item = Choice>) {
        let before = self.single.len();
        self.single.extend(choices);
        let more = self.single.len() - before;
        if let Some((Group::Single(_), count)) = self.groups.last_mut() {
            *count += more;
            self.len += more;
        } else {
            self.add(Group::Single(before), more);
        }
    }

    /// Adds the dice on some spaces of a sheet, row by row.
    #[inline]
    pub fn dice(&mut self, sheet: &'s Sheet, spaces: Spaces, choice: fn(Space, Die) -> Choice) {
        self.add(Group::Dice { sheet, spaces, choice }, spaces.len());
    }

    /// Adds a die for each row of a sheet with a free space.
    #[inline]
    pub fn rows(&mut self, die: Die, sheet: &Sheet) {
        let rows = sheet.filled().open_rows();
        self.add(Group::Rows { die, rows }, rows.len());
    }

    /// Adds the dice on some initiative cards; bit 0 is the first card.
    #[inline]
    pub fn pool(&mut self, state: &'s State, numbers: u8, choice: fn(Number, Die) -> Choice) {
        self.add(Group::Pool { state, numbers, choice }, numbers.count_ones() as usize);
    }

    /// Adds some cards.
    #[inline]
    pub fn cards(&mut self, cards: Bits, choice: fn(CardNo) -> Choice) {
        if !cards.is_empty() {
            self.add(Group::Cards { cards, choice }, cards.len().into());
        }
    }

    /// Adds cards of the market row, each at its price; bit 0 of `cards` is the first card.
    #[inline]
    pub fn sale(&mut self, row: &'s [CardNo], prices: [u8; ROW], cards: u16) {
        self.add(Group::Sale { row, prices, cards }, cards.count_ones() as usize);
    }

    /// Adds each card of the market row.
    #[inline]
    pub fn row(&mut self, row: &'s [CardNo], choice: fn(CardNo) -> Choice) {
        self.add(Group::Row { row, choice }, row.len());
    }

    #[inline(always)]
    fn add(&mut self, group: Group<'s>, len: usize) {
        if len > 0 {
            self.groups.push((group, len));
            self.len += len;
        }
    }

    /// The offer that a dealer chooses, if it chooses one.
    #[inline]
    pub fn chosen(&self, dealing: &mut Dealing<'_>) -> Option<Choice> {
        let len = u32::try_from(self.len).expect("offers can be counted");
        dealing.choose(len).map(|nth| self.nth(nth as usize))
    }

    #[inline]
    fn nth(&self, nth: usize) -> Choice {
        let mut left = nth;
        for (group, len) in &self.groups {
            if left < *len {
                return self.in_group(group, left);
            }
            left -= len;
        }
        unreachable!("offer {nth} of {}", self.len)
    }

    #[inline]
    fn in_group(&self, group: &Group<'_>, nth: usize) -> Choice {
        match group {
            Group::Single(first) => self.single[first + nth],
            Group::Dice { sheet, spaces, choice } => {
                let space = spaces.nth(nth);
                choice(space, sheet.die(space).expect("a die lies where one is offered"))
            }
            Group::Rows { die, rows } => Choice::Place { die: *die, row: rows.nth(nth).row() },
            Group::Pool { state, numbers, choice } => {
                let left = (0..nth).fold(*numbers, |left, _| left & left.wrapping_sub(1));
                let number = Number(left.trailing_zeros() as u8 + 1);
                choice(number, state.pool(number).expect("a die lies where one is offered"))
            }
            Group::Cards { cards, choice } => {
                let card = cards.nth(nth as u16).expect("a card that was counted");
                choice(CardNo(card))
            }
            Group::Sale { row, prices, cards } => {
                let left = (0..nth).fold(*cards, |left, _| left & left.wrapping_sub(1));
                let at = left.trailing_zeros() as usize;
                Choice::Buy { card: row[at], cost: prices[at] }
            }
            Group::Row { row, choice } => choice(row[nth]),
        }
    }

    /// Whether there are no offers.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// All offers, in order.
    pub fn list(&self) -> impl ExactSizeIterator<Item = Choice> {
        (0..self.len).map(|nth| self.nth(nth))
    }
}
