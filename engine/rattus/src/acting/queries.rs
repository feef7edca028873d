//! Query hooks: what class cards add to the numbers of the rules.

use play::Seat;
use script::Answer;

use crate::Rattus;
use crate::cards::kinds::Hook;
use crate::cards::members;
use crate::state::{ClassNo, RegionNo, State};

/// Steps of the plague without a card.
const STEP: i64 = 1;
/// Most that a card may add to a number.
const MOST: i64 = 20;

impl Rattus {
    /// What a seat's cards answer in a query hook, each added up; a fault counts as 0 and is kept
    /// for the report.
    fn sum(&self, state: &State, seat: Seat, hook: Hook, arg: i64) -> i64 {
        let cards = state.held(seat) & self.cards.with_hook(hook);
        members(cards.into()).map(|card| self.query(state, seat, ClassNo(card), hook, arg)).sum()
    }

    fn query(&self, state: &State, seat: Seat, card: ClassNo, hook: Hook, arg: i64) -> i64 {
        let Some(act) = self.cards.act(card, hook) else { return 0 };
        if let Some(Answer::Int(known)) = self.host.known(act.function, act.params, arg) {
            return known;
        }
        let mut stage = self.stages.take();
        stage.set(&self.cards, state, seat, card);
        let answer = self.host.query_int(&mut stage, act.function, act.params, &[arg]);
        self.stages.give(stage);
        answer.unwrap_or_else(|fault| {
            self.faults.borrow_mut().push(fault.diagnostic());
            0
        })
    }

    /// Further cubes that a seat may place with those for rats.
    pub(crate) fn extra_cubes(&self, state: &State, seat: Seat) -> u8 {
        self.sum(state, seat, Hook::ExtraCubes, 0).clamp(0, MOST) as u8
    }

    /// How many regions a seat may move the plague: the farthest of its cards.
    pub(crate) fn reach(&self, state: &State, seat: Seat) -> u8 {
        let cards = state.held(seat) & self.cards.with_hook(Hook::Reach);
        let far = members(cards.into());
        let far = far.map(|card| self.query(state, seat, ClassNo(card), Hook::Reach, 0)).max();
        far.unwrap_or(STEP).clamp(STEP, MOST) as u8
    }

    /// Neutral cubes that the plague may count as in a region for a seat.
    pub(crate) fn neutral_cubes(&self, state: &State, seat: Seat, region: RegionNo) -> u8 {
        self.sum(state, seat, Hook::NeutralCubes, region.0.into()).clamp(0, MOST) as u8
    }

    /// Whether the card itself allows to be used now.
    pub(super) fn may_use(&self, state: &State, seat: Seat, card: ClassNo) -> bool {
        let Some(act) = self.cards.act(card, Hook::CanUse) else { return true };
        let mut stage = self.stages.take();
        stage.set(&self.cards, state, seat, card);
        let answer = self.host.query_bool(&mut stage, act.function, act.params, &[]);
        self.stages.give(stage);
        answer.unwrap_or_else(|fault| {
            self.faults.borrow_mut().push(fault.diagnostic());
            false
        })
    }
}
