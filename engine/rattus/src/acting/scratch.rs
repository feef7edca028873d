//! The scratch copy of the state that a card's script acts on, with the events of the effect so
//! far.

use std::sync::Arc;

use effects::DraftOf;
use play::Seat;
use script::{Recorded, Reply};

use super::verbs::{Region, Token, Verb};
use crate::Rattus;
use crate::cards::{Catalogue, members};
use crate::event::Event;
use crate::numbers::{ClassNo, RegionNo, TokenNo};
use crate::state::{Call, State};

/// The scratch copy that a script acts on, with the data that its verbs need.
#[derive(Default)]
pub struct Scratch {
    /// The content; `None` only before the first run.
    cards: Option<Arc<Catalogue>>,
    /// The seat that uses the card.
    pub(super) seat: Seat,
    /// The acting card.
    pub(super) card: ClassNo,
    /// The copy of the state, with the events that happened to it.
    pub(super) draft: DraftOf<Rattus>,
}

impl script::Stage for Scratch {
    type Verb = Verb;

    fn perform(&mut self, verb: Verb) -> Reply {
        let Some(cards) = self.cards.take() else {
            return Reply::Wrong("nothing to act on".to_owned());
        };
        let done = match verb {
            Verb::Query(query) => self.read(&cards, query),
            Verb::Act(act) => self.act(&cards, act),
            Verb::Ask(ask) => self.ask(&cards, ask),
        };
        self.cards = Some(cards);
        done.unwrap_or_else(|wrong| wrong)
    }

    fn answered(&mut self, reply: Recorded) -> Reply {
        match self.draft.answered() {
            Some(question) => question.reply(reply),
            None => Reply::Nil,
        }
    }
}

impl Scratch {
    /// Prepares the scratch copy for one call.
    pub(super) fn set(&mut self, cards: &Arc<Catalogue>, state: &State, call: &Call) {
        if self.cards.is_none() {
            self.cards = Some(Arc::clone(cards));
        }
        (self.seat, self.card) = (call.seat, call.card);
        self.draft.begin(state);
    }

    /// Applies an event to the scratch copy.
    pub(super) fn tell(&mut self, event: Event) {
        self.draft.tell(event, State::absorb);
    }
}

/// Whether any neighbor of a region has room for a token.
pub(crate) fn movable(cards: &Catalogue, state: &State, region: RegionNo) -> bool {
    cards.map(state.map()).near(region, state.seats()) & !state.crowded() != 0
}

/// The region in use that a handle refers to.
pub(super) fn used(cards: &Catalogue, state: &State, region: Region) -> Result<RegionNo, Reply> {
    let used = cards.map(state.map()).used(state.seats());
    if region.0 < 32 && used >> region.0 & 1 == 1 {
        Ok(RegionNo(region.0))
    } else {
        Err(Reply::Wrong(format!("unknown region handle {}", region.0)))
    }
}

/// The token on the board that a handle refers to, and its region.
pub(super) fn lying(state: &State, token: Token) -> Result<(TokenNo, RegionNo), Reply> {
    let region = state.region_of(TokenNo(token.0));
    let found = region.map(|region| (TokenNo(token.0), region));
    found.ok_or_else(|| Reply::Wrong(format!("the board has no token with the handle {}", token.0)))
}

/// The tokens of a bit set, in order.
pub(crate) fn tokens_of(bits: u64) -> impl Iterator<Item = TokenNo> {
    members(bits).map(TokenNo)
}
