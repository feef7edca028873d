//! What players are told of what happened, beside what the event names.

use play::signature::{Signature, signatures};
use play::{Args, Message, Say, Seat};

use crate::RollPlayer;
use crate::event::Event;
use crate::expansions;
use crate::numbers::Die;
use crate::state::State;

/// Facts of an event, by its name.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, Debug, Say)]
enum EventFact {
    /// The dice as they lay: the one on the first space, and the one on the other.
    Swapped { given: Die, taken: Die },
    /// Whether one plays alone; and whether it is the last round if all sheets are full at its end.
    RoundBegan { alone: bool, filling: bool },
    /// Whether one plays alone.
    Laid { alone: bool },
}

/// The messages of the log with their facts.
pub(super) fn with_event_facts(events: Vec<Signature>) -> Vec<Signature> {
    let facts = [signatures::<EventFact>(), expansions::event_facts()].concat();
    play::signature::with_facts(events, facts)
}

impl RollPlayer {
    /// Whether an event is news: who is first, and who is next in the market, is none to somebody who
    /// plays alone.
    pub(super) fn is_worth_telling(state: &State, event: &Event) -> bool {
        let of_order = matches!(
            event,
            Event::Started { .. } | Event::FirstPassed { .. } | Event::MarketEntered { .. }
        );
        !(of_order && state.solo())
    }

    /// The facts of an event.
    pub(super) fn facts_of_what_happened(&self, event: &Event, before: &dyn Fn() -> State) -> Args {
        let fact = if let Event::Swapped { seat, one, other } = *event {
            let state = before();
            let dice = state.die(seat, one).zip(state.die(seat, other));
            dice.map(|(given, taken)| EventFact::Swapped { given, taken })
        } else if matches!(event, Event::RoundBegan { .. }) {
            let state = before();
            let filling = state.from(Seat(0)).all(|seat| state.sheet(seat).bare().count() <= 1);
            Some(EventFact::RoundBegan { alone: state.solo(), filling })
        } else if matches!(event, Event::Laid { .. }) {
            Some(EventFact::Laid { alone: before().solo() })
        } else {
            return self.extra_event_facts(event, before);
        };
        fact.map_or_else(Args::new, |fact| Message::of(self, "log", &fact).args)
    }
}
