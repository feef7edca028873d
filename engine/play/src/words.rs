//! Declarations for every game: enums of words, and numbers of things.

/// An enum whose members are words of TOML, Luau, `.play` and Fluent. Declared with
/// [`words!`](crate::words!).
pub trait Word: Copy + 'static {
    /// All members in order.
    const ALL: &'static [Self];
    /// The word of each member, in the same order.
    const WORDS: &'static [&'static str];
    /// The meaning of each member, in the same order.
    const ABOUT: &'static [&'static str];

    /// The member's position in [`Self::ALL`].
    fn position(self) -> usize;

    /// The member with this word, if there is one.
    fn from_word(word: &str) -> Option<Self> {
        let at = Self::WORDS.iter().position(|known| *known == word)?;
        Some(Self::ALL[at])
    }
}

/// Declares an enum whose members are words.
///
/// It has `ALL`, `at`, `index`, `word` and [`Word`]. Members are ordered by position, and serde
/// writes them as their words. The calling crate must depend on serde and schemars.
///
/// ```
/// play::words! {
///     /// How large a thing is.
///     Size {
///         /// It fits in a hand.
///         Small = "small",
///         /// It does not.
///         VeryLarge = "very-large",
///     }
/// }
///
/// assert_eq!(Size::ALL, [Size::Small, Size::VeryLarge]);
/// assert_eq!(Size::VeryLarge.word(), "very-large");
/// assert_eq!(Size::at(Size::VeryLarge.index()), Some(Size::VeryLarge));
/// assert_eq!(<Size as play::Word>::from_word("large"), None);
/// assert_eq!(serde_json::to_string(&Size::VeryLarge).expect("a word"), "\"very-large\"");
/// ```
#[macro_export]
macro_rules! words {
    ($(#[$about:meta])* $Name:ident {
        $($(#[doc = $doc:literal])+ $Variant:ident = $word:literal),+ $(,)?
    }) => {
        $(#[$about])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord,
            ::serde::Serialize, ::serde::Deserialize, ::schemars::JsonSchema, $crate::Say,
        )]
        #[repr(u8)]
        pub enum $Name { $($(#[doc = $doc])+ #[serde(rename = $word)] $Variant,)+ }

        impl $Name {
            /// All members in order.
            pub const ALL: &'static [Self] = &[$(Self::$Variant,)+];

            /// The member at a position of [`Self::ALL`].
            #[inline]
            pub fn at(index: usize) -> ::core::option::Option<Self> {
                Self::ALL.get(index).copied()
            }

            /// The member's position in [`Self::ALL`].
            #[inline]
            pub fn index(self) -> usize {
                self as usize
            }

            /// The word of the member.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$Variant => $word,)+ }
            }
        }

        impl $crate::Word for $Name {
            const ALL: &'static [Self] = Self::ALL;
            const WORDS: &'static [&'static str] = &[$($word,)+];
            const ABOUT: &'static [&'static str] = &[$(concat!($($doc),+),)+];

            #[inline]
            fn position(self) -> usize {
                self as usize
            }
        }
    };
}

/// Declares types for numbers below 256 that identify things of a game: loaded cards, spaces of a
/// board.
///
/// [`Rules`](crate::Rules) receive the name of the type when they [spell](crate::Shown::spell) a
/// number. The calling crate must depend on serde.
///
/// ```
/// play::numbers! {
///     /// A card of the deck.
///     CardNo;
///     /// A space of the track, from 0.
///     Space;
/// }
///
/// let names = ["feather", "wager"];
/// assert_eq!(names[CardNo(1).at()], "wager");
/// assert_eq!(serde_json::to_string(&Space(3)).expect("a number"), "3");
/// ```
#[macro_export]
macro_rules! numbers {
    ($($(#[$doc:meta])* $Name:ident;)+) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord,
            ::serde::Serialize, ::serde::Deserialize, $crate::Say,
        )]
        pub struct $Name(pub u8);

        impl $Name {
            /// The number as an index.
            #[inline]
            pub fn at(self) -> usize {
                usize::from(self.0)
            }
        }
    )+};
}
