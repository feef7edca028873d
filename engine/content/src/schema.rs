//! JSON Schemas of the files of a pack, made from the Rust types: draft-07, for editors and for
//! the reader itself.

use std::borrow::Cow;
use std::marker::PhantomData;

use schemars::generate::SchemaSettings;
use schemars::transform::{Transform, transform_subschemas};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};

use crate::pack::PackToml;
use crate::{CardKind, Origin};

/// The form of the names of functions and parameters.
pub(crate) const NAME: &str = "^[a-z][a-z0-9_]*$";

/// The entry of `[origin]` that stands for params, hooks and script.
pub(crate) const EFFECT: &str = "effect";

/// The schema of the TOML files of one kind of card.
pub fn schema<T: CardKind>() -> Value {
    document_schema::<CardFile<T>>()
}

/// The generated schema of a kind of card, for `schema/<game>/`: file name and text.
pub fn schema_file<T: CardKind>() -> (String, String) {
    (format!("{}.schema.json", T::KIND), format!("{:#}\n", schema::<T>()))
}

/// The generated schema of the documents of a folder: file name and text.
pub fn document_schema_file<T: JsonSchema>(folder: &str) -> (String, String) {
    (format!("{folder}.schema.json"), format!("{:#}\n", document_schema::<T>()))
}

/// The schema of `pack.toml`.
pub fn pack_schema() -> Value {
    document_schema::<PackToml>()
}

/// The schema of the TOML files of another kind of document.
pub fn document_schema<T: JsonSchema>() -> Value {
    let mut settings = SchemaSettings::draft07();
    settings.transforms.insert(0, Box::new(Tidy));
    let mut schema = settings.into_generator().into_root_schema_for::<T>().to_value();
    schema.sort_all_objects();
    schema
}

/// Fits a schema to TOML: there is no null, and a key that is not listed is a mistake.
#[derive(Clone, Debug)]
struct Tidy;

impl Transform for Tidy {
    fn transform(&mut self, schema: &mut Schema) {
        transform_subschemas(self, schema);
        let Some(object) = schema.as_object_mut() else {
            return;
        };
        without_null(object);
        one_list_of_words(object);
        if object.get("type") != Some(&json!("string")) {
            // The Rust width of a number; its limits are said by minimum and maximum.
            object.remove("format");
        }
        let combined =
            ["$ref", "allOf", "anyOf", "oneOf"].iter().any(|key| object.contains_key(*key));
        if object.contains_key("properties") && !combined {
            object.entry("additionalProperties").or_insert(json!(false));
        }
    }
}

/// A set of words is one list with their meanings in the description: an editor then finds one thing
/// wrong with a wrong word, and names those it could be.
fn one_list_of_words(object: &mut Map<String, Value>) {
    let branches = object.get("oneOf").and_then(Value::as_array).into_iter().flatten();
    let words_alone = |branch: &Value| {
        let words =
            branch.get("const").is_some_and(Value::is_string) || branch.get("enum").is_some();
        words && branch.get("type") == Some(&json!("string"))
    };
    if object.get("oneOf").is_none() || !branches.clone().all(words_alone) {
        return;
    }
    let words = words(&json!({ "oneOf": branches.collect::<Vec<_>>() }));
    let about = object.get("description").and_then(Value::as_str).unwrap_or_default();
    let mut description = format!("{about}\n");
    for (word, about) in &words {
        if let Some(about) = about {
            description.push_str(&format!("\n- `{word}`: {about}"));
        }
    }
    let words: Vec<_> = words.into_iter().map(|(word, _)| word).collect();
    object.remove("oneOf");
    object.insert("type".to_owned(), json!("string"));
    object.insert("enum".to_owned(), json!(words));
    object.insert("description".to_owned(), json!(description.trim()));
}

fn without_null(object: &mut Map<String, Value>) {
    if object.get("default") == Some(&Value::Null) {
        object.remove("default");
    }
    if let Some(Value::Array(types)) = object.get_mut("type") {
        types.retain(|name| name != "null");
        if let [one] = types.as_slice() {
            let one = one.clone();
            object.insert("type".to_owned(), one);
        }
    }
    if let Some(Value::Array(words)) = object.get_mut("enum") {
        words.retain(|word| !word.is_null());
    }
    for key in ["anyOf", "oneOf"] {
        let Some(Value::Array(branches)) = object.get_mut(key) else {
            continue;
        };
        branches.retain(|branch| branch.get("type") != Some(&json!("null")));
        let [Value::Object(only)] = branches.as_slice() else {
            continue;
        };
        let only = only.clone();
        object.remove(key);
        for (name, value) in only {
            object.entry(name).or_insert(value);
        }
    }
}

/// A card's file: the data of its kind with the keys common to all cards.
struct CardFile<T>(PhantomData<T>);

impl<T: CardKind> JsonSchema for CardFile<T> {
    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let mut schema = T::json_schema(generator);
        let object = schema.ensure_object();
        let fields = object.entry("properties").or_insert_with(|| json!({}));
        let mut names: Vec<String> =
            fields.as_object().map(|fields| fields.keys().cloned().collect()).unwrap_or_default();
        let mut common = vec![];
        if T::ACTS {
            names.push(EFFECT.to_owned());
            common.push(("params", params()));
            common.push(("hooks", hooks::<T>(generator)));
        }
        common.push(("origin", origin(&names, generator)));
        for (name, value) in common {
            fields[name] = value;
        }
        match object.entry("required").or_insert_with(|| json!([])) {
            Value::Array(required) => required.push(json!("origin")),
            other => *other = json!(["origin"]),
        }
        object.insert("additionalProperties".to_owned(), json!(false));
        schema
    }
}

fn origin(names: &[String], generator: &mut SchemaGenerator) -> Value {
    let word = generator.subschema_for::<Origin>();
    let entries: Map<_, _> = names.iter().map(|name| (name.clone(), json!(word))).collect();
    json!({
        "description": "Where each field comes from; «effect» stands for params, hooks and script.",
        "type": "object",
        "properties": entries,
        "additionalProperties": false,
    })
}

fn params() -> Value {
    json!({
        "description": "Whole numbers printed on the card: scripts and texts read them from here.",
        "type": "object",
        "propertyNames": { "pattern": NAME },
        "additionalProperties": { "type": "integer" },
    })
}

fn hooks<T: CardKind>(generator: &mut SchemaGenerator) -> Value {
    let entry = generator.subschema_for::<HookEntry<T::When>>();
    let hook = T::Hook::json_schema(generator).to_value();
    let mut entries = Map::new();
    for (word, about) in words(&hook) {
        let mut value = json!(entry);
        if let (Some(about), Some(value)) = (about, value.as_object_mut()) {
            value.insert("description".to_owned(), json!(about));
        }
        entries.insert(word, value);
    }
    json!({
        "description": "The moments at which the card acts.",
        "type": "object",
        "properties": entries,
        "additionalProperties": false,
    })
}

/// The words that the schema of an enumeration lists, with what it says about each.
fn words(schema: &Value) -> Vec<(String, Option<String>)> {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let mut out = Vec::new();
    for word in schema["enum"].as_array().into_iter().flatten() {
        out.extend(text(word).map(|word| (word, None)));
    }
    for branch in schema["oneOf"].as_array().into_iter().flatten() {
        out.extend(text(&branch["const"]).map(|word| (word, text(&branch["description"]))));
        out.extend(words(branch));
    }
    out
}

/// One entry of `[hooks]`.
struct HookEntry<W>(PhantomData<W>);

impl<W: JsonSchema> JsonSchema for HookEntry<W> {
    fn schema_name() -> Cow<'static, str> {
        "HookEntry".into()
    }

    fn schema_id() -> Cow<'static, str> {
        format!("HookEntry<{}>", W::schema_id()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let when = generator.subschema_for::<W>();
        json_schema!({
            "description": "What the card does at this moment.",
            "type": "object",
            "properties": {
                "use": {
                    "description": "A function of effects/*.luau; without it, the function named \
                                    like the hook in the card's own script.",
                    "type": "string",
                    "pattern": NAME,
                },
                "when": when,
            },
            "additionalProperties": false,
        })
    }
}
