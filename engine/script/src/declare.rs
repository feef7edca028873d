//! The macros that declare verbs, filters and handles.

/// Declares the verbs of a game: an enum with one inner enum for each kind of verb. The decoding of
/// arguments, the type definitions and the manual are derived from it.
///
/// Scripts call a verb as a method, by the snake_case name of the variant: `me:gain_points(2)`. A
/// game carries out each kind in its own `match`, so the compiler reports a forgotten verb.
///
/// Attributes before a verb, in this order:
///
/// - `#[tells(…)]`: what the text of a card must say about the verb ([`Tells`](crate::Tells));
/// - `#[keeps("counter")]`: the number of the card that it reads or sets ([`Keeps`](crate::Keeps));
/// - `#[causes("on_gold_gained")]`: the hook whose event the verb always causes for the owner,
///   unless its amount is 0.
///
/// ```
/// script::verbs! {
///     /// What a card can do.
///     pub enum Verb {
///         query Query {
///             /// Points of the owner.
///             Points -> i64;
///         }
///         act Act {
///             /// The owner gets points.
///             #[tells(gain)]
///             GainPoints(
///                 /// How much.
///                 amount: i64,
///             );
///         }
///         ask Ask {
///             /// The owner picks a number.
///             PickNumber(min: i64, max: i64) -> Option<i64>;
///         }
///     }
/// }
/// let verb = Verb::Act(Act::GainPoints { amount: 2 });
/// assert_ne!(verb, Verb::Query(Query::Points));
/// ```
#[macro_export]
macro_rules! verbs {
    (
        $(#[$about:meta])*
        $seen:vis enum $Name:ident {
            $( $kind:ident $Kind:ident { $(
                $(#[doc = $doc:literal])*
                $(#[tells($($tells:tt)+)])?
                $(#[keeps($($keeps:tt)+)])?
                $(#[causes($causes:literal)])?
                $Variant:ident
                $( ( $( $(#[doc = $parameter_doc:literal])* $parameter:ident : $of:ty ),+ $(,)? ) )?
                $( -> $result:ty )? ;
            )+ } )+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        $seen enum $Name {
            $( #[doc = concat!("A verb of the kind `", stringify!($kind), "`.")] $Kind($Kind), )+
        }

        $(
            #[doc = concat!("The verbs of the kind `", stringify!($kind), "`.")]
            #[allow(clippy::enum_variant_names, reason = "a verb is called as scripts call it")]
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            $seen enum $Kind { $(
                $(#[doc = $doc])*
                $Variant $( { $( #[doc = concat!($($parameter_doc, "\n",)*)] $parameter: $of, )+ } )?,
            )+ }
        )+

        impl $crate::Verbs for $Name {
            const VERBS: &'static [$crate::VerbEntry<Self>] = &[
                $( $(
                    $crate::VerbEntry {
                        verb: $crate::Verb {
                            variant: stringify!($Variant),
                            doc: concat!($($doc, "\n",)*),
                            kind: $crate::verb_kind!($kind),
                            parameters: &[ $( $( $crate::Parameter {
                                name: stringify!($parameter),
                                doc: concat!($($parameter_doc, "\n",)*),
                                kind: <$of as $crate::Param>::TYPE,
                            }, )+ )? ],
                            numbers: &[ $( $( <$of as $crate::Param>::NUMBERS, )+ )? ],
                            result: <$crate::verb_result!($($result)?) as $crate::Param>::TYPE,
                            tells: $crate::verb_tells!($($($tells)+)?),
                            keeps: $crate::verb_keeps!($($($keeps)+)?),
                            causes: $crate::verb_causes!($($causes)?),
                        },
                        decode: |arguments| {
                            let _ = &arguments;
                            Ok($Name::$Kind($Kind::$Variant $( {
                                $( $parameter: arguments.take(stringify!($parameter))?, )+
                            } )?))
                        },
                    },
                )+ )+
            ];

            #[inline]
            fn map_handles(
                self,
                map: &mut impl FnMut(&'static str, i64) -> i64,
            ) -> Self {
                let _ = &map;
                match self { $(
                    Self::$Kind(verb) => Self::$Kind(match verb { $(
                        $Kind::$Variant $( { $( $parameter ),+ } )? => $Kind::$Variant $( { $(
                            $parameter: $crate::Param::map_handles($parameter, map),
                        )+ } )?,
                    )+ }),
                )+ }
            }

            fn variant(self) -> &'static str {
                match self { $(
                    Self::$Kind(verb) => match verb { $(
                        $Kind::$Variant $( { $( $parameter: _ ),+ } )? => stringify!($Variant),
                    )+ },
                )+ }
            }

            fn told(self) -> ::std::vec::Vec<(&'static str, $crate::PassedValue)> {
                match self { $(
                    Self::$Kind(verb) => match verb { $(
                        $Kind::$Variant $( { $( $parameter ),+ } )? => ::std::vec![ $( $(
                            (stringify!($parameter), $crate::Param::told($parameter)),
                        )+ )? ],
                    )+ },
                )+ }
            }
        }
    };
}

/// The kind of a declared verb: `query`, `act` or `ask`.
#[doc(hidden)]
#[macro_export]
macro_rules! verb_kind {
    (query) => {
        $crate::VerbKind::Query
    };
    (act) => {
        $crate::VerbKind::Act
    };
    (ask) => {
        $crate::VerbKind::Ask
    };
}

/// The result type of a declared verb; `()` without one.
#[doc(hidden)]
#[macro_export]
macro_rules! verb_result {
    () => {
        ()
    };
    ($result:ty) => {
        $result
    };
}

/// The effects of a declared verb on goods: [`Tells`](crate::Tells), separated by commas.
#[doc(hidden)]
#[macro_export]
macro_rules! verb_tells {
    ($($tells:ident $(= $word:literal)?),*) => {
        &[ $( $crate::verb_tells!(@ $tells $($word)?) ),* ]
    };
    (@ gain) => {
        $crate::Tells::Gain
    };
    (@ pay) => {
        $crate::Tells::Pay
    };
    (@ cost) => {
        $crate::Tells::Cost
    };
    (@ offer) => {
        $crate::Tells::Offer
    };
    (@ count) => {
        $crate::Tells::Count
    };
    (@ between) => {
        $crate::Tells::Between
    };
    (@ other) => {
        $crate::Tells::Other(None)
    };
    (@ other $word:literal) => {
        $crate::Tells::Other(Some($word))
    };
}

/// The number of a card that a declared verb reads or sets: [`Keeps`](crate::Keeps).
#[doc(hidden)]
#[macro_export]
macro_rules! verb_keeps {
    () => {
        ::core::option::Option::None
    };
    ($key:literal) => {
        ::core::option::Option::Some($crate::Keeps {
            key: $key,
            each_round: ::core::option::Option::None,
        })
    };
    ($key:literal, each_round = $each_round:literal) => {
        ::core::option::Option::Some($crate::Keeps {
            key: $key,
            each_round: ::core::option::Option::Some($each_round),
        })
    };
}

/// The hook whose event a declared verb causes.
#[doc(hidden)]
#[macro_export]
macro_rules! verb_causes {
    () => {
        ::core::option::Option::None
    };
    ($hook:literal) => {
        ::core::option::Option::Some($hook)
    };
}

/// Declares a filter: a struct that scripts write as a table of named fields, `me:count{ kind =
/// "big", min = 3 }`.
///
/// Each field is an [`Option`], or a [`bool`] that is false if missing. An omitted filter has no
/// fields.
///
/// ```
/// script::filter! {
///     /// Which items.
///     pub struct ItemFilter {
///         /// Lowest value.
///         min: Option<i64>,
///         /// Whether the player may decline.
///         optional: bool,
///     }
/// }
/// assert_eq!(ItemFilter::default(), ItemFilter { min: None, optional: false });
/// ```
#[macro_export]
macro_rules! filter {
    (
        $(#[doc = $about:literal])*
        $seen:vis struct $Name:ident {
            $( $(#[doc = $doc:literal])* $field:ident : $of:ty ),+ $(,)?
        }
    ) => {
        $(#[doc = $about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        $seen struct $Name {
            $( $(#[doc = $doc])* pub $field: $of, )+
        }

        impl $Name {
            const FILTER: &'static $crate::FilterType = &$crate::FilterType {
                name: stringify!($Name),
                doc: concat!($($about, "\n",)*),
                fields: &[ $( $crate::FieldEntry {
                    name: stringify!($field),
                    doc: concat!($($doc, "\n",)*),
                    kind: <$of as $crate::FilterField>::TYPE,
                    numbers: <$of as $crate::FilterField>::NUMBERS,
                }, )+ ],
            };
        }

        impl $crate::Param for $Name {
            const TYPE: $crate::Type = $crate::Type::Filter(Self::FILTER);

            fn decode(argument: $crate::Arg<'_>) -> $crate::Decoded<Self> {
                let mut filter = Self::default();
                argument.fields(Self::FILTER, |name, value| {
                    match name {
                        $( stringify!($field) => {
                            Some(<$of as $crate::FilterField>::decode(value)
                                .map(|value| filter.$field = value))
                        } )+
                        _ => None,
                    }
                })?;
                Ok(filter)
            }

            #[inline]
            fn map_handles(self, map: &mut impl FnMut(&'static str, i64) -> i64) -> Self {
                Self { $( $field: $crate::FilterField::map_handles(self.$field, map), )+ }
            }

            fn told(self) -> $crate::PassedValue {
                $crate::PassedValue::fields(
                    [ $( (stringify!($field), $crate::FilterField::told(self.$field)), )+ ]
                )
            }
        }
    };
}

/// Makes a handle from a tuple struct around a number, which identifies a thing of the game.
/// Scripts can pass a handle to verbs and compare it, and nothing else. `handle!(Item: u8)` is for
/// `struct Item(u8)`.
///
/// ```
/// #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
/// pub struct Item(pub u8);
/// script::handle!(Item: u8);
/// ```
#[macro_export]
macro_rules! handle {
    ($Name:ident : $number:ty) => {
        impl $crate::Param for $Name {
            const TYPE: $crate::Type = $crate::Type::Handle(stringify!($Name));

            fn decode(argument: $crate::Arg<'_>) -> $crate::Decoded<Self> {
                argument.handle::<$number>(stringify!($Name)).map(Self)
            }

            #[inline]
            fn map_handles(self, map: &mut impl FnMut(&'static str, i64) -> i64) -> Self {
                let mapped = map(stringify!($Name), self.0.into());
                Self(
                    <$number>::try_from(mapped).expect("a game answers with numbers of its things"),
                )
            }

            fn told(self) -> $crate::PassedValue {
                $crate::PassedValue::Thing(stringify!($Name), self.0.into())
            }
        }

        impl $crate::HookParam for $Name {
            #[inline]
            fn number(self) -> i16 {
                self.0.into()
            }
        }
    };
}
