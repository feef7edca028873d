//! The generated files of `schema/rattus/`.

use content::{CardKind, document_schema, schema};
use script::{Type, definitions, manual};

use crate::acting::Verb;
use crate::cards::kinds::{Class, Hook, Map, TokenSet, hook_docs};

/// File names and texts: a JSON Schema for class cards, maps and sets of tokens, the Luau
/// definitions and the manual of the verbs.
pub fn schemas() -> Vec<(String, String)> {
    let docs = hook_docs();
    let hooks = docs.iter().map(|doc| script::Hook {
        name: doc.hook.word(),
        doc: doc.doc,
        arg: doc.arg,
        returns: match doc.hook {
            Hook::CanUse => Some(Type::Bool),
            hook => hook.is_query().then_some(Type::Int),
        },
    });
    let hooks: Vec<script::Hook<'_>> = hooks.collect();
    vec![
        (format!("{}.schema.json", Class::KIND), pretty(&schema::<Class>())),
        ("map.schema.json".to_owned(), pretty(&document_schema::<Map>())),
        ("tokens.schema.json".to_owned(), pretty(&document_schema::<TokenSet>())),
        ("api.d.luau".to_owned(), definitions::<Verb>("Rattus", &hooks)),
        ("api.md".to_owned(), manual::<Verb>("Rattus", &hooks)),
    ]
}

fn pretty(value: &serde_json::Value) -> String {
    // A JSON value always has a text.
    format!("{value:#}\n")
}
