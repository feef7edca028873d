//! What the crate `effects` needs to know about this game, and the answers of cards to query hooks.

use std::sync::Arc;

use content::CardInfo;
use effects::{
    Acting, BudgetOf, CallOf, Chain, DraftOf, EffectOf, Handler, Happened, HappenedOf, Runtime,
    Scripted,
};
use play::{Bits, Seat, Sink};

use crate::RollPlayer;
use crate::acting::Scratch;
use crate::cards::Hook;
use crate::cards::hooks::When;
use crate::event::{About, Event, Facts};
use crate::flow::Turn;
use crate::interlude::lay::Lay;
use crate::numbers::{CardNo, ClassNo, Slot};
use crate::state::{Call, Question, State};

impl Scripted for RollPlayer {
    type State = State;
    type Event = Event;
    type Card = Slot;
    type Hook = Hook;
    type When = When;
    type About = About;
    type Question = Question;
    type Scratch = Scratch;

    fn runtime(&self) -> &Runtime<Scratch, State> {
        &self.runtime
    }

    #[inline]
    fn handler(&self, card: Slot, hook: Hook) -> Option<&Handler<When>> {
        self.cards.handler(card, hook)
    }

    fn info(&self, card: Slot) -> Option<&CardInfo> {
        let word = self.spelled("Slot", card.0.into())?;
        CardInfo::find(self.cards.infos(), &word.space, &word.id)
    }

    fn hook_name(hook: Hook) -> &'static str {
        hook.name()
    }

    #[inline]
    fn fits(&self, _: &State, _: Seat, card: Slot, handler: &Handler<When>, facts: &Facts) -> bool {
        self.guards_hold(handler, card, facts)
    }

    fn set(&self, scratch: &mut Scratch, state: &State, call: &Call) {
        scratch.set(self, state, call);
    }

    fn draft(scratch: &Scratch) -> &DraftOf<Self> {
        &scratch.draft
    }

    fn effect(state: &State) -> Option<&EffectOf<Self>> {
        state.effect()
    }

    #[inline]
    fn budget(state: &State) -> &BudgetOf<Self> {
        state.budget()
    }
}

impl<L: Sink<Event>> Acting for Turn<'_, L> {
    type Game = RollPlayer;

    fn game(&self) -> &RollPlayer {
        self.rules
    }

    fn state(&self) -> &State {
        self.state
    }

    fn chain(&mut self) -> &mut Chain<RollPlayer> {
        &mut self.chain
    }

    fn mark(&self) -> usize {
        self.log.mark()
    }

    fn undo_chain(&mut self, start: &State, mark: usize) {
        self.state.clone_from(start);
        self.log.cut(mark);
    }

    /// Pays for a gold die that an effect moved onto a sheet.
    fn tell_effect(&mut self, event: Event) {
        self.tell(event);
        if let Event::Exchanged { seat, taken, .. } | Event::Replaced { seat, taken, .. } = event {
            self.pay_gold_die(seat, taken);
        }
    }

    // Always inlined, for the same reason as `Turn::tell`.
    #[inline(always)]
    fn note_effect(&mut self, happened: HappenedOf<RollPlayer>) {
        self.tell(Event::Effect(happened));
    }

    fn note_began(&mut self, call: CallOf<RollPlayer>, start: Arc<State>) {
        self.state.begin_effect(call, start);
        self.log.take(Event::Effect(Happened::Began(call)));
    }

    fn fail_effect(&mut self, Call { seat, card, hook, .. }: CallOf<RollPlayer>) {
        self.tell(Event::Faulted { seat, card, hook });
    }

    /// If an effect changed dice of initiative cards, they are lifted and put back in ascending
    /// order.
    fn end_effect(&mut self, Call { seat, .. }: CallOf<RollPlayer>, scratch: &Scratch) {
        if scratch.relay {
            self.tell(Event::PoolLifted { seat });
            self.begin(Lay { seat });
        }
    }
}

/// The cards of a seat, its class, and other parts of the hero that answer a query.
pub(crate) struct Answering {
    seat: Seat,
    hook: Hook,
    cards: Bits,
    class: Option<ClassNo>,
    rest: bool,
}

impl Answering {
    /// Whether none of them answers.
    #[inline]
    pub(crate) fn is_nobody(&self) -> bool {
        self.cards.is_empty() && self.class.is_none() && !self.rest
    }

    /// Without some market cards.
    #[must_use]
    pub(crate) fn without(self, cards: &Bits) -> Self {
        Self { cards: self.cards.minus(cards), ..self }
    }
}

impl RollPlayer {
    /// Whether a skill's own condition allows its use.
    pub(crate) fn may_use(&self, state: &State, seat: Seat, card: CardNo) -> bool {
        self.says(state, (seat, card.into(), Hook::CAN_USE), &effects::facts_of!()).unwrap_or(true)
    }

    /// The stars that a card's script or a class power gives.
    pub(crate) fn stars_of(&self, state: &State, seat: Seat, card: impl Into<Slot>) -> i64 {
        self.number(state, (seat, card.into(), Hook::SCORE), &effects::facts_of!())
    }

    /// What a seat has that answers a query. Found once, it can be asked about several things.
    #[inline]
    pub(crate) fn answering(&self, state: &State, seat: Seat, hook: Hook) -> Answering {
        let having = self.cards.having(hook);
        let (cards, class) = having.of(state.sheet(seat));
        Answering { seat, hook, cards, class, rest: having.rest.is_some() }
    }

    /// The sum of a query over everything that a seat has.
    // Always inlined, like the functions it calls: most queries have no handler, and then one test
    // is enough.
    #[inline(always)]
    pub(crate) fn sum_queries(&self, state: &State, seat: Seat, hook: Hook, about: &Facts) -> i64 {
        if !self.cards.heard().has(hook) {
            return 0;
        }
        self.sum_answers(state, &self.answering(state, seat, hook), about)
    }

    /// The sum of the answers about one thing.
    #[inline(always)]
    pub(crate) fn sum_answers(&self, state: &State, answering: &Answering, about: &Facts) -> i64 {
        if answering.is_nobody() { 0 } else { self.sum_of_some(state, answering, about) }
    }

    fn sum_of_some(&self, state: &State, answering: &Answering, about: &Facts) -> i64 {
        let Answering { seat, hook, ref cards, class, rest } = *answering;
        let slots = cards.iter().map(|card| Slot::from(CardNo(card)));
        let slots = slots.chain(class.map(Slot::from));
        let answers = slots.map(|card| self.number(state, (seat, card, hook), about));
        let sum: i64 = answers.sum();
        if rest { sum + self.sum_of_rest(state, (seat, hook), about) } else { sum }
    }

    /// The part of the sum that race, backstory, alignment and sets of armor give.
    // Never inlined: few hooks have any of these, so the usual path stays short.
    #[inline(never)]
    fn sum_of_rest(&self, state: &State, (seat, hook): (Seat, Hook), about: &Facts) -> i64 {
        let rest = self.cards.having(hook).rest.iter();
        let slots = rest.flat_map(|rest| rest.of(state.sheet(seat)));
        slots.map(|card| self.number(state, (seat, card, hook), about)).sum()
    }

    /// The answer of a card that belongs to no seat, about a seat; 0 without an answer.
    pub(crate) fn number_of(
        &self,
        state: &State,
        seat: Seat,
        card: impl Into<Slot>,
        hook: Hook,
    ) -> i64 {
        self.number(state, (seat, card.into(), hook), &effects::facts_of!())
    }

    /// The gold that a gold die on the seat's sheet pays.
    pub(crate) fn gold_die_pays(&self, state: &State, seat: Seat) -> u8 {
        let base = i64::from(self.cards.edition(state.edition()).gold_die_pays);
        let more = self.sum_queries(state, seat, Hook::GOLD_DIE_PAY, &effects::facts_of!());
        (base + more).clamp(0, 99) as u8
    }
}
