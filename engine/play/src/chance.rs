//! Chance: what the rules ask of it, and the one generator that answers.
//!
//! The rules never roll. A game that needs a die or a card asks for it with a compact [`Request`];
//! a driver answers with a number, either sampled by a [`Dealer`], read from a record, or taken
//! from the list of all outcomes (perft, expectimax, tests that script the dice).

use arrayvec::ArrayVec;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

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

/// What the rules ask of chance. The answer is one number.
///
/// ```
/// use play::{Dealer, Request};
///
/// let die = Request::Roll { low: 1, high: 6 };
/// assert!((1..=6).contains(&Dealer::new(7).answer(&die)));
///
/// // Two red dice and one blue one in a bag: three tickets, two outcomes.
/// let bag = Request::Draw([2, 0, 1].into_iter().collect());
/// assert_eq!(bag.total(), 3);
/// assert_eq!(bag.outcomes(), [(0, 2), (2, 1)]);
/// assert_eq!((bag.pick(1), bag.pick(2)), (0, 2));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
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

impl Request {
    /// How many outcomes there are, counted with their weights. Zero is a fault of the game.
    pub fn total(&self) -> u32 {
        match self {
            Self::Roll { low, high } => {
                debug_assert!(low <= high, "a die from {low} to {high}");
                u32::from(high.saturating_sub(*low)) + 1
            }
            Self::Draw(weights) => weights.iter().map(|weight| u32::from(*weight)).sum(),
            Self::Deal(cards) => u32::from(cards.len()),
        }
    }

    /// The outcome that a number below [`Self::total`] falls on. O(1) in the outcomes listed.
    pub fn pick(&self, ticket: u32) -> u16 {
        debug_assert!(ticket < self.total(), "ticket {ticket} of {self:?}");
        match self {
            Self::Roll { low, .. } => u16::from(*low) + ticket as u16,
            Self::Draw(weights) => {
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
            Self::Deal(cards) => cards.nth(ticket as u16).map_or(0, u16::from),
        }
    }

    /// Every outcome with its weight, in ascending order.
    pub fn outcomes(&self) -> Vec<(u16, u32)> {
        match self {
            Self::Roll { low, high } => (*low..=*high).map(|face| (u16::from(face), 1)).collect(),
            Self::Draw(weights) => {
                let kinds = weights.iter().enumerate().filter(|(_, weight)| **weight > 0);
                kinds.map(|(kind, weight)| (kind as u16, u32::from(*weight))).collect()
            }
            Self::Deal(cards) => cards.iter().map(|card| (u16::from(card), 1)).collect(),
        }
    }
}

/// The one generator of a table: ChaCha8 with the table's seed. The n-th question of a game is
/// answered from the n-th block of the stream, whatever was undone or replayed before, so a
/// resumed game rolls the same dice as one that was never interrupted.
///
/// ```
/// use play::{Dealer, Request};
///
/// let die = Request::Roll { low: 1, high: 6 };
/// let mut dealer = Dealer::new(42);
/// let rolls: Vec<_> = (0..4).map(|nth| { dealer.seek(nth); dealer.answer(&die) }).collect();
/// dealer.seek(2);
/// assert_eq!(dealer.answer(&die), rolls[2]);
/// ```
#[derive(Clone, Debug)]
pub struct Dealer {
    generator: ChaCha8Rng,
}

impl Dealer {
    /// The generator of a table with this seed.
    pub fn new(seed: u64) -> Self {
        Self { generator: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// A generator beside the table's own, for bots and other drivers: `stream` keeps them apart.
    pub fn beside(seed: u64, stream: u64) -> Self {
        let mut generator = ChaCha8Rng::seed_from_u64(seed);
        generator.set_stream(stream.wrapping_add(1));
        Self { generator }
    }

    /// Moves to the `nth` block of 16 words of the stream.
    pub fn seek(&mut self, nth: u64) {
        self.generator.set_word_pos(u128::from(nth) * 16);
    }

    /// A number below `limit` (at least 1), all equally likely.
    #[inline]
    pub fn below(&mut self, limit: u32) -> u32 {
        debug_assert!(limit > 0, "no number is below 0");
        let limit = limit.max(1);
        loop {
            let word = self.generator.next_u32();
            // The last numbers, too few for all remainders, are passed over; most are not near.
            let near = word > u32::MAX - limit;
            if !near || word <= u32::MAX - (u32::MAX - limit + 1) % limit {
                return word % limit;
            }
        }
    }

    /// Samples a request.
    #[inline]
    pub fn answer(&mut self, request: &Request) -> u16 {
        request.pick(self.below(request.total()))
    }
}

/// A dealer at hand while the rules go on ([`Rules::advance`](crate::Rules::advance)): so many
/// answers of chance may be taken from it, each as [`Dealer::answer`] gives it.
///
/// ```
/// use play::{Dealer, Dealing, Request};
///
/// let die = Request::Roll { low: 1, high: 6 };
/// let mut dealer = Dealer::new(7);
/// let face = dealer.clone().answer(&die);
/// let mut dealing = Dealing::new(&mut dealer, 1);
/// assert_eq!(dealing.answer(&die), Some(face));
/// assert_eq!((dealing.answer(&die), dealing.given()), (None, 1));
/// ```
#[derive(Debug)]
pub struct Dealing<'a> {
    dealer: &'a mut Dealer,
    most: u32,
    given: u32,
}

impl<'a> Dealing<'a> {
    /// With a dealer who gives so many answers at most.
    pub fn new(dealer: &'a mut Dealer, most: u32) -> Self {
        Self { dealer, most, given: 0 }
    }

    /// How many answers were given.
    pub fn given(&self) -> u32 {
        self.given
    }

    /// Answers a request; none when all answers are given.
    #[inline]
    pub fn answer(&mut self, request: &Request) -> Option<u16> {
        if self.given == self.most {
            return None;
        }
        self.given += 1;
        Some(self.dealer.answer(request))
    }
}
