//! Hooks: the moments at which a card acts, and the guards that are checked before its script is
//! called.

use content::OneOrMany;
use effects::{By, Which};
use schemars::JsonSchema;
use script::Type;
use serde::Deserialize;

use crate::event::{Event, about};
use crate::words::{Attribute, MarketKind, RealColour, Window};

effects::hooks! {
    for Event, events when [];
    /// Stars of the card in the final scoring.
    SCORE = "score"() -> Some(Type::Int), at end;
    /// Number added to an attribute's total when goals are scored.
    GOAL_BONUS = "goal_bonus"(Row) -> Some(Type::Int), at end;
    /// Change of a card's price; negative makes it cheaper.
    PRICE = "price"(Card) -> Some(Type::Int);
    /// Additional gold for each gold die that is placed.
    GOLD_DIE_PAY = "gold_die_pay"() -> Some(Type::Int);
    /// Number of additional cards that may be bought in the owner's market turn.
    MORE_PURCHASES = "more_purchases"() -> Some(Type::Int);
    /// Number of additional hands.
    HANDS = "hands"() -> Some(Type::Int);
    /// Number of the owner's dice that the card can store, at most four in total.
    STORES = "stores"() -> Some(Type::Int);
    /// Additional combat dice in a hunt.
    HUNT_DICE = "hunt_dice"() -> Some(Type::Int);
    /// Number added to the total of a hunt.
    HUNT_BONUS = "hunt_bonus"() -> Some(Type::Int);
    /// Additional combat dice in the finale.
    FINALE_DICE = "finale_dice"() -> Some(Type::Int), at end;
    /// Number added to the attack in the finale.
    FINALE_BONUS = "finale_bonus"() -> Some(Type::Int), at end;
    /// Change of the gold for a mercenary; negative makes it cheaper.
    MERCENARY_PRICE = "mercenary_price"() -> Some(Type::Int);
    /// A minion: combat dice that the hunter gets from its weakness.
    WEAKNESS = "weakness"() -> Some(Type::Int);
    /// An adventure card: the combat dice or the experience that a hero gets.
    REWARD = "reward"() -> Some(Type::Int), at end;
    /// An adventure card: whether it gives anything in a solo game.
    ALONE = "alone"() -> Some(Type::Bool), at end;
    /// A monster: additional experience for each re-roll in the finale.
    REROLL_PRICE = "reroll_price"() -> Some(Type::Int), at end;
    /// A monster: whether dice with this face cannot be re-rolled for experience.
    HOLDS = "holds"(Face) -> Some(Type::Bool), at end;
    /// A monster: change of what each final die with this face counts.
    FACE_WORTH = "face_worth"(Face) -> Some(Type::Int), at end;
    /// A monster: whether final dice with this face must be rolled again.
    MUST_REROLL = "must_reroll"(Face) -> Some(Type::Bool), at end;
    /// A monster: change of a hero's attack.
    ATTACK = "attack"() -> Some(Type::Int), at end;
    /// A monster meets a hero, before any die is rolled.
    ON_FACED = "on_faced"() -> None, at end;
    /// Whether the skill may be used now.
    CAN_USE = "can_use"() -> Some(Type::Bool);
    /// The skill is used: the marker has moved and the card is exhausted. Only for skills; other
    /// cards act in event hooks, such as `on_market_entered`.
    ON_USE = "on_use"() -> None, when ["window", "own"];
}

/// Hooks that only one kind of card can have, by kind.
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

/// Kinds of cards that belong to no seat. The rules only call these kinds in their own hooks.
const SEATLESS: [&str; 3] = ["adventure", "minion", "monster"];

impl Hook {
    /// The only kind of card that can have the hook, if it is limited.
    pub(crate) fn only_of(self) -> Option<&'static str> {
        let of = OF_KINDS.iter().find(|(_, hooks)| hooks.contains(&self));
        of.map(|(kind, _)| *kind)
    }

    /// Whether the rules ever call the hook on a card of this kind.
    pub(crate) fn is_called_of(self, kind: &str) -> bool {
        self.only_of().map_or_else(|| !SEATLESS.contains(&kind), |only| only == kind)
    }
}

/// Guards, checked without running a script. The hook is called only if all given guards hold.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct When {
    /// Whose events the card listens to.
    pub by: By,
    /// Which card the event must be about.
    pub card: Option<Which>,
    /// Kinds of card that the event can be about.
    pub kind: Option<OneOrMany<MarketKind>>,
    /// Whether the hook is only called in the owner's turn.
    pub own: bool,
    /// Windows in which the skill is offered.
    pub window: Option<OneOrMany<Window>>,
    /// Colors of the die that the event can be about.
    pub colour: Option<OneOrMany<RealColour>>,
    /// Rows that the event can be about.
    pub row: Option<OneOrMany<Attribute>>,
    /// Lowest face or number of the event.
    pub min: Option<u8>,
    /// Highest face or number of the event.
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
