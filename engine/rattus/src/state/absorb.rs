//! The one place where play changes a state: what each event does to it. An event that happens in
//! one step of the flow alone, such as the beginning of a turn, also moves the flow on.

use std::sync::Arc;

use play::Seat;

use super::{Effect, FaceNo, RegionNo, SEATS, State, Step, Token, TokenNo};
use crate::event::Event;

impl State {
    /// Carries out an event.
    pub fn absorb(&mut self, event: &Event) {
        match *event {
            Event::PlagueSet { region } | Event::PlagueMoved { region, .. } => {
                self.plague = Some(region);
            }
            Event::Started { seat } => (self.first, self.active) = (seat, seat),
            Event::Settled { seat, region, cubes } | Event::CubesAdded { seat, region, cubes } => {
                self.add_cubes(seat, region, cubes)
            }
            Event::Placed { seat, region, cubes } => {
                self.add_cubes(seat, region, cubes);
                self.placed = true;
            }
            Event::TurnBegan { seat } => {
                self.active = seat;
                (self.taken, self.placed) = (false, false);
                (self.used, self.neutral) = (0, 0);
                self.step = Step::Turn;
            }
            Event::CardTaken { seat, card } | Event::CardStolen { seat, card, .. } => {
                self.holder[card.at()] = seat.0;
                self.taken = true;
            }
            Event::CardUsed { card, .. } => self.used |= 1 << card.at(),
            Event::CubesMoved { seat, from, to, cubes } => {
                let cubes = self.take_cubes(seat, from, cubes);
                self.cubes[to.at()][seat.at() % SEATS] += cubes;
            }
            Event::Saved { seat, region } => {
                let cubes = self.take_cubes(seat, region, 1);
                self.castle[seat.at() % SEATS] += cubes;
            }
            Event::PlagueCounted { cubes, .. } => self.neutral = cubes,
            Event::CubesLost { seat, region, cubes } => {
                let cubes = self.take_cubes(seat, region, cubes);
                self.reserve[seat.at() % SEATS] += cubes;
            }
            Event::LastRound { .. } => (self.used, self.neutral) = (0, 0),
            Event::Ended => self.step = Step::Over,
            Event::Stepped { step } => self.step = step,
            Event::SupplyEmpty | Event::FinalRavage => {}
            Event::EffectBegan { .. }
            | Event::EffectAsked { .. }
            | Event::EffectAnswered { .. }
            | Event::EffectEnded
            | Event::Faulted { .. } => self.absorb_effect(event),
            _ => self.absorb_token(event),
        }
    }

    fn absorb_token(&mut self, event: &Event) {
        match *event {
            Event::TokenMoved { to, token: Some(token), .. } => self.put(token, to),
            Event::Looked { seat, token: Some(token), .. } => {
                if let Some(face) = event.face() {
                    self.show(token, face, Some(seat));
                }
                self.ring = None;
            }
            Event::TokensSwapped { from, to, one: Some(one), other: Some(other), .. } => {
                self.put(one, to);
                self.put(other, from);
            }
            Event::Spread { region } => {
                if self.supply > 0 && self.tokens.push(Token::on(region)) {
                    self.supply -= 1;
                    self.rats[region.at()] += 1;
                }
                if let Step::Spread { left } = self.step {
                    self.step = Step::Spread { left: left.saturating_sub(1) };
                }
            }
            Event::Picked { token } => self.flip = Some(token),
            Event::RingDrawn { ring } => self.ring = Some(ring),
            Event::Flipped { region, token, face, .. } => {
                self.rats[region.at()] = self.rats[region.at()].saturating_sub(1);
                self.tokens.set(token, Token::GONE);
                self.spent.add(face.token.0);
                (self.flip, self.ring) = (None, None);
            }
            _ => {}
        }
    }

    fn absorb_effect(&mut self, event: &Event) {
        match *event {
            Event::EffectBegan { seat, card, hook } => {
                let start = Arc::new(self.clone());
                let journal = script::Journal::default();
                let effect = Effect { seat, card, hook, journal, question: None, told: 0, start };
                self.effect = Some(Box::new(effect));
            }
            Event::EffectAsked { question, told } => {
                if let Some(effect) = &mut self.effect {
                    (effect.question, effect.told) = (Some(question), told);
                }
            }
            Event::EffectAnswered { fingerprint, reply } => {
                if let Some(effect) = &mut self.effect {
                    effect.question = None;
                    // A full journal is refused when the question is asked.
                    let reply = reply.map_or(script::Recorded::Nil, script::Recorded::Int);
                    let _ = effect.journal.push(fingerprint, reply);
                }
            }
            Event::EffectEnded => self.effect = None,
            Event::Faulted { .. } => {
                if let Some(effect) = self.effect.take() {
                    // What somebody has seen stays seen.
                    let seen = self.tokens;
                    *self = Arc::unwrap_or_clone(effect.start);
                    for (no, seen) in (0..).map(TokenNo).zip(seen.list()) {
                        if let Some(mine) = self.tokens.get(no) {
                            self.tokens.set(no, mine.remembered(*seen));
                        }
                    }
                }
            }
            _ => {}
        }
    }

    fn add_cubes(&mut self, seat: Seat, region: RegionNo, cubes: u8) {
        let reserve = &mut self.reserve[seat.at() % SEATS];
        let cubes = cubes.min(*reserve);
        *reserve -= cubes;
        self.cubes[region.at()][seat.at() % SEATS] += cubes;
    }

    fn take_cubes(&mut self, seat: Seat, region: RegionNo, cubes: u8) -> u8 {
        let there = &mut self.cubes[region.at()][seat.at() % SEATS];
        let cubes = cubes.min(*there);
        *there -= cubes;
        cubes
    }

    /// Puts a token of the board into another region.
    fn put(&mut self, token: TokenNo, to: RegionNo) {
        let Some(lying) = self.tokens.get(token) else { return };
        if let Some(from) = lying.region() {
            self.rats[from.at()] = self.rats[from.at()].saturating_sub(1);
            self.rats[to.at()] += 1;
            self.tokens.set(token, lying.moved_to(to));
        }
    }

    pub(super) fn show(&mut self, token: TokenNo, face: FaceNo, seat: Option<Seat>) {
        if let Some(lying) = self.tokens.get(token) {
            self.tokens.set(token, lying.shown(face, seat));
        }
    }
}
