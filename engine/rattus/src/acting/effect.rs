//! What the crate `effects` needs to know about this game.

use std::sync::Arc;

use content::{CardInfo, CardKind};
use effects::{
    Acting, BudgetOf, CallOf, Chain, DraftOf, EffectOf, Facts, Happened, HappenedOf, Runtime,
    Scripted,
};
use play::{Seat, Sink};

use super::Scratch;
use crate::Rattus;
use crate::acting::Question;
use crate::cards::{Class, Handler, Hook, When};
use crate::event::{About, Event};
use crate::flow::Turn;
use crate::numbers::ClassNo;
use crate::state::State;

impl Scripted for Rattus {
    type State = State;
    type Event = Event;
    type Card = ClassNo;
    type Hook = Hook;
    type When = When;
    type About = About;
    type Question = Question;
    type Scratch = Scratch;

    fn runtime(&self) -> &Runtime<Scratch, State> {
        &self.runtime
    }

    #[inline]
    fn handler(&self, card: ClassNo, hook: Hook) -> Option<&Handler> {
        self.cards.handler(card, hook)
    }

    fn info(&self, card: ClassNo) -> Option<&CardInfo> {
        CardInfo::find(&self.cards.infos, Class::KIND, self.cards.classes.get(card.at())?)
    }

    fn hook_name(hook: Hook) -> &'static str {
        hook.name()
    }

    fn fits(
        &self,
        state: &State,
        seat: Seat,
        card: ClassNo,
        handler: &Handler,
        facts: &Facts<About>,
    ) -> bool {
        self.guards_hold(state, (seat, card), &handler.when, &facts.about)
    }

    fn set(&self, scratch: &mut Scratch, state: &State, call: &CallOf<Self>) {
        scratch.set(&self.cards, state, call);
    }

    fn draft(scratch: &Scratch) -> &DraftOf<Self> {
        &scratch.draft
    }

    #[inline]
    fn effect(state: &State) -> Option<&EffectOf<Self>> {
        state.effect()
    }

    #[inline]
    fn budget(state: &State) -> &BudgetOf<Self> {
        state.budget()
    }
}

impl<L: Sink<Event>> Acting for Turn<'_, L> {
    type Game = Rattus;

    fn game(&self) -> &Rattus {
        self.rules
    }

    fn state(&self) -> &State {
        self.state
    }

    fn chain(&mut self) -> &mut Chain<Rattus> {
        &mut self.chain
    }

    fn mark(&self) -> usize {
        self.log.mark()
    }

    fn undo_chain(&mut self, start: &State, mark: usize) {
        self.state.clone_from(start);
        self.log.cut(mark);
    }

    fn tell_effect(&mut self, event: Event) {
        self.tell(event);
    }

    // Always inlined, for the same reason as `Turn::tell`.
    #[inline(always)]
    fn note_effect(&mut self, happened: HappenedOf<Rattus>) {
        self.tell(Event::Effect(happened));
    }

    fn note_began(&mut self, call: CallOf<Rattus>, start: Arc<State>) {
        self.state.begin_effect(call, start);
        self.log.take(Event::Effect(Happened::Began(call)));
    }

    fn fail_effect(&mut self, call: CallOf<Rattus>) {
        let CallOf::<Rattus> { seat, card, hook, .. } = call;
        self.tell(Event::Faulted { seat, card, hook });
    }
}
