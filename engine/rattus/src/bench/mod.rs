//! What set-ups, tests and rulings need: the options, the fields of a state, the laws it keeps.

mod audit;
mod fields;
mod options;
mod phase;

pub(crate) use options::setup_options;
pub use options::{Options, Rule, RuleOption};

use play::ruling::Field;
use play::{Bench, Breach, CardFault, Sink};

use crate::Rattus;
use crate::event::Event;
use crate::flow::Turn;
use crate::state::State;

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

    fn check_scripts(&self, on: bool) {
        self.runtime.check(on);
    }

    fn forget(&self) {
        self.runtime.forget();
    }

    fn faults(&self) -> Vec<CardFault> {
        self.runtime.faults()
    }
}
