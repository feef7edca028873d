//! Kinds of cards: what a game declares about its cards.

use std::fmt::Debug;

use diag::Diagnostic;
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::CardPlaces;

/// The origin of a card's field.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// Stated by a source.
    Known,
    /// Follows from statements of sources.
    Inferred,
    /// Designed for this pack.
    Reconstructed,
}

/// A number printed on a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardNumber {
    /// The path of its field in the card's file.
    pub(crate) path: String,
    pub(crate) value: u16,
    pub(crate) side: u8,
}

impl CardNumber {
    /// The value of the field `number`.
    pub fn new(value: u16) -> Self {
        Self { path: "number".to_owned(), value, side: 0 }
    }

    /// Sets the side of the card. The two sides of a card may have equal numbers.
    #[must_use]
    pub fn on(self, side: u8) -> Self {
        Self { side, ..self }
    }

    /// Moves the field `number` into a table of the card's file.
    #[must_use]
    pub fn within(self, table: &str) -> Self {
        Self { path: format!("{table}.{}", self.path), ..self }
    }
}

/// One kind of card: the data fields of its TOML file, and how its cards act.
///
/// The fields `origin`, `asks`, `params` and `hooks` are common to all cards and not part of the
/// type. Doc comments on the type and its fields become the descriptions of the schema.
///
/// ```
/// use schemars::JsonSchema;
/// use serde::{Deserialize, Serialize};
///
/// /// A tool card.
/// #[derive(Clone, Deserialize, JsonSchema)]
/// struct Tool {
///     /// Price in gold.
///     #[schemars(range(min = 1, max = 9))]
///     cost: u8,
/// }
///
/// /// The moments at which a tool acts: `[hooks.on_bought]`.
/// #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
/// #[serde(rename_all = "snake_case")]
/// enum Hook {
///     /// Its owner has bought it.
///     OnBought,
/// }
///
/// /// The guards of a hook: `when.alone = true`.
/// #[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
/// struct When {
///     /// Only when nobody else has a tool.
///     #[serde(default)]
///     alone: bool,
/// }
///
/// impl content::CardKind for Tool {
///     const KIND: &'static str = "tool";
///     const ACTS: bool = true;
///     type Hook = Hook;
///     type When = When;
///
///     fn numbers(&self) -> Vec<content::CardNumber> {
///         Vec::new()
///     }
/// }
///
/// let schema = content::schema::<Tool>();
/// assert_eq!(schema["properties"]["cost"]["maximum"], 9);
/// ```
pub trait CardKind: DeserializeOwned + JsonSchema + Clone + Send + Sync + 'static {
    /// The name of the kind's folder in a pack.
    const KIND: &'static str;

    /// Whether cards of the kind act. Only these may have `asks`, `params`, `hooks` and a script.
    const ACTS: bool;

    /// The hooks of a card. In TOML and Luau, a hook has its serde name.
    type Hook: DeserializeOwned + Serialize + JsonSchema + Ord + Clone + Debug + Send + Sync;

    /// The guards of a hook, which are checked before a script is called.
    type When: DeserializeOwned + JsonSchema + Clone + Debug + Default + Send + Sync;

    /// The numbers printed on a card; empty for a kind without numbers. The linter reports two
    /// cards of a pack with equal numbers.
    fn numbers(&self) -> Vec<CardNumber>;

    /// The guards that a hook can have, by their keys in `when`; `None` if it can have all.
    fn guards(hook: &Self::Hook) -> Option<&'static [&'static str]> {
        let _ = hook;
        None
    }

    /// Checks what the schema cannot express, such as one field that limits another.
    fn check(&self, card: &CardPlaces, out: &mut Vec<Diagnostic>) {
        let _ = (card, out);
    }
}
