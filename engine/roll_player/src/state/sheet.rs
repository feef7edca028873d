//! The parts a state is made of.
//!
//! Rule: `components-sheet`.

use std::fmt;
use std::ops::RangeInclusive;

use play::{Bits, Say};
use serde::{Deserialize, Serialize};

use crate::laid::Laid;
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
    /// A minion.
    MinionNo;
    /// A monster.
    MonsterNo;
    /// An adventure card.
    AdventureNo;
    /// A cell of the alignment grid, row by row from the top left, 0 to 8.
    Cell;
    /// A space of a sheet, row by row from the top left, 0 to 17.
    Space;
}

/// An initiative card, from 1. What points at it calls it what the glossary explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Say)]
#[serde(rename = "InitiativeCardNo")]
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

/// A card that acts, in two bytes: kinds lie 256 numbers apart.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Say,
)]
pub struct Slot(pub u16);

impl Slot {
    /// So many numbers each kind has.
    const OF_A_KIND: u16 = 256;

    /// The number of the kind, as [`Actor::KINDS`] has them, and that of the card.
    #[inline]
    pub(crate) fn kind_and_number(self) -> (usize, usize) {
        let [kind, at] = self.0.to_be_bytes();
        (kind.into(), at.into())
    }

    /// The market card, if it is one.
    #[inline]
    pub fn card(self) -> Option<CardNo> {
        u8::try_from(self.0).ok().map(CardNo)
    }

    /// The adventure card, if it is one.
    #[inline]
    pub fn adventure(self) -> Option<AdventureNo> {
        match self.actor()? {
            Actor::Adventure(card) => Some(card),
            Actor::Card(_)
            | Actor::Class(_)
            | Actor::Minion(_)
            | Actor::Monster(_)
            | Actor::Race(_)
            | Actor::Backstory(_)
            | Actor::Alignment(_)
            | Actor::Set(_) => None,
        }
    }
}

macro_rules! actors {
    ($($(#[$doc:meta])* $kind:ident($no:ident) = $number:literal),* $(,)?) => {
        /// A card that acts, by its kind.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Actor {$(
            $(#[$doc])*
            $kind($no),
        )*}

        impl Actor {
            /// One of each kind, in the order in which slots number them.
            pub(crate) const KINDS: [Self; [$($number),*].len()] = [$(Self::$kind($no(0))),*];
        }

        impl Slot {
            /// The card, whatever its kind; none for a number of no kind.
            #[inline]
            pub fn actor(self) -> Option<Actor> {
                let [kind, at] = self.0.to_be_bytes();
                Some(match kind {
                    $($number => Actor::$kind($no(at)),)*
                    _ => return None,
                })
            }
        }

        $(impl From<$no> for Slot {
            #[inline]
            fn from(card: $no) -> Self {
                Self($number * Self::OF_A_KIND + u16::from(card.0))
            }
        })*
    };
}

actors! {
    /// A market card.
    Card(CardNo) = 0,
    /// A class.
    Class(ClassNo) = 1,
    /// A minion.
    Minion(MinionNo) = 2,
    /// A monster.
    Monster(MonsterNo) = 3,
    /// An adventure card.
    Adventure(AdventureNo) = 4,
    /// A race.
    Race(RaceNo) = 5,
    /// A backstory.
    Backstory(BackstoryNo) = 6,
    /// An alignment.
    Alignment(AlignmentNo) = 7,
    /// A set of armor: it acts for who has some of its cards.
    Set(SetNo) = 8,
}

/// A die: its colour and the face it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Say)]
pub struct Die {
    /// Colour.
    pub colour: Colour,
    /// Face: one of [`Colour::faces`].
    pub face: u8,
}

impl Die {
    /// The faces of every die but boost dice. Rule: `components-dice`.
    pub const FACES: RangeInclusive<u8> = 1..=6;

    /// The same die showing another face.
    #[inline]
    #[must_use]
    pub fn showing(self, face: u8) -> Self {
        Self { face, ..self }
    }

    /// The faces that it has.
    #[inline]
    pub fn faces(self) -> RangeInclusive<u8> {
        self.colour.faces()
    }

    /// The same die turned to its opposite face: opposite faces sum to 7, of a boost die to 11.
    #[inline]
    #[must_use]
    pub fn turned(self) -> Self {
        let faces = self.faces();
        debug_assert!(faces.contains(&self.face), "a die shows {faces:?}, not {}", self.face);
        self.showing(faces.start() + faces.end() - self.face)
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.colour.word(), self.face)
    }
}

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
        // From the end, where mostly a space is free.
        !self.spaces.iter().rev().any(|laid| laid.is_none())
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
        /// The adventure cards lie face up from the start.
        OpenAdventure = "open-adventure",
        /// The cards of a solo game for the monster of a game of several.
        MightyMonsters = "mighty-monsters",
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
