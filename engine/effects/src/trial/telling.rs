//! Runs that record every verb.

use play::{Message, Rules};
use script::{Fault, Journal, QueryAnswer, Ran, VerbCall};

use super::tree::Leaf;
use super::{Ending, Triable, TrialRun};
use crate::{CallOf, Takes};

/// Runs an effect with its replies in Luau from its start.
pub(super) fn effect<G: Triable>(
    game: &G,
    state: &<G as Rules>::State,
    call: &CallOf<G>,
    journal: &Journal,
) -> Option<(Result<Ran, Fault>, Vec<VerbCall>)> {
    let handler = game.handler(call.card, call.hook)?;
    let runtime = game.runtime();
    let mut scratch = runtime.stages.take();
    game.set(&mut scratch, state, call);
    let args = &call.args.typed(call.hook.takes());
    let told =
        runtime.host().tell_effect(&mut scratch, handler.function, handler.params, args, journal);
    runtime.stages.give(scratch);
    Some(told)
}

/// Runs a query in Luau.
pub(super) fn query<G: Triable>(
    game: &G,
    state: &<G as Rules>::State,
    call: &CallOf<G>,
) -> Option<(Result<QueryAnswer, Fault>, Vec<VerbCall>)> {
    let handler = game.handler(call.card, call.hook)?;
    let runtime = game.runtime();
    let mut scratch = runtime.stages.take();
    game.set(&mut scratch, state, call);
    let args = &call.args.typed(call.hook.takes());
    let told = runtime.host().tell_query(&mut scratch, handler.function, handler.params, args);
    runtime.stages.give(scratch);
    Some(told)
}

/// A finished run of an effect, as data.
pub(super) fn seen<G: Triable>(
    game: &G,
    state: &<G as Rules>::State,
    call: &CallOf<G>,
    leaf: &Leaf<G>,
) -> Option<TrialRun> {
    let (ran, said) = effect(game, state, call, &leaf.journal)?;
    let told = leaf.told.iter().filter(|event| game.tells(event));
    let events = told.map(|event| Message::of(game, "log", event).id.to_string()).collect();
    let end = if ran.is_ok() { Ending::Done } else { Ending::Failed };
    Some(TrialRun { args: args(call), said, end, events })
}

/// The arguments of a hook, as data.
pub(super) fn args<C, H: Takes>(
    call: &crate::Call<C, H>,
) -> Vec<(&'static str, script::PassedValue)> {
    let takes = call.hook.takes();
    let values = call.args.typed(takes);
    script::PassedValue::arguments(takes, &values)
}
