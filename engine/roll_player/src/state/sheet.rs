//! Sheets and variants, parts of a state.
//!
//! Rule: `components-sheet`.

use play::{Bits, Seat};
use serde::{Deserialize, Serialize};

use crate::laid::Laid;
use crate::numbers::{AlignmentNo, BackstoryNo, Cell, ClassNo, Die, RaceNo, Space};
use crate::words::{Attribute, Colour};

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
}

impl Sheet {
    /// The race; `None` before it is chosen.
    #[inline]
    pub fn race(&self) -> Option<RaceNo> {
        self.race
    }
    /// The class; `None` before it is chosen.
    #[inline]
    pub fn class(&self) -> Option<ClassNo> {
        self.class
    }
    /// The backstory; `None` before it is dealt.
    #[inline]
    pub fn backstory(&self) -> Option<BackstoryNo> {
        self.backstory
    }
    /// The alignment; `None` before it is dealt.
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
    /// Number of purchases in the current market turn.
    #[inline]
    pub fn purchases(&self) -> u8 {
        self.purchases
    }
    /// The market cards that the seat owns.
    #[inline]
    pub fn owned(&self) -> Bits {
        self.owned
    }
    /// The sheet as words, without gold, charisma tokens, purchases and cards, together with its
    /// seat: equal only for equal sheets.
    #[inline]
    pub(crate) fn laid_with(&self, seat: Seat) -> [u64; 3] {
        let Self {
            race,
            class,
            backstory,
            alignment,
            marker,
            spaces,
            gold: _,
            charisma: _,
            purchases: _,
            owned: _,
        } = self;
        let mut bytes = [u8::MAX; 24];
        for (byte, laid) in bytes.iter_mut().zip(spaces) {
            *byte = laid.byte();
        }
        let number = |number: Option<u8>| number.unwrap_or(u8::MAX);
        let race = number(race.map(|race| race.0));
        let class = number(class.map(|class| class.0));
        let backstory = number(backstory.map(|backstory| backstory.0));
        let alignment = number(alignment.map(|alignment| alignment.0));
        bytes[18..].copy_from_slice(&[race, class, backstory, alignment, marker.0, seat.0]);
        let (words, _) = bytes.as_chunks::<8>();
        std::array::from_fn(|word| u64::from_le_bytes(words[word]))
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
    /// Number of dice of a color.
    pub fn count(&self, colour: Colour) -> u8 {
        self.dice().filter(|(_, die)| die.colour == colour).count() as u8
    }
    /// Sum of the faces of a row.
    #[inline]
    pub fn sum(&self, row: Attribute) -> i32 {
        self.laid(row).iter().map(|laid| i32::from(laid.face())).sum()
    }

    /// The three places of a row.
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
    /// Number of free spaces in a row.
    pub fn free_count(&self, row: Attribute) -> u8 {
        self.laid(row).iter().filter(|laid| laid.is_none()).count() as u8
    }
    /// The rows with a free space.
    pub fn open_rows(&self) -> impl Iterator<Item = Attribute> + use<> {
        self.filled().open_rows().iter().map(Space::row)
    }
    /// Whether all 18 spaces are filled.
    #[inline]
    pub fn full(&self) -> bool {
        // Searched from the end, where a free space is most likely.
        !self.spaces.iter().rev().any(|laid| laid.is_none())
    }
}

play::words! {
    /// A variant of the rules.
    Variant {
        /// Starting dice of all six colors instead of random ones.
        EqualDice = "equal-dice",
        /// All market cards form one pile.
        Bazaar = "bazaar",
        /// Two additional starting dice.
        ShortGame = "short-game",
        /// Taking gold discards no market card.
        FriendlyMarket = "friendly-market",
        /// Class cards are chosen freely, without drawing a die.
        FreeClasses = "free-classes",
        /// The adventure cards are face up from the start.
        OpenAdventure = "open-adventure",
        /// With two or more seats, the solo card of the monster is used.
        MightyMonsters = "mighty-monsters",
    }
}

impl Variant {
    /// Whether the variant only has an effect in an expansion with hunts.
    pub(crate) fn is_of_hunts(self) -> bool {
        match self {
            Self::OpenAdventure | Self::MightyMonsters => true,
            Self::EqualDice
            | Self::Bazaar
            | Self::ShortGame
            | Self::FriendlyMarket
            | Self::FreeClasses => false,
        }
    }
}

/// The chosen variants of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Variants(u8);

impl Variants {
    /// These variants and one more.
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
