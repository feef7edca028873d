//! Listeners: which cards hear an event, the guards, and the queue of acting class cards.

use effects::{By, Listening};
use play::{Seat, Sink};

use crate::Rattus;
use crate::cards::{Hook, When, Where, members};
use crate::event::{About, Event};
use crate::flow::Turn;
use crate::numbers::{ClassNo, RegionNo};
use crate::state::{Call, QUEUE, State};

impl Rattus {
    /// Whether a card's guards about an event, a query or the position hold.
    pub(super) fn guards_hold(
        &self,
        state: &State,
        (seat, card): (Seat, ClassNo),
        when: &When,
        about: &About,
    ) -> bool {
        let there = |place: Where| about.region.is_some_and(|at| found(state, seat, place, at));
        (!when.own || state.active() == seat)
            && when.card.is_none_or(|which| which.fits(about.card == Some(card)))
            && when.region.is_none_or(there)
            && when.min.is_none_or(|min| about.number.is_some_and(|number| number >= min))
            && when.max.is_none_or(|max| about.number.is_some_and(|number| number <= max))
            && self.allows(state, seat, when)
    }
}

/// Whether a region contains what a guard asks for; `seat` holds the card.
fn found(state: &State, seat: Seat, place: Where, region: RegionNo) -> bool {
    match place {
        Where::Own => state.cubes(region, seat) > 0,
        Where::Plague => state.plague() == Some(region),
        Where::Rats => state.rats(region) > 0,
        Where::Safe => state.rats(region) == 0,
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// Queues the cards that listen to an event.
    pub(crate) fn call_listeners_to(&mut self, event: &Event) {
        let hook = Hook::of(event);
        if event.audience().cards() && self.rules.cards.with_hook(hook) != 0 {
            self.call_listeners(hook, &event.facts());
        }
    }
}

impl<L: Sink<Event>> Listening for Turn<'_, L> {
    fn order(&self) -> (Seat, u8) {
        (self.state.active(), self.state.seats())
    }

    /// There are few cards, so those of all seats are always checked.
    fn is_heard_by_others(&self, _: Hook) -> bool {
        true
    }

    fn each_listener(&mut self, seat: Seat, hook: Hook, mut call: impl FnMut(&mut Self, ClassNo)) {
        let cards = self.state.held(seat) & self.rules.cards.with_hook(hook);
        for card in members(cards.into()) {
            call(self, ClassNo(card));
        }
    }

    fn by(when: &When) -> By {
        when.by
    }

    fn has_room(&self) -> bool {
        self.state.waiting().len() < QUEUE
    }

    fn queue_call(&mut self, call: Call) {
        self.tell(Event::Queued { call });
    }
}
