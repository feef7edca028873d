//! Query hooks: plain calls that look and answer.

use std::cell::RefCell;

use mlua::Value;

use super::{Answer, FunctionId, Host, ParamsId};
use crate::fault::Fault;
use crate::journal::Journal;
use crate::run::{self, Ended, Mode};
use crate::stage::Stage;

/// Answers of queries that looked at nothing: what a script says without calling a verb it says
/// each time.
pub(super) struct Answers(RefCell<[Option<Known>; SLOTS]>);

/// How many such answers are kept; a power of two.
const SLOTS: usize = 256;

#[derive(Clone, Copy)]
struct Known {
    call: (FunctionId, ParamsId, i64),
    answer: Answer,
}

impl Answers {
    pub(super) fn none() -> Self {
        Self(RefCell::new([None; SLOTS]))
    }

    #[inline]
    fn slot((function, params, arg): (FunctionId, ParamsId, i64)) -> usize {
        let mixed = u64::from(function.0) * 31 + u64::from(params.0) * 7 + arg as u64;
        mixed as usize % SLOTS
    }

    #[inline]
    fn get(&self, call: (FunctionId, ParamsId, i64)) -> Option<Answer> {
        let known = self.0.borrow()[Self::slot(call)]?;
        (known.call == call).then_some(known.answer)
    }

    fn keep(&self, call: (FunctionId, ParamsId, i64), answer: Answer) {
        self.0.borrow_mut()[Self::slot(call)] = Some(Known { call, answer });
    }
}

impl<S: Stage> Host<S> {
    /// The answer of a query hook, if it is known to be the same whatever the stage holds. At most
    /// one argument.
    #[inline]
    pub fn known(&self, function: FunctionId, params: ParamsId, arg: i64) -> Option<Answer> {
        self.answers.get((function, params, arg))
    }

    /// Calls a query hook: it may look, not act. At most three arguments.
    #[inline]
    pub fn query(
        &self,
        stage: &mut S,
        function: FunctionId,
        params: ParamsId,
        args: &[i64],
    ) -> Result<Answer, Fault> {
        if !self.settled.get() {
            self.settle();
        }
        let entry = &self.functions[function.0 as usize];
        let fuel = self.limits.query_fuel;
        let Some(outer) = self.shared.enter(stage, Mode::Query, fuel, (&Journal::EMPTY, 0)) else {
            return Err(self.too_deep(&self.place(function)));
        };
        let returned = entry.function.call::<Value>(self.arguments(params, args));
        let ended = self.shared.leave(stage, outer);
        let answer = match returned {
            Ok(Value::Integer(number)) if ended.fatal.is_none() => Answer::Int(number),
            Ok(Value::Boolean(value)) if ended.fatal.is_none() => Answer::Bool(value),
            other => return self.unusual_answer(other, &ended, function),
        };
        if let [arg] = args
            && !ended.looked
        {
            self.answers.keep((function, params, *arg), answer);
        }
        Ok(answer)
    }

    #[cold]
    fn unusual_answer(
        &self,
        returned: mlua::Result<Value>,
        ended: &Ended,
        function: FunctionId,
    ) -> Result<Answer, Fault> {
        let place = self.place(function);
        match self.outcome(returned, ended, &place)? {
            Value::Nil => Ok(Answer::Nil),
            Value::Number(0.0) => Ok(Answer::Int(0)),
            other => {
                let why = run::shown(&other, "a whole number, true, false or nothing");
                Err(Fault {
                    message: format!("the query hook returned the wrong thing: {why}"),
                    place,
                })
            }
        }
    }

    /// Calls a query hook that returns a whole number; anything else is a fault.
    #[inline]
    pub fn query_int(
        &self,
        stage: &mut S,
        function: FunctionId,
        params: ParamsId,
        args: &[i64],
    ) -> Result<i64, Fault> {
        match self.query(stage, function, params, args)? {
            Answer::Int(number) => Ok(number),
            other => Err(self.wrong_answer(function, "a whole number", other)),
        }
    }

    /// Calls a query hook that returns yes or no; anything else is a fault.
    #[inline]
    pub fn query_bool(
        &self,
        stage: &mut S,
        function: FunctionId,
        params: ParamsId,
        args: &[i64],
    ) -> Result<bool, Fault> {
        match self.query(stage, function, params, args)? {
            Answer::Bool(value) => Ok(value),
            other => Err(self.wrong_answer(function, "true or false", other)),
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
        Fault { message, place: self.place(function) }
    }
}
