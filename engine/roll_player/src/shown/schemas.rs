//! The generated files of `schema/roll_player/`.

use content::{CardKind, document_schema, schema};
use script::{Type, definitions, manual};

use crate::acting::Verb;
use crate::cards::{
    Alignment, Armor, ArmorSet, Backstory, Class, Edition, Race, Skill, Trait, Weapon, hook_docs,
};

/// File names and texts: a JSON Schema for each kind of card, and for editions, the Luau
/// definitions and the manual of the verbs.
pub fn schemas() -> Vec<(String, String)> {
    let mut files = vec![
        kind::<Weapon>(),
        kind::<Trait>(),
        kind::<Skill>(),
        kind::<Armor>(),
        kind::<ArmorSet>(),
        kind::<Class>(),
        kind::<Race>(),
        kind::<Backstory>(),
        kind::<Alignment>(),
        ("edition.schema.json".to_owned(), pretty(&document_schema::<Edition>())),
    ];
    let docs = hook_docs();
    let hooks: Vec<script::Hook<'_>> = docs
        .iter()
        .map(|doc| script::Hook {
            name: doc.name,
            doc: &doc.doc,
            arg: doc.arg,
            returns: match (doc.query, doc.name) {
                (false, _) => None,
                (true, "can_use") => Some(Type::Bool),
                (true, _) => Some(Type::Int),
            },
        })
        .collect();
    files.push(("api.d.luau".to_owned(), definitions::<Verb>("Roll Player", &hooks)));
    files.push(("api.md".to_owned(), manual::<Verb>("Roll Player", &hooks)));
    files
}

fn kind<T: CardKind>() -> (String, String) {
    (format!("{}.schema.json", T::KIND), pretty(&schema::<T>()))
}

fn pretty(value: &serde_json::Value) -> String {
    // A JSON value always has a text.
    format!("{value:#}\n")
}
