//! Listeners: which cards hear an event, the guards, and the queue of acting cards.

use effects::{By, Facts, Handler, Listening};
use play::{Seat, Sink};

use crate::RollPlayer;
use crate::cards::Hook;
use crate::cards::hooks::When;
use crate::event::{About, Event};
use crate::flow::Turn;
use crate::numbers::{CardNo, Slot};
use crate::state::Call;

impl RollPlayer {
    /// Whether a card's guards about an event or a query hold.
    pub(super) fn guards_hold(
        &self,
        handler: &Handler<When>,
        listener: Slot,
        Facts { about, .. }: &Facts<About>,
    ) -> bool {
        let when = &handler.when;
        let market = about.card.map(|card| self.cards.market(card));
        let which =
            when.card.is_none_or(|which| which.fits(about.card.map(Slot::from) == Some(listener)));
        let kind = when
            .kind
            .as_ref()
            .is_none_or(|kinds| market.is_some_and(|market| kinds.contains(&market.kind)));
        let colour = when.colour.as_ref().is_none_or(|colours| {
            about.colour.is_some_and(|colour| colours.iter().any(|one| one.colour() == colour))
        });
        let row =
            when.row.as_ref().is_none_or(|rows| about.row.is_some_and(|row| rows.contains(&row)));
        which
            && kind
            && colour
            && row
            && when.min.is_none_or(|min| about.number.is_some_and(|number| number >= min))
            && when.max.is_none_or(|max| about.number.is_some_and(|number| number <= max))
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// Adds the hooks of a card to those that are heard, once a seat gets it.
    // Always inlined, like `Turn::tell`: each caller knows at compile time whether its event gives
    // a card.
    #[inline(always)]
    pub(crate) fn give_ears(&mut self, event: &Event) {
        if let Event::Bought { card, .. } | Event::Traded { taken: card, .. } = *event {
            self.hears.join(&self.rules.cards.heard_by(card.into()));
        } else if let Event::ClassTaken { class, .. } = *event {
            self.hears.join(&self.rules.cards.heard_by(class.into()));
        }
    }

    /// Whether no seat has anything that acts in a hook.
    fn is_deaf_to(&self, hook: Hook) -> bool {
        let having = self.rules.cards.having(hook);
        !self.state.sheets().iter().any(|sheet| having.is_had(sheet))
    }

    /// Queues the cards that listen to an event.
    // Always inlined, like `Turn::tell`: no card of the catalogue listens to most events.
    #[inline(always)]
    pub(crate) fn call_listeners_to(&mut self, event: &Event) {
        let hook = Hook::of(event);
        if !self.hears.has(hook) {
            debug_assert!(self.is_deaf_to(hook), "{} is heard", hook.name());
            return;
        }
        let having = self.rules.cards.having(hook);
        let heard = match event.facts().seat {
            Some(seat) if !having.by_others => having.is_had(self.state.sheet(seat)),
            Some(_) | None => self.state.sheets().iter().any(|sheet| having.is_had(sheet)),
        };
        if heard {
            self.call_listeners(hook, &event.facts());
        }
    }
}

impl<L: Sink<Event>> Listening for Turn<'_, L> {
    fn order(&self) -> (Seat, u8) {
        (self.state.active(), self.state.seats())
    }

    #[inline]
    fn is_heard_by_others(&self, hook: Hook) -> bool {
        self.rules.cards.having(hook).by_others
    }

    #[inline]
    fn each_listener(&mut self, seat: Seat, hook: Hook, mut call: impl FnMut(&mut Self, Slot)) {
        let rules = self.rules;
        let having = rules.cards.having(hook);
        let (cards, class) = having.of(self.state.sheet(seat));
        // Most seats have no such card.
        if !cards.is_empty() {
            for card in cards.iter() {
                call(self, CardNo(card).into());
            }
        }
        if let Some(class) = class {
            call(self, class.into());
        }
        if let Some(rest) = &having.rest {
            let sheet = *self.state.sheet(seat);
            rest.of(&sheet).for_each(|card| call(self, card));
        }
    }

    #[inline]
    fn by(when: &When) -> By {
        when.by
    }

    #[inline]
    fn has_room(&self) -> bool {
        self.state.has_room_in_queue()
    }

    fn queue_call(&mut self, call: Call) {
        self.queue(call);
    }
}
