//! Runs as data: which verbs a script called, with what, and what it was given.

use crate::argument::Argument;
use crate::host::QueryAnswer;
use crate::known::{GivenThing, KnownVerb};
use crate::label::Label;
use crate::types::Parameter;
use crate::verbs::{VerbKind, Verbs};

/// A value that a script passed to a verb or was given by one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PassedValue {
    /// Nothing.
    Nothing,
    /// A whole number.
    Number(i64),
    /// Yes or no.
    YesNo(bool),
    /// A word of the game.
    Word(&'static str),
    /// The name of a question.
    Label(Label),
    /// A thing: what it is, and which of those the run has met, from 0. Those that the hook was
    /// called with are met first.
    Thing(&'static str, i64),
    /// Named fields, those that are missing left out.
    Fields(Vec<(&'static str, PassedValue)>),
}

impl PassedValue {
    /// Named fields but for those that hold nothing.
    #[doc(hidden)]
    pub fn fields<const N: usize>(fields: [(&'static str, Self); N]) -> Self {
        let there = fields.into_iter().filter(|(_, value)| *value != Self::Nothing);
        Self::Fields(there.collect())
    }

    /// What a hook is called with, by the names of its parameters.
    pub fn arguments(takes: &[Parameter], values: &[Argument]) -> Vec<(&'static str, Self)> {
        let mut met = Vec::new();
        let mut told = |value: &Argument| match *value {
            Argument::Int(number) => Self::Number(number),
            Argument::Bool(value) => Self::YesNo(value),
            Argument::Word(word) => Self::Word(word),
            Argument::Handle(kind, number) => {
                let at = met.iter().position(|thing| *thing == (kind, number));
                let at = at.unwrap_or_else(|| {
                    met.push((kind, number));
                    met.len() - 1
                });
                Self::Thing(kind, at as i64)
            }
        };
        let values: Vec<Self> = values.iter().map(&mut told).collect();
        takes.iter().map(|parameter| parameter.name).zip(values).collect()
    }

    fn given(given: GivenThing, kind: Option<&'static str>) -> Self {
        match given {
            GivenThing::Nil => Self::Nothing,
            GivenThing::Int(number) => Self::Number(number),
            GivenThing::Bool(value) => Self::YesNo(value),
            GivenThing::Word(word) => Self::Word(word),
            GivenThing::Handle(index) => Self::Thing(kind.unwrap_or(""), index.into()),
        }
    }
}

impl From<QueryAnswer> for PassedValue {
    fn from(answer: QueryAnswer) -> Self {
        match answer {
            QueryAnswer::Nil => Self::Nothing,
            QueryAnswer::Int(number) => Self::Number(number),
            QueryAnswer::Bool(value) => Self::YesNo(value),
        }
    }
}

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
