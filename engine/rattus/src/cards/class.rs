//! Class cards.

use content::{CardKind, CardNumber};
use schemars::JsonSchema;
use serde::Deserialize;

use super::{HookName, When};

/// A class card: its holder has its ability, and loses cubes where a rat token shows its symbol.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = content::example(include_str!("examples/class.toml")))]
pub struct Class {
    /// The position of the card in the list of class cards.
    #[schemars(range(min = 1, max = 99))]
    pub number: u8,
}

impl CardKind for Class {
    const KIND: &'static str = "class";
    const ACTS: bool = true;
    type Hook = HookName;
    type When = When;

    fn numbers(&self) -> Vec<CardNumber> {
        vec![CardNumber::new(self.number.into())]
    }

    fn guards(hook: &HookName) -> Option<effects::Guards> {
        Some(hook.0.guards())
    }
}
