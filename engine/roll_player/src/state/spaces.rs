//! Sets of spaces of a sheet, and how to find the filled ones.

use super::Sheet;
use crate::numbers::Space;
use crate::words::Attribute;

/// A set of spaces of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spaces(u32);

impl Spaces {
    /// All 18 spaces.
    const ALL: Self = Self((1 << 18) - 1);

    /// Number of spaces.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The spaces whose bits are set.
    #[inline]
    pub fn among(self, bits: u32) -> Self {
        Self(self.0 & bits)
    }

    /// The spaces in a row.
    #[inline]
    pub fn in_row(self, row: Attribute) -> Self {
        self.among(0b111 << (3 * row.index()))
    }

    /// The spaces that satisfy a condition.
    #[inline]
    pub fn that(self, holds: impl Fn(Space) -> bool) -> Self {
        let mut left = self.0;
        let mut those = 0;
        while left != 0 {
            let first = left & left.wrapping_neg();
            left ^= first;
            if holds(Space(first.trailing_zeros() as u8)) {
                those |= first;
            }
        }
        Self(those)
    }

    /// The set as bits; bit 0 is the first space.
    #[inline]
    pub fn bits(self) -> u32 {
        self.0
    }

    /// All spaces but one.
    #[inline]
    pub fn without(self, space: Space) -> Self {
        Self(self.0 & !(1 << space.0))
    }

    /// The n-th space of the set, row by row, from 0; `nth` must be below [`Self::len`].
    #[inline]
    pub fn nth(self, nth: usize) -> Space {
        debug_assert!(nth < self.len(), "space {nth} of {}", self.len());
        let left = (0..nth).fold(self.0, |left, _| left & left.wrapping_sub(1));
        Space(left.trailing_zeros() as u8)
    }

    /// The spaces, row by row.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> {
        (0..self.len()).map(move |nth| self.nth(nth))
    }

    /// For a set of filled spaces: the first free space of each row.
    #[inline]
    pub fn open_rows(self) -> Self {
        const FIRSTS: u32 = 0b001_001_001_001_001_001;
        Self(!(self.0 & self.0 >> 1 & self.0 >> 2) & FIRSTS)
    }
}

/// A byte repeated eight times.
fn each(byte: u8) -> u64 {
    u64::from(byte) * 0x0101_0101_0101_0101
}

/// Which of eight bytes, each at most 127, are not 0; bit 0 is the first byte.
#[inline(always)]
pub(super) fn not_empty(eight: [u8; 8]) -> u8 {
    // Adding 0x7f to a byte above 0 sets its highest bit. The multiplication gathers these bits in
    // the highest byte.
    let high = (u64::from_le_bytes(eight) + each(0x7f)) & each(0x80);
    ((high >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

impl Sheet {
    /// The spaces with a die.
    #[inline]
    pub(crate) fn filled(&self) -> Spaces {
        let mut laid = [0; 24];
        for (byte, laid) in laid.iter_mut().zip(self.spaces) {
            *byte = laid.byte();
        }
        let (eights, _) = laid.as_chunks::<8>();
        let sets = eights.iter().rev().map(|eight| u32::from(not_empty(*eight)));
        Spaces(sets.fold(0, |all, set| all << 8 | set))
    }
}

impl Sheet {
    /// The spaces without a die, row by row.
    pub(crate) fn bare(&self) -> impl Iterator<Item = Space> {
        let filled = self.filled();
        Spaces(Spaces::ALL.0 & !filled.0).iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::numbers::Die;
    use crate::words::Colour;

    /// Each face on each space is reported as it was placed.
    #[test]
    fn a_space_is_described_by_its_die() {
        for at in 0..18 {
            for face in 0..=6 {
                let die = (face > 0).then_some(Die { colour: Colour::Red, face });
                let mut sheet = Sheet::default();
                sheet.spaces[at] = die.into();
                let space = Space(at as u8);
                assert_eq!(sheet.die(space), die);
                let alone = u32::from(face > 0) << at;
                assert_eq!(sheet.filled().bits(), alone, "{face} on {at}");
            }
        }
    }
}
