//! What a card's script acts on: a scratch copy of the state, and the events of the effect so far.

use std::sync::Arc;

use play::Seat;
use script::{Recorded, Reply};

use super::verbs::{self, DieColour, DieFilter, Verb};
use crate::cards::Catalogue;
use crate::event::Event;
use crate::state::{Die, Number, Question, Slot, Space, State};

/// Handles of dice on initiative cards start here.
const POOL: u8 = 32;

/// What waits for an answer within a verb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Waiting {
    /// The question of a script.
    Question(Question),
    /// A die of the sheet is being re-rolled.
    Reroll(Space),
    /// A die of an initiative card is being re-rolled.
    RerollPool(Number),
}

/// The scratch copy a script acts on, and what it has done to it.
#[derive(Clone, Default)]
pub(crate) struct Scratch {
    /// The cards; none only before the first run.
    pub cards: Option<Arc<Catalogue>>,
    /// The scratch copy, in a box so that a stage is cheap to hand over; none only before the
    /// first run.
    pub state: Option<Box<State>>,
    /// The owner of the card that acts.
    pub seat: Seat,
    /// The card that acts.
    pub card: Slot,
    /// What the owner's cards add to the attribute totals.
    pub bonus: [i8; 6],
    /// What has happened, in order.
    pub events: Vec<Event>,
    /// The question the run ended with.
    pub question: Option<Question>,
    pub(super) waiting: Option<Waiting>,
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
        let (Some(cards), Some(state)) = (&self.cards, &self.state) else {
            return Reply::Wrong("nothing to act on".to_owned());
        };
        match verb {
            Verb::Query(query) => self.read(cards, state, query),
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
        let waiting = self.waiting.take();
        self.question = None;
        match (waiting, reply) {
            (Some(Waiting::Reroll(space)), Recorded::Int(face)) => self.rerolled(space, face),
            (Some(Waiting::RerollPool(number)), Recorded::Int(face)) => {
                self.pool_rerolled(number, face)
            }
            (Some(Waiting::Question(question)), reply) => super::asks::reply(question, reply),
            _ => Reply::Nil,
        }
    }
}

impl Scratch {
    /// A stage set for one call.
    pub fn set(&mut self, cards: &Arc<Catalogue>, state: &State, seat: Seat, card: Slot) {
        if self.cards.is_none() {
            self.cards = Some(Arc::clone(cards));
        }
        match &mut self.state {
            Some(scratch) => (**scratch).clone_from(state),
            none => *none = Some(Box::new(state.clone())),
        }
        self.seat = seat;
        self.card = card;
        self.bonus = [0; 6];
        self.events.clear();
        self.question = None;
        self.waiting = None;
        self.relay = false;
    }

    /// Lets an event happen on the scratch copy.
    pub(super) fn tell(&mut self, event: Event) {
        if let Some(state) = &mut self.state {
            state.absorb(&event);
        }
        self.events.push(event);
    }

    pub(super) fn handle(&self, die: verbs::Die) -> Result<Handle, Reply> {
        let wrong = || Reply::Wrong(format!("there is no die with the handle {}", die.0));
        let state = self.state.as_ref().ok_or_else(wrong)?;
        let found = if die.0 >= POOL {
            let number = Number(die.0 - POOL + 1);
            state.pool(number).map(|die| Handle::Pool(number, die))
        } else {
            let space = Space(die.0);
            state.die(self.seat, space).map(|die| Handle::Own(space, die))
        };
        found.ok_or_else(wrong)
    }

    pub(super) fn own(&self, die: verbs::Die) -> Result<(Space, Die), Reply> {
        match self.handle(die)? {
            Handle::Own(space, die) => Ok((space, die)),
            Handle::Pool(..) => {
                Err(Reply::Wrong("this verb takes a die of the owner's sheet".to_owned()))
            }
        }
    }

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
