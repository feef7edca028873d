//! Covers hidden information in the file of a game that goes on.

use super::{Answer, Session};
use crate::digest::digest;
use crate::game::Game;
use crate::message::Message;
use crate::record::{Actor, Record, RecordStep, SourcePiece};
use crate::seat::Eye;

/// Written in place of a covered answer of chance, and before the number of a covered offer.
pub(crate) const COVER: &str = "?";

impl<G: Game> Session<G> {
    /// The session as saved during the game: like [`Self::record`], with hidden answers covered.
    ///
    /// A covered answer of chance is `?`; the seed reproduces it. A covered choice is its number
    /// among the offers: `?3`. A finished game is saved without covers.
    pub fn saved(&self) -> Record {
        let mut record = self.record();
        if !self.game.hides() || self.game.outcome(&self.state).is_some() {
            return record;
        }
        let mut covers = self.covers.borrow_mut();
        for nth in covers.len()..self.answers.len() {
            covers.push(self.cover(nth));
        }
        for (step, cover) in record.steps.iter_mut().zip(&*covers) {
            if let (RecordStep::Reply(reply), Some(cover)) = (step, cover) {
                reply.choice = SourcePiece::new(cover.clone());
            }
        }
        record
    }

    /// The covered form of an answer that a spectator may not know; `None` if it is public.
    fn cover(&self, nth: usize) -> Option<String> {
        let eye = Eye::Bystander;
        let Answer { actor, line, .. } = &self.answers[nth];
        match actor {
            Actor::Chance => {
                let hidden =
                    |event: &G::Event| digest(&self.game.witness(event, eye)) != digest(event);
                self.events_of(nth).iter().any(hidden).then(|| COVER.to_owned())
            }
            Actor::Seat(_) => {
                let lines = |state: &G::State| {
                    let mut choices = Vec::new();
                    self.game.offers(state, &mut choices);
                    let line = |choice| Message::of(&*self.game, "choice", choice).line();
                    choices.iter().map(line).collect::<Vec<_>>()
                };
                let state = self.state_at(nth);
                if lines(&self.game.observe(&state, eye)).contains(line) {
                    return None;
                }
                let at = lines(&state).iter().position(|offer| offer == line)?;
                Some(format!("{COVER}{}", at + 1))
            }
        }
    }
}
