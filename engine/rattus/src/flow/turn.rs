//! A state in the hands of the rules: events happen to it, until somebody must decide.

use effects::Acting;
use play::{Seat, Sink};

use super::{Scene, Step};
use crate::Rattus;
use crate::acting::Asking;
use crate::choice::Choice;
use crate::event::Event;
use crate::state::State;

/// A state in the hands of the rules: every change goes through [`Turn::tell`].
pub(crate) struct Turn<'a, L> {
    /// The rules and the cards.
    pub rules: &'a Rattus,
    /// The state.
    pub state: &'a mut State,
    /// Where events go.
    pub log: &'a mut L,
    /// How many cards have acted since the last answer.
    pub acted: u8,
}

impl<'a, L: Sink<Event>> Turn<'a, L> {
    /// Takes a state into the hands of the rules.
    pub fn new(rules: &'a Rattus, state: &'a mut State, log: &'a mut L) -> Self {
        Self { rules, state, log, acted: 0 }
    }

    /// Lets an event happen: the state absorbs it, the log takes it.
    pub fn tell(&mut self, event: Event) {
        self.state.absorb(&event);
        self.log.take(event);
    }

    /// Moves the flow to a step.
    pub fn step(&mut self, step: impl Into<Step>) {
        self.tell(Event::Stepped { step: step.into() });
    }

    /// The turn of a seat begins.
    pub fn begin_turn(&mut self, seat: Seat) {
        self.tell(Event::TurnBegan { seat });
    }

    /// Goes on until a seat or chance must decide, or the game is over.
    pub fn advance(&mut self) {
        while self.forward() {}
    }

    /// One move without a decision; false when a decision is open.
    fn forward(&mut self) -> bool {
        match Asking::of(self.state) {
            Some(card) => card.forward(self),
            None if self.state.effect().is_some() => {
                self.carry_on_effect();
                true
            }
            None => self.state.step().forward(self),
        }
    }

    /// Carries out a choice; one that is not offered changes nothing.
    pub fn choose(&mut self, choice: Choice) {
        match Asking::of(self.state) {
            Some(card) => card.choose(self, choice),
            None => self.state.step().choose(self, choice),
        }
    }
}
