//! The scratch copy of the state that a card's script acts on, with the data that its verbs need.

use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;

use effects::DraftOf;
use play::Seat;
use script::{Recorded, Reply};

use super::footprint::reads_beyond_sheet;
use super::verbs::{self, DieColour, DieFilter, Verb};
use crate::RollPlayer;
use crate::cards::Catalogue;
use crate::event::Event;
use crate::numbers::{Die, Number, SEATS, Slot, Space};
use crate::state::{Call, Question, Spaces, State};
use crate::words::Colour;

/// The first handle for dice on initiative cards, after those of all sheets.
const POOL: u8 = 128;
/// The number of handles for each sheet, one for each space.
const SHEET: u8 = 18;
const _: () = assert!(SEATS * SHEET as usize <= POOL as usize);

/// The scratch copy that a script acts on.
#[derive(Clone, Default)]
pub struct Scratch {
    /// The copy of the state, with the events that happened to it.
    pub draft: DraftOf<RollPlayer>,
    // `None` only before the first run.
    cards: Option<Arc<Catalogue>>,
    /// Set when a verb reads more than the owner's sheet; shared with the rules.
    beyond_sheet: Rc<Cell<bool>>,
    /// The owner of the acting card.
    pub seat: Seat,
    /// The acting card.
    pub card: Slot,
    /// The die that chance is about to roll.
    pub(super) rolling: Option<Rolling>,
    /// Whether dice of initiative cards were changed, so that they must be put back in order at the
    /// end.
    pub relay: bool,
}

/// A die that chance is about to roll.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rolling {
    pub die: verbs::Die,
    /// The color of the die drawn from the bag that replaces it; `None` if the die itself is
    /// rolled.
    pub colour: Option<Colour>,
}

/// A die that a script handle refers to.
pub(super) enum Handle {
    /// On the owner's sheet.
    Own(Space, Die),
    /// On the sheet of another seat.
    Rival(Seat, Space, Die),
    /// On an initiative card.
    Pool(Number, Die),
}

impl script::Stage for Scratch {
    type Verb = Verb;

    fn perform(&mut self, verb: Verb) -> Reply {
        // Taken out for the duration of the verb: cloning the `Arc` would cost more.
        let cards = self.cards.take().expect("a scratch is set before each run");
        if reads_beyond_sheet(self.seat, &verb) {
            self.beyond_sheet.set(true);
        }
        let reply = match verb {
            Verb::Query(query) => self.read(&cards, self.draft.state(), query),
            Verb::HeroQuery(query) => self.read_hero(&cards, self.draft.state(), query),
            Verb::CardQuery(query) => self.read_cards(&cards, self.draft.state(), query),
            Verb::Act(act) => self.act(&cards, act),
            Verb::Ask(ask) => self.ask(&cards, ask),
        };
        self.cards = Some(cards);
        reply
    }

    fn answered(&mut self, reply: Recorded) -> Reply {
        let Some(question) = self.draft.answered() else { return Reply::Nil };
        match (self.rolling.take(), reply) {
            (Some(rolling), Recorded::Int(face)) => self.rolled(rolling, face),
            (Some(_), Recorded::Nil) => Reply::Nil,
            (None, Recorded::Int(card)) if question == Question::Deal => self.dealt(card),
            (None, Recorded::Int(card)) if question == Question::Peek => self.peeked(card),
            (None, Recorded::Int(card)) if question == Question::Minion => self.minion(card),
            (None, reply) => super::asks::reply(self.seat, question, reply),
        }
    }
}

impl Scratch {
    /// Prepares the scratch copy for one call.
    pub fn set(&mut self, game: &RollPlayer, state: &State, call: &Call) {
        if self.cards.is_none() {
            self.cards = Some(Arc::clone(&game.cards));
            self.beyond_sheet = Rc::clone(&game.beyond_sheet);
        }
        self.draft.begin(state);
        (self.seat, self.card) = (call.seat, call.card);
        self.rolling = None;
        self.relay = false;
    }

    /// Applies an event to the scratch copy.
    pub(crate) fn tell(&mut self, event: impl Into<Event>) {
        self.draft.tell(event.into(), State::absorb);
    }

    /// The die that a handle refers to.
    pub(super) fn handle(&self, die: verbs::Die) -> Result<Handle, Reply> {
        let state = self.draft.state();
        let found = match place(die) {
            Place::Pool(number) => state.pool(number).map(|die| Handle::Pool(number, die)),
            Place::Sheet(seat, space) if seat == self.seat => {
                state.die(seat, space).map(|die| Handle::Own(space, die))
            }
            Place::Sheet(seat, space) => {
                state.die(seat, space).map(|die| Handle::Rival(seat, space, die))
            }
        };
        found.ok_or_else(|| Reply::Wrong("the die is no longer there".to_owned()))
    }

    /// The die on the owner's sheet that a handle refers to.
    pub(super) fn own(&self, die: verbs::Die) -> Result<(Space, Die), Reply> {
        match self.handle(die)? {
            Handle::Own(space, die) => Ok((space, die)),
            Handle::Rival(..) | Handle::Pool(..) => {
                Err(Reply::Wrong("this verb takes a die of the owner's sheet".to_owned()))
            }
        }
    }

    /// The die on a free initiative card that a handle refers to.
    pub(super) fn pool(&self, die: verbs::Die) -> Result<(Number, Die), Reply> {
        match self.handle(die)? {
            Handle::Pool(number, die) => Ok((number, die)),
            Handle::Own(..) | Handle::Rival(..) => {
                Err(Reply::Wrong("this verb takes a die of an initiative card".to_owned()))
            }
        }
    }
}

/// Whether a die matches a filter, apart from its place.
pub(super) fn fits(
    cards: &Catalogue,
    state: &State,
    seat: Seat,
    filter: &DieFilter,
    die: Die,
) -> bool {
    shows(cards, state, seat, filter, die) && fits_besides(filter, die)
}

/// Whether a die matches the color and the faces of a filter.
#[inline]
fn shows(cards: &Catalogue, state: &State, seat: Seat, filter: &DieFilter, die: Die) -> bool {
    let colour = filter.colour.is_none_or(|wanted| match wanted {
        DieColour::Class => cards.colour_of(state.sheet(seat)) == Some(die.colour),
        other => other.index() == die.colour.index(),
    });
    colour
        && filter.min.is_none_or(|min| die.face >= min)
        && filter.max.is_none_or(|max| die.face <= max)
}

/// Whether a die matches the rarely used fields of a filter.
fn fits_besides(filter: &DieFilter, die: Die) -> bool {
    (!filter.rises || die.face < *die.faces().end())
        && (!filter.falls || die.face > *die.faces().start())
        && (!filter.coloured || die.colour != Colour::Boost)
}

/// The spaces of a seat whose dice match a filter.
pub(super) fn fitting(cards: &Catalogue, state: &State, seat: Seat, filter: &DieFilter) -> Spaces {
    let sheet = state.sheet(seat);
    let mut spaces = sheet.filled();
    if let Some(row) = filter.row {
        spaces = spaces.in_row(row);
    }
    if let Some(Place::Sheet(owner, space)) = filter.except.map(place)
        && owner == seat
    {
        spaces = spaces.without(space);
    }
    let DieFilter { colour, min, max, rises, falls, coloured, .. } = filter;
    if *rises || *falls || *coloured {
        let fits = |space| sheet.die(space).is_some_and(|die| fits_besides(filter, die));
        spaces = spaces.that(fits);
    }
    if colour.is_none() && min.is_none() && max.is_none() {
        return spaces;
    }
    spaces.that(|space| sheet.die(space).is_some_and(|die| shows(cards, state, seat, filter, die)))
}

/// The place of a die that a handle encodes.
pub(super) enum Place {
    Sheet(Seat, Space),
    Pool(Number),
}

pub(super) fn place(die: verbs::Die) -> Place {
    match die.0.checked_sub(POOL) {
        Some(number) => Place::Pool(Number(number + 1)),
        None => Place::Sheet(Seat(die.0 / SHEET), Space(die.0 % SHEET)),
    }
}

/// The space of a sheet that a handle encodes, with or without a die.
pub(crate) fn space_of(die: verbs::Die) -> Option<Space> {
    match place(die) {
        Place::Sheet(_, space) => Some(space),
        Place::Pool(_) => None,
    }
}

/// The handle for a die on a space of a sheet.
#[inline]
pub(crate) fn own_handle(seat: Seat, space: Space) -> verbs::Die {
    verbs::Die(seat.0 * SHEET + space.0)
}

/// The handle for a die on an initiative card.
#[inline]
pub(crate) fn pool_handle(number: Number) -> verbs::Die {
    verbs::Die(POOL + number.0 - 1)
}
