//! Errors in the arguments of a call.

use std::fmt;

/// Why a verb does not accept an argument: the value passed, and what was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongArg {
    /// Another value was expected.
    Value {
        /// What was expected, such as "a whole number".
        expected: String,
        /// The value passed, if it is still known.
        got: Option<String>,
        /// A similar known word, as a suggestion.
        near: Option<&'static str>,
    },
    /// A filter has no field of this name.
    UnknownField {
        /// The name of the filter.
        filter: &'static str,
        /// The unknown name.
        name: String,
        /// A similar known field, as a suggestion.
        near: Option<&'static str>,
        /// The known fields.
        expected: Vec<&'static str>,
    },
    /// A filter contains a value without a name, such as the 3 in `{ 3 }`.
    Nameless {
        /// The name of the filter.
        filter: &'static str,
        /// The key in place of a name.
        key: String,
    },
    /// A field of a filter has a wrong value.
    Field {
        /// The name of the field.
        name: String,
        /// The error in its value.
        why: Box<WrongArg>,
    },
    /// An argument has a wrong value.
    Parameter {
        /// The name of the parameter.
        name: &'static str,
        /// The error in its value.
        why: Box<WrongArg>,
    },
}

/// A decoded argument or an error. The error is boxed to keep the success case small.
pub type Decoded<T> = Result<T, Box<WrongArg>>;

impl fmt::Display for WrongArg {
    /// A clause: `amount`: expected a whole number, got 1.5
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Value { expected, got, near } => {
                write!(f, "expected {expected}")?;
                if let Some(got) = got {
                    write!(f, ", got {got}")?;
                }
                if let Some(near) = near {
                    write!(f, ", did you mean \"{near}\"?")?;
                }
                Ok(())
            }
            Self::UnknownField { filter, name, near: Some(near), .. } => {
                write!(f, "unknown field “{name}” in {filter}, did you mean “{near}”?")
            }
            Self::UnknownField { filter, name, near: None, expected } => {
                write!(f, "unknown field “{name}” in {filter}; known: {}", expected.join(", "))
            }
            Self::Nameless { filter, key } => write!(f, "{key} is not a field of {filter}"),
            Self::Field { name, why } => write!(f, "field “{name}”: {why}"),
            Self::Parameter { name, why } => write!(f, "“{name}”: {why}"),
        }
    }
}

impl std::error::Error for WrongArg {}
