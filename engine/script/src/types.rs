//! The types of what verbs and hooks take and give, as constant data.

/// The type of a parameter, of a field of a filter, or of a result.
#[derive(Clone, Copy, Debug)]
pub enum Type {
    /// Nothing.
    Nil,
    /// A whole number.
    Int,
    /// Yes or no.
    Bool,
    /// A whole number that stands for a thing of the game.
    Handle(&'static str),
    /// One of a list of words.
    Words {
        /// The Rust name of the enumeration, with its path.
        name: fn() -> &'static str,
        /// The words.
        words: &'static [&'static str],
    },
    /// A [`Label`](crate::Label): a short word of the card's own.
    Label,
    /// An [`Nth`](crate::Nth): never passed by a script.
    Nth,
    /// A table of named optional fields.
    Filter(&'static FilterType),
    /// The type, or nil.
    Optional(&'static Type),
}

/// A filter: a table of named optional fields.
#[derive(Clone, Copy, Debug)]
pub struct FilterType {
    /// Its name.
    pub name: &'static str,
    /// What it is.
    pub doc: &'static str,
    /// Its fields.
    pub fields: &'static [FieldEntry],
}

/// A field of a filter.
#[derive(Clone, Copy, Debug)]
pub struct FieldEntry {
    /// Its name.
    pub name: &'static str,
    /// What it narrows.
    pub doc: &'static str,
    /// Its type; fields are always optional.
    pub kind: Type,
    /// The least and the greatest number that it can be, where it is a number with limits.
    pub numbers: Option<[i64; 2]>,
}

/// A parameter of a verb or of a hook.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// What it is; may be empty.
    pub doc: &'static str,
    /// Its type.
    pub kind: Type,
}

impl Type {
    /// The name of the handle, if it is one, or nothing instead of one.
    #[inline]
    pub(crate) fn handle(&self) -> Option<&'static str> {
        match self {
            Self::Handle(name) | Self::Optional(Self::Handle(name)) => Some(name),
            _ => None,
        }
    }

    /// The name in type annotations, where the type has one.
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

    /// The type as scripts write it.
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
