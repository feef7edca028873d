//! The tokens that have come to the board.

use play::Bits;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::members;
use crate::state::{RegionNo, TOKENS, Token, TokenNo};

/// The tokens that have come to the board, in this order; those turned up lie nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tokens {
    // From `count` on, all are gone, so that the derived comparison is right.
    all: [Token; TOKENS],
    count: u8,
    /// Those that lie on the board, as bits: what follows from `all`, kept for speed.
    lying: u64,
    /// Those of them whose face somebody has seen.
    known: u64,
}

impl Tokens {
    /// No token.
    pub const NONE: Self = Self { all: [Token::GONE; TOKENS], count: 0, lying: 0, known: 0 };

    /// Adds a token; false when there is no room for it.
    pub fn push(&mut self, token: Token) -> bool {
        let at = self.count;
        let room = usize::from(at) < TOKENS;
        if room {
            self.count += 1;
            self.set(TokenNo(at), token);
        }
        room
    }

    /// A token.
    #[inline]
    pub fn get(&self, no: TokenNo) -> Option<Token> {
        self.list().get(no.at()).copied()
    }

    /// Changes a token, if there is such a one.
    pub fn set(&mut self, no: TokenNo, token: Token) {
        if no.0 >= self.count {
            return;
        }
        self.all[no.at()] = token;
        let bit = 1 << no.0;
        self.lying &= !bit;
        self.known &= !bit;
        if token.region().is_some() {
            self.lying |= bit;
            self.known |= if token.face().is_some() { bit } else { 0 };
        }
    }

    /// Changes all tokens.
    pub fn change(&mut self, change: impl Fn(Token) -> Token) {
        for (no, token) in (0..).map(TokenNo).zip(self.all).take(usize::from(self.count)) {
            self.set(no, change(token));
        }
    }

    /// All tokens.
    #[inline]
    pub fn list(&self) -> &[Token] {
        &self.all[..usize::from(self.count).min(TOKENS)]
    }

    /// Those that lie on the board, as bits.
    #[inline]
    pub fn lying(&self) -> u64 {
        self.lying
    }

    /// Those that lie on the board and that nobody has seen, as bits.
    #[inline]
    pub fn hidden(&self) -> u64 {
        self.lying & !self.known
    }

    /// The faces on the board that somebody has seen.
    pub fn faces(&self) -> Bits {
        let known = members(self.known);
        known.filter_map(|at| Some(self.all[usize::from(at)].face()?.0)).collect()
    }

    /// Those that lie in a region, as bits.
    #[inline]
    pub fn in_region(&self, region: RegionNo) -> u64 {
        let there = |at: &u8| self.all[usize::from(*at)].region() == Some(region);
        members(self.lying).filter(there).fold(0, |bits, at| bits | 1 << at)
    }
}

impl Serialize for Tokens {
    /// The list of tokens.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.list())
    }
}

impl<'de> Deserialize<'de> for Tokens {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut tokens = Self::NONE;
        for token in Vec::<Token>::deserialize(from)? {
            if !tokens.push(token) {
                return Err(D::Error::custom(format!("more than {TOKENS} tokens")));
            }
        }
        Ok(tokens)
    }
}
