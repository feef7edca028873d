//! The content of a table: class cards, maps and tokens, by number.

use play::Bits;
use script::{FunctionId, ParamsId, Scripts};

use crate::cards::kinds::{Hook, When};
use crate::state::{ClassNo, Face, FaceNo, MapNo, REGIONS, RegionNo, SetNo, State};

/// How a card acts in one hook.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Act {
    /// The function, in every host that is furnished from this catalogue.
    pub function: FunctionId,
    /// The card's params.
    pub params: ParamsId,
    /// Guards.
    pub when: When,
}

/// A map as the rules look it up: sets of regions as bits.
#[derive(Clone, Debug)]
pub struct MapData {
    /// Its id.
    pub id: String,
    /// Regions in use with 2, 3 and 4 seats.
    pub used: [u32; 3],
    /// The neighbours of each region.
    pub near: [u32; REGIONS],
    /// Those of them that an arrow leads to.
    pub arrows: [u32; REGIONS],
}

/// A set of tokens as the rules look it up.
#[derive(Clone, Debug)]
pub struct SetData {
    /// Its id.
    pub id: String,
    /// Its faces.
    pub faces: Bits,
    /// Those with a ring.
    pub rings: Bits,
    /// Tokens set aside with 2, 3 and 4 seats.
    pub removed: [u8; 3],
}

/// All content of a table and what follows from it. Made once, shared by all threads.
#[derive(Default)]
pub struct Catalogue {
    pub(crate) classes: Vec<String>,
    pub(crate) regions: Vec<String>,
    pub(crate) maps: Vec<MapData>,
    pub(crate) sets: Vec<SetData>,
    pub(crate) faces: Vec<(String, Face)>,
    pub(super) hooks: [u16; Hook::ALL.len()],
    pub(super) acts: Vec<[Option<Act>; Hook::ALL.len()]>,
    pub(super) infos: Vec<content::CardInfo>,
    /// What the cards do, for any host.
    pub(crate) scripts: Scripts,
}

impl Catalogue {
    /// All cards, as their files say.
    pub fn infos(&self) -> &[content::CardInfo] {
        &self.infos
    }

    /// A map.
    #[inline]
    pub fn map(&self, map: MapNo) -> &MapData {
        &self.maps[map.at().min(self.maps.len() - 1)]
    }

    /// The regions in use, as bits.
    #[inline]
    pub(crate) fn used(&self, state: &State) -> u32 {
        self.map(state.map()).used(state.seats())
    }

    /// A set of tokens.
    #[inline]
    pub fn set(&self, set: SetNo) -> &SetData {
        &self.sets[set.at().min(self.sets.len() - 1)]
    }

    /// A face.
    #[inline]
    pub fn face(&self, face: FaceNo) -> Face {
        self.faces[face.at().min(self.faces.len() - 1)].1
    }

    /// The class cards with a hook, as bits.
    #[inline]
    pub(crate) fn with_hook(&self, hook: Hook) -> u16 {
        self.hooks[hook.index()]
    }

    /// How a card acts in a hook.
    #[inline]
    pub(crate) fn act(&self, card: ClassNo, hook: Hook) -> Option<&Act> {
        self.acts.get(card.at())?[hook.index()].as_ref()
    }

    /// All class cards in order.
    pub fn cards(&self) -> impl Iterator<Item = ClassNo> + use<> {
        (0..self.classes.len() as u8).map(ClassNo)
    }
}

impl MapData {
    /// The regions in use with so many seats.
    #[inline]
    pub fn used(&self, seats: u8) -> u32 {
        self.used[usize::from(seats.clamp(2, 4) - 2)]
    }

    /// The neighbours of a region that are in use with so many seats.
    #[inline]
    pub fn near(&self, region: RegionNo, seats: u8) -> u32 {
        self.near[region.at()] & self.used(seats)
    }

    /// The regions that so many steps lead to, the start left out.
    pub fn within(&self, from: RegionNo, steps: u8, seats: u8) -> u32 {
        let mut reached = from.bit();
        for _ in 0..steps {
            let mut next = reached;
            for region in regions(reached) {
                next |= self.near(region, seats);
            }
            reached = next;
        }
        reached & !from.bit()
    }
}

/// The regions of a bit set, in order.
#[inline]
pub(crate) fn regions(mut bits: u32) -> impl Iterator<Item = RegionNo> {
    std::iter::from_fn(move || {
        let at = bits.trailing_zeros();
        bits &= bits.wrapping_sub(1);
        (at < 32).then_some(RegionNo(at as u8))
    })
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
