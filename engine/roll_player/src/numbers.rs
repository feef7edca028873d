//! Numbers of things, and what is made of them: what choices, events and states hold.

use std::fmt;
use std::ops::RangeInclusive;

use play::Say;
use serde::{Deserialize, Serialize};

use crate::words::{Attribute, Colour, Outlook};

/// Kinds of dice by their colours, boost dice among them.
pub const COLOURS: usize = Colour::ALL.len();
/// Most seats of a table.
pub const SEATS: usize = 5;
/// Most initiative cards.
pub const NUMBERS: usize = SEATS + 1;

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

    /// The card with a number of a kind, which [`Actor::KINDS`] numbers.
    pub(crate) fn of_kind(kind: u8, at: u8) -> Self {
        Self(u16::from_be_bytes([kind, at]))
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

impl Colour {
    /// The faces of a die of the colour. Rule: `boost-dice`.
    #[inline]
    pub const fn faces(self) -> RangeInclusive<u8> {
        match self {
            Self::Green
            | Self::Blue
            | Self::Red
            | Self::Purple
            | Self::Black
            | Self::White
            | Self::Gold => Die::FACES,
            Self::Boost => 3..=8,
        }
    }
}

impl Outlook {
    /// The outlook of a cell; cells count row by row from the top left.
    pub fn of(cell: Cell) -> Self {
        Self::at(cell.at()).expect("the marker stands on one of nine cells")
    }
}
