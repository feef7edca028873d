//! Listeners of events: seat by seat from the active one, guards first, then the queue.

use play::Seat;
use schemars::JsonSchema;
use serde::Deserialize;

use crate::acting::GameOf;
use crate::scripted::{lets, note_refused};
use crate::{Acting, Call, CallOf, Facts, Scripted};

/// Whose events a card hears.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// Its owner's.
    #[default]
    Me,
    /// Those of all other seats.
    Other,
    /// Those of all seats.
    Any,
}

impl By {
    /// Whether an event is heard. `own`: it is the owner's event.
    #[inline]
    pub fn hears(self, own: bool) -> bool {
        match self {
            Self::Me => own,
            Self::Other => !own,
            Self::Any => true,
        }
    }
}

/// Which card an event must be about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Which {
    /// The card that listens.
    #[serde(rename = "self")]
    Itself,
    /// Any other card.
    Other,
}

impl Which {
    /// Whether the event is about the right card. `itself`: it is about the card that listens.
    #[inline]
    pub fn fits(self, itself: bool) -> bool {
        itself == (self == Self::Itself)
    }
}

type CardOf<A> = <GameOf<A> as Scripted>::Card;
type HookOf<A> = <GameOf<A> as Scripted>::Hook;
type WhenOf<A> = <GameOf<A> as Scripted>::When;
type AboutOf<A> = <GameOf<A> as Scripted>::About;

/// A state that the rules are changing, in which cards hear events. A game implements the methods
/// without a body, and calls [`Self::call_listeners`] for each event that some card hears.
pub trait Listening: Acting {
    /// The active seat and the number of seats. Listeners are called clockwise from the active
    /// seat.
    fn order(&self) -> (Seat, u8);

    /// Whether some card of the game listens in a hook to events of other seats.
    fn is_heard_by_others(&self, hook: HookOf<Self>) -> bool;

    /// Calls `each` with each card of a seat that has a hook, in the order in which the cards act.
    fn each_listener(
        &mut self,
        seat: Seat,
        hook: HookOf<Self>,
        call: impl FnMut(&mut Self, CardOf<Self>),
    );

    /// Whose events a card hears, by its guards.
    fn by(when: &WhenOf<Self>) -> By;

    /// Whether one more card fits in the queue. Only cards that trigger one another fill it;
    /// further calls are dropped.
    fn has_room(&self) -> bool;

    /// Queues a call until the current effect is done.
    fn queue_call(&mut self, call: CallOf<Self::Game>);

    /// Queues the cards that listen to an event: seat by seat, clockwise from the active one.
    fn call_listeners(&mut self, hook: HookOf<Self>, facts: &Facts<AboutOf<Self>>) {
        match facts.seat.filter(|_| !self.is_heard_by_others(hook)) {
            Some(seat) => {
                self.call_listeners_of(seat, hook, facts);
                if self.game().runtime().checks_some() {
                    self.note_others(seat, hook);
                }
            }
            None => {
                let (active, seats) = self.order();
                for n in 0..seats {
                    self.call_listeners_of(active.after(n, seats), hook, facts);
                }
            }
        }
    }

    /// Records that guards kept cards of other seats from hearing an event.
    #[cold]
    fn note_others(&mut self, but: Seat, hook: HookOf<Self>) {
        let (active, seats) = self.order();
        for seat in (0..seats).map(|n| active.after(n, seats)).filter(|seat| *seat != but) {
            self.each_listener(seat, hook, |turn, card| {
                if turn.game().handler(card, hook).is_some() {
                    note_refused(turn.game(), card, hook);
                }
            });
        }
    }

    /// Queues the listening cards of a seat.
    #[inline]
    fn call_listeners_of(&mut self, seat: Seat, hook: HookOf<Self>, facts: &Facts<AboutOf<Self>>) {
        self.each_listener(seat, hook, |turn, card| turn.call_listener(seat, card, hook, facts));
    }

    /// Queues a card that has the hook, if its guards hold.
    fn call_listener(
        &mut self,
        seat: Seat,
        card: CardOf<Self>,
        hook: HookOf<Self>,
        facts: &Facts<AboutOf<Self>>,
    ) {
        let Some(handler) = self.game().handler(card, hook) else { return };
        let own = facts.seat.is_none_or(|other| other == seat);
        let heard = Self::by(&handler.when).hears(own) && self.has_room();
        if heard && lets(self.game(), self.state(), (seat, card), handler, facts) {
            self.chain().queued();
            self.queue_call(Call { seat, card, hook, args: facts.args });
        } else if self.game().runtime().checks_some() {
            note_refused(self.game(), card, hook);
        }
    }
}
