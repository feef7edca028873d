//! Values as data: what a script is called with, passes, is given and answers.

use crate::handles::Index;
use crate::label::Label;
use crate::types::Parameter;

/// One thing that a hook is called with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A whole number.
    Int(i64),
    /// Yes or no.
    Bool(bool),
    /// A word.
    Word(&'static str),
    /// A thing of the game: the name of its handle, and its number.
    Handle(&'static str, i64),
}

/// What a query returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum QueryAnswer {
    /// Nothing.
    Nil,
    /// A whole number.
    Int(i64),
    /// Yes or no.
    Bool(bool),
}

/// What a script was given: by a verb, or when it was called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum GivenThing {
    Nil,
    Int(i64),
    /// A thing: which of those the run has met.
    Handle(Index),
    Bool(bool),
    Word(&'static str),
}

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

    /// What a script was given, with the name of its handle if it is a thing.
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
