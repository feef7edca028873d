//! Runs as data: the verbs that a script called, with arguments and results.

use crate::known::KnownVerb;
use crate::values::PassedValue;
use crate::verbs::{VerbKind, Verbs};

/// One verb of a run.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct VerbCall {
    /// The name of the verb in scripts: `gain_gold`.
    pub verb: String,
    /// The kind of the verb.
    pub kind: VerbKind,
    /// The arguments by parameter name. A verb that returns a list occurs once for each thing
    /// requested, with its index first.
    pub args: Vec<(&'static str, PassedValue)>,
    /// The result; `None` for a question without an answer.
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
