//! The parts a state is made of.

use std::fmt;

use arrayvec::ArrayVec;
use play::Bits;
use serde::{Deserialize, Serialize};

use crate::words::{Attribute, Colour};

play::numbers! {
    /// A market card.
    CardNo;
    /// A class.
    ClassNo;
    /// A race.
    RaceNo;
    /// A backstory.
    BackstoryNo;
    /// An alignment.
    AlignmentNo;
    /// A set of armor.
    SetNo;
    /// An edition.
    EditionNo;
    /// A cell of the alignment grid, row by row from the top left, 0 to 8.
    Cell;
    /// A space of a sheet, row by row from the top left, 0 to 17.
    Space;
}

/// An initiative card, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Number(pub u8);

impl Number {
    /// As an index from 0.
    #[inline]
    pub fn at(self) -> usize {
        debug_assert!(self.0 > 0, "initiative cards count from 1");
        usize::from(self.0) - 1
    }
}

impl Space {
    /// The space of a row, `slot` counted from 0.
    #[inline]
    pub fn of(row: Attribute, slot: u8) -> Self {
        debug_assert!(slot < 3, "a row has three spaces, not {slot}");
        Self(row as u8 * 3 + slot)
    }

    /// The row it belongs to.
    #[inline]
    pub fn row(self) -> Attribute {
        Attribute::ALL[self.at() / 3]
    }

    /// Its place in the row, from 0.
    #[inline]
    pub fn slot(self) -> u8 {
        self.0 % 3
    }
}

/// A card that acts: a market card, or a class (numbered from [`Slot::CLASSES`]).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub struct Slot(pub u16);

impl Slot {
    /// Where classes begin.
    pub const CLASSES: u16 = 256;

    /// The market card, if it is one.
    #[inline]
    pub fn card(self) -> Option<CardNo> {
        u8::try_from(self.0).ok().map(CardNo)
    }

    /// The class, if it is one.
    #[inline]
    pub fn class(self) -> Option<ClassNo> {
        self.0.checked_sub(Self::CLASSES).and_then(|at| u8::try_from(at).ok()).map(ClassNo)
    }

    /// As an index.
    #[inline]
    pub fn at(self) -> usize {
        usize::from(self.0)
    }
}

impl From<CardNo> for Slot {
    fn from(card: CardNo) -> Self {
        Self(u16::from(card.0))
    }
}

impl From<ClassNo> for Slot {
    fn from(class: ClassNo) -> Self {
        Self(Self::CLASSES + u16::from(class.0))
    }
}

/// A die: its colour and the face it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Die {
    /// Colour.
    pub colour: Colour,
    /// Face, 1 to 6.
    pub face: u8,
}

impl Die {
    /// The same die showing another face.
    #[inline]
    #[must_use]
    pub fn showing(self, face: u8) -> Self {
        Self { face, ..self }
    }

    /// The same die turned to its opposite face: opposite faces sum to 7.
    #[inline]
    #[must_use]
    pub fn turned(self) -> Self {
        debug_assert!((1..=6).contains(&self.face), "a die shows 1 to 6, not {}", self.face);
        self.showing(7 - self.face)
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.colour.word(), self.face)
    }
}

/// A set of spaces of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spaces(u32);

impl Spaces {
    /// All 18.
    const ALL: Self = Self((1 << 18) - 1);

    /// How many there are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether one of them is this space.
    #[inline]
    pub fn has(self, space: Space) -> bool {
        self.0 >> space.0 & 1 == 1
    }

    /// All but one.
    #[inline]
    pub fn without(self, space: Space) -> Self {
        Self(self.0 & !(1 << space.0))
    }

    /// The n-th of them, row by row, counted from 0: one of those counted by [`Self::len`].
    #[inline]
    pub fn nth(self, nth: usize) -> Space {
        debug_assert!(nth < self.len(), "space {nth} of {}", self.len());
        let left = (0..nth).fold(self.0, |left, _| left & left.wrapping_sub(1));
        Space(left.trailing_zeros() as u8)
    }

    /// Row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> {
        (0..self.len()).map(move |nth| self.nth(nth))
    }

    /// The first space of each row that these do not fill.
    #[inline]
    pub fn open_rows(self) -> Self {
        const FIRSTS: u32 = 0b001_001_001_001_001_001;
        Self(!(self.0 & self.0 >> 1 & self.0 >> 2) & FIRSTS)
    }
}

/// The bits of [`Laid`] that hold the face, in eight bytes.
const FACES: u64 = each(7);

/// The same byte eight times.
const fn each(byte: u64) -> u64 {
    byte * 0x0101_0101_0101_0101
}

/// What lies on a space: a die, or none, in one byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Option<Die>", into = "Option<Die>")]
pub(super) struct Laid(u8);

impl Laid {
    #[inline]
    pub(super) fn die(self) -> Option<Die> {
        let colour = Colour::at(usize::from(self.0 >> 3))?;
        (self.0 & 7 != 0).then_some(Die { colour, face: self.0 & 7 })
    }

    #[inline]
    pub(super) fn is_none(self) -> bool {
        self.0 == 0
    }

    /// The face; 0 for none.
    #[inline]
    fn face(self) -> u8 {
        self.0 & 7
    }
}

impl From<Option<Die>> for Laid {
    #[inline]
    fn from(die: Option<Die>) -> Self {
        Self(die.map_or(0, |Die { colour, face }| {
            debug_assert!((1..=6).contains(&face), "a die shows 1 to 6, not {face}");
            (colour.index() as u8) << 3 | face
        }))
    }
}

impl From<Laid> for Option<Die> {
    fn from(laid: Laid) -> Self {
        laid.die()
    }
}

/// Most dice drawn and not yet laid or placed.
pub const TRAY: usize = 12;
/// Dice drawn and not yet laid or placed.
pub type Tray = ArrayVec<Die, TRAY>;

/// A character sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sheet {
    pub(super) race: Option<RaceNo>,
    pub(super) class: Option<ClassNo>,
    pub(super) backstory: Option<BackstoryNo>,
    pub(super) alignment: Option<AlignmentNo>,
    pub(super) marker: Cell,
    pub(super) gold: u16,
    pub(super) charisma: u8,
    pub(super) purchases: u8,
    pub(super) spaces: [Laid; 18],
    pub(super) owned: Bits,
    pub(super) exhausted: Bits,
}

impl Sheet {
    /// The race.
    #[inline]
    pub fn race(&self) -> Option<RaceNo> {
        self.race
    }
    /// The class.
    #[inline]
    pub fn class(&self) -> Option<ClassNo> {
        self.class
    }
    /// The backstory.
    #[inline]
    pub fn backstory(&self) -> Option<BackstoryNo> {
        self.backstory
    }
    /// The alignment.
    #[inline]
    pub fn alignment(&self) -> Option<AlignmentNo> {
        self.alignment
    }
    /// The cell of the alignment marker.
    #[inline]
    pub fn marker(&self) -> Cell {
        self.marker
    }
    /// Gold in hand.
    #[inline]
    pub fn gold(&self) -> u16 {
        self.gold
    }
    /// Charisma tokens in hand.
    #[inline]
    pub fn charisma(&self) -> u8 {
        self.charisma
    }
    /// Purchases in the market turn that is on.
    #[inline]
    pub fn purchases(&self) -> u8 {
        self.purchases
    }
    /// Cards bought.
    #[inline]
    pub fn owned(&self) -> Bits {
        self.owned
    }
    /// Those of them that are exhausted.
    #[inline]
    pub fn exhausted(&self) -> Bits {
        self.exhausted
    }
    /// The die on a space.
    #[inline]
    pub fn die(&self, space: Space) -> Option<Die> {
        self.spaces.get(space.at()).and_then(|laid| laid.die())
    }
    /// All dice with their spaces, row by row.
    #[inline]
    pub fn dice(&self) -> impl Iterator<Item = (Space, Die)> + '_ {
        let spaces = self.spaces.iter().zip(0..);
        spaces.filter_map(|(laid, at)| Some((Space(at), laid.die()?)))
    }
    /// The spaces on which dice lie.
    #[inline]
    pub(crate) fn filled(&self) -> Spaces {
        self.spaces_with(|laid| laid)
    }

    /// The spaces whose dice show a face below 6.
    pub(crate) fn below_six(&self) -> Spaces {
        let others = self.spaces_with(|laid| (laid & FACES) ^ each(6));
        Spaces(self.filled().0 & others.0)
    }

    /// The spaces whose dice show a face above 1.
    pub(crate) fn above_one(&self) -> Spaces {
        self.spaces_with(|laid| laid & each(6))
    }

    /// The spaces of which something holds, eight at a time: `test` leaves a byte 0 for those of
    /// which it does not.
    #[inline(always)]
    fn spaces_with(&self, test: impl Fn(u64) -> u64) -> Spaces {
        let mut laid = [0; 24];
        for (byte, Laid(die)) in laid.iter_mut().zip(self.spaces) {
            *byte = die;
        }
        let (eights, _) = laid.as_chunks::<8>();
        let set = eights.iter().rev().fold(0, |set, eight| {
            // A byte from 1 to 127 carries into its highest bit; the highest bits are gathered in
            // the highest byte.
            let high = (test(u64::from_le_bytes(*eight)) + each(0x7f)) & each(0x80);
            let bits = (high >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56;
            set << 8 | bits as u32
        });
        Spaces(set)
    }

    /// Sum of the faces of a row.
    #[inline]
    pub fn sum(&self, row: Attribute) -> i32 {
        self.laid(row).iter().map(|laid| i32::from(laid.face())).sum()
    }

    /// What lies in a row.
    #[inline]
    fn laid(&self, row: Attribute) -> &[Laid; 3] {
        let (rows, _) = self.spaces.as_chunks();
        &rows[row as usize]
    }

    /// The dice of a row with their spaces.
    #[inline]
    pub fn row(&self, row: Attribute) -> impl Iterator<Item = (Space, Die)> + '_ {
        let spaces = self.laid(row).iter().zip(row as u8 * 3..);
        spaces.filter_map(|(laid, at)| Some((Space(at), laid.die()?)))
    }
    /// The leftmost free space of a row.
    #[inline]
    pub fn free(&self, row: Attribute) -> Option<Space> {
        let slot = self.laid(row).iter().position(|laid| laid.is_none())?;
        Some(Space::of(row, slot as u8))
    }
    /// How many spaces of a row are free.
    pub fn free_count(&self, row: Attribute) -> u8 {
        self.laid(row).iter().filter(|laid| laid.is_none()).count() as u8
    }
    /// Rows with room.
    pub fn open_rows(&self) -> impl Iterator<Item = Attribute> + use<> {
        self.filled().open_rows().iter().map(Space::row)
    }
    /// Whether all 18 spaces are filled.
    #[inline]
    pub fn full(&self) -> bool {
        self.filled() == Spaces::ALL
    }
}

play::words! {
    /// A variant of the rules.
    Variant {
        /// Starting dice of all six colours instead of random ones.
        EqualDice = "equal-dice",
        /// All market cards in one pile.
        Bazaar = "bazaar",
        /// Two more starting dice.
        ShortGame = "short-game",
        /// Taking gold discards no market card.
        FriendlyMarket = "friendly-market",
        /// Class cards are chosen freely instead of by a drawn die.
        FreeClasses = "free-classes",
    }
}

/// The variants of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Variants(u8);

impl Variants {
    /// With one more variant.
    #[must_use]
    pub fn with(self, variant: Variant) -> Self {
        Self(self.0 | 1 << variant as u8)
    }

    /// Whether a variant is played.
    #[inline]
    pub fn has(self, variant: Variant) -> bool {
        self.0 >> variant as u8 & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each face on each space is told as it lies.
    #[test]
    fn spaces_are_told_by_what_lies_there() {
        for at in 0..18 {
            for face in 0..=6 {
                let die = (face > 0).then_some(Die { colour: Colour::Red, face });
                let mut sheet = Sheet::default();
                sheet.spaces[at] = die.into();
                let space = Space(at as u8);
                assert_eq!(sheet.die(space), die);
                assert_eq!(sheet.filled().has(space), face > 0, "{face} on {at}");
                assert_eq!(sheet.below_six().has(space), (1..6).contains(&face), "{face} on {at}");
                assert_eq!(sheet.above_one().has(space), face > 1, "{face} on {at}");
                let others = [sheet.filled(), sheet.below_six(), sheet.above_one()];
                assert!(others.iter().all(|set| set.len() <= 1), "{face} on {at} alone");
            }
        }
    }
}
