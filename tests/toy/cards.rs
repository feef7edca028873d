//! The one kind of card, its hooks and guards, and how a pack becomes a game.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::OnceLock;

use content::{Card as File, CardKind, HookUse, Library, PackRoot};
use diag::{Diagnostic, Files, Source};
use play::{Lock, Seat};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use script::{FunctionId, Host, Limits, ModuleId, ParamsId, Program};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Toy;
use super::event::{Card, Event};

/// The name of the game, and of its pack.
pub const GAME: &str = "toy";

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
        Self(1 + play::names::variant_index(event) as u8)
    }

    pub fn name(self) -> &'static str {
        &names()[usize::from(self.0)]
    }
}

/// The names of all hooks. Those of events come from the events themselves.
pub fn names() -> &'static [String] {
    static NAMES: OnceLock<Vec<String>> = OnceLock::new();
    NAMES.get_or_init(|| {
        let snake = |name: &&str| play::message::kebab(name).replace('-', "_");
        let events = play::names::variants::<Event>().iter();
        let events = events.map(|name| format!("on_{}", snake(name)));
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

/// Whose events a card hears.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// Its owner's.
    #[default]
    Me,
    /// Those of all other seats.
    Other,
}

/// Guards, checked before a script is called.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct When {
    /// Whose event it is.
    pub by: By,
}

/// How a card acts in one hook.
#[derive(Clone, Copy, Debug)]
pub struct Act {
    pub function: FunctionId,
    pub params: ParamsId,
    pub when: When,
}

impl Act {
    /// Whether a card of `owner` hears an event. One about a card is heard by that card alone.
    pub fn hears(&self, owner: Seat, own: Card, event: &Event) -> bool {
        event.facts().is_some_and(|(seat, card, _)| {
            (seat == owner) == (self.when.by == By::Me) && card.is_none_or(|card| card == own)
        })
    }
}

impl Toy {
    /// Opens the packs under `cards/`.
    pub fn open(files: &dyn Files) -> (Self, Vec<Diagnostic>) {
        let (library, mut out) = Library::open(PackRoot::all(files, "cards", "tests/toy"));
        out.extend(library.unknown_games(&[GAME]));
        out.extend(library.strays(GAME, &[Trick::KIND], &[]));
        let (mut cards, findings) = library.cards::<Trick>(GAME);
        out.extend(findings);
        out.extend(content::duplicates(cards.iter().map(File::named)));
        cards.sort_by_key(|card| card.data.number);
        let (effects, findings) = library.effects(GAME);
        out.extend(findings);

        let locks = library.locks(GAME).into_iter().map(|lock| (lock.id, lock.hash)).collect();
        let mut toy = Self {
            ids: cards.iter().map(|card| card.id.clone()).collect(),
            acts: BTreeMap::new(),
            host: Host::new(Limits::default()),
            faults: RefCell::default(),
            lock: Lock { whole: library.lock(GAME), packs: locks },
        };
        let shared: Vec<_> =
            effects.iter().filter_map(|(_, source)| toy.load(source, &mut out)).collect();
        for (card, at) in cards.iter().zip(0..) {
            let own: Vec<_> =
                card.script.iter().filter_map(|source| toy.load(source, &mut out)).collect();
            let params = toy.host.params(&card.params);
            for hook in &card.hooks {
                let modules = if hook.shared { &shared } else { &own };
                toy.bind(Card(at), params, hook, modules, &mut out);
            }
        }
        (toy, out)
    }

    fn load(&mut self, source: &Source, out: &mut Vec<Diagnostic>) -> Option<ModuleId> {
        let program = Program::compile(source).map_err(|finding| out.push(finding)).ok()?;
        out.extend(program.warnings().iter().cloned());
        self.host.load(&program).map_err(|finding| out.push(finding)).ok()
    }

    fn bind(
        &mut self,
        card: Card,
        params: ParamsId,
        hook: &HookUse<Trick>,
        modules: &[ModuleId],
        out: &mut Vec<Diagnostic>,
    ) {
        let mut found = modules.iter().filter_map(|at| self.host.function(*at, &hook.function));
        match found.next() {
            Some(function) => {
                self.acts.insert((card, hook.hook), Act { function, params, when: hook.when });
            }
            None => {
                let message = format!("there is no function «{}»", hook.function);
                out.push(Diagnostic::error(
                    script::codes::MISSING_FUNCTION,
                    message,
                    hook.place.clone(),
                ));
            }
        }
    }
}
