//! Query hooks: calls that look and answer.

use super::walk::{Came, Way};
use super::{Answer, FunctionId, Host, ParamsId};
use crate::argument::Argument;
use crate::fault::{Cause, Fault};
use crate::journal::Journal;
use crate::known::{Call, Step};
use crate::run::Mode;
use crate::stage::Stage;

impl<S: Stage> Host<S> {
    /// The answer of a query hook, if it is known to be the same whatever the stage holds: another
    /// run of it came to its end without a verb. At most three arguments.
    #[inline]
    pub fn known(
        &self,
        function: FunctionId,
        params: ParamsId,
        args: &[Argument],
    ) -> Option<Answer> {
        let known = self.known.borrow();
        let root = known.root(&Call::new(Mode::Query, function, params, args))?;
        match known.step(root) {
            (Step::End(answer), own) if own <= self.limits.query_fuel => {
                self.shared.afford(own).then_some(*answer)
            }
            (Step::End(_) | Step::Verb { .. }, _) => None,
        }
    }

    /// Calls a query hook: it may look, not act. At most three arguments.
    #[inline]
    pub fn query(
        &self,
        stage: &mut S,
        function: FunctionId,
        params: ParamsId,
        args: &[Argument],
    ) -> Result<Answer, Fault> {
        self.look(stage, function, params, args, Way::Known)
    }

    /// The same without what is known of other runs; a script that answers another thing than they
    /// did is at fault.
    pub fn query_in_luau(
        &self,
        stage: &mut S,
        function: FunctionId,
        params: ParamsId,
        args: &[Argument],
    ) -> Result<Answer, Fault> {
        self.look(stage, function, params, args, Way::Luau)
    }

    #[inline]
    fn look(
        &self,
        stage: &mut S,
        function: FunctionId,
        params: ParamsId,
        args: &[Argument],
        way: Way,
    ) -> Result<Answer, Fault> {
        let mut run = self.run_of(Call::new(Mode::Query, function, params, args), args);
        let came = self.begin(stage, &mut run, way, &Journal::EMPTY);
        self.give_back(run);
        match came? {
            Came::Ended(answer) => Ok(answer),
            Came::Asked(_) => Err(self.asks(function)),
        }
    }

    /// What a query answered, as a whole number; anything else is a fault.
    #[inline]
    pub fn int(&self, function: FunctionId, answer: Answer) -> Result<i64, Fault> {
        match answer {
            Answer::Int(number) => Ok(number),
            Answer::Nil | Answer::Bool(_) => {
                Err(self.wrong_answer(function, "a whole number", answer))
            }
        }
    }

    /// What a query answered, as yes or no; anything else is a fault.
    #[inline]
    pub fn bool(&self, function: FunctionId, answer: Answer) -> Result<bool, Fault> {
        match answer {
            Answer::Bool(value) => Ok(value),
            Answer::Nil | Answer::Int(_) => {
                Err(self.wrong_answer(function, "true or false", answer))
            }
        }
    }

    #[cold]
    fn wrong_answer(&self, function: FunctionId, expected: &str, got: Answer) -> Fault {
        let got = match got {
            Answer::Nil => "nothing".to_owned(),
            Answer::Int(number) => number.to_string(),
            Answer::Bool(value) => value.to_string(),
        };
        let message =
            format!("the query hook returned the wrong thing: expected {expected}, got {got}");
        Fault::new(Cause::Answer, message, self.place(function))
    }

    /// No verb that asks is permitted in a query hook.
    #[cold]
    pub(super) fn asks(&self, function: FunctionId) -> Fault {
        let message = "asks in a query hook; a query hook only looks";
        Fault::new(Cause::Place, message, self.place(function))
    }
}
