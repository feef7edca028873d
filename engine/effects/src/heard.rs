//! Events that cards hear. A game declares once, in its list of events, who hears each event and
//! what it is about. The parameters of the hook and the possible guards follow from that.

use play::Seat;
use script::{Arguments, HookParam, Moment, Param, Parameter};

/// Who hears an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// No one: bookkeeping of the flow.
    Nobody,
    /// Only players, such as during set-up, before cards are in play.
    Players,
    /// Only cards. Players see the same fact in other events.
    Cards,
    /// Players and cards.
    All,
}

impl Audience {
    /// Whether players hear it: in the log, in rulings and on screen.
    #[inline]
    pub fn players(self) -> bool {
        match self {
            Self::Players | Self::All => true,
            Self::Nobody | Self::Cards => false,
        }
    }

    /// Whether cards hear it, in the hook named after the event.
    #[inline]
    pub fn cards(self) -> bool {
        match self {
            Self::Cards | Self::All => true,
            Self::Nobody | Self::Players => false,
        }
    }
}

/// Guards, by their keys in `when`.
pub type Guards = &'static [&'static str];

/// The static facts about an event, known from its variant.
#[derive(Clone, Copy, Debug)]
pub struct Heard {
    /// The name of its variant.
    pub name: &'static str,
    /// Who hears it.
    pub audience: Audience,
    /// The parameters of its hook.
    pub takes: &'static [Parameter],
    /// The guards that its hook can have, by subject.
    pub guards: &'static [Guards],
    /// The minimum and maximum of the number that guards check, if known.
    pub number: Option<[u8; 2]>,
    /// The moment in the life of the card that it is about, if known.
    pub moment: Option<Moment>,
    /// Its description.
    pub doc: &'static str,
    /// Its kind of news. `None`: it is always shown, or it is not news.
    pub news: Option<&'static str>,
}

impl Heard {
    /// The kinds of news, each with the name of an event of that kind.
    pub fn news(all: &'static [Self]) -> impl Iterator<Item = (&'static str, &'static str)> {
        all.iter().filter_map(|heard| Some((heard.name, heard.news?)))
    }
}

/// The facts about the events of two enums. Those of `part` come before the own event at index
/// `at`.
#[doc(hidden)]
pub const fn joined<const N: usize>(own: &[Heard], part: &[Heard], at: usize) -> [Heard; N] {
    assert!(own.len() + part.len() == N && at <= own.len(), "a place among the own events");
    let (mut all, mut nth) = ([own[0]; N], 0);
    while nth < N {
        all[nth] = if nth < at {
            own[nth]
        } else if nth < at + part.len() {
            part[nth - at]
        } else {
            own[nth - part.len()]
        };
        nth += 1;
    }
    all
}

/// The facts about one event, for guards and for the arguments of its hook. `T` holds what only the
/// guards of one game check.
#[derive(Clone, Copy, Debug, Default)]
pub struct Facts<T> {
    /// The seat of the event. `None` for an event of the whole table, which counts as every seat's
    /// own.
    pub seat: Option<Seat>,
    /// The arguments of the hook.
    pub args: Arguments,
    /// The facts for the guards of one game.
    pub about: T,
}

/// A thing that events and queries can be about, built from fields of the event. Declared with
/// [`subjects!`](crate::subjects!).
pub trait Subject {
    /// The parameter of the hook.
    const TAKES: Parameter;
    /// The guards that check it.
    const GUARDS: Guards;
    /// The minimum and maximum of its number, if known.
    const NUMBER: Option<[u8; 2]> = None;

    /// The argument of the hook, as [`Arguments`] keep it.
    fn number(&self) -> i16;
}

/// The minimum and maximum of the number among the subjects of an event, if known.
#[doc(hidden)]
pub const fn number_of(about: &[Option<[u8; 2]>]) -> Option<[u8; 2]> {
    let (mut number, mut at) = (None, 0);
    while at < about.len() {
        if about[at].is_some() {
            number = about[at];
        }
        at += 1;
    }
    number
}

/// What guards see of a [`Subject`].
pub trait Tell<T>: Subject {
    /// Adds it to the facts.
    fn tell(&self, facts: &mut Facts<T>);
}

/// The seat of an event: the one that acted, or to which it happened.
#[derive(Clone, Copy, Debug)]
pub struct BySeat(pub Seat);

impl Subject for BySeat {
    const TAKES: Parameter = Parameter {
        name: "by",
        doc: "the player who acted, or to whom it happened",
        kind: Seat::TYPE,
    };
    const GUARDS: Guards = &["by"];

    #[inline(always)]
    fn number(&self) -> i16 {
        self.0.number()
    }
}

impl<T> Tell<T> for BySeat {
    #[inline(always)]
    fn tell(&self, facts: &mut Facts<T>) {
        facts.seat = Some(self.0);
    }
}

/// Declares the [`Subject`]s of a game.
///
/// Each has its fields; the name, type and meaning of the hook's parameter; optionally the minimum
/// and maximum of that parameter; the guards that check it; and the values that these guards see in
/// `About`, a struct of options.
///
/// ```
/// #[derive(Default)]
/// pub struct About {
///     number: Option<u8>,
/// }
///
/// effects::subjects! {
///     for About;
///     Gold(gold: u8)
///         "gold": u8 = gold, "how much gold", 1 to 20;
///         guards ["min", "max"], number = gold;
/// }
///
/// use effects::{Facts, Subject, Tell};
/// assert_eq!((Gold::TAKES.name, Gold::NUMBER, Gold(3).number()), ("gold", Some([1, 20]), 3));
/// let mut facts = Facts::<About>::default();
/// Gold(3).tell(&mut facts);
/// assert_eq!(facts.about.number, Some(3));
/// ```
#[macro_export]
macro_rules! subjects {
    (for $About:ty; $(
        $Name:ident($($part:ident: $of:ty),+)
        $name:literal: $Type:ty = $number:expr, $doc:literal $(, $least:literal to $most:expr)?;
        guards $guards:expr $(, $fact:ident = $value:expr)*;
    )+) => { $(
        #[doc = $doc]
        #[derive(Clone, Copy)]
        pub(crate) struct $Name($(pub(crate) $of),+);

        impl $crate::Subject for $Name {
            const TAKES: ::script::Parameter = ::script::Parameter {
                name: $name,
                doc: $doc,
                kind: <$Type as ::script::Param>::TYPE,
            };
            const GUARDS: $crate::Guards = &$guards;
            $(const NUMBER: Option<[u8; 2]> = Some([$least, $most]);)?

            #[inline(always)]
            fn number(&self) -> i16 {
                let Self($($part),+) = *self;
                let _ = ($($part,)+);
                let value: $Type = $number;
                ::script::HookParam::number(value)
            }
        }

        impl $crate::Tell<$About> for $Name {
            #[inline(always)]
            fn tell(&self, facts: &mut $crate::Facts<$About>) {
                let Self($($part),+) = *self;
                let _ = ($($part,)+);
                let _ = &facts;
                $(facts.about.$fact = Some($value);)*
            }
        }
    )+ };
}

/// Builds the [`Facts`] of an event or a query from its [`Subject`]s, in the order of the hook's
/// parameters. The subjects are in the module `about`, which must be in scope.
#[macro_export]
macro_rules! facts_of {
    ($($Subject:ident($($part:expr),+)),* $(,)?) => {{
        #[allow(unused_mut, reason = "not all are about something")]
        let mut facts = $crate::Facts {
            args: ::script::Arguments::new(
                [$($crate::Subject::number(&about::$Subject($($part),+))),*]
            ),
            ..$crate::Facts::default()
        };
        $($crate::Tell::tell(&about::$Subject($($part),+), &mut facts);)*
        facts
    }};
}

/// The kind of news of an event.
#[doc(hidden)]
#[macro_export]
macro_rules! news_of {
    () => {
        None
    };
    ($news:ident) => {
        Some(News::$news.word())
    };
}

/// The facts about the events of another enum, if there is one.
#[doc(hidden)]
#[macro_export]
macro_rules! heard_of {
    () => {
        &[]
    };
    ($Inner:ty) => {
        <$Inner>::HEARD
    };
}

/// Declares the events of a game. Each entry has this form:
///
/// ```text
/// /// Description.
/// Audience(Subject(field), …), News: Variant { field: Type, … }; at arrival,
/// ```
///
/// - The [`Audience`] says who hears the event.
/// - The [`Subject`]s in parentheses say which fields it is about. The hook has these parameters in
///   this order, and the possible guards follow. An event that is not about a seat counts as every
///   seat's own.
/// - After a comma follows the kind of news, a member of `News`. Players can turn kinds off; an
///   event without a kind is always shown.
/// - At the end, `; at arrival` or `; at leaving` marks an event by which the card it is about
///   comes to a seat, or is gone.
///
/// The module `about` with the subjects, and the types `About` (what guards check) and `News`, must
/// be in scope. Fields of events that players hear implement [`Say`](play::Say). The calling crate
/// must depend on play and serde.
///
/// The last entry can include the events of another enum declared with this macro, such as those of
/// an expansion: `..Garden(GardenEvent) as "_garden" before Stepped`. Their names, hooks and kinds
/// of news are listed before the named event. The word after `as` begins with `_`, because the
/// variant itself has no name (see [`play::say`]).
/// ```
/// use play::Seat;
///
/// /// What guards look at.
/// #[derive(Clone, Copy, Debug, Default)]
/// pub struct About {
///     number: Option<u8>,
/// }
///
/// mod about {
///     pub(crate) use effects::BySeat as By;
///     effects::subjects! {
///         for super::About;
///         Gold(gold: u8)
///             "gold": u8 = gold, "how much gold";
///             guards ["min", "max"], number = gold;
///     }
/// }
///
/// play::words! {
///     /// Kinds of news.
///     News {
///         /// Gold that comes and goes.
///         Gold = "gold",
///     }
/// }
///
/// effects::events! {
///     /// One thing that happened.
///     Event {
///         /// A seat gained gold.
///         All(Gold(gold), By(seat)), Gold: Gained { seat: Seat, gold: u8 },
///         /// The flow moved on.
///         Nobody: Stepped,
///     }
/// }
///
/// # fn main() {
/// let gained = Event::Gained { seat: Seat(1), gold: 3 };
/// assert!(gained.audience().cards());
/// assert_eq!((gained.facts().seat, gained.facts().about.number), (Some(Seat(1)), Some(3)));
/// let heard = &Event::HEARD[gained.position()];
/// assert_eq!(heard.guards.concat(), ["min", "max", "by"]);
/// assert_eq!(heard.takes[1].name, "by");
/// assert_eq!((heard.name, heard.news), ("Gained", Some("gold")));
/// # }
/// ```
#[macro_export]
macro_rules! events {
    ($(#[$attribute:meta])* $name:ident {
        $($(#[doc = $doc:literal])+ $audience:ident $(($($Subject:ident($($of:ident),+)),+))?
            $(, $news:ident)?: $variant:ident $({ $($field:ident: $type:ty),+ $(,)? })? $(($inner:ty))?
            $(; at $moment:ident)?,)+
        $(.. $part:ident($Inner:ty) as $lent:literal before $next:ident,)?
    }) => {
        $(#[$attribute])*
        #[allow(missing_docs, reason = "fields are named after what they hold")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, ::serde::Serialize, ::play::Say)]
        pub enum $name {
            $($(#[doc = $doc])+ #[say_to($audience)] $variant $({ $($field: $type),+ })? $(($inner))?,)+
            $(#[doc = concat!("One of [`", stringify!($Inner), "`].")]
            #[serde(rename = $lent)]
            $part($Inner),)?
        }

        $(impl From<$Inner> for $name {
            #[inline(always)]
            fn from(event: $Inner) -> Self {
                Self::$part(event)
            }
        })?

        impl $name {
            const OWN: &'static [$crate::Heard] = &[$($crate::Heard {
                name: stringify!($variant),
                audience: $crate::Audience::$audience,
                takes: &[$($(<about::$Subject as $crate::Subject>::TAKES),+)?],
                guards: &[$($(<about::$Subject as $crate::Subject>::GUARDS),+)?],
                number: $crate::number_of(
                    &[$($(<about::$Subject as $crate::Subject>::NUMBER),+)?],
                ),
                moment: $crate::moment!($($moment)?),
                doc: concat!($($doc),+),
                news: $crate::news_of!($($news)?),
            },)+];

            const PART: &'static [$crate::Heard] = $crate::heard_of!($($Inner)?);

            /// Number of own events listed before those of the other enum.
            const BEFORE: usize = {
                #[allow(dead_code, reason = "counts the variants")]
                enum At { $($variant,)+ }
                #[allow(unused_mut, unused_assignments, reason = "without another enum: all")]
                let mut before = Self::OWN.len();
                $(before = At::$next as usize;)?
                before
            };

            /// The static facts about each event, in order.
            pub const HEARD: &'static [$crate::Heard] =
                &$crate::joined::<{ $name::OWN.len() + $name::PART.len() }>(
                    Self::OWN, Self::PART, Self::BEFORE,
                );

            /// Who hears the event.
            #[inline(always)]
            pub fn audience(&self) -> $crate::Audience {
                match self {
                    $(Self::$variant { .. } => $crate::Audience::$audience,)+
                    $(Self::$part(event) => <$Inner>::audience(event),)?
                }
            }

            /// The facts about the event.
            // Always inlined: the caller knows the variant, so most of this disappears.
            #[inline(always)]
            #[allow(unused_variables, reason = "an event need not be about all that it holds")]
            pub fn facts(&self) -> $crate::Facts<About> {
                match *self { $(
                    Self::$variant { $($($field,)+)? .. } => {
                        $crate::facts_of!($($($Subject($($of),+)),+)?)
                    }
                )+ $(Self::$part(event) => <$Inner>::facts(&event),)? }
            }

            /// Its index in [`Self::HEARD`].
            #[inline(always)]
            pub fn position(&self) -> usize {
                enum At { $($variant,)+ }
                let own = match self {
                    $(Self::$variant { .. } => At::$variant as usize,)+
                    $(Self::$part(event) => return Self::BEFORE + <$Inner>::position(event),)?
                };
                if own < Self::BEFORE { own } else { own + Self::PART.len() }
            }
        }
    };
}

#[cfg(test)]
#[allow(dead_code, reason = "a toy does not use all that the macros write")]
mod tests {
    use play::Seat;

    use super::{Audience, Heard};

    #[derive(Clone, Copy, Debug, Default)]
    pub struct About;

    mod about {
        pub(crate) use crate::BySeat as By;
    }

    play::words! {
        /// Kinds of news.
        News {
            /// Turns.
            Turns = "turns",
            /// What grows.
            Garden = "garden",
        }
    }

    crate::events! {
        /// One thing that happened.
        Event {
            /// A seat passed.
            Players, Turns: Passed { seat: Seat },
            /// The flow moved on.
            Nobody: Stepped,
            /// The game is over.
            All: Ended,
            ..Garden(GardenEvent) as "_garden" before Stepped,
        }
    }

    crate::events! {
        /// One thing that happened in the garden.
        GardenEvent {
            /// A season is over.
            Players, Garden: SeasonEnded,
            /// A seat found an apple.
            All(By(seat)), Garden: AppleFound { seat: Seat },
        }
    }

    crate::hooks! {
        for Event, events when [];
        /// Points of the card.
        SCORE = "score"() -> Some(script::Type::Int), at end;
    }

    #[test]
    fn events_of_another_enum_are_listed_where_the_list_says() {
        let names: Vec<_> = Event::HEARD.iter().map(|heard| heard.name).collect();
        assert_eq!(names, ["Passed", "SeasonEnded", "AppleFound", "Stepped", "Ended"]);
        let all: [Event; 5] = [
            Event::Passed { seat: Seat(0) },
            GardenEvent::SeasonEnded.into(),
            GardenEvent::AppleFound { seat: Seat(1) }.into(),
            Event::Stepped,
            Event::Ended,
        ];
        assert_eq!(all.map(|event| event.position()), [0, 1, 2, 3, 4]);
        let news: Vec<_> = Heard::news(Event::HEARD).collect();
        let garden = [("SeasonEnded", "garden"), ("AppleFound", "garden")];
        assert_eq!(news, [&[("Passed", "turns")], &garden[..]].concat());
    }

    #[test]
    fn cards_hear_events_of_another_enum_in_hooks_of_their_own() {
        let found = Event::from(GardenEvent::AppleFound { seat: Seat(1) });
        assert_eq!((found.audience(), found.facts().seat), (Audience::All, Some(Seat(1))));
        assert_eq!(
            (Hook::of(&found).name(), Hook::of(&found).guards().len()),
            ("on_apple_found", 1)
        );
        let hooks: Vec<_> = Hook::told_to_authors().iter().map(|hook| hook.name).collect();
        assert_eq!(hooks, ["score", "on_apple_found", "on_ended"]);
    }
}
