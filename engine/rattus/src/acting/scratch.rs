//! What a card's script acts on: a scratch copy of the state, and the events of the effect so far.

use std::sync::Arc;

use play::Seat;
use script::{Recorded, Reply};

use super::verbs::{Region, Token, Verb};
use crate::cards::{Catalogue, members, regions};
use crate::event::Event;
use crate::state::{CROWD, ClassNo, Question, RegionNo, State, TokenNo};

/// The scratch copy a script acts on, and what it has done to it.
#[derive(Clone, Default)]
pub(crate) struct Scratch {
    /// The content; none only before the first run.
    pub cards: Option<Arc<Catalogue>>,
    /// The scratch copy, in a box so that a stage is cheap to hand over; none only before the
    /// first run.
    pub state: Option<Box<State>>,
    /// Who uses the card.
    pub seat: Seat,
    /// The card that acts.
    pub card: ClassNo,
    /// What has happened, in order.
    pub events: Vec<Event>,
    /// The question the run ended with.
    pub question: Option<Question>,
}

impl script::Stage for Scratch {
    type Verb = Verb;

    fn perform(&mut self, verb: Verb) -> Reply {
        let (Some(cards), Some(state)) = (&self.cards, &self.state) else {
            return Reply::Wrong("nothing to act on".to_owned());
        };
        let done = match verb {
            Verb::Query(query) => self.read(cards, state, query),
            Verb::Act(act) => {
                let cards = Arc::clone(cards);
                self.act(&cards, act)
            }
            Verb::Ask(ask) => {
                let cards = Arc::clone(cards);
                self.ask(&cards, ask)
            }
        };
        done.unwrap_or_else(|wrong| wrong)
    }

    fn answered(&mut self, reply: Recorded) -> Reply {
        match (self.question.take(), reply) {
            (Some(Question::Look { .. }) | None, _) => Reply::Nil,
            (Some(Question::Confirm), Recorded::Int(number)) => Reply::Bool(number != 0),
            (Some(Question::Confirm), Recorded::Nil) => Reply::Bool(false),
            (Some(_), Recorded::Int(number)) => Reply::Int(number.into()),
            (Some(_), Recorded::Nil) => Reply::Nil,
        }
    }
}

impl Scratch {
    /// A stage set for one call.
    pub fn set(&mut self, cards: &Arc<Catalogue>, state: &State, seat: Seat, card: ClassNo) {
        if self.cards.is_none() {
            self.cards = Some(Arc::clone(cards));
        }
        match &mut self.state {
            Some(scratch) => (**scratch).clone_from(state),
            none => *none = Some(Box::new(state.clone())),
        }
        (self.seat, self.card) = (seat, card);
        self.events.clear();
        self.question = None;
    }

    /// Lets an event happen on the scratch copy.
    pub(super) fn tell(&mut self, event: Event) {
        if let Some(state) = &mut self.state {
            state.absorb(&event);
        }
        self.events.push(event);
    }
}

/// Whether a neighbour of a region has room for a token.
pub(crate) fn movable(cards: &Catalogue, state: &State, region: RegionNo) -> bool {
    let near = cards.map(state.map()).near(region, state.seats());
    regions(near).any(|region| state.rats(region) < CROWD)
}

/// The region in use behind a handle.
pub(super) fn used(cards: &Catalogue, state: &State, region: Region) -> Result<RegionNo, Reply> {
    let used = cards.map(state.map()).used(state.seats());
    if region.0 < 32 && used >> region.0 & 1 == 1 {
        Ok(RegionNo(region.0))
    } else {
        Err(Reply::Wrong(format!("there is no region with the handle {}", region.0)))
    }
}

/// The token on the board behind a handle, and where it lies.
pub(super) fn lying(state: &State, token: Token) -> Result<(TokenNo, RegionNo), Reply> {
    let region = state.region_of(TokenNo(token.0));
    let found = region.map(|region| (TokenNo(token.0), region));
    found.ok_or_else(|| {
        Reply::Wrong(format!("no token with the handle {} lies on the board", token.0))
    })
}

/// The tokens of a question, in order.
pub(crate) fn tokens_of(bits: u64) -> impl Iterator<Item = TokenNo> {
    members(bits).map(TokenNo)
}
