//! The machine: how an effect begins, asks, is answered, goes on, ends and fails.

use std::sync::Arc;

use script::{Fault, Journal, Ran, Recorded};

use crate::blame::{blame, blame_chain};
use crate::chain::{ChainLink, link};
use crate::scripted::{RunResult, compared, run};
use crate::{CallOf, Chain, Effect, EffectOf, Happened, HappenedOf, Scripted};

/// A state that the rules are changing, in which cards act.
///
/// A game implements the methods without a body. It calls [`Self::begin_effect`],
/// [`Self::answer_effect`] and [`Self::carry_on_effect`].
pub trait Acting: Sized {
    /// The type of the rules.
    type Game: Scripted;

    /// The rules.
    fn game(&self) -> &Self::Game;

    /// The current state.
    fn state(&self) -> &<Self::Game as Scripted>::State;

    /// The cards that have acted since the last answer.
    fn chain(&mut self) -> &mut Chain<Self::Game>;

    /// The length of the log ([`play::Sink::mark`]).
    fn mark(&self) -> usize;

    /// Restores the state and the log to the start of a chain ([`play::Sink::cut`]). No card reacts
    /// to this.
    fn undo_chain(&mut self, start: &<Self::Game as Scripted>::State, mark: usize);

    /// Carries out an event of a script like any other, so that other cards hear it.
    fn tell_effect(&mut self, event: <Self::Game as Scripted>::Event);

    /// Carries out bookkeeping of an effect. No card hears it.
    fn note_effect(&mut self, happened: HappenedOf<Self::Game>);

    /// Starts an effect like [`Happened::Began`], with an existing copy of the state. A game that
    /// uses the copy saves making another one.
    fn note_began(
        &mut self,
        call: CallOf<Self::Game>,
        start: Arc<<Self::Game as Scripted>::State>,
    ) {
        drop(start);
        self.note_effect(Happened::Began(call));
    }

    /// Reports that a script failed. The event ends the current effect and restores the state at
    /// its start ([`Effect::undone`]).
    fn fail_effect(&mut self, call: CallOf<Self::Game>);

    /// A script ended, and its events have been carried out.
    fn end_effect(
        &mut self,
        call: CallOf<Self::Game>,
        scratch: &<Self::Game as Scripted>::Scratch,
    ) {
        let _ = (call, scratch);
    }

    /// Lets a card act for the first time. Does nothing if the card does not have the hook, or is
    /// disabled in it after too many failures.
    fn begin_effect(&mut self, call: CallOf<Self::Game>) {
        let budget = Self::Game::budget(self.state());
        if budget.rests(call.card, call.hook) {
            return;
        }
        if budget.is_spent() {
            blame_chain(self.game(), self.state(), &call);
            return self.fail_effect(call);
        }
        match link(self, &call) {
            ChainLink::Acts => {}
            ChainLink::Fails => return self.fail_effect(call),
            ChainLink::Again(root) => return self.begin_effect(root),
        }
        let Some((ran, scratch)) = run_from_start(self.game(), self.state(), &call) else { return };
        match ran {
            Ok(Ran::Done) => {
                tell_since(self, &scratch, 0);
                self.end_effect(call, &scratch);
            }
            Ok(Ran::Asked(_)) => {
                let start = self.game().runtime().stages.start(self.state());
                self.note_began(call, start);
                return suspend(self, scratch, 0);
            }
            Err(fault) => fail(self, call, fault),
        }
        self.game().runtime().stages.give(scratch);
    }

    /// Continues an answered effect: at its question if it asked last, otherwise from its start.
    fn carry_on_effect(&mut self) {
        let Some(effect) = Self::Game::effect(self.state()) else { return };
        let (call, told) = (effect.call, effect.told as usize);
        let Some((ran, scratch)) = run_on(self.game(), effect) else {
            return self.note_effect(Happened::Ended);
        };
        match ran {
            Ok(Ran::Done) => {
                tell_since(self, &scratch, told);
                let over = Self::Game::effect(self.state()).map(|effect| Arc::clone(&effect.start));
                self.note_effect(Happened::Ended);
                if let Some(start) = over {
                    self.game().runtime().stages.leave(start);
                }
                self.end_effect(call, &scratch);
            }
            Ok(Ran::Asked(_)) => return suspend(self, scratch, told),
            Err(fault) => fail(self, call, fault),
        }
        self.game().runtime().stages.give(scratch);
    }

    /// Records an answer of the owner or of chance to the card that asks. [`Self::carry_on_effect`]
    /// continues the effect.
    fn answer_effect(&mut self, reply: Recorded) {
        let effect = Self::Game::effect(self.state());
        let Some(Effect { question: Some(question), .. }) = effect else { return };
        let fingerprint = script::fingerprint(question);
        self.note_effect(Happened::Answered { fingerprint, reply });
    }
}

pub(crate) type GameOf<A> = <A as Acting>::Game;
type ScratchOf<A> = <GameOf<A> as Scripted>::Scratch;

/// Runs an effect that has no answers yet.
fn run_from_start<G: Scripted>(
    game: &G,
    start: &G::State,
    call: &CallOf<G>,
) -> Option<RunResult<G>> {
    let ran = run(game, start, call, &Journal::EMPTY, false)?;
    if is_checked(game, call) {
        return Some(compared(game, start, call, &Journal::EMPTY, ran));
    }
    Some(ran)
}

/// Continues an answered effect: at its question if it asked last, otherwise from its start.
fn run_on<G: Scripted>(game: &G, effect: &EffectOf<G>) -> Option<RunResult<G>> {
    let Effect { call, journal, start, .. } = effect;
    let runtime = game.runtime();
    let (host, stages) = (runtime.host(), &runtime.stages);
    let ran = match stages.go_on(host, start, journal) {
        Some(gone_on) => gone_on,
        None => run(game, start, call, journal, false)?,
    };
    if is_checked(game, call) {
        return Some(compared(game, start, call, journal, ran));
    }
    Some(ran)
}

/// Whether this run of an effect is repeated and compared.
#[inline]
fn is_checked<G: Scripted>(game: &G, call: &CallOf<G>) -> bool {
    if !game.runtime().checks_some() {
        return false;
    }
    let handler = game.handler(call.card, call.hook);
    handler.is_some_and(|handler| game.runtime().checks(handler, || G::hook_name(call.hook)))
}

/// Emits the events of a run after the first `told`, and returns their total.
fn tell_since<A: Acting>(turn: &mut A, scratch: &ScratchOf<A>, told: usize) -> usize {
    let events = GameOf::<A>::draft(scratch).events();
    for event in events.iter().skip(told) {
        turn.tell_effect(event.clone());
    }
    events.len().max(told)
}

/// A card asks: emits its new events and keeps the run until the answer.
fn suspend<A: Acting>(turn: &mut A, scratch: Box<ScratchOf<A>>, told: usize) {
    let told = tell_since(turn, &scratch, told);
    let told = u32::try_from(told).expect("fuel ends a script long before");
    let draft = GameOf::<A>::draft(&scratch);
    let ask = draft.asked_as();
    match draft.question() {
        Some(question) => turn.note_effect(Happened::Asked { question, ask, told }),
        None => turn.note_effect(Happened::Ended),
    }
    let runtime = turn.game().runtime();
    let (host, stages) = (runtime.host(), &runtime.stages);
    match GameOf::<A>::effect(turn.state()) {
        Some(effect) => stages.park(host, &effect.start, scratch),
        None => stages.give(scratch),
    }
}

/// A script failed: keeps the fault for the report.
fn fail<A: Acting>(turn: &mut A, call: CallOf<GameOf<A>>, fault: Fault) {
    let rests = GameOf::<A>::budget(turn.state()).is_last(call.card, call.hook);
    blame(turn.game(), &call, fault, rests);
    turn.fail_effect(call);
}
