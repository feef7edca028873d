//! The messages that eyes see about events.

use std::borrow::Cow;

use super::Session;
use crate::game::Game;
use crate::message::Message;
use crate::seat::Eye;

/// A sequence of events, and the table before the first of them.
pub(crate) struct EventLog<'a, G: Game> {
    pub(crate) game: &'a G,
    pub(crate) before: Cow<'a, G::State>,
    pub(crate) events: &'a [G::Event],
}

impl<'a, G: Game> EventLog<'a, G> {
    /// One of the events as an eye may know it, in the space `log`.
    pub(crate) fn message(&self, at: usize, eye: Eye) -> Message {
        let (game, event) = (self.game, self.game.witness(&self.events[at], eye));
        let before = || {
            let mut state = self.before.clone().into_owned();
            self.events[..at].iter().for_each(|event| game.absorb(&mut state, event));
            game.observe(&state, eye)
        };
        let facts = game.facts_of_event(&event, &before);
        Message { facts, ..Message::of(game, "log", &event) }
    }

    /// The messages of the events from index `from` on that are shown and are news at this table.
    pub(crate) fn told(self, from: usize, eye: Eye) -> impl Iterator<Item = Message> + use<'a, G> {
        (from..self.events.len()).filter_map(move |at| {
            let event = &self.events[at];
            let is_news = self.game.tells(event) && self.game.is_news(&self.before, event);
            is_news.then(|| self.message(at, eye))
        })
    }
}

impl<G: Game> Session<G> {
    /// The events of the `nth` answer.
    pub(crate) fn happened(&self, nth: usize) -> EventLog<'_, G> {
        EventLog { game: &*self.game, before: self.state_at(nth), events: self.events_of(nth) }
    }

    /// The messages an eye sees of all events from index `from` on.
    pub(crate) fn told_from(&self, from: usize, eye: Eye) -> Vec<Message> {
        let opened = self.past.first().map_or(self.events.len(), |past| past.events);
        let events = &self.events[..opened];
        let opening = EventLog { game: &*self.game, before: self.state_at(0), events };
        let mut told: Vec<_> = opening.told(from, eye).collect();
        // The state is advanced answer by answer, so that each event is shown on the table before
        // it.
        let mut state: Option<G::State> = None;
        for (nth, past) in self.past.iter().enumerate() {
            let events = self.events_of(nth);
            if past.events + events.len() <= from {
                continue;
            }
            let before = state.take().unwrap_or_else(|| self.state_at(nth).into_owned());
            let happened = EventLog { game: &*self.game, before: Cow::Borrowed(&before), events };
            told.extend(happened.told(from.saturating_sub(past.events), eye));
            let mut after = before;
            events.iter().for_each(|event| self.game.absorb(&mut after, event));
            state = Some(after);
        }
        told
    }
}
