//! The initiative cards: which there are, what lies on them and who took them.

use play::Seat;

use super::spaces::not_empty;
use super::{State, Taker};
use crate::laid::Laid;
use crate::numbers::{Die, Number};

impl State {
    /// Number of initiative cards. Rule: `solo-setup`.
    #[inline]
    pub fn numbers(&self) -> u8 {
        Self::numbers_for(self.seats)
    }

    /// Number of initiative cards, and of market cards, for so many seats: one more; alone as for two.
    #[inline]
    pub fn numbers_for(seats: u8) -> u8 {
        seats.max(2) + 1
    }

    /// The die on an initiative card that nobody has taken.
    #[inline]
    pub fn pool(&self, number: Number) -> Option<Die> {
        self.pool.get(number.at()).and_then(|laid| laid.die())
    }

    /// Initiative cards that still carry a die, in order.
    pub fn open_numbers(&self) -> impl Iterator<Item = (Number, Die)> + '_ {
        let dice = self.pool.iter().zip(1..);
        dice.filter_map(|(laid, number)| Some((Number(number), laid.die()?)))
    }

    /// The same as a set: bit 0 for the first.
    #[inline]
    pub(crate) fn open_set(&self) -> u8 {
        let [a, b, c, d, e, f] = self.pool.map(Laid::byte);
        not_empty([a, b, c, d, e, f, 0, 0])
    }

    /// The initiative cards that are free and have no die: bit 0 for the first.
    #[inline]
    pub(crate) fn bare_set(&self) -> u8 {
        let [a, b, c, d, e, f] = self.taken.map(|Taker(byte)| byte);
        let taken = not_empty([a, b, c, d, e, f, 0, 0]);
        !(self.open_set() | taken) & ((1 << self.numbers()) - 1)
    }

    /// A die on an initiative card that nobody has taken.
    pub fn left_over(&self) -> Option<Die> {
        self.pool.iter().find_map(|laid| laid.die())
    }

    /// Whether a coin lies on an initiative card.
    #[inline]
    pub fn coin(&self, number: Number) -> bool {
        self.coins >> number.at() & 1 == 1
    }

    /// Whether a coin belongs on an initiative card: on all but the first and the last.
    pub fn wants_coin(&self, number: Number) -> bool {
        number.0 > 1 && number.0 < self.numbers()
    }

    /// Who took an initiative card this round.
    #[inline]
    pub fn taker(&self, number: Number) -> Option<Seat> {
        self.taken.get(number.at()).and_then(|taker| taker.seat())
    }

    /// The seat with the first initiative card that was taken this round and not yet given back.
    #[inline]
    pub(crate) fn first_taker(&self) -> Option<Seat> {
        let [a, b, c, d, e, f] = self.taken.map(|Taker(byte)| byte);
        let all = u64::from_le_bytes([a, b, c, d, e, f, 0, 0]);
        let first = all.checked_shr(all.trailing_zeros() & !7).unwrap_or(0);
        Taker(first as u8).seat()
    }

    /// The initiative card a seat took this round and has not yet given back.
    pub fn number_of(&self, seat: Seat) -> Option<Number> {
        let mut all = self.taken.iter().zip(1..);
        all.find(|(taker, _)| taker.seat() == Some(seat)).map(|(_, number)| Number(number))
    }
}
