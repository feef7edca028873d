//! Effects: calls that can act and ask.

use super::walk::{Run, RunProgress};
use super::{Host, Ran};
use crate::fault::Fault;
use crate::ids::{FunctionId, ParamsId};
use crate::journal::Journal;
use crate::known::{KnownCall, Mode};
use crate::run::OpenQuestion;
use crate::stage::Stage;
use crate::values::Argument;

impl<S: Stage> Host<S> {
    /// Runs an effect from its start, with the replies so far. At most three arguments.
    pub fn run(
        &self,
        stage: &mut S,
        function: FunctionId,
        params: ParamsId,
        args: &[Argument],
        journal: &Journal,
    ) -> Result<Ran, Fault> {
        let mut run = self.run_of(KnownCall::new(Mode::Effect, function, params, args), args);
        let root = self.known.borrow().root(&run.call);
        let came = self.begin(stage, &mut run, root, journal);
        self.ran(came, run, journal)
    }

    /// Like [`Self::run`], without using known runs. A script that behaves differently from them
    /// fails. The effect cannot be continued at its question.
    pub fn run_in_luau(
        &self,
        stage: &mut S,
        function: FunctionId,
        params: ParamsId,
        args: &[Argument],
        journal: &Journal,
    ) -> Result<Ran, Fault> {
        let mut run = self.run_of(KnownCall::new(Mode::Effect, function, params, args), args);
        let came = self.begin(stage, &mut run, None, journal);
        self.give_back(run);
        Ok(match came? {
            RunProgress::Ended(_) => Ran::Done,
            RunProgress::Asked(OpenQuestion { fingerprint, .. }) => Ran::Asked(fingerprint),
        })
    }

    /// How far an effect came. At a question, the run is kept.
    #[inline]
    pub(super) fn ran(
        &self,
        came: Result<RunProgress<S::Verb>, Fault>,
        run: Box<Run>,
        journal: &Journal,
    ) -> Result<Ran, Fault> {
        match came {
            Ok(RunProgress::Asked(open)) => {
                let fingerprint = open.fingerprint;
                self.pause(run, open, journal);
                Ok(Ran::Asked(fingerprint))
            }
            Ok(RunProgress::Ended(_)) => {
                self.give_back(run);
                Ok(Ran::Done)
            }
            Err(fault) => {
                self.give_back(run);
                Err(fault)
            }
        }
    }
}
