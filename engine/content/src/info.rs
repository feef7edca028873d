//! Cards as data for tools, without their Rust types.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use diag::{Place, Source};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};
use toml::de::{DeTable, DeValue};

use crate::card::{COMMON, HookUse};
use crate::{Card, CardKind, CardPlaces, Origin};

/// The table of hooks in a card's file.
const HOOKS: &str = "hooks";
const WHEN: &str = "when";

/// The content of a card's file.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct CardInfo {
    /// The stem of the file name.
    pub id: String,
    /// The kind, which is the name of its folder.
    pub kind: &'static str,
    /// The id of its pack.
    pub pack: String,
    /// The path of its file.
    pub path: String,
    /// Its data fields.
    #[schemars(with = "Map<String, Value>")]
    pub fields: Fields,
    /// The names of its scripts' questions.
    pub asks: Vec<String>,
    /// Whole numbers printed on it.
    pub params: Arc<BTreeMap<String, i64>>,
    /// The hooks in which it acts.
    pub hooks: Vec<String>,
    /// The functions for these hooks, in the same order.
    #[serde(skip)]
    pub functions: Vec<Function>,
    /// The origin of each field.
    pub origin: Arc<BTreeMap<String, Origin>>,
}

/// A function called by a hook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// Its name in the table that the script returns.
    pub name: String,
    /// Whether it is in `effects/*.luau` instead of the card's own script.
    pub shared: bool,
}

/// Cards that exceed what a table can hold.
#[derive(Clone, Debug, Default)]
pub struct Overflow {
    /// The ids of the cards for which no table has numbers.
    pub ids: BTreeSet<String>,
    /// The kinds with too many cards: all kinds that are numbered together, whichever of their
    /// cards have numbers.
    pub kinds: BTreeSet<&'static str>,
}

/// A literal number in a guard.
#[derive(Clone, Debug)]
pub struct GuardNumber {
    /// The hook.
    pub hook: String,
    /// The guard.
    pub guard: String,
    /// The number.
    pub number: i64,
    /// The place of the number.
    pub place: Place,
}

/// The data fields of a card as in its file, ordered by name: a map from names to values. The file
/// is read at the first access.
#[derive(Clone)]
pub struct Fields {
    source: Source,
    read: OnceLock<Map<String, Value>>,
}

impl Fields {
    fn of(source: &Source) -> Self {
        Self { source: source.clone(), read: OnceLock::new() }
    }
}

impl Deref for Fields {
    type Target = Map<String, Value>;

    fn deref(&self) -> &Map<String, Value> {
        self.read.get_or_init(|| fields(self.source.text()))
    }
}

impl fmt::Debug for Fields {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

impl Serialize for Fields {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl CardInfo {
    /// The card with a kind and an id.
    pub fn find<'a>(cards: &'a [Self], kind: &str, id: &str) -> Option<&'a Self> {
        cards.iter().find(|card| card.kind == kind && card.id == id)
    }

    /// Its file.
    pub fn source(&self) -> &Source {
        &self.fields.source
    }

    /// The places of its keys and values.
    pub fn places(&self) -> CardPlaces {
        CardPlaces::new(self.fields.source.clone())
    }

    /// The numbers that the texts of the card can use: its params, and its fields with whole
    /// numbers.
    pub fn numbers(&self) -> impl Iterator<Item = (&str, i64)> {
        let params = self.params.iter().map(|(name, value)| (name.as_str(), *value));
        let fields = self.fields.iter().filter(|(name, _)| !self.params.contains_key(*name));
        params.chain(fields.filter_map(|(name, value)| Some((name.as_str(), value.as_i64()?))))
    }

    /// The guards of each hook as in the file: the value of `when`, by hook.
    pub fn guards(&self) -> BTreeMap<String, Value> {
        let Ok(table) = DeTable::parse(self.fields.source.text()) else { return BTreeMap::new() };
        let hooks = table.into_inner().into_iter().find(|(key, _)| key.get_ref() == HOOKS);
        let Some(DeValue::Table(hooks)) = hooks.map(|(_, hooks)| hooks.into_inner()) else {
            return BTreeMap::new();
        };
        let when = hooks.into_iter().filter_map(|(hook, uses)| {
            let DeValue::Table(uses) = uses.into_inner() else { return None };
            let (_, when) = uses.into_iter().find(|(key, _)| key.get_ref() == WHEN)?;
            Some((hook.into_inner().into_owned(), json(when.into_inner())))
        });
        when.collect()
    }

    /// The literal numbers in its guards, without those given as names of params.
    pub fn guard_numbers(&self) -> Vec<GuardNumber> {
        let text = self.fields.source.text();
        if !text.contains("when") {
            return Vec::new();
        }
        let Ok(table) = DeTable::parse(text) else { return Vec::new() };
        let hooks = table.get_ref().get("hooks").and_then(|hooks| hooks.get_ref().as_table());
        let mut found = Vec::new();
        for (hook, entry) in hooks.into_iter().flatten() {
            let when = entry.get_ref().as_table().and_then(|entry| entry.get("when"));
            let guards = when.and_then(|when| when.get_ref().as_table());
            for (guard, number) in guards.into_iter().flatten() {
                let DeValue::Integer(digits) = number.get_ref() else { continue };
                let Ok(value) = digits.as_str().parse() else { continue };
                found.push(GuardNumber {
                    hook: hook.get_ref().to_string(),
                    guard: guard.get_ref().to_string(),
                    number: value,
                    place: self.fields.source.place(number.span()),
                });
            }
        }
        found
    }

    /// Whether one of these [numbers](Self::numbers) has this name. The file is read for its fields
    /// only if no param has it.
    pub fn has_number(&self, name: &str) -> bool {
        self.params.contains_key(name) || self.fields.get(name).is_some_and(Value::is_i64)
    }
}

impl<T: CardKind> Card<T> {
    /// The content of the card's file.
    pub fn info(&self) -> CardInfo {
        let hook = |hook: &T::Hook| match serde_json::to_value(hook) {
            Ok(Value::String(name)) => name,
            Ok(other) => other.to_string(),
            Err(_) => String::new(),
        };
        let called =
            |used: &HookUse<T>| Function { name: used.function.clone(), shared: used.shared };
        CardInfo {
            id: self.id.clone(),
            kind: T::KIND,
            pack: self.pack.clone(),
            path: self.source.path().to_owned(),
            fields: Fields::of(&self.source),
            asks: self.asks.clone(),
            params: self.params.clone(),
            hooks: self.hooks.iter().map(|used| hook(&used.hook)).collect(),
            functions: self.hooks.iter().map(called).collect(),
            origin: self.origin.clone(),
        }
    }
}

/// The data fields in a card's text, without the keys common to all cards.
fn fields(text: &str) -> Map<String, Value> {
    let Ok(table) = DeTable::parse(text) else { return Map::new() };
    let table = table.into_inner().into_iter();
    let common = |key: &str| key == "origin" || COMMON.contains(&key);
    let own = table.filter(|(key, _)| !common(key.get_ref()));
    own.map(|(key, value)| (key.into_inner().into_owned(), json(value.into_inner()))).collect()
}

fn json(value: DeValue<'_>) -> Value {
    match value {
        DeValue::String(text) => Value::String(text.into_owned()),
        DeValue::Integer(number) => {
            let text = number.as_str().replace('_', "");
            i64::from_str_radix(&text, number.radix()).map_or(Value::Null, Value::from)
        }
        DeValue::Float(number) => number.as_str().parse::<f64>().map_or(Value::Null, Value::from),
        DeValue::Boolean(value) => Value::Bool(value),
        DeValue::Datetime(time) => Value::String(time.to_string()),
        DeValue::Array(items) => {
            items.into_iter().map(|item| json(item.into_inner())).collect::<Vec<_>>().into()
        }
        DeValue::Table(table) => Value::Object(
            table
                .into_iter()
                .map(|(key, value)| (key.into_inner().into_owned(), json(value.into_inner())))
                .collect(),
        ),
    }
}
