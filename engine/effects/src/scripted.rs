//! Rules whose cards have scripts: what a game says about them, and the queries it gets for it.

use std::hash::Hash;
use std::ops::RangeInclusive;

use content::CardInfo;
use play::Seat;
use script::{Argument, Cause, Fault, FunctionId, Journal, ParamsId, QueryAnswer, Ran, Stage};

use crate::blame::believe;
use crate::{Budget, Call, Draft, Effect, Facts, Handler, Happened, Runtime, Takes};

/// What a card may answer when it is asked for a number.
const NUMBERS: RangeInclusive<i64> = -99..=99;

/// The call of a card in a game `G`.
pub type CallOf<G> = Call<<G as Scripted>::Card, <G as Scripted>::Hook>;
/// An effect in a game `G`.
pub type EffectOf<G> = Effect<
    <G as Scripted>::Card,
    <G as Scripted>::Hook,
    <G as Scripted>::Question,
    <G as Scripted>::State,
>;
/// The draft that scripts of a game `G` act on.
pub type DraftOf<G> =
    Draft<<G as Scripted>::State, <G as Scripted>::Event, <G as Scripted>::Question>;

/// What cards of a game `G` may still do.
pub type BudgetOf<G> = Budget<<G as Scripted>::Card, <G as Scripted>::Hook>;

/// What happened to an effect of a game `G`.
pub type HappenedOf<G> =
    Happened<<G as Scripted>::Card, <G as Scripted>::Hook, <G as Scripted>::Question>;

/// The rules of a game whose cards have scripts.
pub trait Scripted: Sized {
    /// A position.
    type State: Clone;
    /// Something that happened.
    type Event: Clone + PartialEq;
    /// A card.
    type Card: Copy + PartialEq;
    /// A moment at which cards act.
    type Hook: Takes + PartialEq;
    /// The guards of a hook.
    type When;
    /// What guards look at, of an event or a query.
    type About;
    /// What a card asks its owner or chance.
    type Question: Copy + Hash + PartialEq;
    /// What a script acts on: its verbs, with a [`Draft`] inside.
    type Scratch: Stage;

    /// The scripts.
    fn runtime(&self) -> &Runtime<Self::Scratch, Self::State>;

    /// How a card acts in a hook; none if it does not have it.
    fn handler(&self, card: Self::Card, hook: Self::Hook) -> Option<&Handler<Self::When>>;

    /// A card as its file says, to name it where its script fails.
    fn info(&self, card: Self::Card) -> Option<&CardInfo>;

    /// A hook as TOML names it: `on_use`.
    fn hook_name(hook: Self::Hook) -> &'static str;

    /// Whether the guards of a card hold for an event or a query. The guard `by` is not among them:
    /// [`Listening::by`](crate::Listening::by) returns it.
    fn fits(
        &self,
        state: &Self::State,
        seat: Seat,
        card: Self::Card,
        handler: &Handler<Self::When>,
        facts: &Facts<Self::About>,
    ) -> bool;

    /// Sets a scratch for a call: begins its draft, and whatever else its verbs need.
    fn set(&self, scratch: &mut Self::Scratch, state: &Self::State, call: &CallOf<Self>);

    /// The draft of a scratch.
    fn draft(scratch: &Self::Scratch) -> &DraftOf<Self>;

    /// The effect of a state that waits for an answer, or was just answered.
    fn effect(state: &Self::State) -> Option<&EffectOf<Self>>;

    /// What the cards of a state may still do. A state keeps it when a failed effect is undone, and
    /// counts the fault.
    fn budget(state: &Self::State) -> &BudgetOf<Self>;

    /// What a card answers in a query hook that returns a whole number: 0 if it does not have the
    /// hook, or its guards do not hold. A fault counts as 0 and is kept for the report; a number
    /// beyond 99 is one.
    #[inline]
    fn number(
        &self,
        state: &Self::State,
        (seat, card, hook): (Seat, Self::Card, Self::Hook),
        facts: &Facts<Self::About>,
    ) -> i64 {
        let handler = self.handler(card, hook);
        let handler = handler.filter(|it| lets(self, state, (seat, card), it, facts));
        let call = Call { seat, card, hook, args: facts.args };
        handler.map_or(0, |handler| self.number_by(state, call, handler))
    }

    /// What a card answers in a query hook that returns yes or no: nothing if it does not have the
    /// hook, or its guards do not hold. A fault counts as no and is kept for the report.
    fn says(
        &self,
        state: &Self::State,
        (seat, card, hook): (Seat, Self::Card, Self::Hook),
        facts: &Facts<Self::About>,
    ) -> Option<bool> {
        let handler = self.handler(card, hook);
        let handler = handler.filter(|it| lets(self, state, (seat, card), it, facts))?;
        self.says_by(state, Call { seat, card, hook, args: facts.args }, handler)
    }

    /// [`Self::number`] of a card that has this handler for the hook, whatever its guards say.
    fn number_by(
        &self,
        state: &Self::State,
        call: CallOf<Self>,
        handler: &Handler<Self::When>,
    ) -> i64 {
        if self.runtime().is_silent(handler.params) {
            return 0;
        }
        let (host, function) = (self.runtime().host(), handler.function);
        let number = answer(self, state, &call, handler);
        let number = number.and_then(|answer| host.int(function, answer));
        let number = number.and_then(|number| {
            if NUMBERS.contains(&number) {
                return Ok(number);
            }
            let (least, most) = (NUMBERS.start(), NUMBERS.end());
            let message = format!("the hook returned {number}; expected {least} to {most}");
            Err(Fault::new(Cause::Answer, message, host.place(function)))
        });
        believe(self, &call, number)
    }

    /// [`Self::says`] of a card that has this handler for the hook, whatever its guards say.
    fn says_by(
        &self,
        state: &Self::State,
        call: CallOf<Self>,
        handler: &Handler<Self::When>,
    ) -> Option<bool> {
        if self.runtime().is_silent(handler.params) {
            return None;
        }
        let (host, function) = (self.runtime().host(), handler.function);
        let value = answer(self, state, &call, handler);
        Some(believe(self, &call, value.and_then(|answer| host.bool(function, answer))))
    }
}

/// Whether the guards of a card hold, if it has any in the hook.
#[inline]
pub(crate) fn lets<G: Scripted>(
    game: &G,
    state: &G::State,
    (seat, card): (Seat, G::Card),
    handler: &Handler<G::When>,
    facts: &Facts<G::About>,
) -> bool {
    !handler.is_guarded || game.fits(state, seat, card, handler, facts)
}

/// How a card acts in a hook: none if it does not have it, or is silent.
#[inline]
fn heard<'g, G: Scripted>(game: &'g G, call: &CallOf<G>) -> Option<&'g Handler<G::When>> {
    let handler = game.handler(call.card, call.hook)?;
    (!game.runtime().is_silent(handler.params)).then_some(handler)
}

/// What a card answers in a query hook: as before if its script looks at nothing, else on a scratch
/// set for it.
#[inline]
fn answer<G: Scripted>(
    game: &G,
    state: &G::State,
    call: &CallOf<G>,
    handler: &Handler<G::When>,
) -> Result<QueryAnswer, Fault> {
    let (runtime, args) = (game.runtime(), &call.args.typed(call.hook.takes()));
    let (host, function, params) = (runtime.host(), handler.function, handler.params);
    if runtime.checks(handler, || G::hook_name(call.hook)) {
        return looked_twice(game, state, call, (function, params, args));
    }
    host.known(function, params, args).or_else(|beginning| {
        let mut scratch = runtime.stages.take();
        game.set(&mut scratch, state, call);
        let answer = host.query_from(&mut scratch, &beginning, args);
        runtime.stages.give(scratch);
        answer
    })
}

/// What a card answers whose script is compared with itself in Luau.
fn looked_twice<G: Scripted>(
    game: &G,
    state: &G::State,
    call: &CallOf<G>,
    (function, params, args): (FunctionId, ParamsId, &[Argument]),
) -> Result<QueryAnswer, Fault> {
    let (runtime, host) = (game.runtime(), game.runtime().host());
    let mut scratch = runtime.stages.take();
    game.set(&mut scratch, state, call);
    let mut answer = host.query(&mut scratch, function, params, args);
    if let Ok(first) = answer {
        note(game, call);
        game.set(&mut scratch, state, call);
        let second = host.query_in_luau(&mut scratch, function, params, args);
        let same = second == Ok(first);
        answer = if same || second.is_err() { second } else { Err(host.differs(function)) };
    }
    runtime.stages.give(scratch);
    answer
}

/// Notes that an effect ran, for whoever checks scripts.
#[cold]
fn note<G: Scripted>(game: &G, call: &CallOf<G>) {
    if let Some(card) = game.info(call.card) {
        game.runtime().note(&card.id, G::hook_name(call.hook));
    }
}

/// Notes that the guards of a card kept it from acting.
#[cold]
pub(crate) fn note_refused<G: Scripted>(game: &G, card: G::Card, hook: G::Hook) {
    if let Some(card) = game.info(card) {
        game.runtime().note_refused(&card.id, G::hook_name(hook));
    }
}

/// What came of a run, and the scratch it acted on.
pub(crate) type RunResult<G> = (Result<Ran, Fault>, Box<<G as Scripted>::Scratch>);

/// Runs an effect from its start, fed with its replies: along what is known as far as it goes, or
/// in Luau alone. None if the card does not have the hook.
pub(crate) fn run<G: Scripted>(
    game: &G,
    start: &G::State,
    call: &CallOf<G>,
    journal: &Journal,
    in_luau: bool,
) -> Option<RunResult<G>> {
    let Handler { function, params, .. } = *heard(game, call)?;
    let runtime = game.runtime();
    let (host, stages) = (runtime.host(), &runtime.stages);
    let mut scratch = stages.take();
    game.set(&mut scratch, start, call);
    let args = &call.args.typed(call.hook.takes());
    let ran = if in_luau {
        host.run_in_luau(&mut scratch, function, params, args, journal)
    } else {
        host.run(&mut scratch, function, params, args, journal)
    };
    Some((ran, scratch))
}

/// Compares what came of a run that is known or went on with what comes of the script in Luau, and
/// says what came of both.
#[cold]
pub(crate) fn compared<G: Scripted>(
    game: &G,
    start: &G::State,
    call: &CallOf<G>,
    journal: &Journal,
    (ran, scratch): RunResult<G>,
) -> RunResult<G> {
    note(game, call);
    let Ok(first) = ran else { return (ran, scratch) };
    let (Some((second, other)), Some(handler)) =
        (run(game, start, call, journal, true), game.handler(call.card, call.hook))
    else {
        return (ran, scratch);
    };
    let (one, two) = (G::draft(&scratch), G::draft(&other));
    let same = one.events() == two.events() && one.question() == two.question();
    let ran = match second {
        Ok(second) if same && first == second => Ok(second),
        Ok(_) => Err(game.runtime().host().differs(handler.function)),
        Err(fault) => Err(fault),
    };
    game.runtime().stages.give(other);
    (ran, scratch)
}
