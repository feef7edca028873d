//! The run that asked last, kept as a cache. Without it, an effect run again from its start with
//! the same replies reaches the same point with the same fuel.

use super::walk::{Run, RunProgress};
use super::{Host, Ran};
use crate::fault::Fault;
use crate::journal::{Journal, Recorded};
use crate::run::{Begun, OpenQuestion};
use crate::stage::Stage;
use crate::trail::{PassedVerb, Settled, settle};

/// Identifies a run that waits at a question, in the host that returned it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pause(u64);

/// The run that waits at a question, if there is one.
pub(super) struct Paused<V: 'static> {
    /// The id of the last pause.
    pause: Pause,
    waits: Option<Waits<V>>,
    /// The replies before the question.
    journal: Journal,
}

/// A run that waits at a question.
struct Waits<V: 'static> {
    run: Box<Run>,
    open: OpenQuestion<V>,
    /// The era of the tree that it belongs to.
    era: u32,
}

impl<V> Default for Paused<V> {
    fn default() -> Self {
        Self { pause: Pause(0), waits: None, journal: Journal::EMPTY }
    }
}

impl<V> Paused<V> {
    /// The run of a pause, if it still waits and `journal` consists of its own replies and one for
    /// the open question.
    fn answered(&mut self, pause: Pause, journal: &Journal) -> Option<Waits<V>> {
        let answer = journal.answer_after(&self.journal);
        let fits =
            |waits: &mut Waits<V>| answer.is_some_and(|(asked, _)| asked == waits.open.fingerprint);
        if self.pause == pause { self.waits.take_if(fits) } else { None }
    }
}

impl<S: Stage> Host<S> {
    /// The run that waits at a question, if it is still kept.
    pub fn paused(&self) -> Option<Pause> {
        let paused = self.paused.borrow();
        paused.waits.is_some().then_some(paused.pause)
    }

    /// Continues a run that waits at a question. The stage must be as that run left it, and the
    /// journal must have exactly one more reply.
    ///
    /// `None` if the run is no longer kept. The stage is then unusable, and the effect must be run
    /// again from its start.
    pub fn go_on(
        &self,
        pause: Pause,
        stage: &mut S,
        journal: &Journal,
    ) -> Option<Result<Ran, Fault>> {
        let (_, reply) = journal.last()?;
        let Waits { mut run, open, era } = self.paused.borrow_mut().answered(pause, journal)?;
        if era != self.known.borrow().era() {
            run.at = None;
        }
        let begun = self.shared.begin(self.limits.effect_fuel)?;
        let came = self.reply(stage, &mut run, open, reply, &begun, journal);
        self.shared.end(&begun);
        Some(self.ran(came, run, journal))
    }

    /// Gives a run the reply to its open question and continues it.
    #[inline]
    fn reply(
        &self,
        stage: &mut S,
        run: &mut Run,
        open: OpenQuestion<S::Verb>,
        reply: Recorded,
        begun: &Begun,
        journal: &Journal,
    ) -> Result<RunProgress<S::Verb>, Fault> {
        self.shared.set_fuel(open.left);
        run.trail.asked = journal.len();
        let reply = stage.answered(reply);
        let settled = settle(stage, open.entry, reply, journal, &mut run.trail);
        let left = self.shared.fuel();
        let nested = open.nested + open.left - left;
        match settled {
            Settled::Open(fingerprint) => {
                return Ok(RunProgress::Asked(OpenQuestion { fingerprint, nested, left, ..open }));
            }
            Settled::Given(given) => self.pass(run, PassedVerb { given, nested }),
            Settled::Wrong(why) => {
                run.at = None;
                run.trail.wrong = Some(why);
            }
        }
        self.carry_on(stage, run, begun, journal)
    }

    /// Keeps a run that waits. Drops the one kept before.
    #[inline]
    pub(super) fn pause(&self, run: Box<Run>, open: OpenQuestion<S::Verb>, journal: &Journal) {
        let era = self.known.borrow().era();
        let paused = &mut *self.paused.borrow_mut();
        paused.pause.0 += 1;
        paused.journal = *journal;
        if let Some(before) = paused.waits.replace(Waits { run, open, era }) {
            self.give_back(before.run);
        }
    }
}
