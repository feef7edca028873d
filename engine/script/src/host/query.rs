//! Query hooks: calls that look and answer.

use super::Host;
use super::walk::RunProgress;
use crate::fault::{Cause, Fault};
use crate::ids::{FunctionId, ParamsId};
use crate::journal::Journal;
use crate::known::{KnownCall, Mode, NextAct, NodeId};
use crate::stage::Stage;
use crate::values::{Argument, QueryAnswer};

/// Where the run of a query hook begins that has to look at the stage.
#[derive(Debug)]
pub struct Beginning {
    call: KnownCall,
    /// Where it is among the known ones; none where it runs in Luau.
    root: Option<NodeId>,
}

impl<S: Stage> Host<S> {
    /// The answer of a query hook, if it is known to be the same whatever the stage holds: another
    /// run of it came to its end without a verb. Else where it begins. At most three arguments.
    #[inline]
    pub fn known(
        &self,
        function: FunctionId,
        params: ParamsId,
        args: &[Argument],
    ) -> Result<QueryAnswer, Beginning> {
        let call = KnownCall::new(Mode::Query, function, params, args);
        let known = self.known.borrow();
        let root = known.root(&call);
        if let Some(root) = root
            && let (NextAct::End(answer), own) = known.step(root)
            && own <= self.limits.query_fuel
            && self.shared.afford(own)
        {
            return Ok(*answer);
        }
        Err(Beginning { call, root })
    }

    /// Calls a query hook: it may look, not act. At most three arguments.
    #[inline]
    pub fn query(
        &self,
        stage: &mut S,
        function: FunctionId,
        params: ParamsId,
        args: &[Argument],
    ) -> Result<QueryAnswer, Fault> {
        let call = KnownCall::new(Mode::Query, function, params, args);
        let root = self.known.borrow().root(&call);
        self.query_from(stage, &Beginning { call, root }, args)
    }

    /// The same of a call that has been looked for among the known ones, with the arguments that it
    /// was looked for with.
    #[inline]
    pub fn query_from(
        &self,
        stage: &mut S,
        Beginning { call, root }: &Beginning,
        args: &[Argument],
    ) -> Result<QueryAnswer, Fault> {
        let mut run = self.run_of(*call, args);
        let came = self.begin(stage, &mut run, *root, &Journal::EMPTY);
        self.give_back(run);
        match came? {
            RunProgress::Ended(answer) => Ok(answer),
            RunProgress::Asked(_) => Err(self.asks(call.function)),
        }
    }

    /// The same without what is known of other runs; a script that answers another thing than they
    /// did is at fault.
    pub fn query_in_luau(
        &self,
        stage: &mut S,
        function: FunctionId,
        params: ParamsId,
        args: &[Argument],
    ) -> Result<QueryAnswer, Fault> {
        let call = KnownCall::new(Mode::Query, function, params, args);
        self.query_from(stage, &Beginning { call, root: None }, args)
    }

    /// What a query answered, as a whole number; anything else is a fault.
    #[inline]
    pub fn int(&self, function: FunctionId, answer: QueryAnswer) -> Result<i64, Fault> {
        match answer {
            QueryAnswer::Int(number) => Ok(number),
            QueryAnswer::Nil | QueryAnswer::Bool(_) => {
                Err(self.wrong_answer(function, "a whole number", answer))
            }
        }
    }

    /// What a query answered, as yes or no; anything else is a fault.
    #[inline]
    pub fn bool(&self, function: FunctionId, answer: QueryAnswer) -> Result<bool, Fault> {
        match answer {
            QueryAnswer::Bool(value) => Ok(value),
            QueryAnswer::Nil | QueryAnswer::Int(_) => {
                Err(self.wrong_answer(function, "true or false", answer))
            }
        }
    }

    #[cold]
    fn wrong_answer(&self, function: FunctionId, expected: &str, got: QueryAnswer) -> Fault {
        let got = match got {
            QueryAnswer::Nil => "nothing".to_owned(),
            QueryAnswer::Int(number) => number.to_string(),
            QueryAnswer::Bool(value) => value.to_string(),
        };
        let message =
            format!("the query hook returned a wrong value: expected {expected}, got {got}");
        Fault::new(Cause::Answer, message, self.place(function))
    }

    /// No verb that asks is permitted in a query hook.
    #[cold]
    pub(super) fn asks(&self, function: FunctionId) -> Fault {
        let message = "asks in a query hook; query hooks are read-only";
        Fault::new(Cause::Place, message, self.place(function))
    }
}
