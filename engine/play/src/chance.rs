//! Chance: the draws that the rules request, and the generators that answer them.
//!
//! The rules never roll. A game that needs a die or a card returns a compact [`Request`]. It says
//! what the draw is for ([`Stream`]) and what its outcomes are ([`Odds`]). A driver answers with a
//! number: sampled by a [`Dealer`], read from a record, or taken from the list of all outcomes
//! (perft, expectimax, tests that script the dice).

use arrayvec::ArrayVec;
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::digest::digest;

/// A set of numbers below 128, such as the cards of a face-down deck.
///
/// ```
/// use play::Bits;
///
/// let mut deck: Bits = (1..=5).collect();
/// deck.remove(3);
/// assert!(deck.has(2) && !deck.has(3));
/// assert_eq!(deck.len(), 4);
/// assert_eq!(deck.iter().collect::<Vec<_>>(), [1, 2, 4, 5]);
///
/// let red: Bits = [4, 5, 6].into_iter().collect();
/// assert_eq!(deck.and(&red).nth(1), Some(5));
/// assert_eq!(deck.minus(&red), [1, 2].into_iter().collect());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bits {
    low: u64,
    /// Members from 64, one bit each.
    high: u64,
}

impl Bits {
    /// The empty set.
    pub const EMPTY: Self = Self { low: 0, high: 0 };

    /// Upper limit: members are below this number.
    pub const MOST: usize = 128;

    /// Whether `at` is a member.
    #[inline]
    pub fn has(&self, at: u8) -> bool {
        let word = if at & 64 == 0 { self.low } else { self.high };
        word >> (at & 63) & 1 == 1
    }

    /// Adds a number, which must be below [`Self::MOST`].
    #[inline]
    pub fn add(&mut self, at: u8) {
        *self = self.or(&bit(at));
    }

    /// Removes a number, if it is a member.
    #[inline]
    pub fn remove(&mut self, at: u8) {
        *self = self.minus(&bit(at));
    }

    /// The number of members.
    #[inline]
    pub fn len(&self) -> u16 {
        (self.low.count_ones() + self.high.count_ones()) as u16
    }

    /// Whether the set has no members.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.low | self.high == 0
    }

    /// Intersection: the members of both sets.
    #[inline]
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        Self { low: self.low & other.low, high: self.high & other.high }
    }

    /// Union: the members of either set.
    #[inline]
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        Self { low: self.low | other.low, high: self.high | other.high }
    }

    /// Difference: the members of this set that are not in the other.
    #[inline]
    #[must_use]
    pub fn minus(&self, other: &Self) -> Self {
        Self { low: self.low & !other.low, high: self.high & !other.high }
    }

    /// The member with exactly `rank` smaller members, or `None`.
    #[inline]
    pub fn nth(&self, rank: u16) -> Option<u8> {
        let below = self.low.count_ones() as u16;
        let (word, first, rank) = match rank.checked_sub(below) {
            None => (self.low, 0, rank),
            Some(rank) => (self.high, 64, rank),
        };
        let left = (0..rank).fold(word, |word, _| word & word.wrapping_sub(1));
        (left != 0).then(|| first + left.trailing_zeros() as u8)
    }

    /// The members in ascending order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = u8> + use<> {
        let Self { mut low, mut high } = *self;
        std::iter::from_fn(move || {
            let (word, first) = if low == 0 { (&mut high, 64) } else { (&mut low, 0) };
            let next = (*word != 0).then(|| first + word.trailing_zeros() as u8);
            *word &= word.wrapping_sub(1);
            next
        })
    }
}

#[inline]
fn bit(at: u8) -> Bits {
    debug_assert!(usize::from(at) < Bits::MOST, "{at} is beyond a set");
    let bit = 1 << (at & 63);
    if at & 64 == 0 { Bits { low: bit, high: 0 } } else { Bits { low: 0, high: bit } }
}

/// Serialized as two words, lowest members first.
impl Serialize for Bits {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        [self.low, self.high].serialize(to)
    }
}

impl<'de> Deserialize<'de> for Bits {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let [low, high] = <[u64; 2]>::deserialize(from)?;
        Ok(Self { low, high })
    }
}

/// Members are the positions of the bits that are set.
impl From<u64> for Bits {
    #[inline]
    fn from(bits: u64) -> Self {
        Self { low: bits, high: 0 }
    }
}

impl FromIterator<u8> for Bits {
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> Self {
        let mut bits = Self::EMPTY;
        for number in numbers {
            bits.add(number);
        }
        bits
    }
}

/// What a draw is for. A game numbers its streams.
///
/// Draws of one stream never shift those of another. With the same seed, the n-th draw of a stream
/// uses the same random word, whatever else is drawn. Two games that differ in one card can
/// therefore be compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Stream(pub u32);

/// The possible outcomes of a draw, and how likely each is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Odds {
    /// One die with the faces `low..=high`, all equally likely. The answer is the face.
    Roll {
        /// Lowest face.
        low: u8,
        /// Highest face.
        high: u8,
    },
    /// One thing from a bag that holds `weights[k]` things of kind `k`. The answer is the kind.
    Draw(ArrayVec<u8, 16>),
    /// One card from a set of cards, all equally likely. The answer is the card.
    Deal(Bits),
}

/// A draw that the rules request from chance. The answer is one number.
///
/// ```
/// use play::{Dealer, Odds, Stream};
///
/// let die = Odds::Roll { low: 1, high: 6 }.of(Stream(0));
/// assert!((1..=6).contains(&Dealer::new(7).answer(&die)));
///
/// // Two red dice and one blue one in a bag: three tickets, two outcomes.
/// let bag = Odds::Draw([2, 0, 1].into_iter().collect()).of(Stream(1));
/// assert_eq!(bag.total(), 3);
/// assert_eq!(bag.outcomes(), [(0, 2), (2, 1)]);
/// assert_eq!((bag.pick(1), bag.pick(2)), (0, 2));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// What the draw is for.
    pub stream: Stream,
    /// The possible outcomes.
    pub odds: Odds,
}

impl Odds {
    /// These odds as a request in a stream.
    #[inline]
    pub fn of(self, stream: Stream) -> Request {
        Request { stream, odds: self }
    }
}

impl Request {
    /// The number of outcomes, each counted with its weight. Zero is a bug of the game.
    // Always inlined, like everything it calls: at the place where the rules ask, the compiler
    // knows the variant of the odds.
    #[inline(always)]
    pub fn total(&self) -> u32 {
        match &self.odds {
            Odds::Roll { low, high } => {
                debug_assert!(low <= high, "a die from {low} to {high}");
                u32::from(high.saturating_sub(*low)) + 1
            }
            Odds::Draw(weights) => weights.iter().map(|weight| u32::from(*weight)).sum(),
            Odds::Deal(cards) => u32::from(cards.len()),
        }
    }

    /// The outcome of a ticket below [`Self::total`]. Takes constant time except for `Draw`, which
    /// is linear in the kinds.
    #[inline(always)]
    pub fn pick(&self, ticket: u32) -> u16 {
        debug_assert!(ticket < self.total(), "ticket {ticket} of {self:?}");
        match &self.odds {
            Odds::Roll { low, .. } => u16::from(*low) + ticket as u16,
            Odds::Draw(weights) => {
                let mut left = ticket;
                for (kind, weight) in weights.iter().enumerate() {
                    let weight = u32::from(*weight);
                    if left < weight {
                        return kind as u16;
                    }
                    left -= weight;
                }
                0
            }
            Odds::Deal(cards) => cards.nth(ticket as u16).map_or(0, u16::from),
        }
    }

    /// Every outcome with its weight, in ascending order.
    pub fn outcomes(&self) -> Vec<(u16, u32)> {
        match &self.odds {
            Odds::Roll { low, high } => (*low..=*high).map(|face| (u16::from(face), 1)).collect(),
            Odds::Draw(weights) => {
                let kinds = weights.iter().enumerate().filter(|(_, weight)| **weight > 0);
                kinds.map(|(kind, weight)| (kind as u16, u32::from(*weight))).collect()
            }
            Odds::Deal(cards) => cards.iter().map(|card| (u16::from(card), 1)).collect(),
        }
    }
}

/// All randomness of a table, derived from its seed.
///
/// Each [`Stream`] has its own generator (PCG), and the choices of random players have one more. A
/// draw uses one word of its stream. The n-th draw therefore stays the same if the game was
/// interrupted, saved or undone before it.
///
/// ```
/// use play::{Dealer, Odds, Stream};
///
/// let die = Odds::Roll { low: 1, high: 6 }.of(Stream(0));
/// let mut dealer = Dealer::new(42);
/// let rolls: Vec<_> = (0..4).map(|_| dealer.answer(&die)).collect();
/// dealer.seek(Stream(0), 2);
/// assert_eq!(dealer.answer(&die), rolls[2]);
///
/// // What is drawn for another purpose in between changes nothing.
/// let mut dealer = Dealer::new(42);
/// let card = Odds::Deal((0..50).collect()).of(Stream(1));
/// let again: Vec<_> = (0..4).map(|_| (dealer.answer(&card), dealer.answer(&die)).1).collect();
/// assert_eq!(again, rolls);
/// ```
#[derive(Clone, Debug)]
pub struct Dealer {
    seed: u64,
    choices: Pcg64Mcg,
    /// The streams used so far, each with its generator.
    streams: Vec<(Stream, Pcg64Mcg)>,
    /// A guess of each stream's position in `streams`, indexed by the lowest bits of its number.
    places: [u8; PLACES],
}

/// Number of guesses. Streams with fewer consecutive numbers than this are found at the first look.
const PLACES: usize = 64;

/// Marks a place without a guess.
const NOWHERE: u8 = u8::MAX;

/// Initial capacity for streams; most games use fewer.
const STREAMS: usize = 16;

impl Dealer {
    /// The dealer of a table with this seed.
    pub fn new(seed: u64) -> Self {
        let streams = Vec::with_capacity(STREAMS);
        Self { seed, choices: generator(seed, None), streams, places: [NOWHERE; PLACES] }
    }

    /// The dealer of a driver outside the table, such as a bot. Dealers with different `nth` are
    /// independent.
    pub fn beside(seed: u64, nth: u64) -> Self {
        Self::new(digest(&("beside", seed, nth)))
    }

    /// Moves a stream to its n-th draw, counted from 0.
    pub fn seek(&mut self, stream: Stream, nth: u64) {
        let mut there = generator(self.seed, Some(stream));
        there.advance(nth.into());
        *self.stream(stream) = there;
    }

    /// A uniformly random number below `limit`, which must be at least 1.
    #[inline]
    pub fn below(&mut self, limit: u32) -> u32 {
        below(&mut self.choices, limit)
    }

    /// Answers a request at random, by its odds.
    #[inline(always)]
    pub fn answer(&mut self, request: &Request) -> u16 {
        request.pick(below(self.stream(request.stream), request.total()))
    }

    #[inline]
    fn stream(&mut self, stream: Stream) -> &mut Pcg64Mcg {
        let mut at = usize::from(self.places[stream.0 as usize % PLACES]);
        if self.streams.get(at).is_none_or(|(known, _)| *known != stream) {
            at = self.find(stream);
        }
        &mut self.streams[at].1
    }

    /// The position of a stream that is not where it was guessed. Adds the stream if it is new.
    // Never inlined: the guessed position is nearly always right.
    #[inline(never)]
    fn find(&mut self, stream: Stream) -> usize {
        let place = &mut self.places[stream.0 as usize % PLACES];
        let mut streams = self.streams.iter();
        let known = match *place {
            NOWHERE => None,
            _ => streams.position(|(other, _)| *other == stream),
        };
        let at = known.unwrap_or(self.streams.len());
        // A position too large for the guesses is searched for each time.
        *place = u8::try_from(at).ok().filter(|at| *at != NOWHERE).unwrap_or(0);
        if known.is_none() {
            self.streams.push((stream, generator(self.seed, Some(stream))));
        }
        at
    }
}

/// The generator of a stream, or of players' choices without one, at its start.
fn generator(seed: u64, stream: Option<Stream>) -> Pcg64Mcg {
    Pcg64Mcg::seed_from_u64(digest(&(seed, stream.map(|Stream(number)| number))))
}

/// A number below `limit` from one word. The 2⁶⁴ words are divided so evenly that two numbers
/// differ by at most one word.
#[inline]
fn below(generator: &mut Pcg64Mcg, limit: u32) -> u32 {
    debug_assert!(limit > 0, "no number is below 0");
    let scaled = u128::from(generator.next_u64()) * u128::from(limit.max(1));
    (scaled >> 64) as u32
}

/// A dealer that answers while the rules go on ([`Rules::advance`](crate::Rules::advance)), up to a
/// given number of answers.
///
/// Draws are answered as [`Dealer::answer`] does. It answers only for chance, or also chooses for
/// the seats.
///
/// ```
/// use play::{DealtCount, Dealer, Dealing, Odds, Stream};
///
/// let die = Odds::Roll { low: 1, high: 6 }.of(Stream(0));
/// let mut dealer = Dealer::new(7);
/// let face = dealer.clone().answer(&die);
/// let mut dealing = Dealing::new(&mut dealer, 1);
/// assert_eq!((dealing.answer(&die), dealing.choose(3)), (Some(face), None));
/// assert_eq!(dealing.given(), DealtCount { chance: 1, seats: 0 });
/// assert_eq!(dealing.answer(&die), None);
///
/// let nth = dealer.clone().below(3);
/// let mut dealing = Dealing::for_all(&mut dealer, 1);
/// assert_eq!(dealing.choose(3), Some(nth));
/// assert_eq!(dealing.given(), DealtCount { chance: 0, seats: 1 });
/// ```
#[derive(Debug)]
pub struct Dealing<'a> {
    dealer: &'a mut Dealer,
    for_seats: bool,
    left: u32,
    given: DealtCount,
}

/// How many answers a dealer gave.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DealtCount {
    /// Answers to draws.
    pub chance: u32,
    /// Choices for seats.
    pub seats: u32,
}

impl<'a> Dealing<'a> {
    /// Answers at most `most` draws. Seats choose for themselves.
    pub fn new(dealer: &'a mut Dealer, most: u32) -> Self {
        Self { dealer, for_seats: false, left: most, given: DealtCount::default() }
    }

    /// Answers draws and also chooses for the seats, at most `most` answers in total.
    pub fn for_all(dealer: &'a mut Dealer, most: u32) -> Self {
        Self { for_seats: true, ..Self::new(dealer, most) }
    }

    /// How many answers were given.
    pub fn given(&self) -> DealtCount {
        self.given
    }

    /// Answers a request, or returns `None` when the limit is reached.
    #[inline(always)]
    pub fn answer(&mut self, request: &Request) -> Option<u16> {
        self.left = self.left.checked_sub(1)?;
        self.given.chance += 1;
        Some(self.dealer.answer(request))
    }

    /// Whether the next choice of a seat can be answered.
    #[inline(always)]
    pub fn chooses(&self) -> bool {
        self.for_seats && self.left > 0
    }

    /// Chooses uniformly among `offers` offers and returns the index, counted from 0.
    ///
    /// Returns `None` if there are no offers, if seats choose for themselves, or when the limit is
    /// reached.
    #[inline(always)]
    pub fn choose(&mut self, offers: u32) -> Option<u32> {
        if offers == 0 || !self.chooses() {
            return None;
        }
        self.left -= 1;
        self.given.seats += 1;
        Some(self.dealer.below(offers))
    }
}
