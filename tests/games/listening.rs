//! Who hears an event, whatever the game: the seats whose cards are queued for each event told in a
//! game are compared with those it concerns.

use std::collections::BTreeSet;

use play::{Seat, Sink};

/// What an event is to those who listen.
pub enum Told {
    /// A card of a seat was queued in a hook.
    Queued {
        /// The hook.
        hook: &'static str,
        /// The seat.
        seat: Seat,
    },
    /// Anything else.
    Happened {
        /// The hook of the event.
        hook: &'static str,
        /// Whether cards hear it.
        cards: bool,
        /// Whose event it is; none for an event of the table.
        seat: Option<Seat>,
    },
    /// A card was queued that is not looked at.
    Skipped,
}

/// The hooks of some events, by their names.
pub fn hooks(events: &str) -> BTreeSet<String> {
    events.split_whitespace().map(|event| format!("on_{event}")).collect()
}

/// Says of each event which seats hold a listening card after it.
type Holders<'a, E> = dyn FnMut(&E) -> Vec<Seat> + 'a;

/// Compares, for each event, the seats whose cards were queued with those it concerns.
pub struct Listeners<'a, E> {
    /// The guard `by` of all cards.
    pub by: &'a str,
    /// The hooks of events that are one seat's own.
    pub own: &'a BTreeSet<String>,
    /// What an event is. It is called once for each, in order.
    pub told: Box<dyn FnMut(&E) -> Told + 'a>,
    /// The seats that hold a listening card now, once for each card; nobody during set-up.
    pub holders: Box<Holders<'a, E>>,
    /// The event told last.
    last: Option<Last>,
    /// The hooks of events that were told while somebody held a card.
    pub seen: BTreeSet<String>,
}

/// An event and who heard it.
struct Last {
    hook: &'static str,
    /// Whether some card could have heard it.
    audible: bool,
    expected: Vec<Seat>,
    queued: Vec<Seat>,
}

impl<'a, E> Listeners<'a, E> {
    /// Nothing was told yet.
    pub fn new(
        by: &'a str,
        own: &'a BTreeSet<String>,
        told: impl FnMut(&E) -> Told + 'a,
        holders: impl FnMut(&E) -> Vec<Seat> + 'a,
    ) -> Self {
        let (told, holders) = (Box::new(told), Box::new(holders));
        let (last, seen) = (None, BTreeSet::new());
        Self { by, own, told, holders, last, seen }
    }

    /// Whether an event of a seat concerns the card of a holder. One of the table, which has no guard
    /// `by`, concerns everybody.
    fn concerns(&self, hook: &str, seat: Option<Seat>, holder: Seat) -> bool {
        match (self.by, self.own.contains(hook)) {
            ("me", true) => seat == Some(holder),
            ("other", true) => seat != Some(holder),
            _ => true,
        }
    }

    /// Compares what came of the last event.
    pub fn compare(&mut self) {
        let Some(Last { hook, audible, mut expected, mut queued }) = self.last.take() else {
            return;
        };
        expected.sort();
        queued.sort();
        assert_eq!(queued, expected, "by = “{}”: {hook}", self.by);
        if audible {
            self.seen.insert(hook.to_owned());
        }
    }
}

impl<E: Copy> Sink<E> for Listeners<'_, E> {
    fn take(&mut self, event: E) {
        let holders = (self.holders)(&event);
        match (self.told)(&event) {
            Told::Skipped => {}
            Told::Queued { hook, seat } => match &mut self.last {
                Some(last) if last.hook == hook => last.queued.push(seat),
                // A card that is used, and not called by an event.
                Some(_) | None => self.compare(),
            },
            Told::Happened { hook, cards, seat } => {
                self.compare();
                let audible = cards && !holders.is_empty();
                let mut expected = holders;
                expected.retain(|holder| cards && self.concerns(hook, seat, *holder));
                self.last = Some(Last { hook, audible, expected, queued: Vec::new() });
            }
        }
    }
}
