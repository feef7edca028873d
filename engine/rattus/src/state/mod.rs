//! The state of a table: a plain value. Its fields are private; only `state/absorb.rs`, which
//! carries out events, writes them (and `state/given.rs`, which sets up rulings).
//!
//! Rules: `setup-cubes`, `setup-rats`, `setup-supply`.

mod absorb;
mod given;
mod seen;

use arrayvec::ArrayVec;
use play::{Bits, Seat};
use serde::{Deserialize, Serialize};

use crate::acting::Question;
use crate::bench::Options;
use crate::cards::{Hook, members};
use crate::flow::Step;
use crate::numbers::{ClassNo, FaceNo, MapNo, RegionNo, SetNo, TokenNo};
use crate::phase::{Outbreak, Over};
use crate::rats::Rats;
use crate::tokens::{Ring, Token, Tokens};

/// Most seats of a table.
pub const SEATS: usize = 4;
/// Most regions over all maps.
pub const REGIONS: usize = 32;
/// Most class cards.
pub const CLASSES: usize = 16;
/// Most tokens that a game brings to the board.
pub const TOKENS: usize = 64;
/// Most tokens in a region.
pub const CROWD: u8 = 3;
/// Cubes of each colour.
pub const CUBES: u8 = 20;
/// Nobody.
pub(crate) const NONE: u8 = u8::MAX;

/// So many cards can wait to act.
pub const QUEUE: usize = 64;

/// A card called in one of its hooks.
pub type Call = effects::Call<ClassNo, Hook>;

/// A card that acts and waits for an answer.
pub type Effect = effects::Effect<ClassNo, Hook, Question, State>;

/// What cards may still do.
pub type Budget = effects::Budget<ClassNo, Hook>;

/// Cards that wait to act: none of them, or some.
type Waiting = ArrayVec<Call, QUEUE>;

/// What is laid out before a game.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// Number of seats.
    pub seats: u8,
    /// The map.
    pub map: MapNo,
    /// The set of tokens.
    pub set: SetNo,
    /// The rule options.
    pub options: Options,
    /// The regions in use, as bits.
    pub regions: u32,
    /// Tokens in the supply.
    pub supply: u8,
    /// Tokens set aside.
    pub aside: u8,
}

/// How many tokens on the board nobody has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hidden {
    /// Of those that lay there from the start.
    pub from_start: u16,
    /// Of those that came later.
    pub later: u16,
}

/// A position of Rattus.
///
/// # Equality
/// Two states are equal when every cube, token, card and the plague lie at the same place, the same
/// faces have been seen by the same seats, and the same decision is open. What nobody has seen (the
/// faces of the tokens) is not part of a state.
///
/// ```
/// use play::Seat;
/// use rattus::numbers::{MapNo, RegionNo, SetNo};
/// use rattus::{Event, Layout, Options, State};
///
/// let start = State::new(Layout {
///     seats: 2,
///     map: MapNo(0),
///     set: SetNo(0),
///     options: Options::default(),
///     regions: 0b111,
///     supply: 9,
///     aside: 0,
/// });
/// let mut state = start.clone();
/// state.absorb(&Event::Settled { seat: Seat(1), region: RegionNo(2), cubes: 2 });
/// assert_eq!(state.cubes(RegionNo(2), Seat(1)), 2);
/// assert_eq!(state.reserve(Seat(1)), 18);
///
/// state.absorb(&Event::CubesLost { seat: Seat(1), region: RegionNo(2), cubes: 2 });
/// assert_eq!(state, start, "every cube lies where it lay");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    seats: u8,
    map: MapNo,
    set: SetNo,
    options: Options,
    step: Step,
    first: Seat,
    active: Seat,
    taken: bool,
    placed: bool,
    all_placed: bool,
    used: u16,
    neutral: u8,
    plague: Option<RegionNo>,
    cubes: [[u8; SEATS]; REGIONS],
    rats: Rats,
    castle: [u8; SEATS],
    reserve: [u8; SEATS],
    holder: [u8; CLASSES],
    supply: u8,
    aside: u8,
    starts: u8,
    tokens: Tokens,
    spent: Bits,
    flip: Option<TokenNo>,
    ring: Option<Ring>,
    effect: Option<Box<Effect>>,
    waiting: Option<Box<Waiting>>,
    /// What cards may still do.
    #[serde(default, skip_serializing_if = "Budget::is_whole")]
    budget: Budget,
}

/// The same byte eight times.
fn each(byte: u8) -> u64 {
    u64::from(byte) * 0x0101_0101_0101_0101
}

impl State {
    /// A table before the plague is set: a token in each region in use, all cubes in reserve.
    pub fn new(layout: Layout) -> Self {
        let Layout { seats, map, set, options, regions, supply, aside } = layout;
        let mut state = Self {
            seats,
            map,
            set,
            options,
            step: Outbreak.into(),
            first: Seat(0),
            active: Seat(0),
            taken: false,
            placed: false,
            all_placed: false,
            used: 0,
            neutral: 0,
            plague: None,
            cubes: [[0; SEATS]; REGIONS],
            rats: Rats::NONE,
            castle: [0; SEATS],
            reserve: std::array::from_fn(|seat| if seat < usize::from(seats) { CUBES } else { 0 }),
            holder: [NONE; CLASSES],
            supply,
            aside,
            starts: regions.count_ones() as u8,
            tokens: Tokens::NONE,
            spent: Bits::EMPTY,
            flip: None,
            ring: None,
            budget: Budget::default(),
            effect: None,
            waiting: None,
        };
        for region in crate::cards::regions(regions) {
            state.rats.add(region);
            let token = state.tokens.push(Token::on(region));
            debug_assert!(token.is_some(), "a set has no more tokens than there is room for");
        }
        state
    }

    /// Number of seats.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// All seats, from a seat on, clockwise.
    #[inline]
    pub fn from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        (0..seats).map(move |n| seat.after(n, seats))
    }

    /// The seat so many places counter-clockwise of a seat.
    #[inline]
    pub fn before(&self, seat: Seat, n: u8) -> Seat {
        Seat((seat.0 + self.seats - n % self.seats) % self.seats)
    }

    /// The map.
    #[inline]
    pub fn map(&self) -> MapNo {
        self.map
    }

    /// The set of tokens.
    #[inline]
    pub fn set(&self) -> SetNo {
        self.set
    }

    /// The rule options.
    #[inline]
    pub fn options(&self) -> Options {
        self.options
    }

    /// Where the flow of the game stands.
    #[inline]
    pub fn step(&self) -> Step {
        self.step
    }

    /// Whether the game is over.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.step == Over.into()
    }

    /// The starting seat.
    #[inline]
    pub fn first(&self) -> Seat {
        self.first
    }

    /// The seat whose turn it is; in the last round, that of the last turn.
    #[inline]
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Whether a class card was taken this turn.
    #[inline]
    pub fn taken(&self) -> bool {
        self.taken
    }

    /// Whether cubes were placed this turn.
    #[inline]
    pub fn placed(&self) -> bool {
        self.placed
    }

    /// Whether somebody has placed all cubes in this turn, also if some have come back since.
    #[inline]
    pub fn all_placed(&self) -> bool {
        self.all_placed
    }

    /// Whether a card was used this turn, or in the last round.
    #[inline]
    pub fn used(&self, card: ClassNo) -> bool {
        self.used & card.bit() != 0
    }

    /// Neutral cubes that the plague counts as where it stands.
    #[inline]
    pub fn neutral(&self) -> u8 {
        self.neutral
    }

    /// Where the plague stands.
    #[inline]
    pub fn plague(&self) -> Option<RegionNo> {
        self.plague
    }

    /// Cubes of a seat in a region.
    #[inline]
    pub fn cubes(&self, region: RegionNo, seat: Seat) -> u8 {
        self.cubes[region.at()][seat.at()]
    }

    /// Cubes of all seats in a region, seat by seat.
    #[inline]
    pub fn crowd(&self, region: RegionNo) -> [u8; SEATS] {
        self.cubes[region.at()]
    }

    /// All cubes in a region.
    #[inline]
    pub fn population(&self, region: RegionNo) -> u8 {
        self.cubes[region.at()].iter().sum()
    }

    /// Rat tokens in a region.
    #[inline]
    pub fn rats(&self, region: RegionNo) -> u8 {
        self.rats.of(region)
    }

    /// The regions with a rat token, as bits.
    #[inline]
    pub fn infested(&self) -> u32 {
        self.rats.some()
    }

    /// The regions without room for one more rat token, as bits.
    #[inline]
    pub fn crowded(&self) -> u32 {
        self.rats.full()
    }

    /// Cubes of a seat in the castle.
    #[inline]
    pub fn castle(&self, seat: Seat) -> u8 {
        self.castle[seat.at()]
    }

    /// Cubes of a seat in reserve.
    #[inline]
    pub fn reserve(&self, seat: Seat) -> u8 {
        self.reserve[seat.at()]
    }

    /// Cubes of a seat in the regions.
    #[inline]
    pub fn on_map(&self, seat: Seat) -> u8 {
        self.cubes.iter().map(|cubes| cubes[seat.at()]).sum()
    }

    /// Who holds a class card.
    #[inline]
    pub fn holder(&self, card: ClassNo) -> Option<Seat> {
        let holder = self.holder[card.at()];
        (holder != NONE).then_some(Seat(holder))
    }

    /// The class cards of a seat, as bits.
    #[inline]
    pub fn held(&self, seat: Seat) -> u16 {
        let (eights, _) = self.holder.as_chunks::<8>();
        eights.iter().rev().fold(0, |held, eight| {
            // A byte is zero where the seat is the holder: neither its highest bit is set nor do
            // the others carry into it. The highest bits are gathered in the highest byte.
            let other = u64::from_le_bytes(*eight) ^ each(seat.0);
            let low = (other & each(0x7f)) + each(0x7f);
            let own = !(low | other) & each(0x80);
            let bits = (own >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56;
            held << 8 | bits as u16
        })
    }

    /// Those of them that were not used yet.
    #[inline]
    pub fn ready(&self, seat: Seat) -> u16 {
        self.held(seat) & !self.used
    }

    /// Tokens in the supply.
    #[inline]
    pub fn supply(&self) -> u8 {
        self.supply
    }

    /// Tokens set aside unseen.
    #[inline]
    pub fn aside(&self) -> u8 {
        self.aside
    }

    /// Faces that have been turned up and removed.
    #[inline]
    pub fn spent(&self) -> &Bits {
        &self.spent
    }

    /// The tokens that have come to the board, in this order; those turned up lie nowhere.
    #[inline]
    pub fn tokens(&self) -> impl Iterator<Item = (TokenNo, Token)> + '_ {
        self.tokens.list().iter().zip(0..).map(|(token, no)| (TokenNo(no), *token))
    }

    /// The tokens on the board, as bits.
    #[inline]
    pub fn lying(&self) -> u64 {
        self.tokens.lying()
    }

    /// How many tokens on the board nobody has seen.
    pub fn hidden(&self) -> Hidden {
        let starts = u64::MAX.checked_shl(self.starts.into()).map_or(u64::MAX, |later| !later);
        let hidden = self.tokens.hidden();
        Hidden {
            from_start: (hidden & starts).count_ones() as u16,
            later: (hidden & !starts).count_ones() as u16,
        }
    }

    /// The faces of tokens on the board that somebody has seen.
    pub fn seen_faces(&self) -> Bits {
        self.tokens.faces()
    }

    /// A token.
    #[inline]
    pub fn token(&self, token: TokenNo) -> Option<Token> {
        self.tokens.get(token)
    }

    /// Where a token lies.
    #[inline]
    pub fn region_of(&self, token: TokenNo) -> Option<RegionNo> {
        self.token(token)?.region()
    }

    /// The tokens of a region, as bits.
    #[inline]
    pub fn tokens_in(&self, region: RegionNo) -> u64 {
        if self.rats(region) == 0 { 0 } else { self.tokens.in_region(region) }
    }

    /// Whether a token has lain on the board from the start: everybody remembers which these are.
    #[inline]
    pub fn from_start(&self, token: TokenNo) -> bool {
        token.0 < self.starts
    }

    /// How many of the tokens in a region have lain there from the start.
    pub fn rats_from_start(&self, region: RegionNo) -> u8 {
        let tokens = members(self.tokens_in(region)).map(TokenNo);
        tokens.filter(|token| self.from_start(*token)).count() as u8
    }

    /// The face of a token, if anybody has seen it.
    #[inline]
    pub fn face(&self, token: TokenNo) -> Option<FaceNo> {
        self.token(token)?.face()
    }

    /// The face of a token, if this seat has seen it.
    #[inline]
    pub fn face_for(&self, token: TokenNo, seat: Seat) -> Option<FaceNo> {
        let token = self.token(token)?;
        if token.seen_by(seat) { token.face() } else { None }
    }

    /// The token that is to be turned up.
    #[inline]
    pub fn flip(&self) -> Option<TokenNo> {
        self.flip
    }

    /// Which tokens the next face comes from, if that is settled.
    #[inline]
    pub fn ring(&self) -> Option<Ring> {
        self.ring
    }

    /// What cards may still do.
    #[inline]
    pub(crate) fn budget(&self) -> &Budget {
        &self.budget
    }

    /// The effect that waits for an answer.
    #[inline]
    pub fn effect(&self) -> Option<&Effect> {
        self.effect.as_deref()
    }

    /// The cards that wait to act, the longest first.
    #[inline]
    pub fn waiting(&self) -> &[Call] {
        self.waiting.as_deref().map_or(&[], |waiting| waiting)
    }

    /// Cubes that count at the end: in the regions and in the castle.
    #[inline]
    pub fn points(&self, seat: Seat) -> u8 {
        self.on_map(seat) + self.castle(seat)
    }
}
