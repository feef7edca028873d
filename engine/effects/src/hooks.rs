//! The hooks of a game: the declared ones, and one for each event that cards hear.

use std::borrow::Cow;

use play::say::hook;
use schemars::Schema;
use serde_json::json;

use crate::{Guards, Heard};

/// A hook that is not an event.
#[derive(Clone, Copy, Debug)]
pub struct Declared {
    /// The hook for the Luau definitions and the manual, without its guards.
    pub hook: script::Hook<'static>,
    /// The guards that it can have, subject by subject.
    pub guards: &'static [Guards],
}

/// The names of all hooks: the declared ones, then one for each event.
pub fn hook_names(declared: &[Declared], events: &[Heard]) -> Vec<&'static str> {
    let event = |event: &Heard| -> &'static str { Box::leak(hook(event.name).into()) };
    let declared = declared.iter().map(|declared| declared.hook.name);
    declared.chain(events.iter().map(event)).collect()
}

/// The JSON schema for the names of hooks.
pub fn hook_schema(hooks: Vec<script::Hook<'_>>) -> Schema {
    let hook =
        |hook: script::Hook<'_>| json!({ "const": hook.name, "description": hook.described() });
    schemars::json_schema!({
        "description": "A moment at which a card acts.",
        "oneOf": hooks.into_iter().map(hook).collect::<Vec<_>>(),
    })
}

/// The name of the hook type in schemas.
pub const HOOK: Cow<'static, str> = Cow::Borrowed("Hook");

/// Declares the hooks of a game whose events are declared with [`events!`](crate::events!).
///
/// It defines the type `Hook`, with a constant for each hook that is not an event, and `HookName`,
/// a hook as TOML names it. The subjects in parentheses (each a [`Subject`](crate::Subject) of the
/// module `about`, which must be in scope) give the parameters and the possible guards. Further
/// guards follow after `when`.
///
/// `events when` lists the guards that all event hooks have in common. `at end` marks a hook that
/// is called only after the last round. The calling crate must depend on serde and schemars.
///
/// ```
/// # use play::Seat;
/// # #[derive(Clone, Copy, Debug, Default)]
/// # pub struct About;
/// # mod about {
/// #     pub(crate) use effects::BySeat as By;
/// # }
/// effects::events! {
///     /// One thing that happened.
///     Event {
///         /// A seat was robbed.
///         All(By(seat)): Robbed { seat: Seat },
///         /// The flow moved on.
///         Nobody: Stepped,
///     }
/// }
///
/// effects::hooks! {
///     for Event, events when ["own"];
///     /// Points of the card.
///     SCORE = "score"() -> Some(script::Type::Int), at end;
/// }
///
/// # fn main() {
/// let robbed = Hook::of(&Event::Robbed { seat: Seat(0) });
/// assert_eq!((robbed.name(), robbed.guards()), ("on_robbed", ["by", "own"].as_slice()));
/// let told: Vec<_> = Hook::told_to_authors().iter().map(|hook| hook.name).collect();
/// assert_eq!(told, ["score", "on_robbed"], "no card hears of a step");
/// # }
/// ```
#[macro_export]
macro_rules! hooks {
    (for $Event:ty, events when $shared:expr; $(
        $(#[doc = $doc:literal])+
        $HOOK:ident = $name:literal($($Subject:ident),*) -> $returns:expr
            $(, at $moment:ident)? $(, when $guards:expr)?;
    )+) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "counts the constants")]
        enum Position { $($HOOK,)+ }

        /// A hook, kept as its index: first the declared hooks, then one for each event.
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord,
            ::serde::Serialize, ::serde::Deserialize, ::play::Say,
        )]
        pub struct Hook(u8);

        /// A hook as TOML names it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub struct HookName(pub Hook);

        impl Hook {
            $($(#[doc = $doc])+ pub const $HOOK: Self = Self(Position::$HOOK as u8);)+

            /// The number of hooks.
            pub const COUNT: usize = Self::DECLARED.len() + <$Event>::HEARD.len();

            const DECLARED: &'static [$crate::Declared] = &[$($crate::Declared {
                hook: ::script::Hook {
                    name: $name,
                    doc: concat!($($doc),+).trim_ascii(),
                    takes: &[$(<about::$Subject as $crate::Subject>::TAKES),*],
                    returns: $returns,
                    guards: &[],
                    number: $crate::number_of(
                        &[$(<about::$Subject as $crate::Subject>::NUMBER),*],
                    ),
                    event: false,
                    moment: $crate::moment!($($moment)?),
                    only: None,
                },
                guards: &[
                    $(<about::$Subject as $crate::Subject>::GUARDS,)* $(&$guards,)?
                ],
            },)+];

            fn names() -> &'static [&'static str] {
                static NAMES: ::std::sync::OnceLock<::std::vec::Vec<&'static str>> =
                    ::std::sync::OnceLock::new();
                NAMES.get_or_init(|| $crate::hook_names(Self::DECLARED, <$Event>::HEARD))
            }

            /// The hook of an event.
            // Always inlined: the caller knows the variant, so the index is a constant.
            #[inline(always)]
            pub fn of(event: &$Event) -> Self {
                Self((Self::DECLARED.len() + event.position()) as u8)
            }

            /// Index among all hooks.
            #[inline]
            pub fn index(self) -> usize {
                usize::from(self.0)
            }

            /// The name in TOML and Luau.
            pub fn name(self) -> &'static str {
                Self::names()[self.index()]
            }

            /// The name of the hook at an index.
            pub fn named_at(at: u8) -> Option<&'static str> {
                Self::names().get(usize::from(at)).copied()
            }

            /// The event of the hook, if it has one.
            #[inline]
            pub fn event(self) -> Option<&'static $crate::Heard> {
                self.index().checked_sub(Self::DECLARED.len()).map(|event| &<$Event>::HEARD[event])
            }

            /// The hooks that cards can have: all except those of events that no card hears.
            pub fn for_cards() -> impl Iterator<Item = Self> {
                let all = (0..Self::COUNT).map(|at| Self(at as u8));
                all.filter(|hook| hook.event().is_none_or(|event| event.audience.cards()))
            }

            /// The guards that the hook can have, by their keys in `when`.
            pub fn guards(self) -> $crate::Guards {
                static GUARDS: ::std::sync::OnceLock<::std::vec::Vec<::std::vec::Vec<&str>>> =
                    ::std::sync::OnceLock::new();
                let all = GUARDS.get_or_init(|| {
                    (0..Self::COUNT).map(|at| Self(at as u8).listed_guards()).collect()
                });
                &all[self.index()]
            }

            fn listed_guards(self) -> ::std::vec::Vec<&'static str> {
                const SHARED: $crate::Guards = &$shared;
                match self.event() {
                    Some(event) => [&event.guards.concat(), SHARED].concat(),
                    None => Self::DECLARED[self.index()].guards.concat(),
                }
            }

            /// The hook for the Luau definitions and the manual.
            fn told(self) -> ::script::Hook<'static> {
                match self.event() {
                    Some($crate::Heard { takes, number, moment, doc, .. }) => ::script::Hook {
                        name: self.name(),
                        doc: doc.trim_ascii(),
                        takes,
                        returns: None,
                        guards: self.guards(),
                        number: *number,
                        event: true,
                        moment: *moment,
                        only: None,
                    },
                    None => ::script::Hook {
                        guards: self.guards(),
                        ..Self::DECLARED[self.index()].hook
                    },
                }
            }

            /// Every hook that cards can have, with its description.
            pub fn all() -> ::std::vec::Vec<(Self, ::script::Hook<'static>)> {
                Self::for_cards().map(|hook| (hook, hook.told())).collect()
            }

            /// Every hook that cards can have, for the Luau definitions and the manual.
            pub fn told_to_authors() -> ::std::vec::Vec<::script::Hook<'static>> {
                Self::for_cards().map(Self::told).collect()
            }
        }

        impl $crate::Takes for Hook {
            #[inline]
            fn takes(self) -> &'static [::script::Parameter] {
                match self.event() {
                    Some(event) => event.takes,
                    None => Self::DECLARED[self.index()].hook.takes,
                }
            }

            fn number(self) -> Option<[u8; 2]> {
                match self.event() {
                    Some(event) => event.number,
                    None => Self::DECLARED[self.index()].hook.number,
                }
            }
        }

        impl ::std::fmt::Display for Hook {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl ::serde::Serialize for HookName {
            fn serialize<S: ::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.0.name())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for HookName {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let name = <::std::string::String as ::serde::Deserialize>::deserialize(from)?;
                let hook = Hook::for_cards().find(|hook| hook.name() == name);
                let unknown = || ::serde::de::Error::custom(format!("unknown hook “{name}”"));
                hook.map(Self).ok_or_else(unknown)
            }
        }

        impl ::schemars::JsonSchema for HookName {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                $crate::HOOK
            }

            fn json_schema(_: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                $crate::hook_schema(Hook::told_to_authors())
            }
        }
    };
}

/// The declared moment of a hook in the life of a card.
#[doc(hidden)]
#[macro_export]
macro_rules! moment {
    () => {
        None
    };
    (arrival) => {
        Some(::script::Moment::Arrival)
    };
    (leaving) => {
        Some(::script::Moment::Leaving)
    };
    (end) => {
        Some(::script::Moment::End)
    };
}
