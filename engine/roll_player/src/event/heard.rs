//! Who hears of events, and what is known of one by its kind alone.

use script::Parameter;

use super::Facts;

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
    /// What its hook is called with.
    pub(crate) takes: &'static [Parameter],
    /// The guards that its hook can have, by what it is about.
    pub(crate) guards: &'static [Guards],
    /// What it means.
    pub(crate) doc: &'static str,
}

/// Guards, by their keys in `when`.
pub(crate) type Guards = &'static [&'static str];

/// A thing that events and queries can be about, made of what is known of it.
pub(crate) trait Subject {
    /// What a hook is called with.
    const TAKES: Parameter;
    /// The guards that look at it.
    const GUARDS: Guards;

    /// What a hook is called with, as [`Arguments`](script::Arguments) keep it.
    fn number(&self) -> i16;

    /// What guards look at.
    fn tell(&self, facts: &mut Facts);
}

/// Declares [`Subject`]s: what each is made of; the name, type and meaning of what a hook is called
/// with; the guards that look at it, and what they see.
macro_rules! subjects {
    ($(
        $Name:ident($($part:ident: $of:ty),+)
        $name:literal: $Type:ty = $number:expr, $doc:literal;
        guards $guards:expr $(, $fact:ident = $value:expr)*;
    )+) => { $(
        #[doc = $doc]
        #[derive(Clone, Copy)]
        pub(crate) struct $Name($(pub(crate) $of),+);

        impl Subject for $Name {
            const TAKES: Parameter =
                Parameter { name: $name, doc: $doc, kind: <$Type as Param>::TYPE };
            const GUARDS: Guards = &$guards;

            #[inline(always)]
            fn number(&self) -> i16 {
                let Self($($part),+) = *self;
                let _ = ($($part,)+);
                let value: $Type = $number;
                value.number()
            }

            #[inline(always)]
            fn tell(&self, facts: &mut Facts) {
                let Self($($part),+) = *self;
                let _ = ($($part,)+);
                let _ = &facts;
                $(facts.$fact = Some($value);)*
            }
        }
    )+ };
}

/// What events and queries are about, as their lists name it.
pub(crate) mod about {
    use play::Seat;
    use script::{HookParam, Param, Parameter};

    use super::{Facts, Guards, Subject};
    use crate::acting::{self, own_handle, pool_handle};
    use crate::state::{CardNo, Die as Shown, Number as InitiativeNo, Space};
    use crate::words::{Attribute, Colour as DieColour, Direction};

    subjects! {
        By(seat: Seat)
            "by": Seat = seat, "whose event it is: who did it, or to whom it happened";
            guards ["by"], seat = seat;
        First(seat: Seat)
            "first": Seat = seat, "the first player";
            guards [];
        Die(seat: Seat, space: Space, die: Shown)
            "die": acting::Die = own_handle(seat, space), "the die";
            guards ["colour", "row", "min", "max"],
            colour = die.colour, row = space.row(), number = die.face;
        One(seat: Seat, space: Space)
            "one": acting::Die = own_handle(seat, space), "one of the dice";
            guards [];
        Other(seat: Seat, space: Space)
            "other": acting::Die = own_handle(seat, space), "the other die";
            guards [];
        Laid(number: InitiativeNo, die: Shown)
            "die": acting::Die = pool_handle(number), "the die, on its initiative card";
            guards ["colour", "min", "max"], colour = die.colour, number = die.face;
        Colour(colour: DieColour)
            "colour": DieColour = colour, "the colour of the die";
            guards ["colour"], colour = colour;
        Loose(die: Shown)
            "colour": DieColour = die.colour, "the colour of the die";
            guards ["colour", "min", "max"], colour = die.colour, number = die.face;
        Face(face: u8)
            "face": u8 = face, "the face it shows";
            guards ["min", "max"], number = face;
        Card(card: CardNo)
            "card": acting::Card = acting::Card(card.0), "the card";
            guards ["card", "kind"], card = card;
        Row(row: Attribute)
            "row": Attribute = row, "the row";
            guards ["row"], row = row;
        Number(number: InitiativeNo)
            "number": u8 = number.0, "the number of the initiative card";
            guards ["min", "max"], number = number.0;
        Toward(direction: Direction)
            "toward": Direction = direction, "where the marker moved";
            guards [];
        Gold(gold: u8)
            "gold": u8 = gold, "how much gold";
            guards ["min", "max"], number = gold;
        Tokens(tokens: u8)
            "tokens": u8 = tokens, "how many tokens";
            guards ["min", "max"], number = tokens;
        Round(round: u8)
            "round": u8 = round, "the round, from 1";
            guards ["min", "max"], number = round;
    }
}
