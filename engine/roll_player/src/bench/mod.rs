//! The bench of the rules: options of a set-up, fields of rulings, audit of a state.

mod audit;
mod emptied;
mod fields;
mod options;
mod owned;
mod phase;
pub(crate) mod values;

use std::sync::LazyLock;

use play::ruling::Field;
use play::{Bench, Breach, CardFault, Checks, Ref, Seat, Sink};

use crate::RollPlayer;
use crate::choice::Choice;
use crate::event::Event;
use crate::expansions;
use crate::flow::Turn;
use crate::state::State;

pub(crate) use phase::{Phase, of_window};

impl Bench for RollPlayer {
    const SEAT_CARD: Option<&'static str> = Some("class");

    fn fields() -> &'static [Field<Self>] {
        static ALL: LazyLock<Vec<Field<RollPlayer>>> = LazyLock::new(|| {
            [fields::FIELDS, expansions::FIELDS, &[effects::trial::acts()]].concat()
        });
        &ALL
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

    fn counts(&self, event: &Event) -> Vec<(Ref, Seat)> {
        let mut counts = Vec::new();
        owned::counted(event, |id, seat| counts.push((Ref::new("words", id), seat)));
        counts
    }

    fn empty(&self, thing: Option<&Ref>) -> bool {
        self.make_empty(thing)
    }

    fn check_scripts(&self, which: Checks) {
        self.runtime.check(which);
    }

    fn effects_run(&self) -> Vec<(String, &'static str)> {
        self.runtime.effects_run()
    }

    fn forget(&self) {
        self.runtime.forget();
        self.estimated.forget();
        self.estimated_emptied.forget();
    }

    fn tidy(&self) {
        self.runtime.tidy();
        self.estimated.forget();
        self.estimated_emptied.forget();
    }

    fn swap_faults(&self, left: Vec<CardFault>) -> Vec<CardFault> {
        self.runtime.swap_faults(left)
    }
}
