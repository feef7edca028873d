//! Numbers of cards and places, and types made of them. Choices, events and states hold these.

use std::fmt;
use std::ops::RangeInclusive;

use play::Say;
use serde::{Deserialize, Serialize};

use crate::words::{Attribute, Colour, Outlook};

/// Number of die colors, boost dice included.
pub const COLOURS: usize = Colour::ALL.len();
/// Maximum number of seats at a table.
pub const SEATS: usize = 5;
/// Maximum number of initiative cards.
pub const NUMBERS: usize = SEATS + 1;

play::numbers! {
    /// Number of a market card in the catalogue.
    CardNo;
    /// Number of a class in the catalogue.
    ClassNo;
    /// Number of a race in the catalogue.
    RaceNo;
    /// Number of a backstory in the catalogue.
    BackstoryNo;
    /// Number of an alignment in the catalogue.
    AlignmentNo;
    /// Number of a set of armor in the catalogue.
    SetNo;
    /// Number of an edition in the catalogue.
    EditionNo;
    /// Number of a minion in the catalogue.
    MinionNo;
    /// Number of a monster in the catalogue.
    MonsterNo;
    /// Number of an adventure card in the catalogue.
    AdventureNo;
    /// A cell of the alignment grid, 0 to 8, row by row from the top left.
    Cell;
    /// A space of a sheet, 0 to 17, row by row from the top left.
    Space;
}

/// The number printed on an initiative card, from 1. Texts that link to it use the glossary's term.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Say)]
#[serde(rename = "InitiativeCardNo")]
pub struct Number(pub u8);

impl Number {
    /// The index of the card, from 0.
    #[inline]
    pub fn at(self) -> usize {
        debug_assert!(self.0 > 0, "initiative cards count from 1");
        usize::from(self.0) - 1
    }
}

impl Space {
    /// The space of a row; `slot` is 0 to 2 from the left.
    ///
    /// ```
    /// use roll_player::numbers::Space;
    /// use roll_player::words::Attribute;
    ///
    /// let space = Space::of(Attribute::Dex, 2);
    /// assert_eq!(space, Space(5));
    /// assert_eq!((space.row(), space.slot()), (Attribute::Dex, 2));
    /// ```
    #[inline]
    pub fn of(row: Attribute, slot: u8) -> Self {
        debug_assert!(slot < 3, "a row has three spaces, not {slot}");
        Self(row as u8 * 3 + slot)
    }

    /// The row of the space.
    #[inline]
    pub fn row(self) -> Attribute {
        Attribute::ALL[self.at() / 3]
    }

    /// Its position in the row, 0 to 2 from the left.
    #[inline]
    pub fn slot(self) -> u8 {
        self.0 % 3
    }
}

/// The number of any card that can act, in two bytes. Each kind has a range of 256 numbers.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Say,
)]
pub struct Slot(pub u16);

impl Slot {
    /// How many numbers each kind has.
    const OF_A_KIND: u16 = 256;

    /// The kind as an index into [`Actor::KINDS`], and the number of the card within its kind.
    #[inline]
    pub(crate) fn kind_and_number(self) -> (usize, usize) {
        let [kind, at] = self.0.to_be_bytes();
        (kind.into(), at.into())
    }

    /// The card with this number within a kind; `kind` is an index into [`Actor::KINDS`].
    pub(crate) fn of_kind(kind: u8, at: u8) -> Self {
        Self(u16::from_be_bytes([kind, at]))
    }

    /// The market card; `None` for other kinds.
    #[inline]
    pub fn card(self) -> Option<CardNo> {
        u8::try_from(self.0).ok().map(CardNo)
    }

    /// The adventure card; `None` for other kinds.
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
        /// A card that can act, with its kind.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Actor {$(
            $(#[$doc])*
            $kind($no),
        )*}

        impl Actor {
            /// One value of each kind, in the order of the ranges of [`Slot`].
            pub(crate) const KINDS: [Self; [$($number),*].len()] = [$(Self::$kind($no(0))),*];
        }

        impl Slot {
            /// The card with its kind; `None` if the number belongs to no kind.
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
    /// A set of armor. It acts for the seats that own some of its cards.
    Set(SetNo) = 8,
}

/// A die with the face it shows.
///
/// ```
/// use roll_player::numbers::Die;
/// use roll_player::words::Colour;
///
/// let green = Die { colour: Colour::Green, face: 2 };
/// assert_eq!(green.turned().face, 5);
/// let boost = Die { colour: Colour::Boost, face: 3 };
/// assert_eq!(boost.turned().face, 8);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Say)]
pub struct Die {
    /// The color.
    pub colour: Colour,
    /// The face, one of [`Colour::faces`].
    pub face: u8,
}

impl Die {
    /// The faces of all dice except boost dice. Rule: `components-dice`.
    pub const FACES: RangeInclusive<u8> = 1..=6;

    /// This die with another face.
    #[inline]
    #[must_use]
    pub fn showing(self, face: u8) -> Self {
        Self { face, ..self }
    }

    /// The faces of this die.
    #[inline]
    pub fn faces(self) -> RangeInclusive<u8> {
        self.colour.faces()
    }

    /// This die turned to its opposite face. Opposite faces add up to 7, on a boost die to 11.
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
    /// The faces of a die of this color: 3 to 8 for boost dice, 1 to 6 for others. Rule:
    /// `boost-dice`.
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
    /// The outlook of a cell.
    pub fn of(cell: Cell) -> Self {
        Self::at(cell.at()).expect("the marker stands on one of nine cells")
    }
}
