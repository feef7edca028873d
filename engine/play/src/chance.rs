//! Chance: what the rules ask of it, and the generators that answer.
//!
//! The rules never roll. A game that needs a die or a card asks for it with a compact [`Request`],
//! which says what the draw is for ([`Stream`]) and what can come of it ([`Odds`]);
//! a driver answers with a number, either sampled by a [`Dealer`], read from a record, or taken
//! from the list of all outcomes (perft, expectimax, tests that script the dice).

use arrayvec::ArrayVec;
use rand_pcg::Pcg64Mcg;
use rand_pcg::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::digest::digest;

/// A set of numbers below 128, such as the cards of a deck nobody has looked into.
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
    /// Members below 64, one bit each.
    low: u64,
    /// The others.
    high: u64,
}

impl Bits {
    /// The set without members.
    pub const EMPTY: Self = Self { low: 0, high: 0 };

    /// So many numbers there are: those below.
    pub const MOST: usize = 128;

    /// Whether the number is a member.
    #[inline]
    pub fn has(&self, at: u8) -> bool {
        let word = if at & 64 == 0 { self.low } else { self.high };
        word >> (at & 63) & 1 == 1
    }

    /// Adds a number.
    #[inline]
    pub fn add(&mut self, at: u8) {
        *self = self.or(&bit(at));
    }

    /// Takes a number out.
    #[inline]
    pub fn remove(&mut self, at: u8) {
        *self = self.minus(&bit(at));
    }

    /// How many members there are.
    #[inline]
    pub fn len(&self) -> u16 {
        (self.low.count_ones() + self.high.count_ones()) as u16
    }

    /// Whether there is no member.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.low | self.high == 0
    }

    /// Members of both sets.
    #[inline]
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        Self { low: self.low & other.low, high: self.high & other.high }
    }

    /// Members of either set.
    #[inline]
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        Self { low: self.low | other.low, high: self.high | other.high }
    }

    /// Members of this set that are not in the other.
    #[inline]
    #[must_use]
    pub fn minus(&self, other: &Self) -> Self {
        Self { low: self.low & !other.low, high: self.high & !other.high }
    }

    /// The member with `rank` smaller members before it.
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

    /// Members in ascending order.
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

/// As two words, lowest members first.
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

/// The positions of the bits that are set.
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

/// What a draw is for. The draws of one stream never shift those of another: with the same seed
/// the n-th draw of a stream is made of the same random word, whatever else was drawn. So two games
/// that differ in one card can be compared. A game numbers its streams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Stream(pub u32);

/// What can come of a draw, and how likely each outcome is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Odds {
    /// One die with the faces `low..=high`, all equally likely. Answer: the face.
    Roll {
        /// Lowest face.
        low: u8,
        /// Highest face.
        high: u8,
    },
    /// One thing out of a bag that holds `weights[k]` things of kind `k`. Answer: the kind.
    Draw(ArrayVec<u8, 16>),
    /// One card out of a set of cards, all equally likely. Answer: the card.
    Deal(Bits),
}

/// What the rules ask of chance. The answer is one number.
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
    /// What can come of it.
    pub odds: Odds,
}

impl Odds {
    /// These odds as a request.
    #[inline]
    pub fn of(self, stream: Stream) -> Request {
        Request { stream, odds: self }
    }
}

impl Request {
    /// How many outcomes there are, counted with their weights. Zero is a fault of the game.
    // Always inlined, and so is all that leads here: where the rules ask, it is known what kind of
    // draw it is.
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

    /// The outcome that a number below [`Self::total`] falls on. O(1) in the outcomes listed.
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

/// All that is random at a table, from its seed: a generator (PCG) for each [`Stream`], and one for
/// the choices of random players. A draw takes one word of its stream, so the n-th draw is the same
/// whether or not a game was interrupted, saved or undone before it.
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
    /// Those that were asked for, each with its generator.
    streams: Vec<(Stream, Pcg64Mcg)>,
    /// Where to look for a stream first, by the lowest bits of its number.
    places: [u8; PLACES],
}

/// So many streams with numbers in a row are found at the first look.
const PLACES: usize = 64;

/// A place of which no stream was asked for yet.
const NOWHERE: u8 = u8::MAX;

/// More streams than most games ask for.
const STREAMS: usize = 16;

impl Dealer {
    /// The generators of a table with this seed.
    pub fn new(seed: u64) -> Self {
        let streams = Vec::with_capacity(STREAMS);
        Self { seed, choices: generator(seed, None), streams, places: [NOWHERE; PLACES] }
    }

    /// Those of a driver beside the table, such as a bot: `nth` keeps several apart.
    pub fn beside(seed: u64, nth: u64) -> Self {
        Self::new(digest(&("beside", seed, nth)))
    }

    /// Moves a stream to its n-th draw, counted from 0.
    pub fn seek(&mut self, stream: Stream, nth: u64) {
        let mut there = generator(self.seed, Some(stream));
        there.advance(nth.into());
        *self.stream(stream) = there;
    }

    /// A number below `limit` (at least 1), all equally likely.
    #[inline]
    pub fn below(&mut self, limit: u32) -> u32 {
        below(&mut self.choices, limit)
    }

    /// Samples a request.
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

    /// Where a stream is that is not where it is looked for first; one that was never asked for
    /// begins.
    #[inline(never)]
    fn find(&mut self, stream: Stream) -> usize {
        let place = &mut self.places[stream.0 as usize % PLACES];
        let mut streams = self.streams.iter();
        let known = match *place {
            NOWHERE => None,
            _ => streams.position(|(other, _)| *other == stream),
        };
        let at = known.unwrap_or(self.streams.len());
        // One that lies beyond is searched for each time.
        *place = u8::try_from(at).ok().filter(|at| *at != NOWHERE).unwrap_or(0);
        if known.is_none() {
            self.streams.push((stream, generator(self.seed, Some(stream))));
        }
        at
    }
}

/// The generator of a stream, or of choices, at its start.
fn generator(seed: u64, stream: Option<Stream>) -> Pcg64Mcg {
    Pcg64Mcg::seed_from_u64(digest(&(seed, stream.map(|Stream(number)| number))))
}

/// A number below `limit`. Of 2⁶⁴ words each number has as many as any other, or one more.
#[inline]
fn below(generator: &mut Pcg64Mcg, limit: u32) -> u32 {
    debug_assert!(limit > 0, "no number is below 0");
    let scaled = u128::from(generator.next_u64()) * u128::from(limit.max(1));
    (scaled >> 64) as u32
}

/// A dealer at hand while the rules go on ([`Rules::advance`](crate::Rules::advance)): so many
/// answers may be taken from it, those of chance each as [`Dealer::answer`] gives it. It answers for
/// chance alone, or also chooses for the seats.
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
    /// For chance.
    pub chance: u32,
    /// For seats.
    pub seats: u32,
}

impl<'a> Dealing<'a> {
    /// With a dealer who gives so many answers of chance at most.
    pub fn new(dealer: &'a mut Dealer, most: u32) -> Self {
        Self { dealer, for_seats: false, left: most, given: DealtCount::default() }
    }

    /// With a dealer who also chooses for the seats, and gives so many answers at most.
    pub fn for_all(dealer: &'a mut Dealer, most: u32) -> Self {
        Self { for_seats: true, ..Self::new(dealer, most) }
    }

    /// How many answers were given.
    pub fn given(&self) -> DealtCount {
        self.given
    }

    /// Answers a request; none when all answers are given.
    #[inline(always)]
    pub fn answer(&mut self, request: &Request) -> Option<u16> {
        self.left = self.left.checked_sub(1)?;
        self.given.chance += 1;
        Some(self.dealer.answer(request))
    }

    /// Whether an answer of a seat is left.
    #[inline(always)]
    pub fn chooses(&self) -> bool {
        self.for_seats && self.left > 0
    }

    /// Chooses one of so many offers, all equally likely: which, counted from 0. None of none, where
    /// seats choose themselves, and when all answers are given.
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
