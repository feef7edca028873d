//! Who listens to an event: guards, and the queue of cards that act.

use effects::Handler;
use play::{Seat, Sink};

use crate::RollPlayer;
use crate::cards::hooks::When;
use crate::cards::{By, Hook, Which};
use crate::event::{Event, Facts};
use crate::flow::Turn;
use crate::state::{Call, CardNo, QUEUE, Slot};

impl RollPlayer {
    /// Guards, checked before a script is called.
    pub(super) fn fits(&self, handler: &Handler<When>, listener: Slot, facts: &Facts) -> bool {
        let when = &handler.when;
        let market = facts.card.map(|card| self.cards.market(card));
        let which = when.card.is_none_or(|which| {
            let itself = facts.card.map(Slot::from) == Some(listener);
            itself == (which == Which::Itself)
        });
        let kind = when
            .kind
            .as_ref()
            .is_none_or(|kinds| market.is_some_and(|market| kinds.contains(&market.kind)));
        let colour = when
            .colour
            .as_ref()
            .is_none_or(|colours| facts.colour.is_some_and(|colour| colours.contains(&colour)));
        let row =
            when.row.as_ref().is_none_or(|rows| facts.row.is_some_and(|row| rows.contains(&row)));
        which
            && kind
            && colour
            && row
            && when.min.is_none_or(|min| facts.number.is_some_and(|number| number >= min))
            && when.max.is_none_or(|max| facts.number.is_some_and(|number| number <= max))
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// Queues the cards that listen to an event: seat by seat, clockwise from the active one.
    // Always inlined, as `Turn::tell` is: most events are heard by no card of the catalogue.
    #[inline(always)]
    pub(crate) fn call_listeners(&mut self, event: &Event) {
        let hook = Hook::of(event);
        if self.rules.cards.heard(hook) {
            self.call_listeners_in(hook, &event.facts());
        }
    }

    fn call_listeners_in(&mut self, hook: Hook, facts: &Facts) {
        match facts.seat.filter(|_| !self.rules.cards.heard_by_others(hook)) {
            Some(seat) => self.call_listeners_of(seat, hook, facts),
            None => {
                for seat in self.state.from(self.state.active()) {
                    self.call_listeners_of(seat, hook, facts);
                }
            }
        }
    }

    /// Queues the cards of a seat that listen.
    #[inline]
    fn call_listeners_of(&mut self, seat: Seat, hook: Hook, facts: &Facts) {
        let sheet = self.state.sheet(seat);
        let (cards, class) = (sheet.owned().and(self.rules.cards.with_hook(hook)), sheet.class());
        if !cards.is_empty() {
            for card in cards.iter() {
                self.call_listener(seat, CardNo(card).into(), hook, facts);
            }
        }
        if let Some(class) = class
            && self.rules.cards.class_hears(class, hook)
        {
            self.call_listener(seat, class.into(), hook, facts);
        }
    }

    fn call_listener(&mut self, seat: Seat, card: Slot, hook: Hook, facts: &Facts) {
        let Some(handler) = self.rules.cards.handler(card, hook) else { return };
        let mine = facts.seat.is_none_or(|other| other == seat);
        let heard = match handler.when.by {
            By::Me => mine,
            By::Other => !mine,
            By::Any => true,
        };
        let room = self.state.queue().len() < QUEUE;
        if heard && room && self.rules.fits(handler, card, facts) {
            self.queue(Call { seat, card, hook, args: facts.args });
        }
    }
}
