//! Market cards: weapons, traits, skills and armor, and the sets armor belongs to.

use content::CardKind;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Colour, Direction, HookName, When};

/// The printing a card first appeared in. The older rulebooks list 48 market cards, the second
/// edition 53.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Printing {
    /// In both editions.
    #[default]
    First,
    /// Only from the second edition on.
    Later,
}

/// A weapon: a permanent ability or bonus that needs one or two hands.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// Card number.
    pub number: u16,
    /// Dots of the set-up group.
    #[schemars(range(min = 1, max = 2))]
    pub dots: u8,
    /// Price in gold.
    #[schemars(range(max = 20))]
    pub cost: u8,
    /// Hands needed; nobody has more than two.
    #[schemars(range(max = 2))]
    pub hands: u8,
    /// First printing.
    #[serde(default)]
    pub printing: Printing,
}

/// A trait: moves the alignment marker when bought, gives stars at the end.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Trait {
    /// Card number.
    pub number: u16,
    /// Dots of the set-up group.
    #[schemars(range(min = 1, max = 2))]
    pub dots: u8,
    /// Price in gold.
    #[schemars(range(max = 20))]
    pub cost: u8,
    /// Where the marker moves when the card is bought.
    pub arrow: Direction,
    /// First printing.
    #[serde(default)]
    pub printing: Printing,
}

/// A skill: moves the alignment marker each time it is used.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Skill {
    /// Card number.
    pub number: u16,
    /// Dots of the set-up group.
    #[schemars(range(min = 1, max = 2))]
    pub dots: u8,
    /// Price in gold.
    #[schemars(range(max = 20))]
    pub cost: u8,
    /// Where the marker moves when the skill is used.
    pub arrow: Direction,
    /// First printing.
    #[serde(default)]
    pub printing: Printing,
}

/// A piece of armor: stars for a set.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Armor {
    /// Card number.
    pub number: u16,
    /// Dots of the set-up group.
    #[schemars(range(min = 1, max = 2))]
    pub dots: u8,
    /// Price in gold.
    #[schemars(range(max = 20))]
    pub cost: u8,
    /// The set it belongs to: the id of an `armor_set`.
    pub set: String,
    /// First printing.
    #[serde(default)]
    pub printing: Printing,
}

/// A set of armor: how many stars for how many of its cards.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArmorSet {
    /// Number of cards of the complete set.
    #[schemars(range(min = 1, max = 8))]
    pub size: u8,
    /// Stars for 1, 2, … cards of the set.
    #[schemars(length(min = 1, max = 8))]
    pub stars: Vec<u8>,
    /// The class colour that gets one more star, once for the set.
    pub colour: Colour,
}

macro_rules! kind {
    ($($type:ident = $folder:literal, acts $acts:literal;)+) => {
        $(impl CardKind for $type {
            const KIND: &'static str = $folder;
            const ACTS: bool = $acts;
            type Hook = HookName;
            type When = When;
        })+
    };
}

kind! {
    Weapon = "weapon", acts true;
    Trait = "trait", acts true;
    Skill = "skill", acts true;
    Armor = "armor", acts true;
    ArmorSet = "armor_set", acts false;
}
