//! The API for scripts of a game: its verbs, its hooks, and their types, by name.

use std::collections::{BTreeMap, BTreeSet};

use engine::Shelved;
use script::{Hook, Type, Verb};

/// Types of annotations that exist in every script.
const TYPES: [&str; 14] = [
    "any", "boolean", "buffer", "function", "never", "nil", "number", "string", "table", "thread",
    "unknown", "Hooks", "Me", "Params",
];

/// The API for scripts of a game.
pub struct Api {
    /// The game.
    pub game: &'static str,
    verbs: BTreeMap<String, Verb>,
    /// The hooks, in the order of the game.
    pub hooks: Vec<Hook<'static>>,
    /// Handles, words and filters.
    types: BTreeMap<&'static str, Type>,
    /// Other type names for annotations.
    names: BTreeSet<String>,
}

impl Api {
    /// The API of a game.
    pub fn of(shelved: &dyn Shelved) -> Self {
        let mut types = BTreeMap::new();
        let (verbs, hooks) = (shelved.verbs(), shelved.hooks());
        for verb in &verbs {
            let all = verb.parameters.iter().map(|one| one.kind).chain([verb.result]);
            all.for_each(|kind| add(kind, &mut types));
        }
        for hook in &hooks {
            let all = hook.takes.iter().map(|one| one.kind).chain(hook.returns);
            all.for_each(|kind| add(kind, &mut types));
        }
        let names = TYPES.iter().map(|name| (*name).to_owned());
        let names = names.chain(hooks.iter().map(Hook::type_name)).collect();
        let verbs = verbs.into_iter().map(|verb| (verb.name(), verb)).collect();
        Self { game: shelved.id(), verbs, hooks, types, names }
    }

    /// The verb with this name.
    pub fn verb(&self, name: &str) -> Option<&Verb> {
        self.verbs.get(name)
    }

    /// The names of all verbs.
    pub fn verbs(&self) -> impl Iterator<Item = &str> {
        self.verbs.keys().map(String::as_str)
    }

    /// The type with this name in annotations, if it belongs to the game.
    pub fn named(&self, name: &str) -> Option<Type> {
        self.types.get(name).copied()
    }

    /// Whether a type exists, apart from those that a script declares.
    pub fn is_type(&self, name: &str) -> bool {
        self.types.contains_key(name) || self.names.contains(name)
    }

    /// The type names for annotations.
    pub fn types(&self) -> impl Iterator<Item = &str> {
        self.types.keys().copied().chain(self.names.iter().map(String::as_str))
    }
}

/// Adds the named types in a type.
fn add(kind: Type, types: &mut BTreeMap<&'static str, Type>) {
    match kind {
        Type::Optional(inner) => add(*inner, types),
        Type::Filter(filter) => {
            if types.insert(filter.name, kind).is_none() {
                filter.fields.iter().for_each(|field| add(field.kind, types));
            }
        }
        Type::Handle(_) | Type::Words { .. } => types.extend(kind.name().map(|name| (name, kind))),
        Type::Nil | Type::Int | Type::Bool | Type::Label | Type::Nth => {}
    }
}
