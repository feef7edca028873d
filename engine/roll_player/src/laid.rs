//! Dice stored in one byte each: on the spaces of a sheet, on initiative cards, in the tray.

use serde::{Deserialize, Serialize};

use crate::list::List;
use crate::numbers::Die;
use crate::words::Colour;

/// Mask of the bits of [`Laid`] that hold the face, counted from 1 at the lowest face of the die.
const FACES: u8 = 7;

/// What must be added to these bits for the face: boost dice begin at 3, all others at 1.
const fn beyond(colour: Colour) -> u8 {
    *colour.faces().start() - 1
}

/// The byte of a boost die before its face is added.
const BOOST: u8 = (Colour::Boost as u8) << 3;

/// For each color, what a face is added to for its byte: the color bits, minus the offset of the
/// faces.
const BYTES: [u8; Colour::ALL.len()] = {
    let mut bytes = [0; Colour::ALL.len()];
    let mut at = 0;
    while at < bytes.len() {
        bytes[at] = ((at as u8) << 3).wrapping_sub(beyond(Colour::ALL[at]));
        at += 1;
    }
    bytes
};

/// The die for each byte; `None` for bytes that encode none.
const DICE: [Option<Die>; 64] = {
    let mut dice = [None; 64];
    let mut at = 0;
    while at < 8 * Colour::ALL.len() {
        let face = at as u8 & FACES;
        if face != 0 && face != FACES {
            let colour = Colour::ALL[at / 8];
            dice[at] = Some(Die { colour, face: face + beyond(colour) });
        }
        at += 1;
    }
    dice
};

/// Zero or one die at a place, in one byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Option<Die>", into = "Option<Die>")]
pub(crate) struct Laid(u8);

impl Laid {
    pub(crate) const NONE: Self = Self(0);

    #[inline]
    pub(crate) fn die(self) -> Option<Die> {
        DICE[usize::from(self.0) % DICE.len()]
    }

    #[inline]
    pub(crate) fn is_none(self) -> bool {
        self.0 == 0
    }

    /// The face; 0 without a die.
    #[inline]
    pub(crate) fn face(self) -> u8 {
        // Only boost dice have an offset. Their color bits are the highest, so one comparison finds
        // them.
        (self.0 & FACES) + u8::from(self.0 >= BOOST) * beyond(Colour::Boost)
    }

    /// The stored byte. Its highest bit is never set.
    #[inline]
    pub(crate) fn byte(self) -> u8 {
        self.0
    }
}

impl From<Option<Die>> for Laid {
    #[inline]
    fn from(die: Option<Die>) -> Self {
        Self(die.map_or(0, |Die { colour, face }| {
            debug_assert!(colour.faces().contains(&face), "no {} die shows {face}", colour.word());
            BYTES[colour.index()].wrapping_add(face)
        }))
    }
}

impl From<Laid> for Option<Die> {
    fn from(laid: Laid) -> Self {
        laid.die()
    }
}

/// A set of kinds of dice. Dice with equal color and face are one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Kinds(u64);

impl Kinds {
    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds with the lowest face of the set.
    #[inline]
    pub(crate) fn lowest(self) -> Self {
        let boost = self.0 >> BOOST;
        if boost != 0 {
            return self.lowest_with(boost << beyond(Colour::Boost));
        }
        // Each byte holds the faces of one color, so folding all bytes into one finds the lowest
        // face.
        let faces = [32, 16, 8].into_iter().fold(self.0, |all, by| all | all >> by);
        let face = (faces & 0xff).trailing_zeros();
        Self(self.0 & 0x0001_0101_0101_0101_u64.checked_shl(face).unwrap_or(0))
    }

    /// As [`Kinds::lowest`], but with boost dice; `boost` has their faces at their true place, not
    /// offset.
    // Never inlined: without an expansion there are no boost dice.
    #[inline(never)]
    fn lowest_with(self, boost: u64) -> Self {
        let most = Colour::Boost.index();
        let faces = (0..most).fold(boost, |faces, at| faces | (self.0 >> (8 * at) & 0xff));
        let face = faces.trailing_zeros();
        let boosted = 1_u64.checked_shl(face).unwrap_or(0) >> beyond(Colour::Boost);
        // Faces above 6 exist only on boost dice, and shifting by them would reach the byte of the
        // next color.
        let rest = if face > 6 { 0 } else { 0x0001_0101_0101_0101_u64 << face };
        Self(self.0 & (rest & !(0xff << BOOST) | boosted << BOOST))
    }

    /// The only kind in the set; `None` if there are none or several.
    #[inline]
    pub(crate) fn only(self) -> Option<Die> {
        if self.0.is_power_of_two() { Laid(self.0.trailing_zeros() as u8).die() } else { None }
    }

    /// Removes the kind of a die; false if it was not in the set.
    #[inline]
    pub(crate) fn take(&mut self, die: Die) -> bool {
        let kind = Self::from(Laid::from(Some(die)));
        let there = self.0 & kind.0 != 0;
        self.0 &= !kind.0;
        there
    }
}

impl From<Laid> for Kinds {
    #[inline]
    fn from(laid: Laid) -> Self {
        if laid.is_none() { Self(0) } else { Self(1 << laid.byte()) }
    }
}

/// Maximum number of dice that are drawn but not yet put down or placed.
pub const TRAY: usize = 12;

/// Dice that are drawn but not yet put down or placed, in the order in which they were drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tray(List<Laid, TRAY>);

impl Tray {
    /// The dice, oldest first.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Die> + Clone + use<> {
        self.0.whole().into_iter().map_while(Laid::die)
    }

    /// The oldest die.
    #[inline]
    pub fn first(&self) -> Option<Die> {
        self.0.whole()[0].die()
    }

    /// The kinds of the dice after the first `first`.
    #[inline]
    pub(crate) fn kinds_from(&self, first: usize) -> Kinds {
        Kinds(self.0.iter().skip(first).fold(0, |all, laid| all | Kinds::from(*laid).0))
    }

    /// Number of dice.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.count()
    }

    /// Whether the tray is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.count() == 0
    }

    /// Adds a die; false, without a change, if the tray is full.
    #[inline]
    pub(crate) fn add(&mut self, die: Die) -> bool {
        self.0.add(Some(die).into())
    }

    /// Removes the oldest die of this kind; false if there is none.
    #[inline]
    pub(crate) fn take(&mut self, die: Die) -> bool {
        let wanted = Laid::from(Some(die));
        let at = self.0.iter().position(|laid| *laid == wanted);
        at.is_some_and(|at| {
            self.0.remove(at);
            true
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tray_keeps_its_dice_in_order() {
        let die = |face| Die { colour: Colour::Blue, face };
        let mut tray = Tray::default();
        for nth in 0..TRAY {
            assert_eq!(tray.len(), nth);
            assert!(tray.add(die(nth as u8 % 6 + 1)));
        }
        assert!(!tray.add(die(1)), "it is full");
        assert!(tray.take(die(2)) && !tray.take(Die { colour: Colour::Red, face: 3 }));
        let faces: Vec<_> = tray.iter().map(|die| die.face).collect();
        assert_eq!(faces, [1, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]);
        let written = serde_json::to_string(&tray).expect("it is plain");
        assert_eq!(serde_json::from_str::<Tray>(&written).expect("written above"), tray);
        for die in tray.iter() {
            assert!(tray.take(die));
        }
        assert_eq!(tray, Tray::default());
    }

    #[test]
    fn kinds_are_told_by_colour_and_face() {
        let die = |colour, face| Die { colour, face };
        let mut tray = Tray::default();
        let dice = [
            die(Colour::Gold, 1),
            die(Colour::White, 4),
            die(Colour::Gold, 3),
            die(Colour::Green, 3),
            die(Colour::Gold, 3),
        ];
        for die in dice {
            assert!(tray.add(die));
        }
        assert_eq!(tray.kinds_from(0).lowest().only(), Some(dice[0]));
        let mut lowest = tray.kinds_from(1).lowest();
        assert_eq!(lowest.only(), None, "there are two");
        assert!(lowest.take(dice[2]) && !lowest.take(dice[4]) && !lowest.take(dice[1]));
        assert_eq!(lowest.only(), Some(dice[3]));
        assert!(lowest.take(dice[3]) && lowest.is_empty());
        assert_eq!(tray.kinds_from(5).lowest(), Kinds::default());
        let boost = [die(Colour::Boost, 3), die(Colour::Green, 4), die(Colour::Boost, 8)];
        let mut tray = Tray::default();
        for die in boost {
            assert!(tray.add(die));
        }
        assert_eq!(tray.kinds_from(0).lowest().only(), Some(boost[0]));
        assert_eq!(tray.kinds_from(1).lowest().only(), Some(boost[1]));
        assert_eq!(tray.kinds_from(2).lowest().only(), Some(boost[2]));
    }

    #[test]
    fn each_die_is_told_from_each_other() {
        for colour in Colour::ALL {
            for face in colour.faces() {
                let die = Some(Die { colour: *colour, face });
                assert_eq!(Laid::from(die).die(), die);
            }
        }
        assert_eq!(Laid::from(None).die(), None);
    }
}
