//! Effects: calls that act and may ask, on a pooled coroutine.

use mlua::thread::Thread;
use mlua::{Function, IntoLuaMulti, Value};

use super::{FunctionId, Host, ParamsId, Ran};
use crate::fault::{self, Fault};
use crate::journal::Journal;
use crate::run::{self, Ended, Mode};
use crate::stage::Stage;

impl<S: Stage> Host<S> {
    /// Runs an effect from its start, fed with the replies it has had so far. At most three
    /// arguments.
    pub fn run(
        &self,
        stage: &mut S,
        function: FunctionId,
        params: ParamsId,
        args: &[i64],
        journal: &Journal,
    ) -> Result<Ran, Fault> {
        if !self.settled.get() {
            self.settle();
        }
        let thread = match self.thread(&self.functions[function.0 as usize].function) {
            Ok(thread) => thread,
            Err(error) => {
                self.settled.set(false);
                return Err(self.fault(fault::read(&error), &self.place(function)));
            }
        };
        let fuel = self.limits.effect_fuel;
        self.resume(stage, (thread, function), fuel, (journal, 0), self.arguments(params, args))
    }

    /// Resumes a coroutine and says how far it came; at a question it is kept.
    pub(super) fn resume(
        &self,
        stage: &mut S,
        (thread, function): (Thread, FunctionId),
        fuel: u32,
        (journal, asked): (&Journal, usize),
        values: impl IntoLuaMulti,
    ) -> Result<Ran, Fault> {
        let place = || self.place(function);
        let Some(outer) = self.shared.enter(stage, Mode::Effect, fuel, (journal, asked)) else {
            return Err(self.too_deep(&place()));
        };
        let returned = thread.resume::<Value>(values);
        let ended = self.shared.leave(stage, outer);
        match returned {
            Ok(Value::Nil) if ended.fatal.is_none() => {
                let suspended = ended.pending.is_some() && thread.is_resumable();
                let verdict = Self::verdict(suspended, &ended, journal);
                match (&verdict, ended.pending) {
                    (Ok(Ran::Asked(_)), Some(pending)) => {
                        self.pause((thread, function), pending, journal);
                    }
                    _ => self.threads.borrow_mut().push(thread),
                }
                verdict
            }
            other => {
                let returned = self.outcome(other, &ended, &place())?;
                let why = run::shown(&returned, "nothing");
                Err(format!("the effect returned the wrong thing: {why}"))
            }
        }
        .map_err(|message| Fault { message, place: place() })
    }

    /// How far a run came that nothing was wrong with by itself.
    fn verdict(suspended: bool, ended: &Ended, journal: &Journal) -> Result<Ran, String> {
        match ended.pending {
            Some(pending) if suspended => Ok(Ran::Asked(pending.fingerprint)),
            Some(_) => Err("the script went on after a question that nobody has answered".into()),
            None if ended.asked < journal.len() => Err(format!(
                "the script is not deterministic: it asked {} questions, {} replies are recorded",
                ended.asked,
                journal.len()
            )),
            None => Ok(Ran::Done),
        }
    }

    /// A coroutine about to call the function.
    fn thread(&self, function: &Function) -> mlua::Result<Thread> {
        match self.threads.borrow_mut().pop() {
            Some(thread) => thread.reset(function.clone()).map(|()| thread),
            None => self.lua.create_thread(function.clone()),
        }
    }
}
