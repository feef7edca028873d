//! Query hooks: calls that read and return a value.

use super::Host;
use super::walk::RunProgress;
use crate::fault::{Cause, Fault};
use crate::ids::{FunctionId, ParamsId};
use crate::journal::Journal;
use crate::known::{KnownCall, Mode, NextAct, NodeId};
use crate::stage::Stage;
use crate::values::{Argument, QueryAnswer};

/// The start of a query that has to read the stage.
#[derive(Debug)]
pub struct Beginning {
    call: KnownCall,
    /// Its node in the tree; `None` if it runs in Luau.
    root: Option<NodeId>,
}

impl<S: Stage> Host<S> {
    /// The result of a query if it is known not to depend on the stage, because an earlier run
    /// ended without a verb. Otherwise, its start. At most three arguments.
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

    /// Calls a query hook, which may read but not act. At most three arguments.
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

    /// Like [`Self::query`], for a call already looked up with [`Self::known`]. Pass the same
    /// arguments.
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

    /// Like [`Self::query`], without using known runs. A script whose result differs from theirs
    /// fails.
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

    /// The result of a query as a whole number; anything else is a fault.
    #[inline]
    pub fn int(&self, function: FunctionId, answer: QueryAnswer) -> Result<i64, Fault> {
        match answer {
            QueryAnswer::Int(number) => Ok(number),
            QueryAnswer::Nil | QueryAnswer::Bool(_) => {
                Err(self.wrong_answer(function, "a whole number", answer))
            }
        }
    }

    /// The result of a query as a boolean; anything else is a fault.
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

    /// The fault of a query hook that calls a verb that asks.
    #[cold]
    pub(super) fn asks(&self, function: FunctionId) -> Fault {
        let message = "asks in a query hook; query hooks are read-only";
        Fault::new(Cause::Place, message, self.place(function))
    }
}
