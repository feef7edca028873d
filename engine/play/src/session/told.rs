//! What eyes are told of what happened.

use super::Session;
use crate::game::{Eye, Game};
use crate::message::Message;

/// Events one after the other, and the table on which the first of them happened.
pub(crate) struct Told<'a, G: Game> {
    pub(crate) game: &'a G,
    pub(crate) before: &'a G::State,
    pub(crate) events: &'a [G::Event],
}

impl<'a, G: Game> Told<'a, G> {
    /// One of the events as an eye may know it, in the space `log`.
    pub(crate) fn message(&self, at: usize, eye: Eye) -> Message {
        let (game, event) = (self.game, self.game.witness(&self.events[at], eye));
        let before = || {
            let mut state = self.before.clone();
            self.events[..at].iter().for_each(|event| game.absorb(&mut state, event));
            game.observe(&state, eye)
        };
        let facts = game.facts_of_event(&event, &before);
        Message { facts, ..Message::of(game, "log", &event) }
    }

    /// What is told of the events from one on, and is news at this table.
    pub(crate) fn told(self, from: usize, eye: Eye) -> impl Iterator<Item = Message> + use<'a, G> {
        let game = self.game;
        let news = move |event: &G::Event| game.tells(event) && game.is_news(self.before, event);
        let news = (from..self.events.len()).filter(move |at| news(&self.events[*at]));
        news.map(move |at| self.message(at, eye))
    }
}

impl<G: Game> Session<G> {
    /// The events of the `nth` answer.
    pub(crate) fn happened(&self, nth: usize) -> Told<'_, G> {
        Told { game: &*self.game, before: self.state_at(nth), events: self.events_of(nth) }
    }

    /// What an eye is told of all events from one on.
    pub(crate) fn told_from(&self, from: usize, eye: Eye) -> Vec<Message> {
        let opened = self.past.first().map_or(self.events.len(), |past| past.events);
        let events = &self.events[..opened];
        let opening = Told { game: &*self.game, before: self.state_at(0), events };
        let mut told: Vec<_> = opening.told(from, eye).collect();
        for (nth, past) in self.past.iter().enumerate() {
            told.extend(self.happened(nth).told(from.saturating_sub(past.events), eye));
        }
        told
    }
}
