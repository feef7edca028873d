//! The state of a table: a plain value with private fields. Only `state/absorb.rs`, which applies
//! events, and `state/given.rs`, which sets up rulings, write them.
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

/// Maximum number of seats at a table.
pub const SEATS: usize = 4;
/// Maximum number of regions of a map.
pub const REGIONS: usize = 32;
/// Maximum number of class cards.
pub const CLASSES: usize = 16;
/// Maximum number of tokens that come to the board in a game.
pub const TOKENS: usize = 64;
/// Maximum number of tokens in a region.
pub const CROWD: u8 = 3;
/// Number of cubes of each color.
pub const CUBES: u8 = 20;
/// The byte for "no seat".
pub(crate) const NONE: u8 = u8::MAX;

/// Maximum number of cards that wait to act.
pub const QUEUE: usize = 64;

/// A call of a card in one of its hooks.
pub type Call = effects::Call<ClassNo, Hook>;

/// A card that acts and waits for an answer.
pub type Effect = effects::Effect<ClassNo, Hook, Question, State>;

/// The limits on what cards may still do.
pub type Budget = effects::Budget<ClassNo, Hook>;

/// Cards that wait to act, in order.
type Waiting = ArrayVec<Call, QUEUE>;

/// The table before a game.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// Number of seats.
    pub seats: u8,
    /// The map.
    pub map: MapNo,
    /// The set of tokens.
    pub set: SetNo,
    /// The options that are not at their default.
    pub options: Options,
    /// The regions in use, as bits.
    pub regions: u32,
    /// Number of tokens in the supply.
    pub supply: u8,
    /// Number of tokens set aside.
    pub aside: u8,
}

/// Number of tokens on the board that no seat has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hidden {
    /// Tokens that have been there from the start.
    pub from_start: u16,
    /// Tokens that came later.
    pub later: u16,
}

/// A position of Rattus.
///
/// # Equality
///
/// Two states are equal if the plague and every cube, token and card are in the same place. The same
/// seats must also have seen the same faces, and the same decision must be open. Faces that no seat
/// has seen are not part of a state.
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
    /// The limits on what cards may still do.
    #[serde(default, skip_serializing_if = "Budget::is_whole")]
    budget: Budget,
}

/// A byte repeated eight times.
fn each(byte: u8) -> u64 {
    u64::from(byte) * 0x0101_0101_0101_0101
}

impl State {
    /// A table before the plague is set: a token in each region in use, and all cubes in reserve.
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

    /// All seats, clockwise from a seat.
    #[inline]
    pub fn from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        (0..seats).map(move |n| seat.after(n, seats))
    }

    /// The seat `n` places counter-clockwise from a seat.
    #[inline]
    pub fn before(&self, seat: Seat, n: u8) -> Seat {
        Seat((seat.0 + self.seats - n % self.seats) % self.seats)
    }

    /// The map played.
    #[inline]
    pub fn map(&self) -> MapNo {
        self.map
    }

    /// The set of tokens played.
    #[inline]
    pub fn set(&self) -> SetNo {
        self.set
    }

    /// The options that are not at their default.
    #[inline]
    pub fn options(&self) -> Options {
        self.options
    }

    /// The position in the flow of the game.
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

    /// The active seat; in the last round, the seat that had the last turn.
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

    /// Whether any seat has placed all its cubes in this turn, even if some have returned since.
    #[inline]
    pub fn all_placed(&self) -> bool {
        self.all_placed
    }

    /// Whether a card was used this turn, or in the last round.
    #[inline]
    pub fn used(&self, card: ClassNo) -> bool {
        self.used & card.bit() != 0
    }

    /// Number of neutral cubes that the plague counts as in its region.
    #[inline]
    pub fn neutral(&self) -> u8 {
        self.neutral
    }

    /// The region of the plague; `None` before it is set.
    #[inline]
    pub fn plague(&self) -> Option<RegionNo> {
        self.plague
    }

    /// Number of a seat's cubes in a region.
    #[inline]
    pub fn cubes(&self, region: RegionNo, seat: Seat) -> u8 {
        self.cubes[region.at()][seat.at()]
    }

    /// Number of cubes in a region, by seat.
    #[inline]
    pub fn crowd(&self, region: RegionNo) -> [u8; SEATS] {
        self.cubes[region.at()]
    }

    /// Number of all cubes in a region.
    #[inline]
    pub fn population(&self, region: RegionNo) -> u8 {
        self.cubes[region.at()].iter().sum()
    }

    /// Number of rat tokens in a region.
    #[inline]
    pub fn rats(&self, region: RegionNo) -> u8 {
        self.rats.of(region)
    }

    /// The regions with a rat token, as bits.
    #[inline]
    pub fn infested(&self) -> u32 {
        self.rats.some()
    }

    /// The regions that have no room for another rat token, as bits.
    #[inline]
    pub fn crowded(&self) -> u32 {
        self.rats.full()
    }

    /// Number of a seat's cubes in the castle.
    #[inline]
    pub fn castle(&self, seat: Seat) -> u8 {
        self.castle[seat.at()]
    }

    /// Number of a seat's cubes in reserve.
    #[inline]
    pub fn reserve(&self, seat: Seat) -> u8 {
        self.reserve[seat.at()]
    }

    /// Number of a seat's cubes in the regions.
    #[inline]
    pub fn on_map(&self, seat: Seat) -> u8 {
        // All seats in one word: no seat has more cubes than a byte can count.
        let sum = self.cubes.iter().map(|cubes| u32::from_le_bytes(*cubes)).sum::<u32>();
        sum.to_le_bytes()[seat.at()]
    }

    /// The seat that holds a class card.
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
            // A byte of `other` is zero where the seat holds the card: then its highest bit is not
            // set, and the other bits do not carry into it. The multiplication gathers the highest
            // bits in the highest byte.
            let other = u64::from_le_bytes(*eight) ^ each(seat.0);
            let low = (other & each(0x7f)) + each(0x7f);
            let own = !(low | other) & each(0x80);
            let bits = (own >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56;
            held << 8 | bits as u16
        })
    }

    /// The class cards of a seat that it has not used yet, as bits.
    #[inline]
    pub fn ready(&self, seat: Seat) -> u16 {
        self.held(seat) & !self.used
    }

    /// Number of tokens in the supply.
    #[inline]
    pub fn supply(&self) -> u8 {
        self.supply
    }

    /// Number of tokens set aside unseen.
    #[inline]
    pub fn aside(&self) -> u8 {
        self.aside
    }

    /// The faces that have been flipped and removed.
    #[inline]
    pub fn spent(&self) -> &Bits {
        &self.spent
    }

    /// The tokens that have come to the board, in order of arrival. Flipped tokens have no region.
    #[inline]
    pub fn tokens(&self) -> impl Iterator<Item = (TokenNo, Token)> + '_ {
        self.tokens.list().iter().zip(0..).map(|(token, no)| (TokenNo(no), *token))
    }

    /// The tokens on the board, as bits.
    #[inline]
    pub fn lying(&self) -> u64 {
        self.tokens.lying()
    }

    /// Number of tokens on the board that no seat has seen.
    pub fn hidden(&self) -> Hidden {
        let starts = u64::MAX.checked_shl(self.starts.into()).map_or(u64::MAX, |later| !later);
        let hidden = self.tokens.hidden();
        Hidden {
            from_start: (hidden & starts).count_ones() as u16,
            later: (hidden & !starts).count_ones() as u16,
        }
    }

    /// The faces of tokens on the board that any seat has seen.
    pub fn seen_faces(&self) -> Bits {
        self.tokens.faces()
    }

    /// The token with this number.
    #[inline]
    pub fn token(&self, token: TokenNo) -> Option<Token> {
        self.tokens.get(token)
    }

    /// The region of a token; `None` after it was flipped.
    #[inline]
    pub fn region_of(&self, token: TokenNo) -> Option<RegionNo> {
        self.token(token)?.region()
    }

    /// The tokens in a region, as bits.
    #[inline]
    pub fn tokens_in(&self, region: RegionNo) -> u64 {
        if self.rats(region) == 0 { 0 } else { self.tokens.in_region(region) }
    }

    /// Whether a token has been on the board from the start. All players can remember which ones
    /// have.
    #[inline]
    pub fn from_start(&self, token: TokenNo) -> bool {
        token.0 < self.starts
    }

    /// Number of tokens in a region that have been there from the start.
    pub fn rats_from_start(&self, region: RegionNo) -> u8 {
        let tokens = members(self.tokens_in(region)).map(TokenNo);
        tokens.filter(|token| self.from_start(*token)).count() as u8
    }

    /// The face of a token, if any seat has seen it.
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

    /// The token that is flipped next.
    #[inline]
    pub fn flip(&self) -> Option<TokenNo> {
        self.flip
    }

    /// The group of tokens that the next face comes from, once decided.
    #[inline]
    pub fn ring(&self) -> Option<Ring> {
        self.ring
    }

    /// The limits on what cards may still do.
    #[inline]
    pub(crate) fn budget(&self) -> &Budget {
        &self.budget
    }

    /// The effect that waits for an answer.
    #[inline]
    pub fn effect(&self) -> Option<&Effect> {
        self.effect.as_deref()
    }

    /// The cards that wait to act, in order.
    #[inline]
    pub fn waiting(&self) -> &[Call] {
        self.waiting.as_deref().map_or(&[], |waiting| waiting)
    }

    /// Number of cubes that count at the end: in the regions and in the castle.
    #[inline]
    pub fn points(&self, seat: Seat) -> u8 {
        self.on_map(seat) + self.castle(seat)
    }
}
