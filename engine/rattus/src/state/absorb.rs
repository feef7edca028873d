//! The only place where play changes a state: the changes by each event. An event that only occurs
//! in one step of the flow, such as the start of a turn, also moves the flow on.

use std::mem;
use std::sync::Arc;

use play::Seat;

use super::{Call, Effect, State};
use crate::cards::Hook;
use crate::event::Event;
use crate::flow::Step;
use crate::numbers::{ClassNo, FaceNo, RegionNo, TokenNo};
use crate::phase::{BeforePlague, Over, Spread};
use crate::tokens::{Face, Token};

impl State {
    /// Applies an event to the state.
    // Always inlined, for the same reason as `Turn::tell`.
    #[inline(always)]
    pub fn absorb(&mut self, event: &Event) {
        self.count(event);
        self.carry_out(event);
    }

    /// Begins an effect, as `Happened::Began` does, but with an existing copy of the state.
    pub(crate) fn begin_effect(&mut self, call: Call, start: Arc<State>) {
        debug_assert!(*start == *self, "an effect goes back to where it began");
        self.effect = Some(Effect::begun(call, start));
    }

    #[inline(always)]
    fn carry_out(&mut self, event: &Event) {
        match *event {
            Event::PlagueSet { region } | Event::PlagueMoved { region, .. } => {
                self.plague = Some(region);
            }
            Event::Started { seat } => (self.first, self.active) = (seat, seat),
            Event::Settled { seat, region, cubes } | Event::CubesAdded { seat, region, cubes } => {
                self.add_cubes(seat, region, cubes);
            }
            Event::Placed { seat, region, cubes } => {
                self.add_cubes(seat, region, cubes);
                self.placed = true;
            }
            Event::TurnBegan { seat } => self.begin_turn(seat),
            Event::CardTaken { seat, card } | Event::CardStolen { seat, card, .. } => {
                (self.holder[card.at()], self.taken) = (seat.0, true);
            }
            Event::CardUsed { card, .. } => self.used |= card.bit(),
            Event::CubesMoved { seat, from, to, cubes } => {
                self.take_cubes(seat, from, cubes);
                self.cubes[to.at()][seat.at()] += cubes;
            }
            Event::Saved { seat, region } => self.save(seat, region),
            Event::PlagueCounted { cubes, .. } => self.neutral = cubes,
            Event::CubesLost { seat, region, cubes } => {
                self.take_cubes(seat, region, cubes);
                self.reserve[seat.at()] += cubes;
            }
            Event::LastRound { .. } => (self.used, self.neutral) = (0, 0),
            Event::Ended => self.step = Over.into(),
            Event::SupplyEmpty | Event::NobodyHit { .. } | Event::FinalRavage => {}
            Event::TokenMoved { to, token, .. } => self.put(token, to),
            Event::TokensSwapped { from, to, one, other, .. } => {
                self.put(one, to);
                self.put(other, from);
            }
            Event::Looked { seat, token, face, .. } => self.look(seat, token, face),
            Event::Spread { region } => self.spread(region),
            Event::Flipped { region, token, face, .. } => self.turn_up(region, token, face.token),
            Event::Stepped { step } => self.step = step,
            Event::Picked { token } => self.flip = Some(token),
            Event::RingDrawn { ring } => self.ring = Some(ring),
            Event::Effect(happened) => {
                self.effect = happened.absorb(self.effect.take(), self);
            }
            Event::Faulted { card, hook, .. } => self.undo_effect(card, hook),
            Event::Queued { call } => self.enqueue(call),
            Event::Unqueued => self.unqueue(),
        }
    }

    /// Counts the effects that cards trigger. The count starts again with each turn, and with each
    /// token in the last round.
    #[inline(always)]
    fn count(&mut self, event: &Event) {
        if let Event::CardUsed { .. } | Event::Queued { .. } = event {
            self.budget.set_off();
        }
        if let Event::TurnBegan { .. } | Event::LastRound { .. } | Event::Flipped { .. } = event {
            self.budget.renew();
        }
    }

    fn begin_turn(&mut self, seat: Seat) {
        self.active = seat;
        (self.taken, self.placed, self.all_placed) = (false, false, false);
        (self.used, self.neutral) = (0, 0);
        self.step = BeforePlague.into();
    }

    fn add_cubes(&mut self, seat: Seat, region: RegionNo, cubes: u8) {
        let reserve = &mut self.reserve[seat.at()];
        debug_assert!(cubes <= *reserve, "{cubes} cubes of {reserve} in reserve");
        *reserve -= cubes;
        self.all_placed |= *reserve == 0;
        self.cubes[region.at()][seat.at()] += cubes;
    }

    fn take_cubes(&mut self, seat: Seat, region: RegionNo, cubes: u8) {
        let there = &mut self.cubes[region.at()][seat.at()];
        debug_assert!(cubes <= *there, "{cubes} cubes of {there} in a region");
        *there -= cubes;
    }

    fn save(&mut self, seat: Seat, region: RegionNo) {
        self.take_cubes(seat, region, 1);
        self.castle[seat.at()] += 1;
    }

    /// Moves a token of the board to another region.
    fn put(&mut self, token: TokenNo, to: RegionNo) {
        let Some(lying) = self.tokens.get(token) else { return };
        if let Some(from) = lying.region() {
            self.rats.take(from);
            self.rats.add(to);
            self.tokens.set(token, lying.moved_to(to));
        }
    }

    /// Records that a seat has seen the face of a token. It stays hidden from the others.
    fn look(&mut self, seat: Seat, token: TokenNo, face: Option<Face>) {
        if let Some(face) = face {
            self.show(token, face.token, Some(seat));
            self.ring = None;
        }
    }

    pub(super) fn show(&mut self, token: TokenNo, face: FaceNo, seat: Option<Seat>) {
        if let Some(lying) = self.tokens.get(token) {
            self.tokens.set(token, lying.shown(face, seat));
        }
    }

    /// Puts a token of the supply into a region.
    fn spread(&mut self, region: RegionNo) {
        let token = self.tokens.push(Token::on(region));
        debug_assert!(token.is_some(), "a set has no more tokens than there is room for");
        self.supply -= 1;
        self.rats.add(region);
        if let Step::Spread(Spread { left }) = self.step {
            self.step = Spread { left: left - 1 }.into();
        }
    }

    /// Flips a token and removes it from the board.
    fn turn_up(&mut self, region: RegionNo, token: TokenNo, face: FaceNo) {
        self.rats.take(region);
        self.tokens.set(token, Token::GONE);
        self.spent.add(face.0);
        (self.flip, self.ring) = (None, None);
    }

    fn enqueue(&mut self, call: Call) {
        // Only cards that trigger each other can fill the queue. Anything more is dropped.
        let _ = self.waiting.get_or_insert_default().try_push(call);
    }

    /// Removes the first card of the queue. An empty queue is stored as `None`, so that equal
    /// positions compare equal.
    fn unqueue(&mut self) {
        if let Some(mut waiting) = self.waiting.take() {
            waiting.remove(0);
            self.waiting = (!waiting.is_empty()).then_some(waiting);
        }
    }

    /// Undoes a failed script. What seats have seen stays seen, and the failure is counted.
    fn undo_effect(&mut self, card: ClassNo, hook: Hook) {
        self.budget.fail(card, hook);
        let Some(effect) = self.effect.take() else { return };
        let (seen, budget) = (self.tokens, mem::take(&mut self.budget));
        *self = Self { budget, ..effect.undone() };
        for (no, seen) in (0..).map(TokenNo).zip(seen.list()) {
            if let Some(mine) = self.tokens.get(no) {
                self.tokens.set(no, mine.remembered(*seen));
            }
        }
    }
}
