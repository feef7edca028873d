//! What a seat may choose, as a value: counted and found by number without a list, or listed.

use arrayvec::ArrayVec;
use play::{Bits, Dealer};

use crate::choice::Choice;
use crate::state::{CardNo, Die, Sheet, Space, Spaces, TRAY};

/// Most groups: what a prompt asks about, single choices before and after it, skills, weapons.
const GROUPS: usize = 6;

/// Everything the asked seat may choose, in order.
///
/// A scene says what it offers in groups, such as all dice of a sheet. A random player only needs
/// to know how many there are, and one of them; to make a list costs three times as much.
#[derive(Default)]
pub(crate) struct Offers<'s> {
    groups: ArrayVec<Group<'s>, GROUPS>,
    single: Vec<Choice>,
}

/// Some offers of one kind.
enum Group<'s> {
    /// So many of the single ones.
    Single(usize),
    /// The dice of a sheet that lie on these spaces.
    Dice { sheet: &'s Sheet, spaces: Spaces, choice: fn(Space, Die) -> Choice },
    /// The dice of a sheet, each to be raised and lowered as far as its faces go.
    Steps { sheet: &'s Sheet, raised: Spaces, lowered: Spaces },
    /// These dice, each in these rows.
    Rows { dice: ArrayVec<Die, TRAY>, rows: Spaces },
    /// These cards.
    Cards { cards: Bits, choice: fn(CardNo) -> Choice },
}

impl<'s> Offers<'s> {
    /// Nothing yet; `single` is a buffer.
    pub fn new(mut single: Vec<Choice>) -> Self {
        single.clear();
        Self { groups: ArrayVec::new(), single }
    }

    /// One more.
    #[inline]
    pub fn push(&mut self, choice: Choice) {
        self.extend([choice]);
    }

    /// Some more, one by one.
    #[inline]
    pub fn extend(&mut self, choices: impl IntoIterator<Item = Choice>) {
        let before = self.single.len();
        self.single.extend(choices);
        let more = self.single.len() - before;
        match self.groups.last_mut() {
            Some(Group::Single(count)) => *count += more,
            Some(_) | None if more > 0 => self.groups.push(Group::Single(more)),
            Some(_) | None => {}
        }
    }

    /// The dice of a sheet that lie on some spaces, row by row.
    #[inline]
    pub fn dice(&mut self, sheet: &'s Sheet, spaces: Spaces, choice: fn(Space, Die) -> Choice) {
        self.groups.push(Group::Dice { sheet, spaces, choice });
    }

    /// The dice of a sheet, each raised by one, then lowered by one.
    pub fn steps(&mut self, sheet: &'s Sheet) {
        let (raised, lowered) = (sheet.below_six(), sheet.above_one());
        self.groups.push(Group::Steps { sheet, raised, lowered });
    }

    /// Each of some dice in each row of a sheet with room.
    #[inline]
    pub fn rows(&mut self, dice: ArrayVec<Die, TRAY>, sheet: &Sheet) {
        self.groups.push(Group::Rows { dice, rows: sheet.filled().open_rows() });
    }

    /// Some cards.
    #[inline]
    pub fn cards(&mut self, cards: Bits, choice: fn(CardNo) -> Choice) {
        if !cards.is_empty() {
            self.groups.push(Group::Cards { cards, choice });
        }
    }

    /// The one that there is; none if there are others.
    pub fn only(&self) -> Option<Choice> {
        (self.len() == 1).then(|| self.nth(0))
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.groups.is_empty()
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.groups.iter().map(Group::len).sum()
    }

    /// One of them, all equally likely; none of none.
    pub fn pick(&self, dealer: &mut Dealer) -> Option<Choice> {
        let len = u32::try_from(self.len()).expect("offers can be counted");
        (len > 0).then(|| self.nth(dealer.below(len) as usize))
    }

    fn nth(&self, nth: usize) -> Choice {
        let (mut left, mut single) = (nth, 0);
        for group in &self.groups {
            let len = group.len();
            if left < len {
                return match group {
                    Group::Single(_) => self.single[single + left],
                    Group::Dice { .. }
                    | Group::Steps { .. }
                    | Group::Rows { .. }
                    | Group::Cards { .. } => group.nth(left),
                };
            }
            if let Group::Single(count) = group {
                single += count;
            }
            left -= len;
        }
        unreachable!("offer {nth} of {}", self.len())
    }

    /// Adds all of them to a list.
    pub fn list(&self, all: &mut Vec<Choice>) {
        all.extend((0..self.len()).map(|nth| self.nth(nth)));
    }

    /// The buffer back.
    pub fn into_buffer(self) -> Vec<Choice> {
        self.single
    }
}

impl Group<'_> {
    #[inline]
    fn len(&self) -> usize {
        match self {
            Self::Single(count) => *count,
            Self::Dice { spaces, .. } => spaces.len(),
            Self::Steps { raised, lowered, .. } => raised.len() + lowered.len(),
            Self::Rows { dice, rows } => dice.len() * rows.len(),
            Self::Cards { cards, .. } => cards.len().into(),
        }
    }

    /// One of a group that is counted, not kept.
    fn nth(&self, nth: usize) -> Choice {
        match self {
            Self::Single(_) => unreachable!("single offers are kept beside their group"),
            Self::Dice { sheet, spaces, choice } => {
                let space = spaces.nth(nth);
                choice(space, sheet.die(space).expect("a die lies where one is offered"))
            }
            Self::Steps { sheet, raised, lowered } => step(sheet, *raised, *lowered, nth),
            Self::Rows { dice, rows } => {
                let row = rows.nth(nth % rows.len()).row();
                Choice::Place { die: dice[nth / rows.len()], row }
            }
            Self::Cards { cards, choice } => {
                let card = cards.nth(nth as u16).expect("a card that was counted");
                choice(CardNo(card))
            }
        }
    }
}

/// The n-th way to raise or lower a die of a sheet by one.
fn step(sheet: &Sheet, raised: Spaces, lowered: Spaces, nth: usize) -> Choice {
    let ways = sheet.dice().flat_map(|(space, die)| {
        let raise = raised.has(space).then_some(Choice::Raise { space, die });
        raise.into_iter().chain(lowered.has(space).then_some(Choice::Lower { space, die }))
    });
    let mut ways = ways.skip(nth);
    ways.next().expect("a way that was counted")
}
