//! Hooks: the moments at which a card acts, and the guards that are checked before it is called.

use std::borrow::Cow;
use std::fmt;
use std::sync::{LazyLock, OnceLock};

use content::OneOrMany;
use effects::Takes;
use play::names::Names;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use script::{Parameter, Type};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::json;

use crate::event::{Event, Guards, Heard, Subject, about};
use crate::words::{Attribute, Colour, MarketKind, Window};

/// Declares the hooks that are no events, in order: a constant of [`Hook`] and an entry of
/// [`DECLARED`] for each. What they are about ([`about`]) is what they are called with, and says
/// which guards fit, beside those that stand there.
macro_rules! declared {
    ($(
        #[doc = $doc:literal]
        $HOOK:ident = $name:literal($($Subject:ident)?) -> $returns:expr $(, when $guards:expr)?;
    )+) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, reason = "counts the constants")]
        enum Position { $($HOOK,)+ }

        impl Hook {
            $(#[doc = $doc] pub const $HOOK: Self = Self(Position::$HOOK as u8);)+
        }

        const DECLARED: &[Declared] = &[$(Declared {
            hook: script::Hook {
                name: $name,
                doc: $doc.trim_ascii(),
                takes: &[$(about::$Subject::TAKES)?],
                returns: $returns,
            },
            guards: &[$(about::$Subject::GUARDS,)? $(&$guards,)?],
        },)+];
    };
}

/// A hook that is no event.
struct Declared {
    hook: script::Hook<'static>,
    guards: &'static [Guards],
}

declared! {
    /// Stars of the card in final scoring.
    SCORE = "score"() -> Some(Type::Int);
    /// Added to an attribute's total when goals are scored.
    GOAL_BONUS = "goal_bonus"(Row) -> Some(Type::Int);
    /// Change of a price, negative for cheaper.
    PRICE = "price"(Card) -> Some(Type::Int);
    /// Further gold for each gold die placed.
    GOLD_DIE_PAY = "gold_die_pay"() -> Some(Type::Int);
    /// Whether the skill may be used now.
    CAN_USE = "can_use"() -> Some(Type::Bool);
    /// The skill is used: the marker has moved, the card is exhausted.
    ON_USE = "on_use"() -> None, when ["window", "own"];
}

/// One hook by its position: those declared here, queries first, then one for each event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Hook(u8);

/// A hook as TOML names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct HookName(pub Hook);

impl Hook {
    /// How many hooks there are.
    pub fn count() -> usize {
        names().len()
    }

    /// The hook told by an event.
    #[inline]
    pub fn of(event: &Event) -> Self {
        Self(DECLARED.len() as u8 + event.position())
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

    /// The hooks that cards can have: all but those of events that no card hears.
    fn for_cards() -> impl Iterator<Item = Self> {
        let all = (0..Self::count()).map(|at| Self(at as u8));
        all.filter(|hook| hook.event().is_none_or(|event| event.audience.cards()))
    }

    /// The event of the hook.
    #[inline]
    fn event(self) -> Option<&'static Heard> {
        self.index().checked_sub(DECLARED.len()).map(|event| &Event::HEARD[event])
    }

    /// The guards that the hook can have.
    pub(crate) fn guards(self) -> Vec<&'static str> {
        let guards = match self.event() {
            Some(Heard { guards, .. }) => guards,
            None => DECLARED[self.index()].guards,
        };
        guards.concat()
    }

    /// The hook as the Luau definitions and the manual tell it.
    fn told(self) -> script::Hook<'static> {
        match self.event() {
            Some(Heard { takes, doc, .. }) => {
                script::Hook { name: self.name(), doc: doc.trim_ascii(), takes, returns: None }
            }
            None => DECLARED[self.index()].hook,
        }
    }
}

impl Takes for Hook {
    #[inline]
    fn takes(self) -> &'static [Parameter] {
        match self.event() {
            Some(event) => event.takes,
            None => DECLARED[self.index()].hook.takes,
        }
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
        DECLARED.iter().map(|declared| declared.hook.name).chain(events).collect()
    })
}

/// Every hook that cards can have, for the Luau definitions and the manual.
pub fn hooks() -> Vec<script::Hook<'static>> {
    Hook::for_cards().map(Hook::told).collect()
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
        let hook = Hook::for_cards().find(|hook| hook.name() == name);
        hook.map(Self).ok_or_else(|| serde::de::Error::custom(format!("no hook «{name}»")))
    }
}

impl JsonSchema for HookName {
    fn schema_name() -> Cow<'static, str> {
        "Hook".into()
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let hook =
            |hook: script::Hook<'_>| json!({ "const": hook.name, "description": hook.described() });
        schemars::json_schema!({
            "description": "A moment at which a card acts.",
            "oneOf": hooks().into_iter().map(hook).collect::<Vec<_>>(),
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
