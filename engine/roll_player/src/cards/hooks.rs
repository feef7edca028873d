//! Hooks: the moments at which a card acts, and the guards that are checked first.

use content::OneOrMany;
use effects::{By, Which};
use schemars::JsonSchema;
use script::Type;
use serde::Deserialize;

use crate::event::{Event, about};
use crate::words::{Attribute, MarketKind, RealColour, Window};

effects::hooks! {
    for Event, events when [];
    /// The stars of the card in final scoring.
    SCORE = "score"() -> Some(Type::Int), at end;
    /// Added to the total of a row when goals are scored.
    GOAL_BONUS = "goal_bonus"(Row) -> Some(Type::Int), at end;
    /// The change of a card's price. Negative is cheaper.
    PRICE = "price"(Card) -> Some(Type::Int);
    /// Additional gold for each gold die placed.
    GOLD_DIE_PAY = "gold_die_pay"() -> Some(Type::Int);
    /// The number of additional cards that the owner may buy in a market turn.
    MORE_PURCHASES = "more_purchases"() -> Some(Type::Int);
    /// The owner's additional hands for weapons.
    HANDS = "hands"() -> Some(Type::Int);
    /// The number of the owner's dice that the card can store. All cards together store at most 4.
    STORES = "stores"() -> Some(Type::Int);
    /// Additional combat dice in a hunt.
    HUNT_DICE = "hunt_dice"() -> Some(Type::Int);
    /// Number added to the total of a hunt.
    HUNT_BONUS = "hunt_bonus"() -> Some(Type::Int);
    /// Additional combat dice in the finale.
    FINALE_DICE = "finale_dice"() -> Some(Type::Int), at end;
    /// Number added to the attack in the finale.
    FINALE_BONUS = "finale_bonus"() -> Some(Type::Int), at end;
    /// The change of a mercenary's price in gold. Negative is cheaper.
    MERCENARY_PRICE = "mercenary_price"() -> Some(Type::Int);
    /// The combat dice that the hunter gains because of the minion's weakness.
    WEAKNESS = "weakness"() -> Some(Type::Int);
    /// The number of combat dice, or the amount of experience, that the card gives a hero.
    REWARD = "reward"() -> Some(Type::Int), at end;
    /// Whether the card gives anything in a solo game.
    ALONE = "alone"() -> Some(Type::Bool), at end;
    /// The additional experience that each re-roll in the finale costs.
    REROLL_PRICE = "reroll_price"() -> Some(Type::Int), at end;
    /// Whether dice with this face cannot be re-rolled for experience.
    HOLDS = "holds"(Face) -> Some(Type::Bool), at end;
    /// Added to the value of each final die with this face.
    FACE_WORTH = "face_worth"(Face) -> Some(Type::Int), at end;
    /// Whether final dice with this face are rolled once more.
    MUST_REROLL = "must_reroll"(Face) -> Some(Type::Bool), at end;
    /// The change of a hero's attack.
    ATTACK = "attack"() -> Some(Type::Int), at end;
    /// The monster faces a hero, before any die is rolled.
    ON_FACED = "on_faced"() -> None, at end;
    /// Whether the skill may be used now.
    CAN_USE = "can_use"() -> Some(Type::Bool);
    /// The owner uses the skill. The alignment marker has moved, and the card is exhausted. Only
    /// skills are used; other cards act in hooks of events, such as `on_market_entered`.
    ON_USE = "on_use"() -> None, when ["window", "own"];
}

/// Hooks that only one kind of card has.
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

/// Kinds of cards that belong to no seat. The rules call only the hooks of their own kind.
const SEATLESS: [&str; 3] = ["adventure", "minion", "monster"];

impl Hook {
    /// The only kind of card that has the hook, if it is limited.
    pub(crate) fn only_of(self) -> Option<&'static str> {
        let of = OF_KINDS.iter().find(|(_, hooks)| hooks.contains(&self));
        of.map(|(kind, _)| *kind)
    }

    /// Whether the rules call cards of a kind in the hook.
    pub(crate) fn is_called_of(self, kind: &str) -> bool {
        self.only_of().map_or_else(|| !SEATLESS.contains(&kind), |only| only == kind)
    }
}

/// Guards, checked before the script is called. All of them must hold.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct When {
    /// The player whose event it is.
    pub by: By,
    /// The card that the event is about.
    pub card: Option<Which>,
    /// The kind of the card that the event is about: one, or a list.
    pub kind: Option<OneOrMany<MarketKind>>,
    /// `true`: only in the owner's turn.
    pub own: bool,
    /// The moments in which the skill is offered: one, or a list.
    pub window: Option<OneOrMany<Window>>,
    /// The color of the die that the event is about: one, or a list.
    pub colour: Option<OneOrMany<RealColour>>,
    /// The row that the event is about: one, or a list.
    pub row: Option<OneOrMany<Attribute>>,
    /// The lowest face or number of the event.
    pub min: Option<u8>,
    /// The highest face or number of the event.
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
