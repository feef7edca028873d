//! What a card's script acts on: a scratch copy of the state, and what its verbs need besides.

use std::sync::Arc;

use effects::DraftOf;
use play::Seat;
use script::{Recorded, Reply};

use super::verbs::{self, DieColour, DieFilter, Verb};
use crate::RollPlayer;
use crate::cards::Catalogue;
use crate::event::Event;
use crate::numbers::{Die, Number, SEATS, Slot, Space};
use crate::state::{Call, Question, Spaces, State};
use crate::words::Colour;

/// Handles of dice on initiative cards start here, behind those of all sheets.
const POOL: u8 = 128;
/// So many handles belong to the spaces of a sheet.
const SHEET: u8 = 18;
const _: () = assert!(SEATS * SHEET as usize <= POOL as usize);

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
    pub(super) rolling: Option<Rolling>,
    /// Dice of initiative cards were changed: they are laid anew at the end.
    pub relay: bool,
}

/// A die that chance rolls.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rolling {
    pub die: verbs::Die,
    /// That of the die out of the bag that takes its place; none where it is rolled itself.
    pub colour: Option<Colour>,
}

/// A die as a script's handle names it.
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
        // Taken out while the verb is carried out: to share it would cost more.
        let cards = self.cards.take().expect("a scratch is set before each run");
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
    pub(crate) fn tell(&mut self, event: impl Into<Event>) {
        self.draft.tell(event.into(), State::absorb);
    }

    /// The die behind a handle.
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

    /// The die of the owner's sheet behind a handle.
    pub(super) fn own(&self, die: verbs::Die) -> Result<(Space, Die), Reply> {
        match self.handle(die)? {
            Handle::Own(space, die) => Ok((space, die)),
            Handle::Rival(..) | Handle::Pool(..) => {
                Err(Reply::Wrong("this verb takes a die of the owner's sheet".to_owned()))
            }
        }
    }

    /// The die of a free initiative card behind a handle.
    pub(super) fn pool(&self, die: verbs::Die) -> Result<(Number, Die), Reply> {
        match self.handle(die)? {
            Handle::Pool(number, die) => Ok((number, die)),
            Handle::Own(..) | Handle::Rival(..) => {
                Err(Reply::Wrong("this verb takes a die of an initiative card".to_owned()))
            }
        }
    }
}

/// Whether a die fits a filter, apart from where it lies.
pub(super) fn fits(
    cards: &Catalogue,
    state: &State,
    seat: Seat,
    filter: &DieFilter,
    die: Die,
) -> bool {
    shows(cards, state, seat, filter, die) && fits_besides(filter, die)
}

/// Whether a die has the colour and a face of a filter.
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

/// Whether a die fits what is rarely asked.
fn fits_besides(filter: &DieFilter, die: Die) -> bool {
    (!filter.rises || die.face < *die.faces().end())
        && (!filter.falls || die.face > *die.faces().start())
        && (!filter.coloured || die.colour != Colour::Boost)
}

/// The spaces of a seat's dice that fit a filter.
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

/// Where a handle says that a die lies.
enum Place {
    Sheet(Seat, Space),
    Pool(Number),
}

fn place(die: verbs::Die) -> Place {
    match die.0.checked_sub(POOL) {
        Some(number) => Place::Pool(Number(number + 1)),
        None => Place::Sheet(Seat(die.0 / SHEET), Space(die.0 % SHEET)),
    }
}

/// The space of a sheet behind a handle, whether or not a die lies there.
pub(crate) fn space_of(die: verbs::Die) -> Option<Space> {
    match place(die) {
        Place::Sheet(_, space) => Some(space),
        Place::Pool(_) => None,
    }
}

/// The handle of a die on a space of a sheet.
#[inline]
pub(crate) fn own_handle(seat: Seat, space: Space) -> verbs::Die {
    verbs::Die(seat.0 * SHEET + space.0)
}

/// The handle of a die on an initiative card.
#[inline]
pub(crate) fn pool_handle(number: Number) -> verbs::Die {
    verbs::Die(POOL + number.0 - 1)
}
