//! The kinds of content: class cards, maps, sets of tokens.

use std::collections::BTreeMap;

use content::{CardKind, Origin};
use play::words;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

words! {
    /// How dark a region is printed: with how many players it is used.
    Shade {
        /// Used by 2, 3 and 4 players.
        Light = "light",
        /// Used by 3 and 4 players.
        Middle = "middle",
        /// Used by 4 players.
        Dark = "dark",
    }
}

words! {
    /// How two regions are joined.
    BorderKind {
        /// They share a frontier.
        Land = "land",
        /// An arrow over the sea joins them.
        Arrow = "arrow",
    }
}

words! {
    /// The moments at which a class card acts.
    Hook {
        /// Further cubes that the holder may place with those for rats.
        ExtraCubes = "extra_cubes",
        /// How many regions the plague may be moved by the holder.
        Reach = "reach",
        /// Neutral cubes that the plague may count as, if the holder moved it.
        NeutralCubes = "neutral_cubes",
        /// Whether the card may be used now, beside its guards.
        CanUse = "can_use",
        /// The card is used in the holder's turn; in the last round too, without `on_last`.
        OnUse = "on_use",
        /// The card is used in the last round.
        OnLast = "on_last",
    }
}

impl Shade {
    /// Fewest seats with which regions of this shade are used.
    pub fn seats(self) -> u8 {
        match self {
            Self::Light => 2,
            Self::Middle => 3,
            Self::Dark => 4,
        }
    }
}

impl Hook {
    /// Whether scripts may only read in this hook.
    pub fn is_query(self) -> bool {
        self < Self::OnUse
    }
}

/// A hook as the Luau definitions and the manual tell it.
#[derive(Clone, Copy, Debug)]
pub struct HookDoc {
    /// The hook.
    pub hook: Hook,
    /// When it is called.
    pub doc: &'static str,
    /// What its argument is; empty when it has none.
    pub arg: &'static str,
}

/// Every hook with one sentence.
pub fn hook_docs() -> Vec<HookDoc> {
    let doc = |hook: &Hook| match hook {
        Hook::ExtraCubes => ("Further cubes that may be placed with those for rats.", ""),
        Hook::Reach => ("How many regions the plague may be moved; 1 without any card.", ""),
        Hook::NeutralCubes => {
            ("Neutral cubes the plague may count as where it ravages.", "the region")
        }
        Hook::CanUse => ("Whether the card may be used now, beside its guards.", ""),
        Hook::OnUse => (
            "The card is used in its holder's turn (in the last round, too, if there is no on_last).",
            "",
        ),
        Hook::OnLast => ("The card is used in the last round.", ""),
    };
    let all = Hook::ALL.iter().map(|hook| {
        let (doc, arg) = doc(hook);
        HookDoc { hook: *hook, doc, arg }
    });
    all.collect()
}

/// Guards: checked natively before a script is called. All that are given must hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct When {
    /// Whether the card may also be used after the plague has ravaged.
    pub late: bool,
    /// The holder has a cube in a region.
    pub cubes: bool,
    /// The holder has a cube in a region without rats.
    pub safe_cubes: bool,
    /// The holder has a cube in the reserve.
    pub reserve: bool,
    /// There is a rat token in a region.
    pub tokens: bool,
    /// A rat token can be moved to a neighbouring region.
    pub movable: bool,
}

/// A class card: who holds it has its ability, and suffers where its symbol is turned up.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Class {
    /// Its place among the class cards.
    #[schemars(range(min = 1, max = 99))]
    pub number: u8,
}

impl CardKind for Class {
    const KIND: &'static str = "class";
    const ACTS: bool = true;
    type Hook = Hook;
    type When = When;
}

/// A map: regions and what joins them.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Map {
    /// The regions by their ids.
    pub region: BTreeMap<String, Region>,
}

/// A region of a map.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Region {
    /// With how many players it is used.
    pub shade: Shade,
    /// Where its name and shade come from.
    pub origin: Origin,
    /// The neighbouring regions by their ids; each border stands at both of its regions.
    pub borders: BTreeMap<String, Border>,
}

/// What joins a region and a neighbour.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Border {
    /// A frontier or an arrow.
    pub kind: BorderKind,
    /// Where it comes from.
    pub origin: Origin,
}

/// A set of rat tokens.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TokenSet {
    /// How many tokens have the starting ring.
    #[schemars(range(min = 1, max = 60))]
    pub starting: u8,
    /// How many have not.
    #[schemars(range(min = 1, max = 60))]
    pub regular: u8,
    /// Tokens set aside unseen with 2, 3 and 4 players.
    pub removed: [u8; 3],
    /// The tokens.
    pub token: Vec<Token>,
    /// Faces that sources state: each must be among the tokens.
    #[serde(default)]
    pub known: Vec<Known>,
}

/// A rat token.
#[derive(Clone, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Token {
    /// Its id, by which records name it.
    #[schemars(regex(pattern = r"^[a-z][a-z0-9-]*$"))]
    pub id: String,
    /// Cubes that must be in the region for it to have an effect.
    #[schemars(range(min = 1, max = 20))]
    pub limit: u8,
    /// Its symbols: `majority`, `all`, and ids of class cards. One may stand twice.
    #[schemars(length(min = 1, max = 8))]
    pub symbols: Vec<String>,
    /// Whether it has the ring of a starting token.
    #[serde(default)]
    pub ring: bool,
    /// Where its face comes from.
    pub origin: Origin,
}

/// A face that a source states, whole or in part.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Known {
    /// Its limit.
    pub limit: u8,
    /// Its symbols; absent when the source does not tell them.
    pub symbols: Option<Vec<String>>,
}
