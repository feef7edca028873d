//! What an event is about.

use play::Seat;
use script::Arguments;

use crate::state::CardNo;
use crate::words::{Attribute, Colour};

/// What an event is about: what guards look at, and what its hook is called with. It follows from
/// the list of events ([`Event::facts`](super::Event::facts)).
#[derive(Clone, Copy, Debug, Default)]
pub struct Facts {
    /// Whose event it is; none for an event of the table, which is everybody's own.
    pub seat: Option<Seat>,
    /// The card it is about.
    pub card: Option<CardNo>,
    /// The colour of the die it is about.
    pub colour: Option<Colour>,
    /// The row it is about.
    pub row: Option<Attribute>,
    /// Its number: the face of a die, the number of an initiative card, how many.
    pub number: Option<u8>,
    /// What the hook is called with.
    pub args: Arguments,
}

/// The facts of an event or a query from what it is about ([`about`]), in the order in which its
/// hook is called with them.
macro_rules! facts_of {
    ($($Subject:ident($($part:expr),+)),* $(,)?) => {{
        #[allow(unused_imports, reason = "not all are about something")]
        use $crate::event::{Facts, Subject, about};
        #[allow(unused_mut, reason = "not all are about something")]
        let mut facts = Facts {
            args: ::script::Arguments::new([$(about::$Subject($($part),+).number()),*]),
            ..Facts::default()
        };
        $(about::$Subject($($part),+).tell(&mut facts);)*
        facts
    }};
}
pub(crate) use facts_of;
