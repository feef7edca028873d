//! Kinds of values, as far as they can be inferred.

use diag::Span;
use script::{Type, Verb};

/// The kind of a value, as far as it can be inferred.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Unknown.
    Unknown,
    /// `nil`
    Nil,
    /// `true` or `false`
    Bool,
    /// A number.
    Number(Whole),
    /// A string, with its span without the quotes.
    Text(Option<Span>),
    /// One of the words of a type.
    Word {
        /// All words of the type.
        words: &'static [&'static str],
        /// The name of the type.
        name: &'static str,
    },
    /// A thing of the game.
    Handle(&'static str),
    /// The card that acts.
    Card,
    /// The params of the card.
    Params,
    /// A table with any content.
    Table,
    /// A table whose entries all have this kind.
    List(Box<Value>),
    /// A function, with its result.
    Function(Box<Value>),
    /// The value, or nil.
    Maybe(Box<Value>),
}

/// Whether a number is whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whole {
    /// It is whole.
    Yes,
    /// It is a fraction for some values of its parts.
    No,
    /// Unknown.
    Unseen,
}

impl Whole {
    /// For a number that is one or the other.
    pub fn or(self, other: Self) -> Self {
        match (self, other) {
            (Self::Yes, Self::Yes) => Self::Yes,
            (Self::No, Self::Yes | Self::No) | (Self::Yes, Self::No) => Self::No,
            (Self::Unseen, _) | (_, Self::Unseen) => Self::Unseen,
        }
    }

    /// For a sum, a difference or a product.
    pub fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::Yes, Self::Yes) => Self::Yes,
            (Self::No, Self::Yes) | (Self::Yes, Self::No) => Self::No,
            // Two halves make a whole.
            (Self::No, Self::No) | (Self::Unseen, _) | (_, Self::Unseen) => Self::Unseen,
        }
    }
}

impl Value {
    /// The kind for a type of the game.
    pub fn of(kind: Type) -> Self {
        match kind {
            Type::Nil => Self::Nil,
            Type::Int | Type::Nth => Self::Number(Whole::Yes),
            Type::Bool => Self::Bool,
            Type::Handle(name) => Self::Handle(name),
            Type::Words { words, .. } => Self::Word { words, name: kind.name().unwrap_or("word") },
            Type::Label => Self::Text(None),
            Type::Filter(_) => Self::Table,
            Type::Optional(inner) => Self::Maybe(Box::new(Self::of(*inner))),
        }
    }

    /// The kind of a verb's result.
    pub fn given(verb: &Verb) -> Self {
        match (Self::of(verb.result), verb.lists()) {
            (Self::Maybe(thing), true) => Self::List(thing),
            (value, _) => value,
        }
    }

    /// A value that is one or the other.
    pub fn or(self, other: Self) -> Self {
        match (self, other) {
            (one, other) if one == other => one,
            (Self::Nil, Self::Maybe(value)) | (Self::Maybe(value), Self::Nil) => Self::Maybe(value),
            (Self::Maybe(one), Self::Maybe(other)) => Self::Maybe(Box::new(one.or(*other))),
            (Self::Maybe(one), other) | (other, Self::Maybe(one)) => {
                Self::Maybe(Box::new(one.or(other)))
            }
            (Self::Unknown, _) | (_, Self::Unknown) => Self::Unknown,
            (Self::Nil, value) | (value, Self::Nil) => Self::Maybe(Box::new(value)),
            (Self::Number(one), Self::Number(other)) => Self::Number(one.or(other)),
            (Self::Text(_) | Self::Word { .. }, Self::Text(_) | Self::Word { .. }) => {
                Self::Text(None)
            }
            _ => Self::Unknown,
        }
    }

    /// The value if it is known not to be nil.
    pub fn sure(self) -> Self {
        match self {
            Self::Maybe(value) => *value,
            value => value,
        }
    }

    /// Its name in a sentence; `None` if unknown.
    pub fn called(&self) -> Option<String> {
        Some(match self {
            Self::Unknown => return None,
            Self::Nil => "nil".to_owned(),
            Self::Bool => "true or false".to_owned(),
            Self::Number(_) => "a number".to_owned(),
            Self::Text(_) => "a text".to_owned(),
            Self::Word { name, .. } => article(name),
            Self::Handle(name) => article(name),
            Self::Card => "the card".to_owned(),
            Self::Params => "the card’s numbers".to_owned(),
            Self::Table => "a table".to_owned(),
            Self::List(_) => "a list".to_owned(),
            Self::Function(_) => "a function".to_owned(),
            Self::Maybe(value) => format!("{}, or nil", value.called()?),
        })
    }
}

/// A noun with its article.
pub fn article(noun: &str) -> String {
    let vowel = noun.starts_with(['A', 'E', 'I', 'O', 'U', 'a', 'e', 'i', 'o', 'u']);
    format!("{} {noun}", if vowel { "an" } else { "a" })
}
