//! The initiative cards: their dice, their coins and the seats that took them.

use play::Seat;

use super::spaces::not_empty;
use super::{State, Taker};
use crate::laid::Laid;
use crate::numbers::{Die, Number};

impl State {
    /// Number of initiative cards at the table. Rule: `solo-setup`.
    #[inline]
    pub fn numbers(&self) -> u8 {
        Self::numbers_for(self.seats)
    }

    /// Number of initiative cards, and of market cards, for a number of seats: one more than seats.
    /// A solo game counts as two seats.
    #[inline]
    pub fn numbers_for(seats: u8) -> u8 {
        seats.max(2) + 1
    }

    /// The die on an initiative card that no seat has taken.
    #[inline]
    pub fn pool(&self, number: Number) -> Option<Die> {
        self.pool.get(number.at()).and_then(|laid| laid.die())
    }

    /// The initiative cards that still have a die, in order.
    pub fn open_numbers(&self) -> impl Iterator<Item = (Number, Die)> + '_ {
        let dice = self.pool.iter().zip(1..);
        dice.filter_map(|(laid, number)| Some((Number(number), laid.die()?)))
    }

    /// The initiative cards that still have a die; bit 0 is the first card.
    #[inline]
    pub(crate) fn open_set(&self) -> u8 {
        let [a, b, c, d, e, f] = self.pool.map(Laid::byte);
        not_empty([a, b, c, d, e, f, 0, 0])
    }

    /// The free initiative cards without a die; bit 0 is the first card.
    #[inline]
    pub(crate) fn bare_set(&self) -> u8 {
        let [a, b, c, d, e, f] = self.taken.map(|Taker(byte)| byte);
        let taken = not_empty([a, b, c, d, e, f, 0, 0]);
        !(self.open_set() | taken) & ((1 << self.numbers()) - 1)
    }

    /// The die on any initiative card that no seat has taken.
    pub fn left_over(&self) -> Option<Die> {
        self.pool.iter().find_map(|laid| laid.die())
    }

    /// Whether an initiative card has a coin.
    #[inline]
    pub fn coin(&self, number: Number) -> bool {
        self.coins >> number.at() & 1 == 1
    }

    /// Whether an initiative card gets a coin: all but the first and the last do.
    pub fn wants_coin(&self, number: Number) -> bool {
        number.0 > 1 && number.0 < self.numbers()
    }

    /// The seat that took an initiative card this round.
    #[inline]
    pub fn taker(&self, number: Number) -> Option<Seat> {
        self.taken.get(number.at()).and_then(|taker| taker.seat())
    }

    /// The seat with the lowest initiative card that was taken this round and not yet returned.
    #[inline]
    pub(crate) fn first_taker(&self) -> Option<Seat> {
        let [a, b, c, d, e, f] = self.taken.map(|Taker(byte)| byte);
        let all = u64::from_le_bytes([a, b, c, d, e, f, 0, 0]);
        let first = all.checked_shr(all.trailing_zeros() & !7).unwrap_or(0);
        Taker(first as u8).seat()
    }

    /// The initiative card that a seat took this round and has not yet returned.
    pub fn number_of(&self, seat: Seat) -> Option<Number> {
        let mut all = self.taken.iter().zip(1..);
        all.find(|(taker, _)| taker.seat() == Some(seat)).map(|(_, number)| Number(number))
    }
}
