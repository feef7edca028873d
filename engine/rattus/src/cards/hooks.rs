//! Hooks: the moments at which a class card acts, and the guards that are checked before.

use effects::Takes;
use schemars::JsonSchema;
use script::{Param, Parameter, Type};
use serde::Deserialize;

use crate::acting::Region;

play::words! {
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

impl Hook {
    /// The hook as the Luau definitions and the manual tell it.
    pub(crate) fn told(self) -> script::Hook<'static> {
        let (doc, returns) = match self {
            Self::ExtraCubes => {
                ("Further cubes that may be placed with those for rats.", Some(Type::Int))
            }
            Self::Reach => {
                ("How many regions the plague may be moved; 1 without any card.", Some(Type::Int))
            }
            Self::NeutralCubes => {
                ("Neutral cubes the plague may count as where it ravages.", Some(Type::Int))
            }
            Self::CanUse => {
                ("Whether the card may be used now, beside its guards.", Some(Type::Bool))
            }
            Self::OnUse => (
                "The card is used in its holder's turn (in the last round, too, if there is no on_last).",
                None,
            ),
            Self::OnLast => ("The card is used in the last round.", None),
        };
        script::Hook { name: self.word(), doc, takes: self.takes(), returns }
    }

    /// The guards that the hook can have.
    pub(crate) fn guards(self) -> &'static [&'static str] {
        match self {
            Self::OnUse => &["late", "cubes", "safe_cubes", "reserve", "tokens", "movable"],
            Self::OnLast => &["cubes", "safe_cubes", "reserve", "tokens", "movable"],
            Self::ExtraCubes | Self::Reach | Self::NeutralCubes | Self::CanUse => &[],
        }
    }
}

impl Takes for Hook {
    #[inline]
    fn takes(self) -> &'static [Parameter] {
        match self {
            Self::NeutralCubes => {
                &[Parameter { name: "region", doc: "where the plague ravages", kind: Region::TYPE }]
            }
            Self::ExtraCubes | Self::Reach | Self::CanUse | Self::OnUse | Self::OnLast => &[],
        }
    }
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
