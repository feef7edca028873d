//! Query hooks: what class cards add to the numbers of the rules.

use effects::{Call, Scripted};
use play::Seat;
use script::{Arguments, HookParam};

use crate::Rattus;
use crate::acting::Region;
use crate::cards::{Hook, members};
use crate::numbers::{ClassNo, RegionNo};
use crate::state::State;

/// Steps of the plague without a card.
const STEP: i64 = 1;
/// Most that cards may add to a number.
const MOST: i64 = 20;

impl Rattus {
    /// What each of a seat's cards with a query hook answers in it.
    fn answers(
        &self,
        state: &State,
        seat: Seat,
        hook: Hook,
        args: Arguments,
    ) -> impl Iterator<Item = i64> {
        let cards = members((state.held(seat) & self.cards.with_hook(hook)).into()).map(ClassNo);
        cards.map(move |card| self.number(state, Call { seat, card, hook, args }))
    }

    /// Further cubes that a seat may place with those for rats.
    pub(crate) fn extra_cubes(&self, state: &State, seat: Seat) -> u8 {
        self.answers(state, seat, Hook::ExtraCubes, Arguments::NONE).sum::<i64>().clamp(0, MOST)
            as u8
    }

    /// How many regions a seat may move the plague: the farthest of its cards.
    pub(crate) fn reach(&self, state: &State, seat: Seat) -> u8 {
        let far = self.answers(state, seat, Hook::Reach, Arguments::NONE).max();
        far.unwrap_or(STEP).clamp(STEP, MOST) as u8
    }

    /// Neutral cubes that the plague may count as in a region for a seat.
    pub(crate) fn neutral_cubes(&self, state: &State, seat: Seat, region: RegionNo) -> u8 {
        let args = Arguments::new([Region(region.0).number()]);
        let cubes = self.answers(state, seat, Hook::NeutralCubes, args);
        cubes.sum::<i64>().clamp(0, MOST) as u8
    }
}
