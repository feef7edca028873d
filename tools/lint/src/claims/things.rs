//! Checks the claims against everything that can occur in the packs and records of a game.

use std::collections::BTreeSet;

use diag::{Claim, Looks};
use engine::{SHELF, Shelved};
use play::ruling::ValueForm;
use script::{FieldEntry, Hook, Type};
use serde_json::Value;

use super::{SHARED, claim, schemas};
use crate::codes;

/// Everything that can occur in the packs and records of a game.
fn things(game: &dyn Shelved) -> BTreeSet<String> {
    let mut things = BTreeSet::new();
    for (name, text) in schemas(game) {
        let schema: Value = serde_json::from_str(&text).unwrap_or_default();
        fields(&schema, &schema, &format!("field/{name}"), &mut things);
    }
    things.extend(game.hooks().iter().map(|hook| format!("hook/{}/{}", sort(hook), hook.name)));
    for verb in game.verbs() {
        let name = verb.name();
        for parameter in verb.passed() {
            let path = format!("{name}/{}", parameter.name);
            if let Type::Filter(filter) = parameter.kind {
                let field = |field: &FieldEntry| {
                    format!("argument/field/{}/{path}/{}", kind(field.kind), field.name)
                };
                things.extend(filter.fields.iter().map(field));
            }
            things.insert(format!("argument/{}/{path}", kind(parameter.kind)));
        }
        let calls = match verb.kind {
            script::VerbKind::Query => "query",
            script::VerbKind::Act => "act",
            script::VerbKind::Ask => "ask",
        };
        things.insert(format!("verb/{calls}/{name}"));
    }
    for (space, messages) in game.messages() {
        things.extend(messages.iter().map(|message| format!("message/{space}/{}", message.id)));
    }
    things.extend(game.paths().iter().map(|(path, form)| {
        let form = match form {
            ValueForm::One => "one",
            ValueForm::List => "list",
            ValueForm::Set | ValueForm::Bag => "set",
            ValueForm::Lines => "lines",
            ValueForm::Line => "line",
        };
        format!("path/{form}/{path}")
    }));
    things
}

/// The sort of a hook. A new sort must be claimed.
fn sort(hook: &Hook<'_>) -> &'static str {
    match hook.returns {
        Some(returns) => match kind(returns) {
            "number" => "number",
            "yes-no" => "yes-no",
            other => panic!("no rule has seen a hook that returns a {other}"),
        },
        None if hook.event => "event",
        None => "use",
    }
}

/// The type of a value. A new type must be claimed.
fn kind(of: Type) -> &'static str {
    match of {
        Type::Nil => "nil",
        Type::Int => "number",
        Type::Bool => "yes-no",
        Type::Handle(_) => "thing",
        Type::Words { .. } => "word",
        Type::Label => "label",
        Type::Nth => "nth",
        Type::Filter(_) => "filter",
        Type::Optional(inner) => kind(*inner),
    }
}

/// The fields of a schema below a path. None of our schemas is recursive.
fn fields(root: &Value, schema: &Value, path: &str, things: &mut BTreeSet<String>) {
    if let Some(name) = schema["$ref"].as_str().and_then(|name| name.strip_prefix("#")) {
        fields(root, root.pointer(name).unwrap_or(&Value::Null), path, things);
    }
    let branches = ["anyOf", "allOf", "oneOf"].into_iter();
    for branch in branches.filter_map(|key| schema[key].as_array()).flatten() {
        fields(root, branch, path, things);
    }
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        let path = format!("{path}/{name}");
        fields(root, field, &path, things);
        things.insert(path);
    }
    if schema["additionalProperties"].is_object() {
        let path = format!("{path}/<name>");
        fields(root, &schema["additionalProperties"], &path, things);
        things.insert(path);
    }
    match &schema["items"] {
        Value::Array(each) => {
            each.iter().for_each(|item| fields(root, item, &format!("{path}/[]"), things));
        }
        item => {
            if item.is_object() {
                fields(root, item, &format!("{path}/[]"), things);
            }
        }
    }
}

#[test]
fn each_thing_is_claimed_and_each_claim_claims_something() {
    let mut idle: BTreeSet<&str> = SHARED.iter().map(|claim| claim.things).collect();
    for game in SHELF {
        let mut own: BTreeSet<&str> = game.claims().iter().map(|claim| claim.things).collect();
        let things = things(*game);
        assert!(things.len() > 300, "{}: {}", game.id(), things.len());
        let mut strange = Vec::new();
        for thing in &things {
            let Some(claim) = claim(*game, thing) else {
                strange.push(thing);
                continue;
            };
            own.remove(claim.things);
            idle.remove(claim.things);
        }
        assert!(strange.is_empty(), "{}: nothing looks at {strange:#?}", game.id());
        assert!(own.is_empty(), "{}: what these claim is not there: {own:?}", game.id());
    }
    assert!(idle.is_empty(), "what these claim is not there: {idle:?}");
}

#[test]
fn claims_name_codes_that_are_declared_or_say_why_not() {
    let known = [engine::codes(), desk::codes::ALL.to_vec(), codes::ALL.to_vec()].concat();
    let claims = SHELF.iter().flat_map(|game| game.claims()).chain(SHARED);
    for Claim { things, looks } in claims {
        match looks {
            Looks::Codes(codes) => {
                assert!(!codes.is_empty(), "{things}");
                assert!(codes.iter().all(|code| known.contains(code)), "{things}");
            }
            Looks::Nothing(why) => assert!(why.len() > 10, "{things}"),
        }
    }
}

#[test]
fn what_a_schema_does_not_say_yet_is_claimed_by_nothing() {
    for game in SHELF {
        assert!(claim(*game, "field/class/aura").is_none());
        assert!(claim(*game, "sound/thunder").is_none());
        for strange in [
            "hook/word/omen",
            "verb/chance/omen",
            "argument/nth/omen/what",
            "argument/field/filter/omen/what/where",
            "message/omen/thunder",
            "path/tree/A.omens",
        ] {
            assert!(claim(*game, strange).is_none(), "{strange}");
        }
    }
}

/// A new field in a file is checked by nothing until it is claimed.
#[test]
fn fields_of_files_are_claimed_one_by_one() {
    for game in SHELF {
        for thing in things(*game).iter().filter(|thing| thing.starts_with("field/")) {
            let folder = thing.split('/').nth(1).unwrap_or_default();
            assert!(claim(*game, &format!("field/{folder}/omen")).is_none(), "{thing}");
        }
    }
}
