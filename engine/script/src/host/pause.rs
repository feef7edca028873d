//! The coroutine that asked last, kept as a cache. Whatever happens to it, an effect run again
//! from its start with the same replies comes to the same point, for the same fuel.

use mlua::Value;
use mlua::thread::Thread;

use super::{FunctionId, Host, Ran};
use crate::fault::Fault;
use crate::journal::Journal;
use crate::run::Pending;
use crate::stage::{Reply, Stage};

/// Names a run that waits at a question, in the host that gave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pause(u64);

/// A run that waits at a question.
pub(super) struct Paused {
    pause: Pause,
    thread: Thread,
    function: FunctionId,
    pending: Pending,
    /// The replies before the question.
    journal: Journal,
}

impl Paused {
    /// Whether a journal is this run's with the open question answered.
    fn is_answered_in(&self, journal: &Journal) -> bool {
        let at = self.journal.len();
        journal.len() == at + 1
            && journal.get(at).is_some_and(|(asked, _)| asked == self.pending.fingerprint)
            && self.journal.iter().eq(journal.iter().take(at))
    }
}

impl<S: Stage> Host<S> {
    /// The run that waits at a question, if the last run that did is still there.
    pub fn paused(&self) -> Option<Pause> {
        self.paused.borrow().as_ref().map(|paused| paused.pause)
    }

    /// Lets a run that waits at a question go on, with the stage as that run left it and the
    /// replies it had then and one more. `None` when the run is not there any more, or cannot take
    /// this reply: then the stage is spoilt, and the effect is to be run again from its start.
    pub fn go_on(
        &self,
        pause: Pause,
        stage: &mut S,
        journal: &Journal,
    ) -> Option<Result<Ran, Fault>> {
        let fits = |paused: &mut Paused| paused.pause == pause && paused.is_answered_in(journal);
        let Paused { thread, function, pending, .. } =
            self.paused.borrow_mut().take_if(|paused| fits(paused))?;
        let (_, reply) = journal.get(journal.len() - 1)?;
        let value = match stage.answered(reply) {
            Reply::Nil => Value::Nil,
            Reply::Int(number) => Value::Integer(number),
            Reply::Bool(value) => Value::Boolean(value),
            Reply::Word(word) => Value::String(self.lua.create_string(word).ok()?),
            Reply::Ask(fingerprint) if !journal.is_full() => {
                let pending = Pending { fingerprint, ..pending };
                self.pause((thread, function), pending, journal);
                return Some(Ok(Ran::Asked(fingerprint)));
            }
            // The fault belongs to the line that asked: it shows when the script is run again.
            Reply::Ask(_) | Reply::Wrong(_) => return None,
        };
        Some(self.resume(stage, (thread, function), pending.fuel, (journal, journal.len()), value))
    }

    /// Keeps a run that waits. The one kept before is let go, and so is one whose memory others
    /// would miss.
    pub(super) fn pause(
        &self,
        (thread, function): (Thread, FunctionId),
        pending: Pending,
        journal: &Journal,
    ) {
        let roomy = self.lua.used_memory() + self.limits.memory / 2 < self.roof.get();
        let before = if roomy {
            let pause = Pause(self.pauses.get());
            self.pauses.set(pause.0 + 1);
            let paused = Paused { pause, thread, function, pending, journal: *journal };
            self.paused.replace(Some(paused))
        } else {
            self.threads.borrow_mut().push(thread);
            self.paused.take()
        };
        if let Some(before) = before {
            self.threads.borrow_mut().push(before.thread);
        }
    }
}
