//! Runs as data: which verbs a script called, with what, and what it was given.

use crate::known::KnownVerb;
use crate::values::PassedValue;
use crate::verbs::{VerbKind, Verbs};

/// One verb of a run.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct VerbCall {
    /// The name of the verb as scripts call it: `gain_gold`.
    pub verb: String,
    /// What it may do.
    pub kind: VerbKind,
    /// What it was called with, by the names of its parameters. A verb that gives a list stands here
    /// once for each thing asked for, with its number first.
    pub args: Vec<(&'static str, PassedValue)>,
    /// What it gave; none where nobody has answered yet.
    pub gave: Option<PassedValue>,
}

impl VerbCall {
    /// One verb as a host has seen it.
    pub(crate) fn of<V: Verbs>(seen: &KnownVerb<V>) -> Self {
        let verb = &seen.entry.verb;
        let gave = seen.given.map(|given| PassedValue::given(given, verb.result.handle()));
        Self { verb: verb.name(), kind: verb.kind, args: seen.verb.told(), gave }
    }
}
