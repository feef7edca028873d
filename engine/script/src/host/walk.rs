//! One run: along what is known, and in Luau where nothing is.

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

/// What a script returned, and whether it waits.
type Returned = (Value, bool);

/// Much is this part of the memory of a run.
const MUCH: usize = 4;

/// A run on its way.
pub(super) struct Run {
    pub(super) call: KnownCall,
    pub(super) trail: Trail,
    /// Where it is in the tree; none where nobody has been.
    pub(super) at: Option<NodeId>,
    /// The fuel the script itself has used up to the verb before.
    pub(super) own: u32,
}

impl Run {
    /// A run of a call that is yet to be [set](Self::set).
    pub(super) fn of(call: KnownCall) -> Self {
        Self { call, trail: Trail::default(), at: None, own: 0 }
    }

    /// Sets it to the start of a call: it has met what it is called with.
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
    /// To its end.
    Ended(QueryAnswer),
    /// To a question.
    Asked(OpenQuestion<V>),
}

impl<S: Stage> Host<S> {
    /// Lets a run begin: where it is known to, or in Luau from its start.
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

    /// Carries a run on from where it is.
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

    /// Goes on along what is known: carries out each verb and takes the branch of its answer. None
    /// where Luau has to say what follows.
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
                    // Replies are left over: Luau says what is wrong with that.
                    if run.trail.asked < journal.len() {
                        return None;
                    }
                    self.shared.set_fuel(fuel);
                    return Some(RunProgress::Ended(*answer));
                }
                // With its last drop a script is as good as dead: Luau says what becomes of it.
                NextAct::Verb { .. } if fuel == 0 => return None,
                NextAct::Verb { entry, verb, holds: false } => (*entry, *verb),
                NextAct::Verb { entry, verb, holds: true } => (*entry, run.trail.meant(verb)),
            };
            // The verb may be a query of other scripts.
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

    /// Takes the branch of what a verb gave.
    #[inline]
    pub(super) fn pass(&self, run: &mut Run, passed: PassedVerb) {
        run.trail.steps.push(passed);
        run.at = run.at.and_then(|node| self.known.borrow().after(node, passed.given));
    }

    /// Runs the script in Luau from its start, with what its verbs have answered so far, and keeps
    /// the way it takes from there.
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

    /// A run in Luau that finds the same room whatever ran before it. What runs have left behind may
    /// be room for it, or stand in its way; one that takes much is therefore made again, with what
    /// its verbs have given, when all that is swept up. What comes of that counts. (A run that is
    /// refused memory has taken much: nothing in a script needs far more at once than it has.)
    pub(super) fn in_its_room(
        &self,
        stage: &mut S,
        call: &KnownCall,
        begun: &Begun,
        journal: &Journal,
        trail: Trail,
    ) -> (mlua::Result<Returned>, Ended<S::Verb>) {
        // A run within another one is part of that: it gets no memory of its own.
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

    /// What the script returned, and whether it waits.
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

    /// What a script is called with.
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

/// What a query answered.
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
