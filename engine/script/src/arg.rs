//! Decoding: from the values that a script passes to the arguments of a verb.

use diag::nearest;
use mlua::{LuaString, Value};

use crate::handles::{HandleThing, Handles};
use crate::label::Label;
use crate::types::{FilterType, Type};
use crate::values::PassedValue;
use crate::wrong::{Decoded, WrongArg};

/// A word type: an enum of [`play::words!`] whose members scripts write as strings.
///
/// ```
/// play::words! {
///     /// How large a thing is.
///     Size {
///         /// It does not fit in a hand.
///         Big = "big",
///         /// It does.
///         Small = "small",
///     }
/// }
/// impl script::Word for Size {}
/// ```
pub trait Word: play::Word {}

/// A type of parameters and results of verbs.
pub trait Param: Sized {
    /// The type as data.
    const TYPE: Type;

    /// The minimum and maximum, for a number with limits.
    const NUMBERS: Option<[i64; 2]> = None;

    /// Decodes an argument.
    fn decode(arg: Arg<'_>) -> Decoded<Self>;

    /// Replaces the handles in the value ([`crate::Verbs::map_handles`]).
    #[doc(hidden)]
    #[inline]
    #[must_use]
    fn map_handles(self, _: &mut impl FnMut(&'static str, i64) -> i64) -> Self {
        self
    }

    /// The value as data ([`crate::Verbs::told`]).
    #[doc(hidden)]
    fn told(self) -> PassedValue;
}

/// The type of a field of a filter: an [`Option`], or a [`bool`] that is false if missing.
pub trait FilterField: Default {
    /// The type as data. All fields are optional, so this is not repeated in the type.
    const TYPE: Type;

    /// The minimum and maximum, for a number with limits.
    const NUMBERS: Option<[i64; 2]> = None;

    /// Decodes the field.
    fn decode(arg: Arg<'_>) -> Decoded<Self>;

    /// Like [`Param::map_handles`], for a field.
    #[doc(hidden)]
    #[inline]
    #[must_use]
    fn map_handles(self, _: &mut impl FnMut(&'static str, i64) -> i64) -> Self {
        self
    }

    /// Like [`Param::told`], for a field; [`PassedValue::Nothing`] if it is missing.
    #[doc(hidden)]
    fn told(self) -> PassedValue;
}

/// One value passed by a script, with the things that its run has met.
#[derive(Clone, Copy)]
pub struct Arg<'a> {
    pub(crate) value: &'a Value,
    pub(crate) met: &'a Handles,
}

/// The arguments of one call, taken in order.
pub struct Args<'a> {
    pub(crate) values: std::slice::Iter<'a, Value>,
    pub(crate) met: &'a Handles,
}

impl<'a> Args<'a> {
    /// The next argument.
    #[inline]
    pub(crate) fn next(&mut self) -> Arg<'a> {
        Arg { value: self.values.next().unwrap_or(&Value::Nil), met: self.met }
    }

    /// The next argument, decoded.
    #[inline]
    pub fn take<T: Param>(&mut self, name: &'static str) -> Decoded<T> {
        T::decode(self.next()).map_err(|why| in_parameter(name, why))
    }
}

impl Arg<'_> {
    /// Whether nothing was passed.
    #[inline]
    pub fn is_nil(self) -> bool {
        matches!(self.value, Value::Nil)
    }

    /// Decodes a whole number.
    #[inline]
    pub fn whole(self) -> Decoded<i64> {
        match self.value {
            Value::Integer(number) => Ok(*number),
            _ => self.whole_or_wrong(),
        }
    }

    /// Minus zero counts as a whole number; fractions, infinities and NaN do not.
    #[cold]
    fn whole_or_wrong(self) -> Decoded<i64> {
        match self.value {
            Value::Number(number) if *number == 0.0 => Ok(0),
            _ => Err(self.expected("a whole number")),
        }
    }

    /// Decodes a handle of this name and returns the number of its thing.
    pub fn handle<T: TryFrom<i64>>(self, name: &'static str) -> Decoded<T> {
        let thing = self.met.held(self.value).filter(|thing| thing.kind == name);
        let number = thing.and_then(|thing| T::try_from(thing.number).ok());
        number.ok_or_else(|| self.expected(&format!("a {name}")))
    }

    /// Decodes a word.
    pub fn word<T: Word>(self) -> Decoded<T> {
        let Value::String(text) = self.value else {
            return Err(self.expected(&one_of(T::WORDS)));
        };
        let found = text.to_str().ok().and_then(|word| T::from_word(&word));
        found.ok_or_else(|| {
            let near = nearest(&text.to_string_lossy(), T::WORDS.iter().copied());
            Box::new(self.unlike(one_of(T::WORDS), near))
        })
    }

    /// The string, if the value is one.
    pub(crate) fn text(self) -> Option<String> {
        let Value::String(text) = self.value else { return None };
        text.to_str().ok().map(|text| text.to_owned())
    }

    /// Calls `take` for each field of a filter table. Nil is a filter without fields.
    pub fn fields(
        self,
        filter: &FilterType,
        mut take: impl FnMut(&str, Arg<'_>) -> Option<Decoded<()>>,
    ) -> Decoded<()> {
        let table = match self.value {
            Value::Nil => return Ok(()),
            Value::Table(table) => table,
            _ => return Err(self.expected("a table of named fields")),
        };
        let mut wrong = None;
        // An error in the callback ends the loop; the details are kept outside, because mlua errors
        // cannot carry them.
        let _ = table.for_each(|key: Value, value: Value| {
            let outcome = match &key {
                Value::String(key) => field(filter, key, Arg { value: &value, ..self }, &mut take),
                _ => Err(nameless(filter, Arg { value: &key, ..self })),
            };
            outcome.map_err(|why| {
                wrong = Some(why);
                mlua::Error::StackError
            })
        });
        wrong.map_or(Ok(()), Err)
    }

    /// An error that names what was expected, such as "a whole number".
    #[cold]
    pub fn expected(self, what: &str) -> Box<WrongArg> {
        Box::new(self.unlike(what.to_owned(), None))
    }

    fn unlike(self, expected: String, near: Option<&'static str>) -> WrongArg {
        WrongArg::Value { expected, got: Some(self.shown()), near }
    }

    fn shown(self) -> String {
        match self.value {
            Value::Nil => "nothing".to_owned(),
            Value::Boolean(value) => value.to_string(),
            Value::Integer(number) => number.to_string(),
            Value::Number(number) => number.to_string(),
            Value::String(text) => {
                let text: String = text.to_string_lossy().chars().take(40).collect();
                format!("\"{text}\"")
            }
            Value::LightUserData(_) => match self.met.held(self.value) {
                Some(HandleThing { kind, .. }) => format!("a {kind}"),
                None => "a handle".to_owned(),
            },
            other => format!("a {}", other.type_name()),
        }
    }
}

fn field(
    filter: &FilterType,
    key: &LuaString,
    value: Arg<'_>,
    take: &mut impl FnMut(&str, Arg<'_>) -> Option<Decoded<()>>,
) -> Decoded<()> {
    let name = key
        .to_str()
        .map_err(|_| nameless(filter, Arg { value: &Value::String(key.clone()), ..value }))?;
    match take(&name, value) {
        Some(taken) => taken.map_err(|why| in_field(&name, why)),
        None => Err(unknown_field(filter, &name)),
    }
}

#[cold]
fn in_parameter(name: &'static str, why: Box<WrongArg>) -> Box<WrongArg> {
    Box::new(WrongArg::Parameter { name, why })
}

#[cold]
fn in_field(name: &str, why: Box<WrongArg>) -> Box<WrongArg> {
    Box::new(WrongArg::Field { name: name.to_owned(), why })
}

#[cold]
fn unknown_field(filter: &FilterType, name: &str) -> Box<WrongArg> {
    let expected: Vec<_> = filter.fields.iter().map(|field| field.name).collect();
    let near = nearest(name, expected.iter().copied());
    Box::new(WrongArg::UnknownField { filter: filter.name, name: name.to_owned(), near, expected })
}

#[cold]
fn nameless(filter: &FilterType, key: Arg<'_>) -> Box<WrongArg> {
    Box::new(WrongArg::Nameless { filter: filter.name, key: key.shown() })
}

fn one_of(words: &[&str]) -> String {
    format!("one of \"{}\"", words.join("\", \""))
}

impl Param for () {
    const TYPE: Type = Type::Nil;

    fn decode(_: Arg<'_>) -> Decoded<Self> {
        Ok(())
    }

    fn told(self) -> PassedValue {
        PassedValue::Nothing
    }
}

/// The index of one of several things, from 1.
///
/// It is the first parameter of a query verb that returns a list. Scripts call the verb without it.
/// The host calls it with 1, 2 and so on until it returns nothing.
///
/// ```
/// script::verbs! {
///     /// What a card can see.
///     pub enum Verb {
///         query Query {
///             /// The numbers on the table: `for _, number in me:numbers() do`.
///             Numbers(nth: script::Nth) -> Option<i64>;
///         }
///     }
/// }
/// assert!(script::definitions::<Verb>("toy", &[]).contains("numbers: (self: Me) -> { number },"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Nth(u8);

impl Nth {
    /// The thing at this index.
    pub fn of<T>(self, mut things: impl Iterator<Item = T>) -> Option<T> {
        things.nth(usize::from(self.0).checked_sub(1)?)
    }
}

impl Param for Nth {
    const TYPE: Type = Type::Nth;

    fn decode(arg: Arg<'_>) -> Decoded<Self> {
        let nth = u8::try_from(arg.whole()?);
        nth.map(Self).map_err(|_| arg.expected("no more than 255 things"))
    }

    fn told(self) -> PassedValue {
        PassedValue::Number(self.0.into())
    }
}

impl Param for Label {
    const TYPE: Type = Type::Label;

    fn decode(arg: Arg<'_>) -> Decoded<Self> {
        let label = arg.text().and_then(|word| Self::of(&word));
        label.ok_or_else(|| {
            let most = Self::MOST;
            arg.expected(&format!(
                "the name of a question (lowercase letters and hyphens, at most {most})"
            ))
        })
    }

    fn told(self) -> PassedValue {
        PassedValue::Label(self)
    }
}

impl Param for bool {
    const TYPE: Type = Type::Bool;

    fn decode(arg: Arg<'_>) -> Decoded<Self> {
        match arg.value {
            Value::Boolean(value) => Ok(*value),
            _ => Err(arg.expected("true or false")),
        }
    }

    fn told(self) -> PassedValue {
        PassedValue::YesNo(self)
    }
}

macro_rules! whole_numbers {
    ($($number:ident $what:literal $(in $limits:expr)?,)*) => { $(
        impl Param for $number {
            const TYPE: Type = Type::Int;
            $(const NUMBERS: Option<[i64; 2]> = Some($limits);)?

            #[inline]
            fn decode(arg: Arg<'_>) -> Decoded<Self> {
                let number = arg.whole()?;
                Self::try_from(number).map_err(|_| arg.expected($what))
            }

            fn told(self) -> PassedValue {
                PassedValue::Number(self.into())
            }
        }
    )* };
}

whole_numbers! {
    i64 "a whole number",
    i32 "a whole number",
    i16 "a whole number from -32768 to 32767" in [-32768, 32767],
    i8 "a whole number from -128 to 127" in [-128, 127],
    u8 "a whole number from 0 to 255" in [0, 255],
    u16 "a whole number from 0 to 65535" in [0, 65535],
}

impl<T: Word> Param for T {
    const TYPE: Type = Type::Words { name: std::any::type_name::<T>, words: T::WORDS };

    #[inline]
    fn decode(arg: Arg<'_>) -> Decoded<Self> {
        arg.word()
    }

    fn told(self) -> PassedValue {
        PassedValue::Word(T::WORDS[self.position()])
    }
}

impl<T: Param> Param for Option<T> {
    const TYPE: Type = Type::Optional(&T::TYPE);
    const NUMBERS: Option<[i64; 2]> = T::NUMBERS;

    #[inline]
    fn decode(arg: Arg<'_>) -> Decoded<Self> {
        if arg.is_nil() { Ok(None) } else { T::decode(arg).map(Some) }
    }

    #[inline]
    fn map_handles(self, map: &mut impl FnMut(&'static str, i64) -> i64) -> Self {
        self.map(|value| value.map_handles(map))
    }

    fn told(self) -> PassedValue {
        self.map_or(PassedValue::Nothing, T::told)
    }
}

impl<T: Param> FilterField for Option<T> {
    const TYPE: Type = T::TYPE;
    const NUMBERS: Option<[i64; 2]> = T::NUMBERS;

    #[inline]
    fn decode(arg: Arg<'_>) -> Decoded<Self> {
        <Self as Param>::decode(arg)
    }

    #[inline]
    fn map_handles(self, map: &mut impl FnMut(&'static str, i64) -> i64) -> Self {
        Param::map_handles(self, map)
    }

    fn told(self) -> PassedValue {
        Param::told(self)
    }
}

impl FilterField for bool {
    const TYPE: Type = Type::Bool;

    #[inline]
    fn decode(arg: Arg<'_>) -> Decoded<Self> {
        <Self as Param>::decode(arg)
    }

    fn told(self) -> PassedValue {
        if self { PassedValue::YesNo(true) } else { PassedValue::Nothing }
    }
}
