//! Rules whose cards have scripts: what a game provides, and the queries it can make.

use std::hash::Hash;
use std::ops::RangeInclusive;

use content::CardInfo;
use play::Seat;
use script::{Argument, Cause, Fault, FunctionId, Journal, ParamsId, QueryAnswer, Ran, Stage};

use crate::blame::believe;
use crate::{Budget, Call, Draft, Effect, Facts, Handler, Happened, Runtime, Takes};

/// Valid answers of a card to a query for a number.
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

/// The limits on cards of a game `G`.
pub type BudgetOf<G> = Budget<<G as Scripted>::Card, <G as Scripted>::Hook>;

/// A change of an effect of a game `G`.
pub type HappenedOf<G> =
    Happened<<G as Scripted>::Card, <G as Scripted>::Hook, <G as Scripted>::Question>;

/// The rules of a game whose cards have scripts.
pub trait Scripted: Sized {
    /// A position.
    type State: Clone;
    /// An event of the game.
    type Event: Clone + PartialEq;
    /// A card.
    type Card: Copy + PartialEq;
    /// A moment at which cards act.
    type Hook: Takes + PartialEq;
    /// The guards of a hook.
    type When;
    /// What guards check of an event or a query.
    type About;
    /// A question of a card to its owner or to chance.
    type Question: Copy + Hash + PartialEq;
    /// The object of a script's verbs, with a [`Draft`] inside.
    type Scratch: Stage;

    /// The scripts.
    fn runtime(&self) -> &Runtime<Self::Scratch, Self::State>;

    /// How a card acts in a hook; `None` if it does not have the hook.
    fn handler(&self, card: Self::Card, hook: Self::Hook) -> Option<&Handler<Self::When>>;

    /// The file data of a card, to name it if its script fails.
    fn info(&self, card: Self::Card) -> Option<&CardInfo>;

    /// A hook as TOML names it: `on_use`.
    fn hook_name(hook: Self::Hook) -> &'static str;

    /// Whether the guards of a card hold for an event or a query. This does not include the guard
    /// `by`, which [`Listening::by`](crate::Listening::by) returns.
    fn fits(
        &self,
        state: &Self::State,
        seat: Seat,
        card: Self::Card,
        handler: &Handler<Self::When>,
        facts: &Facts<Self::About>,
    ) -> bool;

    /// Prepares a scratch for a call: begins its draft, and sets whatever else its verbs need.
    fn set(&self, scratch: &mut Self::Scratch, state: &Self::State, call: &CallOf<Self>);

    /// The draft of a scratch.
    fn draft(scratch: &Self::Scratch) -> &DraftOf<Self>;

    /// The effect of a state that waits for an answer, or was just answered.
    fn effect(state: &Self::State) -> Option<&EffectOf<Self>>;

    /// The limits on cards in a state. A state keeps them when a failed effect is undone, and
    /// counts the fault.
    fn budget(state: &Self::State) -> &BudgetOf<Self>;

    /// The answer of a card in a query hook that returns a whole number. It is 0 if the card does
    /// not have the hook or its guards do not hold. A fault counts as 0 and is kept for the report;
    /// a number outside -99 to 99 is a fault.
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

    /// The answer of a card in a query hook that returns yes or no. It is `None` if the card does
    /// not have the hook or its guards do not hold. A fault counts as no and is kept for the
    /// report.
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

    /// Like [`Self::number`] for a card with this handler, without checking its guards.
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

    /// Like [`Self::says`] for a card with this handler, without checking its guards.
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

/// How a card acts in a hook; `None` if it does not have the hook or is silenced.
#[inline]
fn heard<'g, G: Scripted>(game: &'g G, call: &CallOf<G>) -> Option<&'g Handler<G::When>> {
    let handler = game.handler(call.card, call.hook)?;
    (!game.runtime().is_silent(handler.params)).then_some(handler)
}

/// The answer of a card in a query hook. It is cached if the script reads nothing of the state;
/// otherwise the script runs on a scratch.
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

/// The answer of a card whose script is repeated in Luau and compared.
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

/// Records that an effect ran, while scripts are checked.
#[cold]
fn note<G: Scripted>(game: &G, call: &CallOf<G>) {
    if let Some(card) = game.info(call.card) {
        game.runtime().note(&card.id, G::hook_name(call.hook));
    }
}

/// Records that the guards of a card kept it from acting.
#[cold]
pub(crate) fn note_refused<G: Scripted>(game: &G, card: G::Card, hook: G::Hook) {
    if let Some(card) = game.info(card) {
        game.runtime().note_refused(&card.id, G::hook_name(hook));
    }
}

/// The result of a run, and the scratch it changed.
pub(crate) type RunResult<G> = (Result<Ran, Fault>, Box<<G as Scripted>::Scratch>);

/// Runs an effect from its start with its replies: along known runs as far as possible, or only in
/// Luau. `None` if the card does not have the hook.
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

/// Compares the result of a known or continued run with that of the script in Luau, and returns the
/// combined result.
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
