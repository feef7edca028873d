//! The trail of a run: the results of its verbs so far, and how a reply is resolved.

use crate::fault::Cause;
use crate::handles::{HandleThing, Handles, Index};
use crate::journal::Journal;
use crate::stage::{Reply, Stage};
use crate::types::Type;
use crate::values::GivenThing;
use crate::verbs::{VerbEntry, VerbKind, Verbs};

/// The results of the verbs of a run so far.
#[derive(Default)]
pub(crate) struct Trail {
    pub(crate) steps: Vec<PassedVerb>,
    /// The number of journal replies used.
    pub(crate) asked: usize,
    /// The things in the results and the arguments.
    pub(crate) met: Handles,
    /// The error of the next verb.
    pub(crate) wrong: Option<RefusedVerb>,
}

impl Trail {
    /// Resets it to the start of a run.
    #[inline]
    pub(crate) fn clear(&mut self) {
        self.steps.clear();
        self.met.clear();
        (self.asked, self.wrong) = (0, None);
    }

    /// A verb with the game's handles in place of the script's indices.
    #[inline]
    pub(crate) fn meant<V: Verbs>(&self, verb: &V) -> V {
        (*verb).map_handles(&mut |_, index| {
            let thing = Index::try_from(index).ok().and_then(|index| self.met.get(index));
            thing.expect("a way leads past what its verbs are about").number
        })
    }
}

/// A verb that was carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PassedVerb {
    pub(crate) given: GivenThing,
    /// The fuel of the runs within it.
    pub(crate) nested: u32,
}

/// The final result of a verb, with replies to its questions.
pub(crate) enum Settled {
    /// The result for the script.
    Given(GivenThing),
    /// A question without an answer.
    Open(u16),
    /// A fault of the script.
    Wrong(RefusedVerb),
}

/// Why a verb is not carried out.
#[derive(Clone)]
pub(crate) struct RefusedVerb {
    pub(crate) cause: Cause,
    pub(crate) why: String,
}

impl RefusedVerb {
    pub(crate) fn new(cause: Cause, why: impl Into<String>) -> Self {
        Self { cause, why: why.into() }
    }
}

/// Resolves a verb's reply: questions are answered from the journal.
#[inline]
pub(crate) fn settle<S: Stage>(
    stage: &mut S,
    entry: &VerbEntry<S::Verb>,
    mut reply: Reply,
    journal: &Journal,
    trail: &mut Trail,
) -> Settled {
    loop {
        let fingerprint = match reply {
            Reply::Nil => return Settled::Given(GivenThing::Nil),
            Reply::Int(number) => return given(entry.verb.result, number, &mut trail.met),
            Reply::Bool(value) => return Settled::Given(GivenThing::Bool(value)),
            Reply::Word(word) => return Settled::Given(GivenThing::Word(word)),
            Reply::Wrong(why) => return Settled::Wrong(RefusedVerb::new(Cause::Verb, why)),
            Reply::Ask(fingerprint) => fingerprint,
        };
        if entry.verb.kind != VerbKind::Ask {
            let why = "asks, but is not declared as a verb that asks";
            return Settled::Wrong(RefusedVerb::new(Cause::Place, why));
        }
        match journal.get(trail.asked) {
            Some((recorded, answer)) if recorded == fingerprint => {
                trail.asked += 1;
                reply = stage.answered(answer);
            }
            Some(_) => {
                let number = trail.asked + 1;
                let why = format!(
                    "the script is not deterministic: its question {number} differs from the one \
                     that was answered"
                );
                return Settled::Wrong(RefusedVerb::new(Cause::Differs, why));
            }
            None if journal.is_full() => {
                let why = format!("asks more than {} questions", crate::CAPACITY);
                return Settled::Wrong(RefusedVerb::new(Cause::Questions, why));
            }
            None => return Settled::Open(fingerprint),
        }
    }
}

/// The result for a number that a verb returned; a thing, if its result type is a handle.
#[inline]
fn given(result: Type, number: i64, met: &mut Handles) -> Settled {
    let Some(kind) = result.handle() else { return Settled::Given(GivenThing::Int(number)) };
    match met.meet(HandleThing { kind, number }) {
        Some(index) => Settled::Given(GivenThing::Handle(index)),
        None => {
            let why = "is about more things than a script can hold";
            Settled::Wrong(RefusedVerb::new(Cause::Verb, why))
        }
    }
}
