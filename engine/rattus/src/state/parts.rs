//! The parts of a state.

use std::sync::Arc;

use play::Seat;
use script::Journal;
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{NONE, REGIONS, State};
use crate::cards::kinds::Hook;

play::numbers! {
    /// A map.
    MapNo;
    /// A set of tokens.
    SetNo;
    /// The face of a token.
    FaceNo;
}

/// A token as it lies on the board: everybody can tell it from the others by its place. It is
/// written from 1 on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TokenNo(pub u8);

impl TokenNo {
    /// The number as an index.
    #[inline]
    pub fn at(self) -> usize {
        usize::from(self.0)
    }
}

impl Serialize for TokenNo {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_newtype_struct("TokenNo", &self.0.saturating_add(1))
    }
}

impl<'de> Deserialize<'de> for TokenNo {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        u8::deserialize(from).map(|number| Self(number.saturating_sub(1)))
    }
}

/// A region.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub struct RegionNo(pub u8);

impl RegionNo {
    /// The number as an index.
    #[inline]
    pub fn at(self) -> usize {
        usize::from(self.0) % REGIONS
    }

    /// The region as a bit.
    #[inline]
    pub fn bit(self) -> u32 {
        1 << self.at()
    }
}

/// A class card.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub struct ClassNo(pub u8);

impl ClassNo {
    /// The number as an index.
    #[inline]
    pub fn at(self) -> usize {
        usize::from(self.0) % super::CLASSES
    }
}

/// A symbol of a token: a class card's number, or [`Symbol::MAJORITY`] or [`Symbol::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Symbol(pub u8);

impl Symbol {
    /// Those with the most cubes.
    pub const MAJORITY: Self = Self(254);
    /// Everybody.
    pub const ALL: Self = Self(253);
}

/// The symbols of a token, as many as there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symbols([u8; 8]);

impl Symbols {
    /// Up to eight symbols.
    pub fn new(symbols: impl IntoIterator<Item = Symbol>) -> Self {
        let mut all = [NONE; 8];
        for (slot, symbol) in all.iter_mut().zip(symbols) {
            *slot = symbol.0;
        }
        Self(all)
    }

    /// The symbols in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Symbol> + '_ {
        self.0.iter().take_while(|symbol| **symbol != NONE).map(|symbol| Symbol(*symbol))
    }

    /// How often a symbol is there.
    #[inline]
    pub fn count(&self, symbol: Symbol) -> u8 {
        self.0.iter().map(|one| u8::from(*one == symbol.0)).sum()
    }
}

impl Serialize for Symbols {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut list = to.serialize_seq(None)?;
        for symbol in self.iter() {
            list.serialize_element(&symbol)?;
        }
        list.end()
    }
}

impl<'de> Deserialize<'de> for Symbols {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Vec::<Symbol>::deserialize(from).map(Self::new)
    }
}

/// What a token shows when it is turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Face {
    /// Which of the set it is.
    pub token: FaceNo,
    /// Cubes that must be in the region for it to have an effect.
    pub limit: u8,
    /// Whom it strikes.
    pub symbols: Symbols,
}

/// Which tokens a face comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ring {
    /// Those without a ring.
    Regular,
    /// Those with a ring, with which the game starts.
    Starting,
}

/// A token that has come to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Token {
    /// Where it lies; nowhere once it was turned up.
    region: u8,
    /// Its face, once somebody has seen it.
    face: u8,
    /// Who has seen it, as bits.
    seen: u8,
}

impl Token {
    /// A token face down in a region.
    pub fn on(region: RegionNo) -> Self {
        Self { region: region.0, face: NONE, seen: 0 }
    }

    /// A token turned up and removed.
    pub(crate) const GONE: Self = Self { region: NONE, face: NONE, seen: 0 };

    /// Where it lies.
    #[inline]
    pub fn region(self) -> Option<RegionNo> {
        (self.region != NONE).then_some(RegionNo(self.region))
    }

    /// Its face, if somebody has seen it.
    #[inline]
    pub fn face(self) -> Option<FaceNo> {
        (self.face != NONE).then_some(FaceNo(self.face))
    }

    /// Whether a seat has seen its face.
    #[inline]
    pub fn seen_by(self, seat: Seat) -> bool {
        self.seen >> seat.0 & 1 == 1
    }

    /// The same token in another region.
    pub(super) fn moved_to(self, region: RegionNo) -> Self {
        Self { region: region.0, ..self }
    }

    /// The same token, whose face somebody has seen.
    pub(super) fn shown(self, face: FaceNo, seat: Option<Seat>) -> Self {
        let seen = self.seen | seat.map_or(0, |seat| 1 << seat.0);
        Self { face: face.0, seen, ..self }
    }

    /// The same token with what has been seen of it.
    pub(super) fn remembered(self, seen: Self) -> Self {
        Self { region: self.region, ..seen }
    }

    /// What a seat knows of it; `None`: what everybody knows.
    pub(super) fn known_to(self, seat: Option<Seat>) -> Self {
        match seat {
            Some(seat) if self.seen_by(seat) => Self { seen: 1 << seat.0, ..self },
            _ => Self { face: NONE, seen: 0, ..self },
        }
    }
}

/// Points that the rulebook leaves open; the first word is the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Rule {
    /// Whether placing is free: skipped, or with fewer cubes.
    FreePlacing,
    /// Whether tokens are removed before the left-over starting tokens are mixed in.
    EarlyRemoval,
    /// Whether the active player chooses the token to be turned up.
    ChosenFlips,
    /// Whether the plague may come back to where it started.
    Return,
    /// Whether the plague may stay in the last round and still count.
    Stay,
    /// Whether the majority is counted anew for each symbol.
    Recount,
}

impl Rule {
    /// All, each with its name and its two values, the default first.
    pub const ALL: [(Self, &str, [&str; 2]); 6] = [
        (Self::FreePlacing, "placing", ["exact", "free"]),
        (Self::EarlyRemoval, "removal", ["after-mixing", "before-mixing"]),
        (Self::ChosenFlips, "flips", ["random", "chosen"]),
        (Self::Return, "plague-return", ["no", "yes"]),
        (Self::Stay, "last-plague", ["must-move", "may-stay"]),
        (Self::Recount, "double-majority", ["fixed", "recounted"]),
    ];
}

/// The options that are not at their default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Options(u8);

impl Options {
    /// Whether an option is chosen.
    #[inline]
    pub fn has(self, option: Rule) -> bool {
        self.0 >> option as u8 & 1 == 1
    }

    /// The same with one more option.
    #[must_use]
    pub fn with(self, option: Rule) -> Self {
        Self(self.0 | 1 << option as u8)
    }
}

/// What a script asks.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Question {
    /// A region.
    Region { regions: u32, near: Option<RegionNo>, optional: bool },
    /// A token.
    Token { tokens: u64, optional: bool },
    /// A number.
    Number { least: u8, most: u8 },
    /// Yes or no.
    Confirm,
    /// Chance: the face of a token, shown to the holder of the card.
    Look { token: TokenNo },
}

/// A card that acts and has asked.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Effect {
    /// Who uses it.
    pub seat: Seat,
    /// The card.
    pub card: ClassNo,
    /// Its hook.
    pub hook: Hook,
    /// The replies so far.
    pub journal: Journal,
    /// What it waits for; none while it is being carried on.
    pub question: Option<Question>,
    /// How many of its events are carried out.
    pub told: u8,
    /// The state when it began: what a failing script goes back to.
    pub start: Arc<State>,
}
