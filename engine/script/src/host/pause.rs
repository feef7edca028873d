//! The run that asked last, kept as a cache. Whatever happens to it, an effect run again from its
//! start with the same replies comes to the same point, for the same fuel.

use super::walk::{Came, Run};
use super::{Host, Ran};
use crate::fault::Fault;
use crate::journal::Journal;
use crate::run::Open;
use crate::stage::Stage;
use crate::trail::{Passed, Settled, settle};

/// Names a run that waits at a question, in the host that gave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pause(u64);

/// A run that waits at a question.
pub(super) struct Paused<V: 'static> {
    pause: Pause,
    run: Run,
    open: Open<V>,
    /// The era of the tree it stands in.
    era: u32,
    /// The replies before the question.
    journal: Journal,
}

impl<V> Paused<V> {
    /// Whether a journal is this run's with the open question answered.
    fn is_answered_in(&self, journal: &Journal) -> bool {
        let at = self.journal.len();
        journal.len() == at + 1
            && journal.get(at).is_some_and(|(asked, _)| asked == self.open.fingerprint)
            && self.journal.iter().eq(journal.iter().take(at))
    }
}

impl<S: Stage> Host<S> {
    /// The run that waits at a question, if the last run that did is still there.
    pub fn paused(&self) -> Option<Pause> {
        self.paused.borrow().as_ref().map(|paused| paused.pause)
    }

    /// Lets a run that waits at a question go on, with the stage as that run left it and the
    /// replies it had then and one more. `None` when the run is not there any more: then the
    /// stage is spoilt, and the effect is to be run again from its start.
    pub fn go_on(
        &self,
        pause: Pause,
        stage: &mut S,
        journal: &Journal,
    ) -> Option<Result<Ran, Fault>> {
        let fits =
            |paused: &mut Paused<S::Verb>| paused.pause == pause && paused.is_answered_in(journal);
        let Paused { mut run, open, era, .. } =
            self.paused.borrow_mut().take_if(|paused| fits(paused))?;
        if era != self.known.borrow().era() {
            run.at = None;
        }
        let (_, reply) = journal.get(journal.len() - 1)?;
        let begun = self.shared.begin(self.limits.effect_fuel)?;
        self.shared.set_fuel(open.left);
        run.trail.asked = journal.len();
        let reply = stage.answered(reply);
        let settled = settle(stage, open.entry, reply, journal, &mut run.trail);
        let left = self.shared.fuel();
        let nested = open.nested + open.left - left;
        let came = match settled {
            Settled::Open(fingerprint) => {
                Ok((Came::Asked(Open { fingerprint, nested, left, ..open }), run))
            }
            Settled::Given(given) => {
                self.pass(&mut run, Passed { given, nested });
                self.carry_on(stage, run, &begun, journal)
            }
            Settled::Wrong(why) => {
                run.at = None;
                run.trail.wrong = Some(why);
                self.carry_on(stage, run, &begun, journal)
            }
        };
        self.shared.end(&begun);
        Some(came.map(|(came, run)| self.ran(came, run, journal)))
    }

    /// Keeps a run that waits. The one kept before is let go.
    #[inline]
    pub(super) fn pause(&self, run: Run, open: Open<S::Verb>, journal: &Journal) {
        let pause = Pause(self.pauses.get());
        self.pauses.set(pause.0 + 1);
        let era = self.known.borrow().era();
        let paused = Paused { pause, run, open, era, journal: *journal };
        if let Some(before) = self.paused.replace(Some(paused)) {
            self.trails.borrow_mut().push(before.run.trail);
        }
    }
}
