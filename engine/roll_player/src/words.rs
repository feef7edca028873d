//! The rulebook's enumerations.

/// Declares an enumeration whose members are the words of TOML, Luau, `.play` and Fluent.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$about])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord,
            ::serde::Serialize, ::serde::Deserialize, ::schemars::JsonSchema,
        )]
        #[serde(rename_all = "kebab-case")]
        #[repr(u8)]
        pub enum $name { $($(#[$doc])* $variant,)+ }

        impl $name {
            /// All members in order.
            pub const ALL: &[Self] = &[$(Self::$variant,)+];

            /// The member at a position of [`Self::ALL`].
            pub fn at(index: usize) -> Option<Self> {
                Self::ALL.get(index).copied()
            }

            /// The member's position in [`Self::ALL`].
            #[inline]
            pub fn index(self) -> usize {
                self as usize
            }

            /// The word for the member.
            pub fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)+ }
            }
        }

        impl script::Word for $name {
            const WORDS: &'static [&'static str] = &[$($word,)+];
            fn from_word(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$variant),)+ _ => None }
            }
        }
    };
}
pub(crate) use words;

words! {
    /// The six attributes, in the order of the sheet's rows.
    Attribute {
        /// Strength.
        Str = "str",
        /// Dexterity.
        Dex = "dex",
        /// Constitution.
        Con = "con",
        /// Intelligence.
        Int = "int",
        /// Wisdom.
        Wis = "wis",
        /// Charisma.
        Cha = "cha",
    }
}

words! {
    /// Colours of dice. The first six are class colours; gold dice pay gold.
    Colour {
        /// Green.
        Green = "green",
        /// Blue.
        Blue = "blue",
        /// Red.
        Red = "red",
        /// Purple.
        Purple = "purple",
        /// Black.
        Black = "black",
        /// White.
        White = "white",
        /// Gold.
        Gold = "gold",
    }
}

words! {
    /// Directions on the alignment grid.
    Direction {
        /// Up.
        Good = "good",
        /// Down.
        Evil = "evil",
        /// To the left.
        Lawful = "lawful",
        /// To the right.
        Chaotic = "chaotic",
    }
}

words! {
    /// Kinds of market cards.
    MarketKind {
        /// A permanent ability or bonus; needs hands.
        Weapon = "weapon",
        /// Stars at the end, on a condition.
        Trait = "trait",
        /// An ability that moves the alignment marker when used.
        Skill = "skill",
        /// Stars for a set.
        Armor = "armor",
    }
}

words! {
    /// The moments at which skills are offered.
    Window {
        /// The dice lie on the initiative cards.
        DiceLaid = "dice-laid",
        /// Before a seat takes an initiative card.
        BeforePick = "before-pick",
        /// The own die has been taken, placed, or its action done.
        Placed = "placed",
        /// Start of a market turn.
        MarketTurn = "market-turn",
        /// After an own purchase.
        Bought = "bought",
        /// Start of cleanup.
        Cleanup = "cleanup",
        /// Before final scoring.
        End = "end",
    }
}

impl Direction {
    /// The cell next to a cell in this direction; cells count row by row from the top left.
    pub fn from_cell(self, cell: u8) -> Option<u8> {
        match self {
            Self::Good => cell.checked_sub(3),
            Self::Evil => (cell < 6).then(|| cell + 3),
            Self::Lawful => (!cell.is_multiple_of(3)).then(|| cell - 1),
            Self::Chaotic => (cell % 3 < 2).then(|| cell + 1),
        }
    }
}
