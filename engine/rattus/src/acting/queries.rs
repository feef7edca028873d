//! Query hooks: what class cards add to the numbers of the rules.

use effects::{Facts, Scripted};
use play::Seat;
use script::Arguments;

use crate::Rattus;
use crate::cards::{Hook, members};
use crate::event::{About, about};
use crate::numbers::{ClassNo, RegionNo};
use crate::state::State;

/// How many regions the plague moves without a card.
const STEP: i64 = 1;
/// Maximum that cards can add to a number.
const MOST: i64 = 20;

/// The facts of a query without arguments. A constant, so that nothing is built for each query.
pub(super) const NOTHING: Facts<About> = Facts {
    seat: None,
    args: Arguments::NONE,
    about: About { card: None, region: None, number: None },
};

impl Rattus {
    /// The cards of a seat that have a hook, as bits.
    #[inline]
    fn having(&self, state: &State, seat: Seat, hook: Hook) -> u16 {
        let cards = self.cards.with_hook(hook);
        // Most hooks have no card in play, and then the seat's cards need not be read.
        if cards == 0 { 0 } else { cards & state.held(seat) }
    }

    /// The answer of each of a seat's cards that have a query hook.
    fn answers(
        &self,
        state: &State,
        seat: Seat,
        hook: Hook,
        facts: &Facts<About>,
    ) -> impl Iterator<Item = i64> {
        let held = members(self.having(state, seat, hook).into()).map(ClassNo);
        held.map(move |card| self.number(state, (seat, card, hook), facts))
    }

    /// Number of additional cubes that a seat may place.
    pub(crate) fn extra_cubes(&self, state: &State, seat: Seat) -> u8 {
        self.answers(state, seat, Hook::EXTRA_CUBES, &NOTHING).sum::<i64>().clamp(0, MOST) as u8
    }

    /// How many regions a seat may move the plague: the highest number of its cards.
    pub(crate) fn reach(&self, state: &State, seat: Seat) -> u8 {
        let far = self.answers(state, seat, Hook::REACH, &NOTHING).max();
        far.unwrap_or(STEP).clamp(STEP, MOST) as u8
    }

    /// Number of neutral cubes that the plague can count as in a region, for a seat.
    pub(crate) fn neutral_cubes(&self, state: &State, seat: Seat, region: RegionNo) -> u8 {
        if self.having(state, seat, Hook::NEUTRAL_CUBES) == 0 {
            return 0;
        }
        let facts = effects::facts_of!(Region(region));
        let cubes = self.answers(state, seat, Hook::NEUTRAL_CUBES, &facts);
        cubes.sum::<i64>().clamp(0, MOST) as u8
    }
}
