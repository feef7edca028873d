//! Rules whose cards have scripts: what a game says about them, and the queries it gets for it.

use std::hash::Hash;
use std::ops::RangeInclusive;

use script::{Answer, Fault, FunctionId, Journal, Ran, Stage};

use crate::{Call, Draft, Effect, Handler, Happened, Runtime};

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
    type Card: Copy;
    /// A moment at which cards act.
    type Hook: Copy;
    /// The guards of a hook.
    type When;
    /// What a card asks its owner or chance.
    type Question: Copy + Hash + PartialEq;
    /// What a script acts on: its verbs, with a [`Draft`] inside.
    type Scratch: Stage;

    /// The scripts.
    fn runtime(&self) -> &Runtime<Self::Scratch, Self::State>;

    /// How a card acts in a hook; none if it does not have it.
    fn handler(&self, card: Self::Card, hook: Self::Hook) -> Option<&Handler<Self::When>>;

    /// Sets a scratch for a call: begins its draft, and whatever else its verbs need.
    fn set(&self, scratch: &mut Self::Scratch, state: &Self::State, call: &CallOf<Self>);

    /// The draft of a scratch.
    fn draft(scratch: &Self::Scratch) -> &DraftOf<Self>;

    /// The effect of a state that waits for an answer, or was just answered.
    fn effect(state: &Self::State) -> Option<&EffectOf<Self>>;

    /// What a card answers in a query hook that returns a whole number: 0 if it does not have the
    /// hook. A fault counts as 0 and is kept for the report; a number beyond 99 is one.
    fn number(&self, state: &Self::State, call: CallOf<Self>) -> i64 {
        let Some(handler) = self.handler(call.card, call.hook) else { return 0 };
        let (runtime, arg) = (self.runtime(), i64::from(call.arg));
        if let Some(Answer::Int(known)) = runtime.host.known(handler.function, handler.params, arg)
            && NUMBERS.contains(&known)
        {
            return known;
        }
        let answer = query(self, state, &call, handler.function, |scratch| {
            runtime.host.query_int(scratch, handler.function, handler.params, &[arg])
        });
        runtime.believe(answer.and_then(|number| {
            if NUMBERS.contains(&number) {
                return Ok(number);
            }
            let (least, most) = (NUMBERS.start(), NUMBERS.end());
            let message = format!("the hook returned {number}; it can be {least} to {most}");
            Err(Fault { message, place: runtime.host.place(handler.function) })
        }))
    }

    /// What a card answers in a query hook that returns yes or no: yes if it does not have the
    /// hook. A fault counts as no and is kept for the report.
    fn holds(&self, state: &Self::State, call: CallOf<Self>) -> bool {
        let Some(handler) = self.handler(call.card, call.hook) else { return true };
        let (runtime, arg) = (self.runtime(), i64::from(call.arg));
        if let Some(Answer::Bool(known)) = runtime.host.known(handler.function, handler.params, arg)
        {
            return known;
        }
        runtime.believe(query(self, state, &call, handler.function, |scratch| {
            runtime.host.query_bool(scratch, handler.function, handler.params, &[arg])
        }))
    }
}

/// Asks a query on a scratch set for it.
fn query<G: Scripted, T: PartialEq>(
    game: &G,
    state: &G::State,
    call: &CallOf<G>,
    function: FunctionId,
    ask: impl Fn(&mut G::Scratch) -> Result<T, Fault>,
) -> Result<T, Fault> {
    let runtime = game.runtime();
    let once = || {
        let mut scratch = runtime.stages.take();
        game.set(&mut scratch, state, call);
        let answer = ask(&mut scratch);
        runtime.stages.give(scratch);
        answer
    };
    let answer = once()?;
    if runtime.twice && once()? != answer {
        return Err(runtime.differs(function));
    }
    Ok(answer)
}

/// Runs an effect from its start, fed with its replies.
pub(crate) fn run<G: Scripted>(
    game: &G,
    start: &G::State,
    call: &CallOf<G>,
    journal: &Journal,
) -> Option<(Result<Ran, Fault>, G::Scratch)> {
    let handler = game.handler(call.card, call.hook)?;
    let runtime = game.runtime();
    let once = || {
        let mut scratch = runtime.stages.take();
        game.set(&mut scratch, start, call);
        let args = [i64::from(call.arg)];
        let ran = runtime.host.run(&mut scratch, handler.function, handler.params, &args, journal);
        (ran, scratch)
    };
    let (mut ran, scratch) = once();
    if runtime.twice
        && let Ok(first) = ran
    {
        let (second, other) = once();
        let (one, two) = (G::draft(&scratch), G::draft(&other));
        let same = one.events() == two.events() && one.question() == two.question();
        ran = second.and_then(|second| {
            if same && first == second { Ok(first) } else { Err(runtime.differs(handler.function)) }
        });
        runtime.stages.give(other);
    }
    Some((ran, scratch))
}
