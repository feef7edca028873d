//! What a card's script acts on: a scratch copy of the state, and what its verbs need besides.

use std::sync::Arc;

use effects::DraftOf;
use play::Seat;
use script::{Recorded, Reply};

use super::verbs::{self, DieColour, DieFilter, Verb};
use crate::RollPlayer;
use crate::cards::Catalogue;
use crate::event::Event;
use crate::state::{Call, Die, Number, Slot, Space, State};

/// Handles of dice on initiative cards start here.
const POOL: u8 = 32;

/// What a script acts on.
#[derive(Clone, Default)]
pub struct Scratch {
    /// The scratch copy of the state, and what has happened to it.
    pub draft: DraftOf<RollPlayer>,
    // None only before the first run.
    cards: Option<Arc<Catalogue>>,
    /// The owner of the card that acts.
    pub seat: Seat,
    /// The card that acts.
    pub card: Slot,
    /// The die that chance rolls.
    pub(super) rolling: Option<verbs::Die>,
    /// Dice of initiative cards were changed: they are laid anew at the end.
    pub relay: bool,
}

/// A die as a script's handle names it.
pub(super) enum Handle {
    Own(Space, Die),
    Pool(Number, Die),
}

impl script::Stage for Scratch {
    type Verb = Verb;

    fn perform(&mut self, verb: Verb) -> Reply {
        let cards = self.cards.as_ref().expect("a scratch is set before each run");
        match verb {
            Verb::Query(query) => self.read(cards, self.draft.state(), query),
            Verb::Act(act) => {
                let cards = Arc::clone(cards);
                self.act(&cards, act)
            }
            Verb::Ask(ask) => {
                let cards = Arc::clone(cards);
                self.ask(&cards, ask)
            }
        }
    }

    fn answered(&mut self, reply: Recorded) -> Reply {
        let Some(question) = self.draft.answered() else { return Reply::Nil };
        match (self.rolling.take(), reply) {
            (Some(die), Recorded::Int(face)) => self.rolled(die, face),
            (Some(_), Recorded::Nil) => Reply::Nil,
            (None, reply) => super::asks::reply(question, reply),
        }
    }
}

impl Scratch {
    /// Sets the scratch for one call.
    pub fn set(&mut self, cards: &Arc<Catalogue>, state: &State, call: &Call) {
        if self.cards.is_none() {
            self.cards = Some(Arc::clone(cards));
        }
        self.draft.begin(state);
        (self.seat, self.card) = (call.seat, call.card);
        self.rolling = None;
        self.relay = false;
    }

    /// Lets an event happen on the scratch copy.
    pub(super) fn tell(&mut self, event: Event) {
        self.draft.tell(event, State::absorb);
    }

    /// The die behind a handle.
    pub(super) fn handle(&self, die: verbs::Die) -> Result<Handle, Reply> {
        let state = self.draft.state();
        let found = if die.0 >= POOL {
            let number = Number(die.0 - POOL + 1);
            state.pool(number).map(|die| Handle::Pool(number, die))
        } else {
            let space = Space(die.0);
            state.die(self.seat, space).map(|die| Handle::Own(space, die))
        };
        found.ok_or_else(|| Reply::Wrong(format!("there is no die with the handle {}", die.0)))
    }

    /// The die of the owner's sheet behind a handle.
    pub(super) fn own(&self, die: verbs::Die) -> Result<(Space, Die), Reply> {
        match self.handle(die)? {
            Handle::Own(space, die) => Ok((space, die)),
            Handle::Pool(..) => {
                Err(Reply::Wrong("this verb takes a die of the owner's sheet".to_owned()))
            }
        }
    }

    /// The die of a free initiative card behind a handle.
    pub(super) fn pool(&self, die: verbs::Die) -> Result<(Number, Die), Reply> {
        match self.handle(die)? {
            Handle::Pool(number, die) => Ok((number, die)),
            Handle::Own(..) => {
                Err(Reply::Wrong("this verb takes a die of an initiative card".to_owned()))
            }
        }
    }
}

/// Whether a die fits a filter, apart from its row.
pub(super) fn fits(
    cards: &Catalogue,
    state: &State,
    seat: Seat,
    filter: &DieFilter,
    die: Die,
) -> bool {
    let colour = filter.colour.is_none_or(|wanted| match wanted {
        DieColour::Class => cards.colour_of(state.sheet(seat)) == Some(die.colour),
        other => other.index() == die.colour.index(),
    });
    colour
        && filter.min.is_none_or(|min| die.face >= min)
        && filter.max.is_none_or(|max| die.face <= max)
}

/// The own space behind a handle, whether or not a die lies there.
pub(super) fn space_of(die: verbs::Die) -> Option<Space> {
    (die.0 < POOL).then_some(Space(die.0))
}

/// The handle of a die on a space.
pub(crate) fn own_handle(space: Space) -> i16 {
    i16::from(space.0)
}

/// The handle of a die on an initiative card.
pub(crate) fn pool_handle(number: Number) -> i16 {
    i16::from(POOL) + i16::from(number.0) - 1
}
