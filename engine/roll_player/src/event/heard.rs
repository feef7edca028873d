//! Who hears of events, and what is known of one by its kind alone.

use script::Parameter;

/// Who hears of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Nobody: book-keeping of the flow.
    Nobody,
    /// Players alone: set-up, before cards are in play.
    Players,
    /// Cards alone: what players see from other events.
    Cards,
    /// Players and cards.
    All,
}

impl Audience {
    /// Whether players hear: in the log, in rulings and on screen.
    pub fn players(self) -> bool {
        match self {
            Self::Players | Self::All => true,
            Self::Nobody | Self::Cards => false,
        }
    }

    /// Whether cards hear, in the hook named after the event.
    #[inline]
    pub fn cards(self) -> bool {
        match self {
            Self::Cards | Self::All => true,
            Self::Nobody | Self::Players => false,
        }
    }
}

/// What is known of an event by its kind alone.
pub(crate) struct Heard {
    /// Who hears of it.
    pub(crate) audience: Audience,
    /// What it is about.
    pub(crate) about: Option<Subject>,
    /// What it means.
    pub(crate) doc: &'static str,
}

/// What an event can be about.
#[derive(Clone, Copy)]
pub(crate) struct Subject {
    /// What its hook is called with.
    pub(crate) takes: Parameter,
    /// The guards that its hook can have.
    pub(crate) guards: &'static [&'static str],
}

/// What events are about, by the word in their list.
#[allow(non_upper_case_globals, reason = "named as the list names them")]
pub(crate) mod about {
    use script::{Param, Parameter, Type};

    use super::Subject;
    use crate::acting::{Card, Die};

    pub(crate) const die: Subject = Subject {
        takes: Parameter { name: "die", doc: "the die", kind: Die::TYPE },
        guards: &["by", "colour", "row", "min", "max"],
    };
    pub(crate) const card: Subject = Subject {
        takes: Parameter { name: "card", doc: "the card", kind: Card::TYPE },
        guards: &["by", "card", "kind"],
    };
    pub(crate) const row: Subject = Subject {
        takes: Parameter { name: "row", doc: "the row, 1 to 6", kind: Type::Int },
        guards: &["by", "row"],
    };
    pub(crate) const number: Subject = Subject {
        takes: Parameter {
            name: "number",
            doc: "the number of the initiative card",
            kind: Type::Int,
        },
        guards: &["by", "min", "max"],
    };
}
