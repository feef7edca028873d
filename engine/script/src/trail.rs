//! The way of a run: what its verbs have answered so far, and how the reply of one is followed to its
//! end.

use crate::fault::Cause;
use crate::handles::{HandleThing, Handles, Index};
use crate::journal::Journal;
use crate::stage::{Reply, Stage};
use crate::types::Type;
use crate::values::GivenThing;
use crate::verbs::{VerbEntry, VerbKind, Verbs};

/// What the verbs of a run have answered so far.
#[derive(Default)]
pub(crate) struct Trail {
    pub(crate) steps: Vec<PassedVerb>,
    /// How many replies of the journal they took.
    pub(crate) asked: usize,
    /// The things they and the arguments were about.
    pub(crate) met: Handles,
    /// What is wrong with the verb after them.
    pub(crate) wrong: Option<RefusedVerb>,
}

impl Trail {
    /// A run at its start.
    #[inline]
    pub(crate) fn clear(&mut self) {
        self.steps.clear();
        self.met.clear();
        (self.asked, self.wrong) = (0, None);
    }

    /// A verb with the handles of things where a script holds which of them they are.
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

/// What a verb comes to, with the replies to what it asks.
pub(crate) enum Settled {
    /// The script gets this.
    Given(GivenThing),
    /// It asks, and nobody has answered yet.
    Open(u16),
    /// The script's fault.
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

/// Follows a verb's reply to its end: questions are answered from the journal.
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

/// A number that a verb answers: of a thing, where its result is one.
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
