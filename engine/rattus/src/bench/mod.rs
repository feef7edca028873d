//! The bench of the rules: options of a set-up, fields of rulings, audit of a state.

mod audit;
mod fields;
mod options;
mod owned;
mod phase;

pub(crate) use options::setup_options;
pub use options::{Options, Rule, RuleOption};

use effects::trial::Triable as _;
use play::ruling::Field;
use play::{Bench, Breach, CardFault, Checks, Ref, Seat, Sink};

use crate::Rattus;
use crate::choice::Choice;
use crate::event::Event;
use crate::flow::Turn;
use crate::numbers::ClassNo;
use crate::state::State;
use owned::closing;

impl Bench for Rattus {
    fn fields() -> &'static [Field<Self>] {
        fields::FIELDS
    }

    fn settle(&self, state: &mut State, log: &mut impl Sink<Event>) {
        Turn::new(self, state, log).advance();
    }

    fn audit(&self, state: &State) -> Vec<Breach> {
        self.breaches(state)
    }

    fn is_fault(&self, event: &Event) -> bool {
        matches!(event, Event::Faulted { .. })
    }

    fn brings(&self, choice: &Choice) -> Option<Ref> {
        self.brought(choice)
    }

    fn gained(&self, event: &Event) -> Option<(Seat, Ref)> {
        self.gained_by(event)
    }

    fn closes(&self, event: &Event) -> Option<Ref> {
        closing(event)
    }

    fn empty(&self, thing: Option<&Ref>) -> bool {
        let is = |card: &ClassNo| self.class_card(*card).as_ref() == thing;
        let card = thing.and_then(|_| self.actors().into_iter().find(is));
        self.silence(card);
        card.is_some()
    }

    fn check_scripts(&self, which: Checks) {
        self.runtime.check(which);
    }

    fn effects_run(&self) -> Vec<(String, &'static str)> {
        self.runtime.effects_run()
    }

    fn forget(&self) {
        self.runtime.forget();
        self.harms.forget();
    }

    fn tidy(&self) {
        self.runtime.tidy();
        self.harms.forget();
    }

    fn swap_faults(&self, left: Vec<CardFault>) -> Vec<CardFault> {
        self.runtime.swap_faults(left)
    }
}
