//! Recorded runs: in Luau from the start, with every verb.

use std::mem;

use super::walk::RunProgress;
use super::{Host, Ran};
use crate::fault::Fault;
use crate::ids::{FunctionId, ParamsId};
use crate::journal::Journal;
use crate::known::{KnownCall, Mode};
use crate::run::OpenQuestion;
use crate::stage::Stage;
use crate::told::VerbCall;
use crate::values::{Argument, QueryAnswer};

impl<S: Stage> Host<S> {
    /// Runs an effect like [`Self::run_in_luau`], and returns the verbs it called.
    pub fn tell_effect(
        &self,
        stage: &mut S,
        function: FunctionId,
        params: ParamsId,
        args: &[Argument],
        journal: &Journal,
    ) -> (Result<Ran, Fault>, Vec<VerbCall>) {
        let call = KnownCall::new(Mode::Effect, function, params, args);
        let (came, said) = self.tell(stage, call, args, journal);
        let ran = came.map(|came| match came {
            RunProgress::Ended(_) => Ran::Done,
            RunProgress::Asked(OpenQuestion { fingerprint, .. }) => Ran::Asked(fingerprint),
        });
        (ran, said)
    }

    /// Calls a query hook like [`Self::query_in_luau`], and returns the verbs it called.
    pub fn tell_query(
        &self,
        stage: &mut S,
        function: FunctionId,
        params: ParamsId,
        args: &[Argument],
    ) -> (Result<QueryAnswer, Fault>, Vec<VerbCall>) {
        let call = KnownCall::new(Mode::Query, function, params, args);
        let (came, said) = self.tell(stage, call, args, &Journal::EMPTY);
        let answer = came.and_then(|came| match came {
            RunProgress::Ended(answer) => Ok(answer),
            RunProgress::Asked(_) => Err(self.asks(function)),
        });
        (answer, said)
    }

    fn tell(
        &self,
        stage: &mut S,
        call: KnownCall,
        args: &[Argument],
        journal: &Journal,
    ) -> (Result<RunProgress<S::Verb>, Fault>, Vec<VerbCall>) {
        let limit = match call.mode {
            Mode::Effect | Mode::Load => self.limits.effect_fuel,
            Mode::Query => self.limits.query_fuel,
        };
        let Some(begun) = self.shared.begin(limit) else {
            return (Err(self.too_deep(&self.place(call.function))), Vec::new());
        };
        let mut run = self.run_of(call, args);
        let trail = mem::take(&mut run.trail);
        let (returned, mut ended) = self.in_its_room(stage, &call, &begun, journal, trail);
        let said = ended.seen.iter().map(VerbCall::of).collect();
        let came = self.came(returned, &mut ended, &call, journal);
        self.shared.end(&begun);
        self.give_back(run);
        (came, said)
    }
}
