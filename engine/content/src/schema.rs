//! JSON Schemas of the files of a pack, generated from Rust types: draft-07, for editors and for
//! the reader itself.

use std::borrow::Cow;
use std::marker::PhantomData;

use schemars::generate::SchemaSettings;
use schemars::transform::{Transform, transform_subschemas};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::value::StrDeserializer;
use serde::de::{Deserialize, IntoDeserializer};
use serde_json::{Map, Value, json};

use crate::{CardKind, Origin};

/// The pattern for names of functions and params.
pub(crate) const NAME: &str = "^[a-z][a-z0-9_]*$";

/// The prefix of a param's name in place of a number.
pub(crate) const PARAM: &str = "p.";

/// Maximum number of questions of a card: a state stores the index in one byte.
const MOST_ASKS: usize = 256;

/// Maximum number of params of a card, more than ten times what any card prints.
const MOST_PARAMS: usize = 100;

/// The pattern for names of questions: `script::Label`.
const LABEL: &str = "^[a-z][a-z0-9-]{0,11}$";

/// The entry of `[origin]` for params, hooks and script.
pub(crate) const EFFECT: &str = "effect";

/// The schema of the TOML files of one kind of card.
pub fn schema<T: CardKind>() -> Value {
    schema_with::<T>(&|_| true)
}

/// The schema of the TOML files of one kind of card with only the wanted hooks.
pub(crate) fn schema_with<T: CardKind>(wanted: &dyn Fn(&str) -> bool) -> Value {
    let mut generator = generator();
    let hooks = T::ACTS.then(|| hooks::<T>(wanted, &mut generator));
    let mut schema = generator.into_root_schema_for::<CardFile<T>>().to_value();
    if let Some(hooks) = hooks {
        schema["properties"]["hooks"] = hooks;
    }
    schema.sort_all_objects();
    schema
}

/// The generated schema of a kind of card, for `schema/<game>/`: file name and text. It contains
/// the hooks for which `called(kind, hook)` is true.
pub fn schema_file<T: CardKind>(
    game: &str,
    called: &dyn Fn(&str, &str) -> bool,
) -> (String, String) {
    file(&[game, T::KIND], schema_with::<T>(&|hook| called(T::KIND, hook)))
}

/// The generated schema of the documents of a folder: file name and text.
pub fn document_schema_file<T: JsonSchema>(game: &str, folder: &str) -> (String, String) {
    file(&[game, folder], document_schema::<T>())
}

/// File name and text.
fn file(path: &[&str], schema: Value) -> (String, String) {
    let name = path.last().copied().unwrap_or_default();
    (format!("{name}.schema.json"), schema_text(path, schema))
}

/// A schema as the text of a file. Its id is its path as a URN, so no host is needed.
pub fn schema_text(path: &[&str], mut schema: Value) -> String {
    schema["$id"] = json!(format!("urn:cardwright:{}", path.join(":")));
    schema.sort_all_objects();
    format!("{schema:#}\n")
}

/// An example for the schema of a file (`#[schemars(example = …)]`), in the format of the file.
///
/// ```
/// assert_eq!(content::example("cost = 4")["cost"], 4);
/// ```
///
/// # Panics
/// If the text is not valid TOML. It is part of the program.
pub fn example(text: &str) -> Value {
    toml::from_str(text).expect("an example is TOML")
}

/// An example for the schema of JSON output.
///
/// ```
/// assert_eq!(content::json_example("{ \"cost\": 4 }")["cost"], 4);
/// ```
///
/// # Panics
/// If the text is not valid JSON. It is part of the program.
pub fn json_example(text: &str) -> Value {
    serde_json::from_str(text).expect("an example is JSON")
}

/// The schema of the TOML files of another kind of document.
pub fn document_schema<T: JsonSchema>() -> Value {
    let mut schema = generator().into_root_schema_for::<T>().to_value();
    schema.sort_all_objects();
    schema
}

/// A schema that allows null, for JSON output. TOML has no null, so the other schemas leave it out.
pub fn or_null<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    json_schema!({ "anyOf": [generator.subschema_for::<T>(), { "const": null }] })
}

fn generator() -> SchemaGenerator {
    let mut settings = SchemaSettings::draft07();
    settings.transforms.insert(0, Box::new(Tidy));
    settings.into_generator()
}

/// Adapts a schema to TOML: null does not exist, and unlisted keys are errors.
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
            // The Rust width of a number; minimum and maximum express its limits.
            object.remove("format");
        }
        let combined =
            ["$ref", "allOf", "anyOf", "oneOf"].iter().any(|key| object.contains_key(*key));
        if object.contains_key("properties") && !combined {
            object.entry("additionalProperties").or_insert(json!(false));
        }
    }
}

/// Turns a set of words into one list, with their meanings in the description. An editor then
/// reports one error for a wrong word, with the possible ones.
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

/// The file of a card: the data of its kind with the keys common to all cards, except the hooks.
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
            common.push(("asks", asks()));
            common.push(("params", params()));
        }
        common.push(("origin", origin(&names, generator)));
        for (name, value) in common {
            fields[name] = value;
        }
        object.insert("additionalProperties".to_owned(), json!(false));
        schema
    }
}

fn origin(names: &[String], generator: &mut SchemaGenerator) -> Value {
    let word = generator.subschema_for::<Origin>();
    let entries: Map<_, _> = names.iter().map(|name| (name.clone(), json!(word))).collect();
    json!({
        "description": "The source of each field; `effect` is for params, hooks and script. \
                        Packs with `origins = true` require it.",
        "type": "object",
        "properties": entries,
        "additionalProperties": false,
    })
}

fn asks() -> Value {
    json!({
        "description": "The names of the card's questions, as its scripts use them: `ask = \
                        \"lower\"`. The text of each is an attribute of the card's message, such \
                        as `.ask-lower`.",
        "type": "array",
        "items": { "type": "string", "pattern": LABEL },
        "uniqueItems": true,
        "maxItems": MOST_ASKS,
    })
}

fn params() -> Value {
    json!({
        "description": "The whole numbers printed on the card, for its scripts and texts.",
        "type": "object",
        "propertyNames": { "pattern": NAME },
        "additionalProperties": { "type": "integer" },
        "maxProperties": MOST_PARAMS,
    })
}

/// One property for each wanted hook, with its description and guards.
fn hooks<T: CardKind>(wanted: &dyn Fn(&str) -> bool, generator: &mut SchemaGenerator) -> Value {
    let function = generator.subschema_for::<UseKey>();
    let guards = guards::<T::When>(generator);
    let mut entries = Map::new();
    let hooks = words(&T::Hook::json_schema(generator).to_value());
    for (word, about) in hooks.into_iter().filter(|(word, _)| wanted(word)) {
        let name: StrDeserializer<'_, serde::de::value::Error> = word.as_str().into_deserializer();
        let hook = T::Hook::deserialize(name).expect("the schema of the hooks lists their words");
        let fit = T::guards(&hook);
        let fits = |guard: &str| fit.as_ref().is_none_or(|fit| fit.contains(&guard));
        let fit: Vec<_> = guards.iter().filter(|(guard, _)| fits(guard)).collect();
        let mut entry = json!({
            "description": about.unwrap_or_default(),
            "type": "object",
            "properties": { "use": function },
            "additionalProperties": false,
        });
        if !fit.is_empty() {
            entry["properties"]["when"] = when(&fit, generator);
        }
        entries.insert(word, entry);
    }
    json!({
        "description": "The hooks of the card: the moments at which it acts.",
        "type": "object",
        "properties": entries,
        "additionalProperties": false,
    })
}

/// A table of guards, shared by hooks with equal guards.
fn when(guards: &[(&String, &Value)], generator: &mut SchemaGenerator) -> Value {
    let parts = guards.iter().flat_map(|(guard, _)| guard.split('_'));
    let parts = parts.map(|part| format!("{}{}", part[..1].to_uppercase(), &part[1..]));
    let name = format!("When{}", parts.collect::<String>());
    let reference = json!({ "$ref": format!("#/definitions/{name}") });
    generator.definitions_mut().entry(name).or_insert_with(|| {
        let properties: Map<String, Value> =
            guards.iter().map(|(guard, value)| ((*guard).clone(), (*value).clone())).collect();
        json!({
            "description":
                "The guards. They are checked before the script is called; all of them must hold.",
            "type": "object",
            "properties": properties,
            "additionalProperties": false,
        })
    });
    reference
}

/// The guards of a game with their schemas. Guards that are numbers also accept names of params.
fn guards<W: JsonSchema>(generator: &mut SchemaGenerator) -> Map<String, Value> {
    let mut guards = match W::json_schema(generator).to_value()["properties"].take() {
        Value::Object(guards) => guards,
        _ => Map::new(),
    };
    for guard in guards.values_mut().filter(|guard| is_number(guard)) {
        let about = guard["description"].clone();
        let Some(number) = guard.as_object_mut() else { continue };
        number.remove("default");
        let param = json!({
            "description": "A number in [params], such as p.least.",
            "type": "string",
            "pattern": format!("^{}{}", PARAM.replace('.', "\\."), &NAME[1..]),
        });
        *guard = json!({ "description": about, "anyOf": [number, param] });
    }
    guards
}

/// The guards of a game that are whole numbers.
pub(crate) fn numbers<W: JsonSchema>() -> Vec<String> {
    let mut generator = SchemaSettings::draft07().into_generator();
    let schema = W::json_schema(&mut generator).to_value();
    let properties = schema["properties"].as_object().into_iter().flatten();
    let numbers = properties.filter(|(_, guard)| is_number(guard));
    numbers.map(|(name, _)| name.clone()).collect()
}

/// Whether a schema is that of an optional whole number.
fn is_number(schema: &Value) -> bool {
    let mut types = match &schema["type"] {
        Value::Array(types) => types.iter().collect(),
        one => vec![one],
    };
    types.retain(|kind| **kind != "null");
    types == ["integer"]
}

/// The words in the schema of an enum, with their descriptions.
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

/// The key `use` of a hook.
struct UseKey;

impl JsonSchema for UseKey {
    fn schema_name() -> Cow<'static, str> {
        "Use".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "The name of a function in effects/*.luau. Without it, the hook calls \
                            the function with its own name in the card's script.",
            "type": "string",
            "pattern": NAME,
        })
    }
}
