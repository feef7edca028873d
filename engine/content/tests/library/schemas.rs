//! Schemas for editors.

use content::{document_schema, pack_schema, schema};
use serde_json::{Value, json};

use crate::toy::{Lantern, Place, Road};

#[test]
fn a_card_schema_says_everything() {
    let schema = schema::<Lantern>();
    assert_eq!(schema["$schema"], "http://json-schema.org/draft-07/schema#");
    assert_eq!(schema["title"], "Lantern");
    assert_eq!(schema["description"], "A lantern.");
    assert_eq!(schema.get("$id"), None);
    assert_eq!(schema["additionalProperties"], false);
    assert_eq!(schema["required"], json!(["number", "cost", "colour"]));
    let keys: Vec<_> = schema["properties"].as_object().expect("a table").keys().collect();
    let wanted = ["asks", "colour", "cost", "hooks", "number", "oil", "origin", "params", "places"];
    assert_eq!(keys, wanted);
    assert_eq!(
        schema["properties"]["cost"],
        json!({ "description": "Price of the lantern.", "type": "integer", "minimum": 0, "maximum": 20 })
    );
    assert_eq!(schema["properties"]["oil"]["type"], "array");
    let origin = schema["properties"]["origin"]["properties"].as_object().expect("a table");
    assert_eq!(
        origin.keys().collect::<Vec<_>>(),
        ["colour", "cost", "effect", "number", "oil", "places"]
    );
    let hooks = &schema["properties"]["hooks"];
    assert_eq!(
        hooks["properties"]["on_lit"],
        json!({
            "description": "The lantern is lit.",
            "type": "object",
            "properties": {
                "use": { "$ref": "#/definitions/Use" },
                "when": { "$ref": "#/definitions/WhenBrightColour" },
            },
            "additionalProperties": false,
        })
    );
    let guards = &schema["definitions"]["WhenBrightColour"];
    assert_eq!(guards["additionalProperties"], false);
    assert_eq!(
        guards["properties"]["bright"],
        json!({
            "description": "Minimum brightness.",
            "anyOf": [
                {
                    "description": "Minimum brightness.",
                    "type": "integer",
                    "minimum": 1,
                    "maximum": 6,
                },
                {
                    "description": "A number in [params], such as p.least.",
                    "type": "string",
                    "pattern": "^p\\.[a-z][a-z0-9_]*$",
                },
            ],
        })
    );
    assert_eq!(hooks["properties"]["score"]["properties"].get("when"), None, "it has no guards");
    assert_eq!(hooks["properties"]["score"]["description"], "Points at the end.");
    assert_eq!(hooks["additionalProperties"], false);
    assert_eq!(schema["definitions"]["Place"]["additionalProperties"], false, "closed everywhere");
    let text = serde_json::to_string_pretty(&schema).expect("JSON");
    assert!(!text.contains("null"), "TOML has no null:\n{text}");
}

#[test]
fn a_kind_that_does_not_act_has_no_hooks() {
    let schema = schema::<Road>();
    let keys: Vec<_> = schema["properties"].as_object().expect("a table").keys().collect();
    assert_eq!(keys, ["length", "origin"]);
    assert_eq!(schema["properties"]["origin"]["properties"].get("effect"), None);
}

#[test]
fn schemas_are_schemas_and_stable() {
    let make: [fn() -> Value; 4] =
        [schema::<Lantern>, schema::<Road>, pack_schema, document_schema::<Place>];
    for make in make {
        let text = serde_json::to_string_pretty(&make()).expect("JSON");
        assert_eq!(text, serde_json::to_string_pretty(&make()).expect("JSON"));
    }
    let pack = pack_schema();
    assert_eq!(pack["title"], "Pack");
    assert_eq!(pack["required"], json!(["id", "game", "version", "api"]));
}
