//! The enumerations of the rulebook.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer};
use serde_json::json;

/// Declares an enumeration whose values are words of card files and scripts.
macro_rules! words {
    ($(#[$about:meta])* $Name:ident { $($members:tt)+ }) => {
        play::words! { $(#[$about])* $Name { $($members)+ } }
        impl script::Word for $Name {}
    };
}
pub(crate) use words;

words! {
    /// The six attributes, in the order of the rows on the sheet.
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

play::words! {
    /// Kinds of news, which players can turn off.
    News {
        /// Set-up.
        Setup = "setup",
        /// The course of rounds and turns.
        Turns = "turns",
        /// Dice and the alignment marker.
        Dice = "dice",
        /// Gold and charisma tokens.
        Gold = "gold",
        /// Market cards.
        Cards = "cards",
        /// Hunts and the final battle.
        Hunts = "hunts",
        /// Rewards of hunts.
        Rewards = "rewards",
    }
}

impl News {
    /// Whether only hunts cause it, which an expansion adds.
    pub fn is_of_hunts(self) -> bool {
        match self {
            Self::Hunts | Self::Rewards => true,
            Self::Setup | Self::Turns | Self::Dice | Self::Gold | Self::Cards => false,
        }
    }
}

words! {
    /// The colors of dice. The first six are class colors. A gold die pays gold. `boost` is a boost
    /// die, which has no color.
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
        /// No color: a boost die.
        Boost = "boost",
    }
}

/// A color of a die. Boost dice have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RealColour(Colour);

impl RealColour {
    const WORDS: &[&str] = <Colour as play::Word>::WORDS.split_at(Colour::Boost as usize).0;

    /// The color.
    pub fn colour(self) -> Colour {
        self.0
    }
}

impl<'de> Deserialize<'de> for RealColour {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        match Colour::deserialize(from)? {
            Colour::Boost => {
                let words = Self::WORDS.join(", ");
                Err(serde::de::Error::custom(format!("a boost die has no color; known: {words}")))
            }
            colour => Ok(Self(colour)),
        }
    }
}

impl JsonSchema for RealColour {
    fn schema_name() -> Cow<'static, str> {
        "RealColour".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        some_colours("A color of a die. Boost dice have none.", Self::WORDS)
    }
}

/// The color of a class: one of six, never gold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClassColour(Colour);

impl ClassColour {
    /// The six colors.
    const WORDS: &[&str] = <Colour as play::Word>::WORDS.split_at(Colour::Gold as usize).0;

    /// The color.
    pub fn colour(self) -> Colour {
        self.0
    }
}

impl<'de> Deserialize<'de> for ClassColour {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        match Colour::deserialize(from)? {
            colour @ (Colour::Gold | Colour::Boost) => {
                let words = Self::WORDS.join(", ");
                Err(serde::de::Error::custom(format!(
                    "no class is {}; known: {words}",
                    colour.word()
                )))
            }
            colour => Ok(Self(colour)),
        }
    }
}

impl JsonSchema for ClassColour {
    fn schema_name() -> Cow<'static, str> {
        "ClassColour".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        some_colours("The color of a class: one of six, never gold.", Self::WORDS)
    }
}

/// The schema of these words of [`Colour`], with their meanings.
fn some_colours(about: &str, words: &[&str]) -> Schema {
    let meant = words.iter().zip(<Colour as play::Word>::ABOUT);
    let words = meant.map(
        |(word, about)| json!({ "type": "string", "const": word, "description": about.trim() }),
    );
    schemars::json_schema!({ "description": about, "oneOf": words.collect::<Vec<_>>() })
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
        /// A permanent ability or bonus. It needs hands.
        Weapon = "weapon",
        /// Stars at the end, under a condition.
        Trait = "trait",
        /// An ability that moves the alignment marker when used.
        Skill = "skill",
        /// Stars for cards of one set.
        Armor = "armor",
        /// Acts once, when it is bought.
        Scroll = "scroll",
    }
}

words! {
    /// The three cards of an adventure, in the order in which heroes reach them.
    AdventureKind {
        /// The place where the monster lives.
        Location = "location",
        /// What is in the way.
        Obstacle = "obstacle",
        /// The way the monster attacks.
        Attack = "attack",
    }
}

words! {
    /// The moments at which skills can be used.
    Window {
        /// The dice are on the initiative cards.
        DiceLaid = "dice-laid",
        /// Before a seat takes an initiative card.
        BeforePick = "before-pick",
        /// After the owner's die was taken or placed, or its attribute action was done.
        Placed = "placed",
        /// At the start of a market turn; with `own = true`, only of the owner's.
        MarketTurn = "market-turn",
        /// After the owner bought a card.
        Bought = "bought",
        /// Before the dice of the owner's hunt are rolled.
        BeforeHunt = "before-hunt",
        /// After the dice of the owner's hunt are rolled.
        AfterHunt = "after-hunt",
        /// At the start of cleanup.
        Cleanup = "cleanup",
        /// Before final scoring.
        End = "end",
    }
}

words! {
    /// The source of a bought card.
    Stock {
        /// The market row.
        Market = "market",
        /// The discard pile.
        Discard = "discard",
        /// The top of the deck.
        Deck = "deck",
    }
}

words! {
    /// The place of cards that a script looks for.
    Zone {
        /// The market row.
        Market = "market",
        /// The discard pile.
        Discard = "discard",
        /// The owner's cards.
        Own = "own",
        /// The other players' cards.
        Rivals = "rivals",
    }
}

play::words! {
    /// The nine alignments of the grid, by cell.
    Outlook {
        /// Top left.
        LawfulGood = "lawful-good",
        /// Top.
        NeutralGood = "neutral-good",
        /// Top right.
        ChaoticGood = "chaotic-good",
        /// Left.
        LawfulNeutral = "lawful-neutral",
        /// Center.
        TrueNeutral = "true-neutral",
        /// Right.
        ChaoticNeutral = "chaotic-neutral",
        /// Bottom left.
        LawfulEvil = "lawful-evil",
        /// Bottom.
        NeutralEvil = "neutral-evil",
        /// Bottom right.
        ChaoticEvil = "chaotic-evil",
    }
}

impl Direction {
    /// The next cell in this direction. Cells are numbered row by row from the top left. Rule:
    /// `alignment-move`.
    pub fn from_cell(self, cell: u8) -> Option<u8> {
        match self {
            Self::Good => cell.checked_sub(3),
            Self::Evil => (cell < 6).then(|| cell + 3),
            Self::Lawful => (!cell.is_multiple_of(3)).then(|| cell - 1),
            Self::Chaotic => (cell % 3 < 2).then(|| cell + 1),
        }
    }
}
