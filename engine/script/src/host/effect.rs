//! Effects: calls that act and may ask.

use super::walk::{Came, Run, Way};
use super::{FunctionId, Host, ParamsId, Ran};
use crate::argument::Argument;
use crate::fault::Fault;
use crate::journal::Journal;
use crate::run::{Mode, Open};
use crate::stage::Stage;

impl<S: Stage> Host<S> {
    /// Runs an effect from its start, fed with the replies it has had so far. At most three
    /// arguments.
    pub fn run(
        &self,
        stage: &mut S,
        function: FunctionId,
        params: ParamsId,
        args: &[Argument],
        journal: &Journal,
    ) -> Result<Ran, Fault> {
        let call = self.asked_for(Mode::Effect, function, params, args);
        let (came, run) = self.begin(stage, call, Way::Known, journal)?;
        Ok(self.ran(came, run, journal))
    }

    /// The same without what is known of other runs; a script that does another thing than they
    /// did is at fault. Its question cannot be gone on from.
    pub fn run_in_luau(
        &self,
        stage: &mut S,
        function: FunctionId,
        params: ParamsId,
        args: &[Argument],
        journal: &Journal,
    ) -> Result<Ran, Fault> {
        let call = self.asked_for(Mode::Effect, function, params, args);
        let (came, _) = self.begin(stage, call, Way::Luau, journal)?;
        Ok(match came {
            Came::Ended(_) => Ran::Done,
            Came::Asked(Open { fingerprint, .. }) => Ran::Asked(fingerprint),
        })
    }

    /// How far an effect came; at a question it is kept.
    #[inline]
    pub(super) fn ran(&self, came: Came<S::Verb>, run: Run, journal: &Journal) -> Ran {
        match came {
            Came::Ended(_) => {
                self.trails.borrow_mut().push(run.trail);
                Ran::Done
            }
            Came::Asked(open) => {
                let fingerprint = open.fingerprint;
                self.pause(run, open, journal);
                Ran::Asked(fingerprint)
            }
        }
    }
}
