//! How a script is run, goes on and is undone.

use play::{Seat, Sink};
use script::{Fault, Journal, Ran};

use super::scratch::Scratch;
use crate::Rattus;
use crate::cards::kinds::Hook;
use crate::event::Event;
use crate::flow::Turn;
use crate::state::{ClassNo, Effect, State};

impl Rattus {
    /// Runs an effect on a scratch copy of a state.
    fn run(
        &self,
        start: &State,
        (seat, card, hook): (Seat, ClassNo, Hook),
        journal: &Journal,
    ) -> Option<(Result<Ran, ()>, Scratch)> {
        let act = self.cards.act(card, hook)?;
        let mut stage = self.stages.take();
        stage.set(&self.cards, start, seat, card);
        let ran = self.host.run(&mut stage, act.function, act.params, &[], journal);
        Some((self.heed(ran), stage))
    }

    /// Lets an effect that was answered go on: where it asked, if it is the one that asked last,
    /// else from its start.
    fn run_on(&self, effect: &Effect) -> Option<(Result<Ran, ()>, Scratch)> {
        if let Some((ran, stage)) = self.stages.go_on(&self.host, &effect.start, &effect.journal) {
            return Some((self.heed(ran), stage));
        }
        let what = (effect.seat, effect.card, effect.hook);
        self.run(&effect.start, what, &effect.journal)
    }

    /// Keeps a fault for the report.
    fn heed<T>(&self, ran: Result<T, Fault>) -> Result<T, ()> {
        ran.map_err(|fault| self.faults.borrow_mut().push(fault.diagnostic()))
    }
}

impl<L: Sink<Event>> Turn<'_, L> {
    /// A card acts for the first time.
    pub(super) fn begin_effect(&mut self, seat: Seat, card: ClassNo, hook: Hook) {
        let what = (seat, card, hook);
        let Some((ran, stage)) = self.rules.run(self.state, what, &Journal::new()) else {
            return;
        };
        match ran {
            Ok(Ran::Done) => self.tell_all(&stage.events),
            Ok(Ran::Asked(_)) => {
                self.tell(Event::EffectBegan { seat, card, hook });
                return self.suspend(stage, 0);
            }
            Err(()) => self.tell(Event::Faulted { seat, card, hook }),
        }
        self.rules.stages.give(stage);
    }

    /// A card that was answered goes on.
    pub(crate) fn carry_on_effect(&mut self) {
        let Some(effect) = self.state.effect() else { return };
        let (seat, card, hook) = (effect.seat, effect.card, effect.hook);
        let told = usize::from(effect.told);
        let Some((ran, stage)) = self.rules.run_on(effect) else {
            return self.tell(Event::EffectEnded);
        };
        match ran {
            Ok(Ran::Done) => {
                self.tell_all(stage.events.get(told..).unwrap_or(&[]));
                self.tell(Event::EffectEnded);
            }
            Ok(Ran::Asked(_)) => return self.suspend(stage, told),
            Err(()) => self.tell(Event::Faulted { seat, card, hook }),
        }
        self.rules.stages.give(stage);
    }

    /// A card asks: what is new is told, and the run is kept until it is answered.
    fn suspend(&mut self, stage: Scratch, told: usize) {
        let new = stage.events.get(told..).unwrap_or(&[]);
        self.tell_all(new);
        let told = u8::try_from(told + new.len()).unwrap_or(u8::MAX);
        match stage.question {
            Some(question) => self.tell(Event::EffectAsked { question, told }),
            None => self.tell(Event::EffectEnded),
        }
        match self.state.effect() {
            Some(effect) => self.rules.stages.park(&self.rules.host, &effect.start, stage),
            None => self.rules.stages.give(stage),
        }
    }

    fn tell_all(&mut self, events: &[Event]) {
        for event in events {
            self.tell(*event);
        }
    }
}
