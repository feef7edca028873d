//! Facts about events that the event itself does not name.

use play::signature::{Signature, signatures};
use play::{Args, Message, Say, Seat};

use crate::RollPlayer;
use crate::event::Event;
use crate::numbers::Die;
use crate::state::State;

/// Facts about an event, by its name.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, Say)]
enum EventFact {
    /// The swapped dice: the one that was on the first space, and the one on the other.
    Swapped { given: Die, taken: Die },
    /// Whether this is the last round if all sheets are full at its end.
    RoundBegan { filling: bool },
}

/// Adds the facts to the signatures of log messages.
pub(super) fn with_event_facts(events: Vec<Signature>) -> Vec<Signature> {
    play::signature::with_facts(events, signatures::<EventFact>())
}

impl RollPlayer {
    /// Whether an event is worth showing. In a solo game the first player and the next seat in the
    /// market are not.
    pub(super) fn is_worth_telling(state: &State, event: &Event) -> bool {
        let of_order = matches!(
            event,
            Event::Started { .. } | Event::FirstPassed { .. } | Event::MarketEntered { .. }
        );
        !(of_order && state.solo())
    }

    /// The facts about an event.
    pub(super) fn facts_of_what_happened(&self, event: &Event, before: &dyn Fn() -> State) -> Args {
        let fact = if let Event::Swapped { seat, one, other } = *event {
            let state = before();
            let dice = state.die(seat, one).zip(state.die(seat, other));
            dice.map(|(given, taken)| EventFact::Swapped { given, taken })
        } else if matches!(event, Event::RoundBegan { .. }) {
            let state = before();
            let filling = state.from(Seat(0)).all(|seat| state.sheet(seat).bare().count() <= 1);
            Some(EventFact::RoundBegan { filling })
        } else {
            return Args::new();
        };
        fact.map_or_else(Args::new, |fact| Message::of(self, "log", &fact).args)
    }
}
