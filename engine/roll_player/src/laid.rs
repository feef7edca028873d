//! Dice in one byte each: on the spaces of a sheet, on initiative cards, in the tray.

use serde::{Deserialize, Serialize};

use crate::list::List;
use crate::numbers::Die;
use crate::words::Colour;

/// The bits of [`Laid`] that hold the face, counted from the lowest one that the die has.
const FACES: u8 = 7;

/// What is added to those bits: boost dice begin with 3, all others with 1.
const fn beyond(colour: Colour) -> u8 {
    *colour.faces().start() - 1
}

/// The first byte of boost dice.
const BOOST: u8 = (Colour::Boost as u8) << 3;

/// What is added to a face of each colour to make its byte: the bits of the colour, less what its
/// faces begin with.
const BYTES: [u8; Colour::ALL.len()] = {
    let mut bytes = [0; Colour::ALL.len()];
    let mut at = 0;
    while at < bytes.len() {
        bytes[at] = ((at as u8) << 3).wrapping_sub(beyond(Colour::ALL[at]));
        at += 1;
    }
    bytes
};

/// The die of each byte; none for a byte that is none's.
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

/// What lies at a place for one die: a die, or none, in one byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Option<Die>", into = "Option<Die>")]
pub(crate) struct Laid(u8);

impl Laid {
    /// No die.
    pub(crate) const NONE: Self = Self(0);

    #[inline]
    pub(crate) fn die(self) -> Option<Die> {
        DICE[usize::from(self.0) % DICE.len()]
    }

    #[inline]
    pub(crate) fn is_none(self) -> bool {
        self.0 == 0
    }

    /// The face; 0 for none.
    #[inline]
    pub(crate) fn face(self) -> u8 {
        // Two more for boost dice, whose bits come last.
        (self.0 & FACES) + u8::from(self.0 >= BOOST) * beyond(Colour::Boost)
    }

    /// As it is kept: its highest bit is never set.
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

/// A set of kinds of dice: those of one colour and face are one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Kinds(u64);

impl Kinds {
    /// Whether there are none.
    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those that show the lowest face among them.
    #[inline]
    pub(crate) fn lowest(self) -> Self {
        let boost = self.0 >> BOOST;
        if boost != 0 {
            return self.lowest_with(boost << beyond(Colour::Boost));
        }
        // A byte has the faces of a colour; the lowest byte of this has those of all of them.
        let faces = [32, 16, 8].into_iter().fold(self.0, |all, by| all | all >> by);
        let face = (faces & 0xff).trailing_zeros();
        Self(self.0 & 0x0001_0101_0101_0101_u64.checked_shl(face).unwrap_or(0))
    }

    /// The same with boost dice, whose faces are given where they belong.
    #[inline(never)]
    fn lowest_with(self, boost: u64) -> Self {
        let most = Colour::Boost.index();
        let faces = (0..most).fold(boost, |faces, at| faces | (self.0 >> (8 * at) & 0xff));
        let face = faces.trailing_zeros();
        let boosted = 1_u64.checked_shl(face).unwrap_or(0) >> beyond(Colour::Boost);
        // A face that only boost dice show would reach into the byte of the next colour.
        let rest = if face > 6 { 0 } else { 0x0001_0101_0101_0101_u64 << face };
        Self(self.0 & (rest & !(0xff << BOOST) | boosted << BOOST))
    }

    /// The kind that there is; none if there are others.
    #[inline]
    pub(crate) fn only(self) -> Option<Die> {
        if self.0.is_power_of_two() { Laid(self.0.trailing_zeros() as u8).die() } else { None }
    }

    /// Takes the kind of a die out; false if it is not there (any more).
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

/// Most dice drawn and not yet laid or placed.
pub const TRAY: usize = 12;

/// Dice drawn and not yet laid or placed, in the order in which they came.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tray(List<Laid, TRAY>);

impl Tray {
    /// The dice, first come first.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Die> + Clone + use<> {
        self.0.whole().into_iter().map_while(Laid::die)
    }

    /// The die that came first.
    #[inline]
    pub fn first(&self) -> Option<Die> {
        self.0.whole()[0].die()
    }

    /// The kinds of its dice, but for so many that came first.
    #[inline]
    pub(crate) fn kinds_from(&self, first: usize) -> Kinds {
        Kinds(self.0.iter().skip(first).fold(0, |all, laid| all | Kinds::from(*laid).0))
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.count()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.count() == 0
    }

    /// Adds a die; false, and nothing happens, when there is no room.
    #[inline]
    pub(crate) fn add(&mut self, die: Die) -> bool {
        self.0.add(Some(die).into())
    }

    /// Takes a die out, the first of its kind; false if there is none.
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
