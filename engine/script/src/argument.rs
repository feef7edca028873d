//! The arguments of hooks.

use std::collections::BTreeMap;

use play::Seat;
use serde::{Deserialize, Serialize};

use crate::arg::{Param, Word};
use crate::handle;
use crate::types::{Parameter, Type};
use crate::values::Argument;

/// Maximum number of arguments of a hook, after the card and its params.
pub const MOST_ARGUMENTS: usize = 3;

/// A type of hook arguments: small whole numbers, booleans, words and handles.
pub trait HookParam: Param {
    /// The value as [`Arguments`] keep it. A word is its index among the words.
    fn number(self) -> i16;
}

impl<T: Word> HookParam for T {
    #[inline]
    fn number(self) -> i16 {
        self.position() as i16
    }
}

// A seat of the table.
handle!(Seat: u8);

impl HookParam for bool {
    #[inline]
    fn number(self) -> i16 {
        self.into()
    }
}

macro_rules! small_numbers {
    ($($number:ident)+) => { $(
        impl HookParam for $number {
            #[inline]
            fn number(self) -> i16 {
                self.into()
            }
        }
    )+ };
}

small_numbers! { i8 i16 u8 }

/// The arguments of a hook, in the order of its [parameters](crate::Hook::takes), which hold their
/// types. Small, so that a state can hold many.
///
/// ```
/// use play::Seat;
/// use script::{Argument, Arguments, HookParam, Param, Parameter, Type};
///
/// const TAKES: &[Parameter] = &[
///     Parameter { name: "gold", doc: "how much", kind: Type::Int },
///     Parameter { name: "by", doc: "who gained it", kind: Seat::TYPE },
/// ];
/// let arguments = Arguments::new([7u8.number(), Seat(1).number()]);
/// assert_eq!(*arguments.typed(TAKES), [Argument::Int(7), Argument::Handle("Seat", 1)]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Arguments([i16; MOST_ARGUMENTS]);

impl Arguments {
    /// The arguments of a hook without parameters.
    pub const NONE: Self = Self([0; MOST_ARGUMENTS]);

    /// Arguments from the values of [`HookParam::number`].
    #[inline]
    pub const fn new<const N: usize>(numbers: [i16; N]) -> Self {
        const { assert!(N <= MOST_ARGUMENTS, "a hook is called with three things at most") };
        let mut all = [0; MOST_ARGUMENTS];
        let mut at = 0;
        while at < N {
            all[at] = numbers[at];
            at += 1;
        }
        Self(all)
    }

    /// Replaces the first argument that is a handle of this kind.
    #[must_use]
    pub fn with_thing(mut self, takes: &[Parameter], kind: &str, number: i16) -> Self {
        let is = |takes: &Parameter| matches!(takes.kind, Type::Handle(name) if name == kind);
        if let Some(at) = takes.iter().position(is) {
            self.0[at] = number;
        }
        self
    }

    /// The arguments with their types, for a hook with these parameters.
    #[inline]
    pub fn typed(self, takes: &[Parameter]) -> Typed {
        debug_assert!(takes.len() <= MOST_ARGUMENTS, "a hook is called with three things at most");
        let mut typed = Typed { all: [Argument::Int(0); MOST_ARGUMENTS], count: takes.len() };
        for ((argument, takes), number) in typed.all.iter_mut().zip(takes).zip(self.0) {
            *argument = Argument::of(takes.kind, number);
        }
        typed
    }

    /// The arguments by parameter name, as a state is serialized.
    pub fn named(self, takes: &[Parameter]) -> BTreeMap<String, Named> {
        let values = self.typed(takes);
        let named = |(takes, value): (&Parameter, &Argument)| (takes.name.to_owned(), value.into());
        takes.iter().zip(values.iter()).map(named).collect()
    }

    /// Reads the result of [`Self::named`]. `None` if a parameter is missing, unknown or has
    /// another type.
    pub fn read(takes: &[Parameter], named: &BTreeMap<String, Named>) -> Option<Self> {
        let mut arguments = Self::NONE;
        for (number, takes) in arguments.0.iter_mut().zip(takes) {
            *number = named.get(takes.name)?.number(takes.kind)?;
        }
        (named.len() == takes.len()).then_some(arguments)
    }
}

/// The [`Arguments`] of a hook with their types. Dereferences to a slice of [`Argument`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Typed {
    all: [Argument; MOST_ARGUMENTS],
    count: usize,
}

impl std::ops::Deref for Typed {
    type Target = [Argument];

    #[inline]
    fn deref(&self) -> &[Argument] {
        &self.all[..self.count]
    }
}

/// The serialized form of one of the [`Arguments`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Named {
    /// A whole number, or the number of a thing.
    Number(i16),
    /// A boolean.
    YesNo(bool),
    /// A word.
    Word(String),
}

impl From<&Argument> for Named {
    fn from(argument: &Argument) -> Self {
        match *argument {
            Argument::Int(number) | Argument::Handle(_, number) => {
                Self::Number(i16::try_from(number).expect("made of a number of sixteen bits"))
            }
            Argument::Bool(value) => Self::YesNo(value),
            Argument::Word(word) => Self::Word(word.to_owned()),
        }
    }
}

impl Named {
    /// The number that [`Arguments`] keep, for a value of this type.
    fn number(&self, kind: Type) -> Option<i16> {
        match (kind, self) {
            (Type::Int | Type::Handle(_), Self::Number(number)) => Some(*number),
            (Type::Bool, Self::YesNo(value)) => Some((*value).into()),
            (Type::Words { words, .. }, Self::Word(word)) => {
                let at = words.iter().position(|other| other == word)?;
                i16::try_from(at).ok()
            }
            (_, Self::Number(_) | Self::YesNo(_) | Self::Word(_)) => None,
        }
    }
}

impl Argument {
    /// The serialized form of a number that [`Arguments`] keep.
    #[inline]
    fn of(kind: Type, number: i16) -> Self {
        match kind {
            Type::Int => Self::Int(number.into()),
            Type::Bool => Self::Bool(number != 0),
            Type::Handle(name) => Self::Handle(name, number.into()),
            Type::Words { words, .. } => {
                let word = usize::try_from(number).ok().and_then(|at| words.get(at).copied());
                Self::Word(word.expect("made of a word, or read as one"))
            }
            Type::Nil | Type::Label | Type::Nth | Type::Filter(_) | Type::Optional(_) => {
                unreachable!("no type of a hook's parameter: `HookParam` lists those there are")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: Type = Type::Words { name: || "Size", words: &["big", "small"] };
    const TAKES: &[Parameter] = &[
        Parameter { name: "size", doc: "", kind: SIZES },
        Parameter { name: "mine", doc: "", kind: Type::Bool },
        Parameter { name: "item", doc: "", kind: Type::Handle("Item") },
    ];

    #[test]
    fn what_is_written_by_name_is_read_again() {
        let arguments = Arguments::new([1, 1, 200]);
        let json = serde_json::to_string(&arguments.named(TAKES)).expect("it is plain");
        assert_eq!(json, r#"{"item":200,"mine":true,"size":"small"}"#);
        let named = serde_json::from_str(&json).expect("written above");
        assert_eq!(Arguments::read(TAKES, &named), Some(arguments));
    }

    #[test]
    fn what_does_not_fit_the_parameters_is_not_read() {
        let read = |json| Arguments::read(TAKES, &serde_json::from_str(json).expect("JSON"));
        assert_eq!(read(r#"{"item":1,"mine":true}"#), None);
        assert_eq!(read(r#"{"item":1,"mine":true,"size":"huge"}"#), None);
        assert_eq!(read(r#"{"item":1,"mine":1,"size":"big"}"#), None);
        assert_eq!(read(r#"{"item":1,"mine":true,"size":"big","more":1}"#), None);
        assert_eq!(read(r#"{"item":1,"mine":true,"size":"big"}"#), Some(Arguments::new([0, 1, 1])));
    }
}
