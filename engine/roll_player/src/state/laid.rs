//! Dice in one byte each: on the spaces of a sheet, on initiative cards, in the tray.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::Die;
use crate::words::Colour;

/// The bits of [`Laid`] that hold the face.
pub(super) const FACES: u8 = 7;

/// What lies at a place for one die: a die, or none, in one byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Option<Die>", into = "Option<Die>")]
pub(super) struct Laid(u8);

impl Laid {
    #[inline]
    pub(super) fn die(self) -> Option<Die> {
        let colour = Colour::at(usize::from(self.0 >> 3))?;
        (self.face() != 0).then_some(Die { colour, face: self.face() })
    }

    #[inline]
    pub(super) fn is_none(self) -> bool {
        self.0 == 0
    }

    /// The face; 0 for none.
    #[inline]
    pub(super) fn face(self) -> u8 {
        self.0 & FACES
    }

    /// As it is kept: its highest bit is never set.
    #[inline]
    pub(super) fn byte(self) -> u8 {
        self.0
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

/// Dice drawn and not yet laid or placed, in the order in which they came.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "ArrayVec<Die, TRAY>", into = "ArrayVec<Die, TRAY>")]
pub struct Tray {
    /// The dice, and nothing behind them.
    dice: [Laid; TRAY],
}

impl Tray {
    /// The dice, first come first.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Die> + Clone + use<> {
        self.dice.into_iter().map_while(Laid::die)
    }

    /// The die that came first.
    #[inline]
    pub fn first(&self) -> Option<Die> {
        self.dice[0].die()
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.dice.iter().take_while(|laid| !laid.is_none()).count()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.dice[0].is_none()
    }

    /// Adds a die; false, and nothing happens, when there is no room.
    #[inline]
    pub(super) fn add(&mut self, die: Die) -> bool {
        let room = self.dice.iter_mut().find(|laid| laid.is_none());
        room.map(|laid| *laid = Some(die).into()).is_some()
    }

    /// Takes a die out, the first of its kind; false if there is none.
    #[inline]
    pub(super) fn take(&mut self, die: Die) -> bool {
        let wanted = Laid::from(Some(die));
        let Some(at) = self.dice.iter().position(|laid| *laid == wanted) else { return false };
        self.dice.copy_within(at + 1.., at);
        self.dice[TRAY - 1] = None.into();
        true
    }
}

impl From<ArrayVec<Die, TRAY>> for Tray {
    fn from(dice: ArrayVec<Die, TRAY>) -> Self {
        let mut tray = Self::default();
        for (laid, die) in tray.dice.iter_mut().zip(dice) {
            *laid = Some(die).into();
        }
        tray
    }
}

impl From<Tray> for ArrayVec<Die, TRAY> {
    fn from(tray: Tray) -> Self {
        tray.iter().collect()
    }
}
