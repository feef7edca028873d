//! Verbs that act: each becomes events on the scratch copy of the state.

use script::Reply;

use super::scratch::{Scratch, lying, used};
use super::verbs::Act;
use crate::cards::Catalogue;
use crate::event::Event;
use crate::numbers::{RegionNo, TokenNo};
use crate::state::CROWD;

/// Maximum number of neutral cubes that the plague can count as.
pub(crate) const MOST_NEUTRAL: u8 = 30;

impl Scratch {
    /// Carries out a verb that acts.
    pub(super) fn act(&mut self, cards: &Catalogue, act: Act) -> Result<Reply, Reply> {
        let state = self.draft.state();
        let seat = self.seat;
        match act {
            Act::MoveCubes { from, to, cubes } => {
                let (from, to) = (used(cards, state, from)?, used(cards, state, to)?);
                self.move_cubes(from, to, cubes)
            }
            Act::AddCubes { region, cubes } => {
                let region = used(cards, state, region)?;
                let cubes = cubes.min(state.reserve(seat));
                if cubes > 0 {
                    self.tell(Event::CubesAdded { seat, region, cubes });
                }
                Ok(Reply::Nil)
            }
            Act::MoveToken { token, to } => {
                let ((token, from), to) = (lying(state, token)?, used(cards, state, to)?);
                let room = state.rats(to) < CROWD && from != to;
                if room {
                    self.tell(Event::TokenMoved { seat, from, to, token });
                }
                Ok(room.into())
            }
            Act::SwapTokens { one, other } => {
                let (one, other) = (lying(state, one)?, lying(state, other)?);
                self.swap_tokens(one, other);
                Ok(Reply::Nil)
            }
            Act::Save { region } => {
                let region = used(cards, state, region)?;
                let safe = state.rats(region) == 0 && state.cubes(region, seat) > 0;
                if safe {
                    self.tell(Event::Saved { seat, region });
                }
                Ok(safe.into())
            }
            Act::MovePlague { to } => {
                let region = used(cards, state, to)?;
                if state.plague() != Some(region) {
                    self.tell(Event::PlagueMoved { seat, region });
                }
                Ok(Reply::Nil)
            }
            Act::CountPlague { cubes } => {
                self.tell(Event::PlagueCounted { seat: self.seat, cubes: cubes.get() });
                Ok(Reply::Nil)
            }
        }
    }

    fn swap_tokens(&mut self, (one, from): (TokenNo, RegionNo), (other, to): (TokenNo, RegionNo)) {
        if from != to {
            self.tell(Event::TokensSwapped { seat: self.seat, from, to, one, other });
        }
    }

    fn move_cubes(&mut self, from: RegionNo, to: RegionNo, cubes: u8) -> Result<Reply, Reply> {
        let seat = self.seat;
        let there = self.draft.state().cubes(from, seat);
        if cubes > there {
            return Err(Reply::Wrong(format!("the region has {there} own cubes, not {cubes}")));
        }
        if cubes > 0 && from != to {
            self.tell(Event::CubesMoved { seat, from, to, cubes });
        }
        Ok(Reply::Nil)
    }
}
