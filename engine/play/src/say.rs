//! Turns values into messages. Hooks, Fluent ids and `.play` words come from the names of variants
//! and fields, by [`derive(Say)`](macro@crate::Say).
//!
//! An enum can include the names of another. A variant whose serde name begins with `_` has no
//! name; the enum inside it supplies the names. The events of an expansion therefore print, call
//! hooks and are counted like those of the base game.
//!
//! ```
//! use play::say::hook;
//! use play::{Messages, Say};
//!
//! #[derive(Say)]
//! enum Event {
//!     Bought { gold: u8 },
//!     Passed,
//!     #[serde(rename = "_garden")]
//!     Garden(GardenEvent),
//! }
//!
//! #[derive(Say)]
//! enum GardenEvent {
//!     AppleFound { gold: u8 },
//! }
//!
//! let ids: Vec<_> = Event::VARIANTS.iter().map(|one| one.id).collect();
//! assert_eq!(ids, ["bought", "passed", "apple-found"]);
//! let found = Event::Garden(GardenEvent::AppleFound { gold: 2 });
//! assert_eq!(found.position(), 2);
//! assert_eq!(hook(ids[2]), "on_apple_found");
//! let said = play::Message::spelled("log", &found, &|_, _| None);
//! assert_eq!(said.named_line(), "apple-found gold=2");
//! ```

pub use say_derive::Say;

use crate::message::{Arg, Args, Message, Spelled, kebab};
use crate::seat::Seat;

/// The hook of an event: `on_gold_gained` for `GoldGained`, whose id is `gold-gained`.
pub fn hook(event: &str) -> String {
    format!("on_{}", kebab(event).replace('-', "_"))
}

/// Returns the word for a thing of the game, if it has one, from the name of its type and its
/// number.
pub type Speller<'a> = &'a dyn Fn(&'static str, i64) -> Option<Spelled>;

/// A value that a [`Message`] can hold: a number, a word, a seat, a thing of the game, or a group
/// or list of these. Derive it for the types of a game.
///
/// ```
/// use play::{Say, Seat};
///
/// #[derive(Say)]
/// enum Choice {
///     Buy { from: Seat, cards: Vec<CardNo>, colour: Option<Colour> },
/// }
///
/// #[derive(Say)]
/// enum Colour {
///     Red,
/// }
///
/// #[derive(Say)]
/// struct CardNo(u8);
///
/// let buy = Choice::Buy { from: Seat(1), cards: vec![CardNo(4), CardNo(7)], colour: None };
/// let message = play::Message::spelled("choice", &buy, &|_, _| None);
/// assert_eq!(message.line(), "buy B 4,7");
/// ```
///
/// A message cannot contain text of a natural language. A `String`, a fraction or a map does not
/// compile:
///
/// ```compile_fail,E0277
/// #[derive(play::Say)]
/// enum Choice {
///     Answer { text: String },
/// }
/// ```
#[diagnostic::on_unimplemented(
    message = "a message cannot hold `{Self}`",
    note = "a message holds whole numbers, words, seats, things of the game, and groups and lists of \
            those; its text is in `locales` (law 4)"
)]
pub trait Say {
    /// The kind of argument, for authors of texts.
    const KIND: ArgKind;

    /// The value as an argument; `None` if it is missing.
    fn say(&self, speller: Speller<'_>) -> Option<Arg>;
}

/// An enum whose variants are messages, or a struct that is one message. Derived with [`Say`].
pub trait Messages: Say {
    /// All possible messages, in order of declaration.
    const VARIANTS: &'static [Variant];

    /// Its index in [`Self::VARIANTS`].
    fn position(&self) -> usize;

    /// The message, with its text in `space`.
    fn message(&self, space: &'static str, speller: Speller<'_>) -> Message;
}

/// The kind of an argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArgKind {
    /// A whole number.
    Number,
    /// `yes` or `no`.
    YesNo,
    /// A player.
    Seat,
    /// A thing of the game that is kept as a number, by the name of its type: `CardNo`.
    Thing(&'static str),
    /// One of a set of words: the name of their type, and the words as in `.play` files.
    Word(&'static str, &'static [&'static str]),
    /// A thing with parts: `{ $die_face }`.
    Group(&'static [(&'static str, ArgKind)]),
    /// A list.
    List(&'static ArgKind),
    /// An argument that may be missing.
    Optional(&'static ArgKind),
}

impl ArgKind {
    /// The kind of a struct around a value of this kind. A number becomes a thing.
    #[doc(hidden)]
    pub const fn of_thing(self, name: &'static str) -> Self {
        if matches!(self, Self::Number) { Self::Thing(name) } else { self }
    }

    /// The type of the thing, or of each thing in a list.
    pub fn thing(&self) -> Option<&'static str> {
        match self {
            Self::Thing(name) => Some(name),
            Self::List(inner) | Self::Optional(inner) => inner.thing(),
            Self::Number | Self::YesNo | Self::Seat | Self::Word(..) | Self::Group(_) => None,
        }
    }
}

/// One of the messages of an enum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// The Fluent id.
    pub id: &'static str,
    /// The arguments by name, in order.
    pub args: &'static [(&'static str, ArgKind)],
    /// Whether players see it. If not, it has no arguments.
    pub told: bool,
}

impl Message {
    /// The message of a value, with its text in `space` and the words from `speller`.
    pub fn spelled(space: &'static str, value: &impl Messages, speller: Speller<'_>) -> Self {
        value.message(space, speller)
    }
}

/// The arguments, without missing ones.
#[doc(hidden)]
pub fn args<const COUNT: usize>(all: [(&'static str, Option<Arg>); COUNT]) -> Args {
    let mut args = Args::with_capacity(COUNT);
    args.extend(all.into_iter().filter_map(|(name, arg)| Some((name.into(), arg?))));
    args
}

/// A number as the thing of a type that it identifies.
#[doc(hidden)]
pub fn thing(of: &'static str, number: &impl Say, speller: Speller<'_>) -> Option<Arg> {
    Some(match number.say(speller)? {
        Arg::Int(number) => speller(of, number).map_or(Arg::Numbered(of, number), Arg::Word),
        other => other,
    })
}

/// The messages of several enums in one array.
#[doc(hidden)]
pub const fn joined<const COUNT: usize>(parts: &[&[Variant]]) -> [Variant; COUNT] {
    let mut all = [Variant { id: "", args: &[], told: false }; COUNT];
    let (mut part, mut at, mut nth) = (0, 0, 0);
    while part < parts.len() {
        if nth == parts[part].len() {
            (part, nth) = (part + 1, 0);
        } else {
            all[at] = parts[part][nth];
            (at, nth) = (at + 1, nth + 1);
        }
    }
    all
}

macro_rules! plain {
    ($($($Type:ident)+: $kind:ident = $arg:expr;)*) => {
        $($(impl Say for $Type {
            const KIND: ArgKind = ArgKind::$kind;

            #[inline]
            fn say(&self, _: Speller<'_>) -> Option<Arg> {
                Some($arg(*self))
            }
        })+)*
    };
}

plain! {
    u8 u16 u32 i8 i16 i32: Number = |it| Arg::Int(i64::from(it));
    bool: YesNo = |it| Arg::Word(Spelled::new("words", if it { "yes" } else { "no" }));
    Seat: Seat = Arg::Seat;
}

impl<T: Say> Say for Option<T> {
    const KIND: ArgKind = ArgKind::Optional(&T::KIND);

    fn say(&self, speller: Speller<'_>) -> Option<Arg> {
        self.as_ref()?.say(speller)
    }
}

macro_rules! lists {
    ($($Type:ty $(, $MOST:ident)?;)*) => {
        $(impl<T: Say $(, const $MOST: usize)?> Say for $Type {
            const KIND: ArgKind = ArgKind::List(&T::KIND);

            fn say(&self, speller: Speller<'_>) -> Option<Arg> {
                Some(Arg::List(self.iter().filter_map(|item| item.say(speller)).collect()))
            }
        })*
    };
}

lists! { Vec<T>; arrayvec::ArrayVec<T, MOST>, MOST; }

/// ```compile_fail,E0277
/// #[derive(play::Say)]
/// enum Choice {
///     Wait { seconds: f32 },
/// }
/// ```
///
/// ```compile_fail,E0277
/// #[derive(play::Say)]
/// enum Choice {
///     Wait { seconds: f64 },
/// }
/// ```
///
/// ```compile_fail,E0277
/// #[derive(play::Say)]
/// enum Choice {
///     Count { of: std::collections::BTreeMap<u8, u8> },
/// }
/// ```
#[cfg(doctest)]
struct NotSaid;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::digest;
    use serde::{Deserialize, Serialize};

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Say)]
    enum Event {
        Passed,
        Rolled(u8),
        #[serde(rename = "_garden")]
        Garden(GardenEvent),
        #[serde(rename = "_birds")]
        Birds(BirdEvent),
    }

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Say)]
    enum GardenEvent {
        SeasonEnded,
        AppleFound { gold: u8 },
    }

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, Say)]
    enum BirdEvent {
        BirdSeen(u8),
    }

    fn all() -> [Event; 5] {
        [
            Event::Passed,
            Event::Rolled(3),
            Event::Garden(GardenEvent::SeasonEnded),
            Event::Garden(GardenEvent::AppleFound { gold: 2 }),
            Event::Birds(BirdEvent::BirdSeen(1)),
        ]
    }

    #[test]
    fn each_event_has_the_position_of_its_name() {
        let ids: Vec<_> = Event::VARIANTS.iter().map(|one| one.id).collect();
        assert_eq!(ids, ["passed", "rolled", "season-ended", "apple-found", "bird-seen"]);
        assert_eq!(all().map(|event| event.position()), [0, 1, 2, 3, 4]);
    }

    #[test]
    fn an_event_prints_by_the_enum_that_names_it() {
        let line = |event| Message::spelled("log", &event, &|_, _| None).line();
        assert_eq!(
            all().map(line),
            ["passed", "rolled 3", "season-ended", "apple-found 2", "bird-seen 1"]
        );
    }

    #[derive(Say)]
    enum Choice {
        Trade {
            from_seat: Seat,
            colour: Option<Colour>,
            #[serde(rename = "dice")]
            all: Vec<Die>,
        },
        #[say_to(Nobody)]
        Kept {
            #[expect(dead_code, reason = "no text is said")]
            text: String,
        },
        #[say_to(All)]
        Sized(bool),
    }

    #[derive(Say)]
    enum Colour {
        #[serde(rename = "red")]
        Crimson,
        DarkBlue,
    }

    #[derive(Say)]
    struct Die {
        colour: Colour,
        number: Number,
        worth: i16,
    }

    #[derive(Say)]
    struct Number(u8);

    fn trade() -> Choice {
        let die = |colour, number| Die { colour, number: Number(number), worth: -3 };
        let all = vec![die(Colour::Crimson, 1), die(Colour::DarkBlue, 2)];
        Choice::Trade { from_seat: Seat(1), colour: Some(Colour::DarkBlue), all }
    }

    #[test]
    fn arguments_are_what_their_types_are() {
        const COLOUR: ArgKind = ArgKind::Word("Colour", &["red", "dark-blue"]);
        let die =
            [("colour", COLOUR), ("number", ArgKind::Thing("Number")), ("worth", ArgKind::Number)];
        let [trade, kept, sized] = Choice::VARIANTS else { panic!("three variants") };
        let ArgKind::List(ArgKind::Group(parts)) = trade.args[2].1 else {
            panic!("a list of dice")
        };
        assert_eq!(*parts, die);
        assert_eq!(
            trade.args[..2],
            [("from-seat", ArgKind::Seat), ("colour", ArgKind::Optional(&COLOUR))]
        );
        assert_eq!(trade.args[2].0, "dice");
        assert_eq!((kept.id, kept.args, kept.told), ("kept", [].as_slice(), false));
        assert_eq!((sized.args, sized.told), ([("value", ArgKind::YesNo)].as_slice(), true));
    }

    #[test]
    fn values_are_words_seats_numbers_groups_and_lists() {
        let spell =
            |of: &'static str, nth| (of == "Number").then(|| Spelled::new("n", format!("n{nth}")));
        let said = Message::spelled("choice", &trade(), &spell);
        assert_eq!(
            said.named_line(),
            "trade from-seat=B colour=dark-blue dice=red:n1:-3,dark-blue:n2:-3"
        );
        assert_eq!(
            said.args[1].1,
            Arg::Word(Spelled::written("words", "colour-dark-blue", "dark-blue"))
        );
        let plain = Message::spelled("choice", &trade(), &|_, _| None);
        let [.., (_, Arg::List(dice))] = &plain.args[..] else { panic!("dice come last") };
        let Arg::Group(die) = &dice[0] else { panic!("a die has parts") };
        assert_eq!(
            (die.space, &*die.id, &die.args[1].1),
            ("words", "die", &Arg::Numbered("Number", 1))
        );
        let none = Choice::Trade { from_seat: Seat(0), colour: None, all: Vec::new() };
        assert_eq!(
            Message::spelled("choice", &none, &spell).named_line(),
            "trade from-seat=A dice=-"
        );
        let kept = Choice::Kept { text: String::new() };
        assert_eq!(Message::spelled("log", &kept, &spell), Message::bare("log", "kept"));
        assert_eq!(Message::spelled("log", &Choice::Sized(true), &spell).line(), "sized yes");
    }

    #[test]
    fn lent_names_stand_in_their_place() {
        #[derive(Say)]
        enum Mixed {
            Before,
            #[serde(rename = "_all")]
            Lent(Event),
            After,
        }
        let ids: Vec<_> = Mixed::VARIANTS.iter().map(|one| one.id).collect();
        assert_eq!((ids[0], ids[1], ids[5], ids[6]), ("before", "passed", "bird-seen", "after"));
        assert_eq!([Mixed::Before, Mixed::After].map(|one| one.position()), [0, 6]);
        assert_eq!(all().map(|event| Mixed::Lent(event).position()), [1, 2, 3, 4, 5]);
        let seen = Mixed::Lent(Event::Birds(BirdEvent::BirdSeen(1)));
        assert_eq!(Message::spelled("log", &seen, &|_, _| None).line(), "bird-seen 1");
    }

    #[test]
    fn events_stay_different_values() {
        for (at, event) in all().iter().enumerate() {
            let text = serde_json::to_string(event).expect("plain data");
            assert_eq!(serde_json::from_str::<Event>(&text).expect("written above"), *event);
            assert!(all()[..at].iter().all(|other| digest(other) != digest(event)));
        }
    }
}
