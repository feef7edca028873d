//! Why the arguments of a call are not what its verb takes.

use std::fmt;

/// Why an argument is not what a verb takes: what was passed, and what would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongArg {
    /// Another value was expected.
    Value {
        /// What would do, such as «a whole number».
        expected: String,
        /// What was passed, where that is still known.
        got: Option<String>,
        /// The word that was probably meant.
        near: Option<&'static str>,
    },
    /// A filter has no field of this name.
    UnknownField {
        /// The filter.
        filter: &'static str,
        /// What was passed.
        name: String,
        /// The field that was probably meant.
        near: Option<&'static str>,
        /// The fields there are.
        expected: Vec<&'static str>,
    },
    /// A filter has something that is not called by a name, such as the 3 of `{ 3 }`.
    Nameless {
        /// The filter.
        filter: &'static str,
        /// What stands in the place of a name.
        key: String,
    },
    /// Something is wrong with a field of a filter.
    Field {
        /// The field.
        name: String,
        /// What is wrong with it.
        why: Box<WrongArg>,
    },
    /// Something is wrong with an argument.
    Parameter {
        /// The parameter.
        name: &'static str,
        /// What is wrong with it.
        why: Box<WrongArg>,
    },
}

/// An argument, or why it is none. What is wrong is boxed: right arguments should not carry it.
pub type Decoded<T> = Result<T, Box<WrongArg>>;

impl fmt::Display for WrongArg {
    /// A clause: «amount»: expected a whole number, got 1.5
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
