//! One run: along known paths, and in Luau on new ones.

use std::mem;

use mlua::{Function, Value};

use super::Host;
use crate::fault::{Cause, Fault};
use crate::handles::{HandleThing, to_hold};
use crate::journal::Journal;
use crate::known::{Differs, KnownCall, Mode, NextAct, NodeId};
use crate::run::{Begun, Ended, OpenQuestion, Put, shown};
use crate::stage::Stage;
use crate::trail::{PassedVerb, Settled, Trail, settle};
use crate::values::{Argument, GivenThing, QueryAnswer};

/// The value that a script returned, and whether it waits at a question.
type Returned = (Value, bool);

/// A run that used at least 1/4 of its memory limit is repeated after a collection, so that its
/// result does not depend on earlier runs.
const MUCH: usize = 4;

/// A run in progress.
pub(super) struct Run {
    pub(super) call: KnownCall,
    pub(super) trail: Trail,
    /// Its node in the tree; `None` on a new path.
    pub(super) at: Option<NodeId>,
    /// The script's own fuel up to the previous verb.
    pub(super) own: u32,
}

impl Run {
    /// A run of a call, which must still be [set](Self::set).
    pub(super) fn of(call: KnownCall) -> Self {
        Self { call, trail: Trail::default(), at: None, own: 0 }
    }

    /// Sets it to the start of a call, whose arguments it has met.
    #[inline]
    pub(super) fn set(&mut self, call: KnownCall, args: &[Argument]) {
        (self.call, self.at, self.own) = (call, None, 0);
        self.trail.clear();
        for arg in args {
            if let Argument::Handle(kind, number) = *arg {
                let met = self.trail.met.meet(HandleThing { kind, number });
                debug_assert!(met.is_some(), "three things are not too many");
            }
        }
    }
}

/// How far a run came.
pub(super) enum RunProgress<V: 'static> {
    /// It ended with this result.
    Ended(QueryAnswer),
    /// It stopped at a question.
    Asked(OpenQuestion<V>),
}

impl<S: Stage> Host<S> {
    /// Begins a run: at its known first node, or in Luau from its start.
    #[inline]
    pub(super) fn begin(
        &self,
        stage: &mut S,
        run: &mut Run,
        at: Option<NodeId>,
        journal: &Journal,
    ) -> Result<RunProgress<S::Verb>, Fault> {
        let limit = match run.call.mode {
            Mode::Effect | Mode::Load => self.limits.effect_fuel,
            Mode::Query => self.limits.query_fuel,
        };
        let Some(begun) = self.shared.begin(limit) else {
            return Err(self.too_deep(&self.place(run.call.function)));
        };
        run.at = at;
        let came = self.carry_on(stage, run, &begun, journal);
        self.shared.end(&begun);
        came
    }

    /// Continues a run from its present point.
    #[inline]
    pub(super) fn carry_on(
        &self,
        stage: &mut S,
        run: &mut Run,
        begun: &Begun,
        journal: &Journal,
    ) -> Result<RunProgress<S::Verb>, Fault> {
        match self.walk(stage, run, journal) {
            Some(came) => Ok(came),
            None => self.explore(stage, run, begun, journal),
        }
    }

    /// Continues along known paths: carries out each verb and takes the branch of its result.
    /// `None` if Luau must determine what follows.
    #[inline]
    fn walk(
        &self,
        stage: &mut S,
        run: &mut Run,
        journal: &Journal,
    ) -> Option<RunProgress<S::Verb>> {
        loop {
            let known = self.known.borrow();
            let (step, own) = known.step(run.at?);
            let fuel = self.shared.fuel().checked_sub(own - run.own)?;
            let (entry, verb) = match step {
                NextAct::End(answer) => {
                    // Replies are left over: let Luau find the fault.
                    if run.trail.asked < journal.len() {
                        return None;
                    }
                    self.shared.set_fuel(fuel);
                    return Some(RunProgress::Ended(*answer));
                }
                // Without fuel the script is about to fail: let Luau find out how.
                NextAct::Verb { .. } if fuel == 0 => return None,
                NextAct::Verb { entry, verb, holds: false } => (*entry, *verb),
                NextAct::Verb { entry, verb, holds: true } => (*entry, run.trail.meant(verb)),
            };
            // The verb may query other scripts, so the tree must not stay borrowed.
            drop(known);
            self.shared.set_fuel(fuel);
            run.own = own;
            let reply = stage.perform(verb);
            let settled = settle(stage, entry, reply, journal, &mut run.trail);
            let left = self.shared.fuel();
            let nested = fuel - left;
            match settled {
                Settled::Given(given) => self.pass(run, PassedVerb { given, nested }),
                Settled::Open(fingerprint) => {
                    return Some(RunProgress::Asked(OpenQuestion {
                        fingerprint,
                        entry,
                        nested,
                        left,
                    }));
                }
                Settled::Wrong(why) => {
                    run.trail.wrong = Some(why);
                    return None;
                }
            }
        }
    }

    /// Takes the branch of a verb's result.
    #[inline]
    pub(super) fn pass(&self, run: &mut Run, passed: PassedVerb) {
        run.trail.steps.push(passed);
        run.at = run.at.and_then(|node| self.known.borrow().after(node, passed.given));
    }

    /// Runs the script in Luau from its start with the results so far, and adds the new path to the
    /// tree.
    #[cold]
    fn explore(
        &self,
        stage: &mut S,
        run: &mut Run,
        begun: &Begun,
        journal: &Journal,
    ) -> Result<RunProgress<S::Verb>, Fault> {
        let (call, trail) = (run.call, mem::take(&mut run.trail));
        let (returned, mut ended) = self.in_its_room(stage, &call, begun, journal, trail);
        let came = self.came(returned, &mut ended, &call, journal)?;
        if ended.astray {
            return Err(self.differs(call.function));
        }
        let end = match &came {
            RunProgress::Ended(answer) => Some((*answer, ended.own)),
            RunProgress::Asked(_) => None,
        };
        let learnt = self.known.borrow_mut().learn(&call, &ended.seen, end);
        run.at = learnt.map_err(|Differs| self.differs(call.function))?;
        run.own = ended.seen.last().map_or(0, |seen| seen.own);
        run.trail = ended.trail;
        Ok(came)
    }

    /// A run in Luau whose available memory does not depend on earlier runs.
    ///
    /// Garbage of earlier runs can leave more or less room. A run that uses much memory is
    /// therefore repeated with the results of its verbs after a collection, and the second result
    /// counts. (A run that was refused memory has used much: no script needs a single block far
    /// larger than what it already uses.)
    pub(super) fn in_its_room(
        &self,
        stage: &mut S,
        call: &KnownCall,
        begun: &Begun,
        journal: &Journal,
        trail: Trail,
    ) -> (mlua::Result<Returned>, Ended<S::Verb>) {
        // A nested run is part of the outer one and has no memory limit of its own.
        if self.shared.is_in_luau() {
            return self.once(stage, call, begun, journal, (trail, None));
        }
        let swept = self.make_room();
        let before = self.lua.used_memory();
        let (returned, mut ended) = self.once(stage, call, begun, journal, (trail, None));
        let taken = self.lua.used_memory().saturating_sub(before);
        if swept || taken < self.limits.memory / MUCH {
            return (returned, ended);
        }
        drop(returned);
        self.floor.set(None);
        self.make_room();
        let asks = ended.open.take().map(Put::from);
        self.once(stage, call, begun, journal, (ended.trail, asks))
    }

    /// One run in Luau.
    fn once(
        &self,
        stage: &mut S,
        call: &KnownCall,
        begun: &Begun,
        journal: &Journal,
        way: (Trail, Option<Put>),
    ) -> (mlua::Result<Returned>, Ended<S::Verb>) {
        let price = self.modules[self.functions[call.function.at()].module.at()].price;
        self.shared.enter(stage, (call.mode, price), begun, journal, way);
        let returned = self.in_luau(call);
        (returned, self.shared.leave(stage))
    }

    /// The value that the script returned, and whether it waits.
    pub(super) fn in_luau(&self, call: &KnownCall) -> mlua::Result<Returned> {
        let entry = &self.functions[call.function.at()];
        let Value::Table(module) = self.anew(entry.module)? else {
            return Err(mlua::Error::runtime("the script returned a different value than before"));
        };
        module.set_readonly(true);
        let function: Function = module.raw_get(&entry.name)?;
        let [one, two, three] = call.args;
        let (one, two, three) = (self.passed(one)?, self.passed(two)?, self.passed(three)?);
        let arguments = (&self.me, &self.params[call.params.0 as usize], one, two, three);
        let thread = self.lua.create_thread(function)?;
        let returned = thread.resume(arguments)?;
        Ok((returned, thread.is_resumable()))
    }

    /// An argument for a script.
    fn passed(&self, given: GivenThing) -> mlua::Result<Value> {
        Ok(match given {
            GivenThing::Nil => Value::Nil,
            GivenThing::Int(number) => Value::Integer(number),
            GivenThing::Bool(value) => Value::Boolean(value),
            GivenThing::Word(word) => Value::String(self.lua.create_string(word)?),
            GivenThing::Handle(index) => to_hold(index),
        })
    }

    /// How far a run in Luau came.
    pub(super) fn came(
        &self,
        returned: mlua::Result<Returned>,
        ended: &mut Ended<S::Verb>,
        call: &KnownCall,
        journal: &Journal,
    ) -> Result<RunProgress<S::Verb>, Fault> {
        let place = self.place(call.function);
        let (returned, waits) = match returned {
            Ok((value, waits)) => (Ok(value), waits),
            Err(error) => (Err(error), false),
        };
        let value = self.outcome(returned, ended.fatal.take(), &place)?;
        let came = match call.mode {
            Mode::Effect => effect_came(&value, waits, ended, journal),
            Mode::Query | Mode::Load => answer(&value).map(RunProgress::Ended),
        };
        came.map_err(|(cause, message)| Fault::new(cause, message, place))
    }
}

/// How far an effect came.
fn effect_came<V>(
    returned: &Value,
    waits: bool,
    ended: &mut Ended<V>,
    journal: &Journal,
) -> Result<RunProgress<V>, (Cause, String)> {
    if !returned.is_nil() {
        let why = shown(returned, "nothing");
        return Err((Cause::Answer, format!("the effect returned a wrong value: {why}")));
    }
    let (asked, replies) = (ended.trail.asked, journal.len());
    match ended.open.take() {
        Some(open) if waits => Ok(RunProgress::Asked(open)),
        Some(_) => {
            let why = "the script continued after an unanswered question".to_owned();
            Err((Cause::Place, why))
        }
        None if asked < replies => {
            let why = format!(
                "the script is not deterministic: it asked {asked} questions, but {replies} \
                 replies are recorded"
            );
            Err((Cause::Differs, why))
        }
        None => Ok(RunProgress::Ended(QueryAnswer::Nil)),
    }
}

/// The result of a query.
fn answer(returned: &Value) -> Result<QueryAnswer, (Cause, String)> {
    match returned {
        Value::Nil => Ok(QueryAnswer::Nil),
        Value::Integer(number) => Ok(QueryAnswer::Int(*number)),
        Value::Number(0.0) => Ok(QueryAnswer::Int(0)),
        Value::Boolean(value) => Ok(QueryAnswer::Bool(*value)),
        other => {
            let why = shown(other, "a whole number, true, false or nothing");
            Err((Cause::Answer, format!("the query hook returned a wrong value: {why}")))
        }
    }
}
