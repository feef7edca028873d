//! Values as data: arguments and results of scripts and verbs.

use crate::handles::Index;
use crate::label::Label;
use crate::types::Parameter;

/// One argument of a hook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A whole number.
    Int(i64),
    /// A boolean.
    Bool(bool),
    /// A word.
    Word(&'static str),
    /// A thing of the game: the name of its handle, and its number.
    Handle(&'static str, i64),
}

/// The result of a query.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum QueryAnswer {
    /// Nothing.
    Nil,
    /// A whole number.
    Int(i64),
    /// A boolean.
    Bool(bool),
}

/// A value that a script received: from a verb, or as an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum GivenThing {
    Nil,
    Int(i64),
    /// A thing, as its index among those the run has met.
    Handle(Index),
    Bool(bool),
    Word(&'static str),
}

/// A value that a script passed to a verb or received from one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PassedValue {
    /// Nothing.
    Nothing,
    /// A whole number.
    Number(i64),
    /// A boolean.
    YesNo(bool),
    /// A word of the game.
    Word(&'static str),
    /// The name of a question.
    Label(Label),
    /// A thing: its kind, and its index among those the run has met, from 0. Arguments of the hook
    /// are met first.
    Thing(&'static str, i64),
    /// Named fields, without missing ones.
    Fields(Vec<(&'static str, PassedValue)>),
}

impl PassedValue {
    /// Named fields, without those that hold nothing.
    #[doc(hidden)]
    pub fn fields<const N: usize>(fields: [(&'static str, Self); N]) -> Self {
        let there = fields.into_iter().filter(|(_, value)| *value != Self::Nothing);
        Self::Fields(there.collect())
    }

    /// The arguments of a hook by parameter name.
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

    /// A value that a script received, with the name of its handle if it is a thing.
    pub(crate) fn given(given: GivenThing, kind: Option<&'static str>) -> Self {
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
