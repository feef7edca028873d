//! Hooks: the moments at which a card acts, and the guards that are checked before it is called.

use content::OneOrMany;
use effects::{By, Which};
use schemars::JsonSchema;
use script::Type;
use serde::Deserialize;

use crate::event::{Event, about};
use crate::words::{Attribute, Colour, MarketKind, Window};

effects::hooks! {
    for Event, events when [];
    /// Stars of the card in final scoring.
    SCORE = "score"() -> Some(Type::Int);
    /// Added to an attribute's total when goals are scored.
    GOAL_BONUS = "goal_bonus"(Row) -> Some(Type::Int);
    /// Change of a price, negative for cheaper.
    PRICE = "price"(Card) -> Some(Type::Int);
    /// Further gold for each gold die placed.
    GOLD_DIE_PAY = "gold_die_pay"() -> Some(Type::Int);
    /// How many cards more than one may be bought in the own market turn.
    MORE_PURCHASES = "more_purchases"() -> Some(Type::Int);
    /// Hands beyond those that everybody has.
    HANDS = "hands"() -> Some(Type::Int);
    /// Whether the skill may be used now.
    CAN_USE = "can_use"() -> Some(Type::Bool);
    /// The skill is used: the marker has moved, the card is exhausted.
    ON_USE = "on_use"() -> None, when ["window", "own"];
}

/// Guards: checked natively before a script is called. All that are given must hold.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
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
    pub colour: Option<OneOrMany<Colour>>,
    /// Rows the event is about.
    pub row: Option<OneOrMany<Attribute>>,
    /// Least face or number of the event.
    pub min: Option<u8>,
    /// Greatest face or number of the event.
    pub max: Option<u8>,
}
