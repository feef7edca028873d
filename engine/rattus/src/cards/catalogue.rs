//! The catalogue: class cards, maps and tokens of a table, by number.

use std::sync::Arc;

use play::SetupError;
use script::{Label, Scripts};

use super::{Hook, MapData, Read, SetData, When};
use crate::numbers::{ClassNo, FaceNo, MapNo, SetNo};
use crate::state::State;
use crate::tokens::Face;

/// The handler of a card in one hook.
pub type Handler = effects::Handler<When>;

/// The face of a token with its id.
pub(crate) struct TokenFace {
    /// The id of the token in the packs.
    pub id: String,
    /// The face.
    pub face: Face,
}

/// Which class cards have which hooks.
pub(crate) struct Hooked {
    /// For each hook, the cards that have it, as bits.
    pub cards: [u16; Hook::COUNT],
    /// Whether any of these hooks is an event hook.
    pub listens: bool,
}

impl Default for Hooked {
    fn default() -> Self {
        Self { cards: [0; Hook::COUNT], listens: false }
    }
}

/// All content of a table and the data derived from it. Built once and shared by all threads.
#[derive(Default)]
pub struct Catalogue {
    pub(crate) classes: Vec<String>,
    pub(crate) regions: Vec<String>,
    pub(crate) maps: Vec<MapData>,
    pub(crate) sets: Vec<SetData>,
    pub(crate) faces: Vec<TokenFace>,
    pub(super) hooks: Hooked,
    pub(super) asks: Vec<Vec<Label>>,
    pub(super) handlers: Vec<[Option<Handler>; Hook::COUNT]>,
    pub(crate) infos: Arc<[content::CardInfo]>,
    /// Errors for the kinds that have more cards than a table can have.
    pub(crate) excess: Vec<SetupError>,
    /// The cards beyond the maximum.
    pub(crate) overflow: content::Overflow,
    /// The packs as written in their files, for remarks.
    pub(super) read: Option<Read>,
    /// The compiled scripts, for any host.
    pub(crate) scripts: Scripts,
}

impl Catalogue {
    /// This content without any effects, to measure what the rules cost by themselves.
    #[must_use]
    pub fn silenced(mut self) -> Self {
        self.hooks = Hooked::default();
        self.asks.clear();
        self.handlers.clear();
        self
    }

    /// All cards as their files describe them.
    pub fn infos(&self) -> &Arc<[content::CardInfo]> {
        &self.infos
    }

    /// The cards beyond the maximum of a table.
    pub fn overflow(&self) -> &content::Overflow {
        &self.overflow
    }

    /// The map with this number. Panics if the number is not of this catalogue.
    #[inline]
    pub fn map(&self, map: MapNo) -> &MapData {
        &self.maps[map.at()]
    }

    /// The regions in use, as bits.
    #[inline]
    pub(crate) fn used(&self, state: &State) -> u32 {
        self.map(state.map()).used(state.seats())
    }

    /// The set of tokens with this number. Panics if the number is not of this catalogue.
    #[inline]
    pub fn set(&self, set: SetNo) -> &SetData {
        &self.sets[set.at()]
    }

    /// The face with this number. Panics if the number is not of this catalogue.
    #[inline]
    pub fn face(&self, face: FaceNo) -> Face {
        self.faces[face.at()].face
    }

    /// The class cards with a hook, as bits.
    #[inline]
    pub(crate) fn with_hook(&self, hook: Hook) -> u16 {
        self.hooks.cards[hook.index()]
    }

    /// Whether any class card listens to any event.
    #[inline]
    pub(crate) fn listens(&self) -> bool {
        self.hooks.listens
    }

    /// The handler of a card in a hook.
    #[inline]
    pub(crate) fn handler(&self, card: ClassNo, hook: Hook) -> Option<&Handler> {
        self.handlers.get(card.at())?[hook.index()].as_ref()
    }

    /// The names of the questions that a card's scripts ask.
    pub(crate) fn asks(&self, card: ClassNo) -> &[Label] {
        self.asks.get(card.at()).map_or(&[], Vec::as_slice)
    }

    /// All class cards, as bits.
    #[inline]
    pub(crate) fn all_cards(&self) -> u16 {
        let count = self.classes.len() as u32;
        u16::MAX.checked_shr(u16::BITS - count).unwrap_or(0)
    }

    /// All class cards in order.
    pub fn cards(&self) -> impl Iterator<Item = ClassNo> + use<> {
        (0..self.classes.len() as u8).map(ClassNo)
    }
}

/// The members of a bit set of class cards or tokens, in order.
#[inline]
pub(crate) fn members(mut bits: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let at = bits.trailing_zeros();
        bits &= bits.wrapping_sub(1);
        (at < 64).then_some(at as u8)
    })
}
