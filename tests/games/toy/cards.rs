//! The one kind of card, its hooks and guards, and how a pack becomes a game.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use content::{CardKind, Library};
use diag::Diagnostic;
use effects::{Runtime, Scripted};
use play::Seat;
use play::names::Names;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use script::Binder;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Toy;
use super::event::{Call, Card, Event};
use super::state::State;
use super::verbs::Scratch;

content::kinds! {
    /// What the packs hold.
    pub struct Read for "toy" {
        tricks: Trick,
    }
}

/// A trick: a card that is hidden in hand until it is played.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Trick {
    /// Card number, from 1.
    pub number: u8,
}

impl CardKind for Trick {
    const KIND: &'static str = "trick";
    const ACTS: bool = true;
    type Hook = Hook;
    type When = When;
}

/// A moment at which a card acts: `worth`, which is a query, and one hook for each event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hook(u8);

impl Hook {
    pub const WORTH: Self = Self(0);

    pub fn of(event: &Event) -> Self {
        Self(1 + EVENTS.position(event) as u8)
    }

    pub fn name(self) -> &'static str {
        &names()[usize::from(self.0)]
    }
}

/// The names of all events.
static EVENTS: LazyLock<Names> = LazyLock::new(Names::of::<Event>);

/// The names of all hooks. Those of events come from the events themselves.
pub fn names() -> &'static [String] {
    static NAMES: OnceLock<Vec<String>> = OnceLock::new();
    NAMES.get_or_init(|| {
        let events = EVENTS.all().iter().map(|name| play::names::hook(name));
        std::iter::once("worth".to_owned()).chain(events).collect()
    })
}

impl Serialize for Hook {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Hook {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = String::deserialize(from)?;
        let at = names().iter().position(|known| *known == name);
        at.map(|at| Self(at as u8)).ok_or_else(|| serde::de::Error::custom("no such hook"))
    }
}

impl JsonSchema for Hook {
    fn schema_name() -> Cow<'static, str> {
        "Hook".into()
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        schemars::json_schema!({ "type": "string", "enum": names() })
    }
}

play::words! {
    /// Whose events a card hears.
    By {
        /// Its owner's.
        Me = "me",
        /// Those of all other seats.
        Other = "other",
    }
}

/// Guards, checked before a script is called.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct When {
    /// Whose event it is; its owner's where nothing is said.
    pub by: Option<By>,
}

impl When {
    /// Whether a card of `owner` hears an event. One about a card is heard by that card alone.
    pub fn hears(&self, owner: Seat, own: Card, event: &Event) -> bool {
        event.facts().is_some_and(|(seat, card, _)| {
            (seat == owner) == (self.by != Some(By::Other)) && card.is_none_or(|card| card == own)
        })
    }
}

impl Toy {
    /// The game with the cards of a library.
    pub fn load(library: &Library<'_>) -> (Self, Vec<Diagnostic>) {
        let (mut read, mut out) = Read::read(library);
        read.tricks.sort_by_key(|card| card.data.number);
        let mut binder = Binder::<Scratch>::new(library.requires(), &read.effects);
        let mut handlers = BTreeMap::new();
        for (card, at) in read.tricks.iter().zip(0..) {
            let bound = effects::bind(&mut binder, card).into_iter();
            handlers.extend(bound.map(|(hook, handler)| ((Card(at), hook), handler)));
        }
        let (scripts, findings) = binder.finish();
        out.extend(findings);
        let toy = Self {
            ids: read.tricks.iter().map(|card| card.id.clone()).collect(),
            handlers,
            runtime: Runtime::new(&scripts),
        };
        (toy, out)
    }

    /// What a trick in front of a seat is worth; none if it is worth nothing by itself.
    pub fn worth(&self, state: &State, seat: Seat, card: Card) -> Option<i32> {
        self.handlers.get(&(card, Hook::WORTH))?;
        let points = self.number(state, Call { seat, card, hook: Hook::WORTH, arg: 0 });
        i32::try_from(points).ok()
    }
}
