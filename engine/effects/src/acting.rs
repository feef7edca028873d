//! The machine: how an effect begins, asks, is answered, goes on, ends and fails.

use std::sync::Arc;

use script::{Fault, Journal, Ran, Recorded};

use crate::blame::{blame, blame_chain};
use crate::chain::{ChainLink, link};
use crate::scripted::{RunResult, compared, run};
use crate::{CallOf, Chain, Effect, EffectOf, Happened, HappenedOf, Scripted};

/// A state in the hands of the rules, in which cards act. A game writes what stands without a
/// body, and calls [`Self::begin_effect`], [`Self::answer_effect`] and [`Self::carry_on_effect`].
pub trait Acting: Sized {
    /// The rules.
    type Game: Scripted;

    /// The rules.
    fn game(&self) -> &Self::Game;

    /// The state as it is now.
    fn state(&self) -> &<Self::Game as Scripted>::State;

    /// The cards that have acted since the last answer.
    fn chain(&mut self) -> &mut Chain<Self::Game>;

    /// How long the log is ([`play::Sink::mark`]).
    fn mark(&self) -> usize;

    /// Takes the state back to where a chain began, and the log to how long it was there
    /// ([`play::Sink::cut`]). No card acts on while this happens.
    fn undo_chain(&mut self, start: &<Self::Game as Scripted>::State, mark: usize);

    /// Lets an event of a script happen: as any other, so that other cards hear of it.
    fn tell_effect(&mut self, event: <Self::Game as Scripted>::Event);

    /// Lets book-keeping of an effect happen: no card hears of it.
    fn note_effect(&mut self, happened: HappenedOf<Self::Game>);

    /// Lets an effect begin, as [`Happened::Began`] does, with a copy of the state that is made
    /// already. A game that takes it saves a second one.
    fn note_began(
        &mut self,
        call: CallOf<Self::Game>,
        start: Arc<<Self::Game as Scripted>::State>,
    ) {
        drop(start);
        self.note_effect(Happened::Began(call));
    }

    /// Tells that a script failed. The event ends the effect that is on and takes the state back
    /// to its start ([`Effect::undone`]).
    fn fail_effect(&mut self, call: CallOf<Self::Game>);

    /// A script came to its end, and what it did has happened.
    fn end_effect(
        &mut self,
        call: CallOf<Self::Game>,
        scratch: &<Self::Game as Scripted>::Scratch,
    ) {
        let _ = (call, scratch);
    }

    /// A card acts for the first time. One that does not have the hook does nothing, nor does one
    /// that rests in it because it has failed too often.
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

    /// The effect that was answered goes on: where it asked, if it is the one that asked last, else
    /// from its start.
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

    /// The owner, or chance, answers the card that asks. It goes on with
    /// [`Self::carry_on_effect`].
    fn answer_effect(&mut self, reply: Recorded) {
        let effect = Self::Game::effect(self.state());
        let Some(Effect { question: Some(question), .. }) = effect else { return };
        let fingerprint = script::fingerprint(question);
        self.note_effect(Happened::Answered { fingerprint, reply });
    }
}

pub(crate) type GameOf<A> = <A as Acting>::Game;
type ScratchOf<A> = <GameOf<A> as Scripted>::Scratch;

/// Runs an effect that nobody has answered.
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

/// Lets an effect that was answered go on: where it asked, if it is the one that asked last, else
/// from its start.
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

/// Whether this run of an effect is made a second time.
#[inline]
fn is_checked<G: Scripted>(game: &G, call: &CallOf<G>) -> bool {
    if !game.runtime().checks_some() {
        return false;
    }
    let handler = game.handler(call.card, call.hook);
    handler.is_some_and(|handler| game.runtime().checks(handler, || G::hook_name(call.hook)))
}

/// Tells the events of a run but the first, which are carried out already. How many there are now.
fn tell_since<A: Acting>(turn: &mut A, scratch: &ScratchOf<A>, told: usize) -> usize {
    let events = GameOf::<A>::draft(scratch).events();
    for event in events.iter().skip(told) {
        turn.tell_effect(event.clone());
    }
    events.len().max(told)
}

/// A card asks: what is new is told, and the run is kept until it is answered.
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

/// A script failed: the fault is kept for the report.
fn fail<A: Acting>(turn: &mut A, call: CallOf<GameOf<A>>, fault: Fault) {
    let rests = GameOf::<A>::budget(turn.state()).is_last(call.card, call.hook);
    blame(turn.game(), &call, fault, rests);
    turn.fail_effect(call);
}
