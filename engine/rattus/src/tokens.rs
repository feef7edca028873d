//! Rat tokens: their faces, and those that have come to the board.

use play::say::ArgKind;
use play::say::Speller;
use play::{Arg, Bits, Say, Seat};
use serde::de::Error;
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::members;
use crate::numbers::{FaceNo, RegionNo, TokenNo};
use crate::state::{NONE, TOKENS};

/// A symbol on a token: the number of a class card, [`Symbol::MAJORITY`] or [`Symbol::ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, Say)]
pub struct Symbol(pub u8);

impl Symbol {
    /// The players with the most cubes.
    pub const MAJORITY: Self = Self(254);
    /// All players.
    pub const ALL: Self = Self(253);
}

/// The symbols of a token, up to eight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symbols([u8; 8]);

impl Symbols {
    /// At most eight symbols.
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

    /// How many times the token has a symbol.
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

impl Say for Symbols {
    const KIND: ArgKind = ArgKind::List(&Symbol::KIND);

    fn say(&self, speller: Speller<'_>) -> Option<Arg> {
        Some(Arg::List(self.iter().filter_map(|symbol| symbol.say(speller)).collect()))
    }
}

impl<'de> Deserialize<'de> for Symbols {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Vec::<Symbol>::deserialize(from).map(Self::new)
    }
}

/// The face of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Say)]
pub struct Face {
    /// The number of the face in the catalogue.
    pub token: FaceNo,
    /// Number of cubes that must be in the region for the token to have an effect.
    pub limit: u8,
    /// The players that it affects.
    pub symbols: Symbols,
}

/// The group of tokens that a face comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Say)]
pub enum Ring {
    /// Tokens without a ring.
    Regular,
    /// Tokens with a ring, which are on the board at the start.
    Starting,
}

/// A token that has come to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Token {
    /// Its region; [`NONE`] after it was flipped.
    region: u8,
    /// Its face; [`NONE`] until a seat has seen it.
    face: u8,
    /// The seats that have seen it, as bits.
    seen: u8,
}

impl Token {
    /// A token face down in a region.
    pub fn on(region: RegionNo) -> Self {
        Self { region: region.0, face: NONE, seen: 0 }
    }

    /// A token that was flipped and removed.
    pub(crate) const GONE: Self = Self { region: NONE, face: NONE, seen: 0 };

    /// Its region; `None` after it was flipped.
    #[inline]
    pub fn region(self) -> Option<RegionNo> {
        (self.region != NONE).then_some(RegionNo(self.region))
    }

    /// Its face, if any seat has seen it.
    #[inline]
    pub fn face(self) -> Option<FaceNo> {
        (self.face != NONE).then_some(FaceNo(self.face))
    }

    /// Whether a seat has seen its face.
    #[inline]
    pub fn seen_by(self, seat: Seat) -> bool {
        self.seen >> seat.0 & 1 == 1
    }

    /// This token in another region.
    pub(crate) fn moved_to(self, region: RegionNo) -> Self {
        Self { region: region.0, ..self }
    }

    /// This token after its face was seen, by `seat` or by all.
    pub(crate) fn shown(self, face: FaceNo, seat: Option<Seat>) -> Self {
        let seen = self.seen | seat.map_or(0, |seat| 1 << seat.0);
        Self { face: face.0, seen, ..self }
    }

    /// This token with the knowledge that `seen` has of its face.
    pub(crate) fn remembered(self, seen: Self) -> Self {
        Self { region: self.region, ..seen }
    }

    /// What a seat knows about it; `None`: what is public.
    pub(crate) fn known_to(self, seat: Option<Seat>) -> Self {
        match seat {
            Some(seat) if self.seen_by(seat) => Self { seen: 1 << seat.0, ..self },
            _ => Self { face: NONE, seen: 0, ..self },
        }
    }
}

/// The tokens that have come to the board, in order of arrival. Flipped tokens have no region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tokens {
    // From `count` on, all are `GONE`, so that the derived comparison is correct.
    all: [Token; TOKENS],
    count: u8,
    /// The tokens on the board, as bits: derived from `all` and kept for speed.
    lying: u64,
    /// The tokens on the board whose face any seat has seen, as bits.
    known: u64,
}

impl Tokens {
    /// No token.
    pub const NONE: Self = Self { all: [Token::GONE; TOKENS], count: 0, lying: 0, known: 0 };

    /// Adds a token and returns its number; `None` if there is no room.
    pub fn push(&mut self, token: Token) -> Option<TokenNo> {
        let no = TokenNo(self.count);
        if no.at() >= TOKENS {
            return None;
        }
        self.count += 1;
        self.set(no, token);
        Some(no)
    }

    #[inline]
    pub fn get(&self, no: TokenNo) -> Option<Token> {
        self.list().get(no.at()).copied()
    }

    /// Replaces a token.
    pub fn set(&mut self, no: TokenNo, token: Token) {
        debug_assert!(no.0 < self.count, "token {} of {}", no.0, self.count);
        self.all[no.at()] = token;
        let bit = 1 << no.0;
        self.lying &= !bit;
        self.known &= !bit;
        if token.region().is_some() {
            self.lying |= bit;
            self.known |= if token.face().is_some() { bit } else { 0 };
        }
    }

    /// Applies a change to all tokens.
    pub fn change(&mut self, change: impl Fn(Token) -> Token) {
        for (no, token) in (0..).map(TokenNo).zip(self.all).take(usize::from(self.count)) {
            self.set(no, change(token));
        }
    }

    #[inline]
    pub fn list(&self) -> &[Token] {
        &self.all[..usize::from(self.count)]
    }

    /// The tokens on the board, as bits.
    #[inline]
    pub fn lying(&self) -> u64 {
        self.lying
    }

    /// The tokens on the board that no seat has seen, as bits.
    #[inline]
    pub fn hidden(&self) -> u64 {
        self.lying & !self.known
    }

    /// The faces of tokens on the board that any seat has seen.
    pub fn faces(&self) -> Bits {
        let known = members(self.known);
        known.filter_map(|at| Some(self.all[usize::from(at)].face()?.0)).collect()
    }

    /// The tokens in a region, as bits.
    #[inline]
    pub fn in_region(&self, region: RegionNo) -> u64 {
        let there = |at: &u8| self.all[usize::from(*at)].region() == Some(region);
        members(self.lying).filter(there).fold(0, |bits, at| bits | 1 << at)
    }
}

impl Serialize for Tokens {
    /// Serialized as the list of tokens.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.list())
    }
}

impl<'de> Deserialize<'de> for Tokens {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut tokens = Self::NONE;
        for token in Vec::<Token>::deserialize(from)? {
            if tokens.push(token).is_none() {
                return Err(D::Error::custom(format!("more than {TOKENS} tokens")));
            }
        }
        Ok(tokens)
    }
}
