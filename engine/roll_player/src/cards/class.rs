//! Classes: a colour, a goal for each attribute, a power.
//!
//! Rule: `classes-choice`.

use play::Say;
use std::fmt;

use content::{CardKind, CardNumber};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer};

use super::hooks::{HookName, When};
use crate::words::ClassColour;

/// The range of totals that an attribute goal accepts.
///
/// ```
/// use roll_player::cards::Goal;
///
/// let goal = Goal::parse("16-17").expect("a range");
/// assert!(goal.met(17) && !goal.met(18));
/// assert_eq!(Goal::parse("14+").and_then(Goal::greatest), None);
/// assert_eq!(Goal::parse("17-16"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Goal {
    /// The lowest total that meets the goal.
    pub least: u8,
    /// The highest total that meets the goal; [`u8::MAX`] for an open goal such as 14+.
    pub most: u8,
}

/// The form of a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Say)]
pub enum Aim {
    /// One total.
    Exact,
    /// A range, both ends included.
    Range,
    /// A minimum without a maximum.
    Open,
}

impl Goal {
    /// The form of the goal.
    pub fn aim(self) -> Aim {
        match self.most {
            u8::MAX => Aim::Open,
            most if most == self.least => Aim::Exact,
            _ => Aim::Range,
        }
    }

    /// The highest total that meets the goal; `None` for an open goal such as 14+.
    pub fn greatest(self) -> Option<u8> {
        (self.most != u8::MAX).then_some(self.most)
    }

    /// Whether a total meets the goal.
    #[inline]
    pub fn met(self, total: i32) -> bool {
        total >= i32::from(self.least) && (self.most == u8::MAX || total <= i32::from(self.most))
    }

    /// Parses `17`, `16-17` or `14+`, with numbers from 1 to 30. `None` for anything else, and for
    /// a range that ends below its start.
    pub fn parse(text: &str) -> Option<Self> {
        let number = |text: &str| text.parse::<u8>().ok().filter(|n| (1..=30).contains(n));
        if let Some(least) = text.strip_suffix('+') {
            return Some(Self { least: number(least)?, most: u8::MAX });
        }
        let (least, most) = text.split_once('-').unwrap_or((text, text));
        let goal = Self { least: number(least)?, most: number(most)? };
        (goal.least <= goal.most).then_some(goal)
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.least, self.most) {
            (least, u8::MAX) => write!(f, "{least}+"),
            (least, most) if least == most => write!(f, "{least}"),
            (least, most) => write!(f, "{least}-{most}"),
        }
    }
}

impl<'de> Deserialize<'de> for Goal {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        Self::parse(&text).ok_or_else(|| {
            let backwards = text.split_once('-').map(|(most, least)| format!("{least}-{most}"));
            serde::de::Error::custom(match backwards.and_then(|text| Self::parse(&text)) {
                Some(_) => format!("no total meets the goal “{text}”: it runs from high to low"),
                None => {
                    format!(
                        "“{text}” is not a goal such as 17, 16-17 or 14+, with totals from 1 to 30"
                    )
                }
            })
        })
    }
}

impl JsonSchema for Goal {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Goal".into()
    }
    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "description": "What the attribute must total: 17, 16-17 or 14+.",
            "pattern": "^[0-9]{1,2}(\\+|-[0-9]{1,2})?$"
        })
    }
}

/// A goal and its stars.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GoalStars {
    /// What the attribute must total.
    pub goal: Goal,
    /// Reputation stars for meeting the goal.
    #[schemars(range(min = 0, max = 12))]
    pub stars: u8,
}

/// One goal for each attribute.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Goals {
    /// Strength.
    pub str: GoalStars,
    /// Dexterity.
    pub dex: GoalStars,
    /// Constitution.
    pub con: GoalStars,
    /// Intelligence.
    pub int: GoalStars,
    /// Wisdom.
    pub wis: GoalStars,
    /// Charisma.
    pub cha: GoalStars,
}

impl Goals {
    /// The goals in the order of the sheet's rows.
    pub fn in_order(&self) -> [GoalStars; 6] {
        [self.str, self.dex, self.con, self.int, self.wis, self.cha]
    }
}

/// A class: one side of a class card.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = content::example(include_str!("examples/class.toml")))]
pub struct Class {
    /// Number of the class card. Its two sides have the same number.
    pub number: u16,
    /// Side of the class card.
    pub side: Side,
    /// Class color: one of six, never gold.
    pub colour: ClassColour,
    /// The goal for each attribute.
    pub goals: Goals,
}

/// Side of a class card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Front.
    A,
    /// Back.
    B,
}

impl CardKind for Class {
    const KIND: &'static str = "class";
    const ACTS: bool = true;
    type Hook = HookName;
    type When = When;

    fn numbers(&self) -> Vec<CardNumber> {
        vec![CardNumber::new(self.number).on(self.side as u8)]
    }

    fn guards(hook: &HookName) -> Option<effects::Guards> {
        Some(hook.0.guards())
    }
}

#[cfg(test)]
mod tests {
    use super::Goal;

    #[test]
    fn goals_are_exact_ranges_or_open() {
        let met = |text, total| Goal::parse(text).expect("a goal").met(total);
        assert!(met("17", 17) && !met("17", 16) && !met("17", 18));
        assert!(met("16-17", 16) && met("16-17", 17) && !met("16-17", 18));
        assert!(met("14+", 14) && met("14+", 21) && !met("14+", 13));
        for nonsense in ["", "+", "17-16", "0", "a", "300", "1-", "-1", "14++"] {
            assert_eq!(Goal::parse(nonsense), None, "{nonsense}");
        }
    }
}
