//! Hooks: the moments at which a card acts, and the guards that are checked before it is called.

use content::OneOrMany;
use effects::{By, Which};
use schemars::JsonSchema;
use script::Type;
use serde::Deserialize;

use crate::event::{Event, about};
use crate::words::{Attribute, MarketKind, RealColour, Window};

effects::hooks! {
    for Event, events when [];
    /// Stars of the card in final scoring.
    SCORE = "score"() -> Some(Type::Int), at end;
    /// Added to an attribute's total when goals are scored.
    GOAL_BONUS = "goal_bonus"(Row) -> Some(Type::Int), at end;
    /// Change of a price, negative for cheaper.
    PRICE = "price"(Card) -> Some(Type::Int);
    /// Further gold for each gold die placed.
    GOLD_DIE_PAY = "gold_die_pay"() -> Some(Type::Int);
    /// How many cards more than one may be bought in the own market turn.
    MORE_PURCHASES = "more_purchases"() -> Some(Type::Int);
    /// Hands beyond those that everybody has.
    HANDS = "hands"() -> Some(Type::Int);
    /// How many dice of its owner the card can store; never more than four in all.
    STORES = "stores"() -> Some(Type::Int);
    /// Further combat dice in a hunt.
    HUNT_DICE = "hunt_dice"() -> Some(Type::Int);
    /// Added to the total of a hunt.
    HUNT_BONUS = "hunt_bonus"() -> Some(Type::Int);
    /// Further combat dice in the finale.
    FINALE_DICE = "finale_dice"() -> Some(Type::Int), at end;
    /// Added to the attack in the finale.
    FINALE_BONUS = "finale_bonus"() -> Some(Type::Int), at end;
    /// Change of the gold for a mercenary, negative for cheaper.
    MERCENARY_PRICE = "mercenary_price"() -> Some(Type::Int);
    /// A minion: combat dice that its weakness grants the hunter.
    WEAKNESS = "weakness"() -> Some(Type::Int);
    /// An adventure card: how many combat dice or how much experience it gives a hero.
    REWARD = "reward"() -> Some(Type::Int), at end;
    /// An adventure card: whether it gives anything to one who plays alone.
    ALONE = "alone"() -> Some(Type::Bool), at end;
    /// A monster: further experience for each re-roll in the finale.
    REROLL_PRICE = "reroll_price"() -> Some(Type::Int), at end;
    /// A monster: whether no die of a face may be re-rolled for experience.
    HOLDS = "holds"(Face) -> Some(Type::Bool), at end;
    /// A monster: what each final die of a face counts more or less.
    FACE_WORTH = "face_worth"(Face) -> Some(Type::Int), at end;
    /// A monster: whether final dice of a face are rolled once more.
    MUST_REROLL = "must_reroll"(Face) -> Some(Type::Bool), at end;
    /// A monster: change of a hero's attack.
    ATTACK = "attack"() -> Some(Type::Int), at end;
    /// A monster faces a hero, before any die is rolled.
    ON_FACED = "on_faced"() -> None, at end;
    /// Whether the skill may be used now.
    CAN_USE = "can_use"() -> Some(Type::Bool);
    /// The skill is used: the marker has moved, the card is exhausted. Only skills are used: another
    /// card acts in the hooks of events, such as `on_market_entered`.
    ON_USE = "on_use"() -> None, when ["window", "own"];
}

/// Hooks that only one kind of card has, by kind.
const OF_KINDS: [(&str, &[Hook]); 4] = [
    ("adventure", &[Hook::ALONE, Hook::REWARD]),
    ("minion", &[Hook::WEAKNESS]),
    (
        "monster",
        &[
            Hook::ATTACK,
            Hook::FACE_WORTH,
            Hook::HOLDS,
            Hook::MUST_REROLL,
            Hook::ON_FACED,
            Hook::REROLL_PRICE,
        ],
    ),
    ("skill", &[Hook::CAN_USE, Hook::ON_USE]),
];

/// Kinds of cards that belong to no seat. The rules call only their own hooks.
const SEATLESS: [&str; 3] = ["adventure", "minion", "monster"];

impl Hook {
    /// The kind of card that the hook is limited to, if any.
    pub(crate) fn only_of(self) -> Option<&'static str> {
        let of = OF_KINDS.iter().find(|(_, hooks)| hooks.contains(&self));
        of.map(|(kind, _)| *kind)
    }

    /// Whether the rules ever call a card of a kind in the hook.
    pub(crate) fn is_called_of(self, kind: &str) -> bool {
        self.only_of().map_or_else(|| !SEATLESS.contains(&kind), |only| only == kind)
    }
}

/// Guards: checked natively before a script is called. All that are given must hold.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct When {
    /// Whose event it is.
    pub by: By,
    /// Which card the event is about.
    pub card: Option<Which>,
    /// Kinds of the card the event is about.
    pub kind: Option<OneOrMany<MarketKind>>,
    /// Only while it is the owner's own turn.
    pub own: bool,
    /// Windows in which a skill is offered.
    pub window: Option<OneOrMany<Window>>,
    /// Colours of the die the event is about.
    pub colour: Option<OneOrMany<RealColour>>,
    /// Rows the event is about.
    pub row: Option<OneOrMany<Attribute>>,
    /// Least face or number of the event.
    pub min: Option<u8>,
    /// Greatest face or number of the event.
    pub max: Option<u8>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::KINDS;

    #[test]
    fn hooks_are_those_of_kinds_that_there_are() {
        let named = OF_KINDS.iter().map(|(kind, _)| *kind).chain(SEATLESS);
        named.for_each(|kind| assert!(KINDS.contains(&kind), "{kind}"));
        assert!(Hook::WEAKNESS.is_called_of("minion") && !Hook::WEAKNESS.is_called_of("weapon"));
        assert!(Hook::SCORE.is_called_of("trait") && !Hook::SCORE.is_called_of("monster"));
    }
}
