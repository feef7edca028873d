//! The types of parameters and results of verbs and hooks, as constant data.

/// The type of a parameter, of a field of a filter, or of a result.
#[derive(Clone, Copy, Debug)]
pub enum Type {
    /// Nothing.
    Nil,
    /// A whole number.
    Int,
    /// A boolean.
    Bool,
    /// A whole number that identifies a thing of the game.
    Handle(&'static str),
    /// One of a list of words.
    Words {
        /// The Rust name of the enum, with its path.
        name: fn() -> &'static str,
        /// The words.
        words: &'static [&'static str],
    },
    /// A [`Label`](crate::Label): a short word of the card.
    Label,
    /// An [`Nth`](crate::Nth), which scripts never pass.
    Nth,
    /// A table of named optional fields.
    Filter(&'static FilterType),
    /// The type, or nil.
    Optional(&'static Type),
}

/// A filter: a table of named optional fields.
#[derive(Clone, Copy, Debug)]
pub struct FilterType {
    /// The name of the type.
    pub name: &'static str,
    /// Its description.
    pub doc: &'static str,
    /// The possible fields.
    pub fields: &'static [FieldEntry],
}

/// A field of a filter.
#[derive(Clone, Copy, Debug)]
pub struct FieldEntry {
    /// The name of the field.
    pub name: &'static str,
    /// What it selects.
    pub doc: &'static str,
    /// Its type without "optional", because all fields are.
    pub kind: Type,
    /// The minimum and maximum, for a number with limits.
    pub numbers: Option<[i64; 2]>,
}

/// A parameter of a verb or of a hook.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// The name of the parameter.
    pub name: &'static str,
    /// Its description; may be empty.
    pub doc: &'static str,
    /// Its type.
    pub kind: Type,
}

impl Type {
    /// The name of the handle, if the type is a handle or an optional one.
    #[inline]
    pub(crate) fn handle(&self) -> Option<&'static str> {
        match self {
            Self::Handle(name) | Self::Optional(Self::Handle(name)) => Some(name),
            _ => None,
        }
    }

    /// The name in type annotations, if the type has one.
    pub fn name(&self) -> Option<&'static str> {
        match self {
            Self::Handle(name) => Some(name),
            Self::Words { name, .. } => {
                let path = name();
                Some(path.rsplit("::").next().unwrap_or(path))
            }
            Self::Filter(filter) => Some(filter.name),
            Self::Nil | Self::Int | Self::Bool | Self::Label | Self::Nth | Self::Optional(_) => {
                None
            }
        }
    }

    /// The type in Luau notation.
    pub fn spelled(&self) -> String {
        match self {
            Self::Nil => "()".to_owned(),
            Self::Int | Self::Nth => "number".to_owned(),
            Self::Bool => "boolean".to_owned(),
            Self::Label => "string".to_owned(),
            Self::Optional(inner) => format!("{}?", inner.spelled()),
            named => named.name().unwrap_or("any").to_owned(),
        }
    }
}
