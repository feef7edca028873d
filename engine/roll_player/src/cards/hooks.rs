//! Hooks: the moments at which a card acts, and the guards that are checked before it is called.

use std::borrow::Cow;
use std::fmt;
use std::sync::{LazyLock, OnceLock};

use content::OneOrMany;
use play::names::Names;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::event::Event;
use crate::words::{Attribute, Colour, MarketKind, Window};

/// Hooks that are asked, not told: pure functions of the state.
const QUERIES: [(&str, &str, &str); 5] = [
    ("score", "", "Stars of the card in final scoring."),
    ("goal_bonus", "the row, 1 to 6", "Added to an attribute's total when goals are scored."),
    ("price", "the card to be bought", "Change of a price, negative for cheaper."),
    ("gold_die_pay", "", "Further gold for each gold die placed."),
    ("can_use", "", "Whether the skill may be used now."),
];

/// Whether cards can have the hook at a position: every one but those of events no card hears.
fn is_for_cards(at: usize) -> bool {
    let event = at.checked_sub(QUERIES.len() + 1);
    event.is_none_or(|event| Event::ABOUT[event].0.cards())
}

/// The hooks that cards can have.
fn for_cards() -> impl Iterator<Item = Hook> {
    (0..names().len()).filter(|at| is_for_cards(*at)).map(|at| Hook(at as u8))
}

/// The hook of using a skill, the only one that is neither a query nor an event.
const ON_USE: &str = "on_use";

/// One hook by its position: queries first, then `on_use`, then one hook for each event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Hook(u8);

/// A hook as TOML names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct HookName(pub Hook);

impl Hook {
    /// Stars in final scoring.
    pub const SCORE: Self = Self(0);
    /// Bonus to an attribute total.
    pub const GOAL_BONUS: Self = Self(1);
    /// Change of a price.
    pub const PRICE: Self = Self(2);
    /// Further gold for a gold die.
    pub const GOLD_DIE_PAY: Self = Self(3);
    /// Whether a skill may be used.
    pub const CAN_USE: Self = Self(4);
    /// A skill is used.
    pub const ON_USE: Self = Self(5);

    /// How many hooks there are.
    pub fn count() -> usize {
        names().len()
    }

    /// The hook told by an event.
    #[inline]
    pub fn of(event: &Event) -> Self {
        Self(Self::ON_USE.0 + 1 + EVENTS.position(event) as u8)
    }

    /// Position among all hooks.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Whether scripts may only read in this hook.
    pub fn is_query(self) -> bool {
        self < Self::ON_USE
    }

    /// The name in TOML and Luau.
    pub fn name(self) -> &'static str {
        names()[self.index()]
    }

    /// The name of the hook at a position.
    pub(crate) fn named_at(at: u8) -> Option<&'static str> {
        names().get(usize::from(at)).copied()
    }

    fn named(name: &str) -> Option<Self> {
        for_cards().find(|hook| hook.name() == name)
    }
}

/// The names of all events.
static EVENTS: LazyLock<Names> = LazyLock::new(Names::of::<Event>);

/// The names of all hooks. Those of events come from the events themselves.
fn names() -> &'static [&'static str] {
    static NAMES: OnceLock<Vec<&'static str>> = OnceLock::new();
    NAMES.get_or_init(|| {
        let events = EVENTS
            .all()
            .iter()
            .map(|name| -> &'static str { Box::leak(play::names::hook(name).into_boxed_str()) });
        QUERIES.iter().map(|(name, ..)| *name).chain([ON_USE]).chain(events).collect()
    })
}

/// A hook as the Luau definitions and the manual tell it.
#[derive(Clone, Debug)]
pub struct HookDoc {
    /// Its name.
    pub name: &'static str,
    /// When it is called.
    pub doc: String,
    /// What its argument is; empty when it has none.
    pub arg: &'static str,
    /// Whether scripts may only read in it.
    pub query: bool,
}

/// Every hook that cards can have with one sentence: for the Luau definitions and the manual. That
/// of an event is what the event says of itself.
pub fn hook_docs() -> Vec<HookDoc> {
    let docs = for_cards().map(|hook| {
        let (arg, doc) = match QUERIES.get(hook.index()) {
            Some((_, arg, doc)) => (*arg, *doc),
            None if hook == Hook::ON_USE => {
                ("", "The skill is used: the marker has moved, the card is exhausted.")
            }
            None => {
                let (_, doc) = Event::ABOUT[hook.index() - QUERIES.len() - 1];
                ("the die, card, row (1 to 6) or number that the event is about", doc.trim())
            }
        };
        HookDoc { name: hook.name(), doc: doc.to_owned(), arg, query: hook.is_query() }
    });
    docs.collect()
}

impl fmt::Display for Hook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for HookName {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.0.name())
    }
}

impl<'de> Deserialize<'de> for HookName {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = String::deserialize(from)?;
        let hook = Hook::named(&name);
        hook.map(Self).ok_or_else(|| serde::de::Error::custom(format!("no hook «{name}»")))
    }
}

impl JsonSchema for HookName {
    fn schema_name() -> Cow<'static, str> {
        "Hook".into()
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        schemars::json_schema!({
            "type": "string",
            "description": "A moment at which a card acts.",
            "enum": for_cards().map(Hook::name).collect::<Vec<_>>(),
        })
    }
}

/// Whose events a card hears.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// Its owner's.
    #[default]
    Me,
    /// Those of all other seats.
    Other,
    /// Everybody's.
    Any,
}

/// Which card an event must be about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Which {
    /// The card that listens.
    #[serde(rename = "self")]
    Itself,
    /// Any card but the one that listens.
    Other,
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
