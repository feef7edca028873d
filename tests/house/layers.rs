//! Who may depend on whom, and which library is named where.

use std::collections::BTreeMap;
use std::process::Command;

use super::root;

/// The rooms in layer order: each may depend on those of lower layers only. The games on the shelf
/// stand at [`GAMES`].
const LAYERS: [(&str, u32); 20] = [
    ("intl_pluralrules", 0),
    ("diag", 0),
    ("say_derive", 0),
    ("play", 1),
    ("content", 2),
    ("script", 2),
    ("text", 2),
    ("effects", 3),
    ("engine", 5),
    ("desk", 6),
    ("luau", 6),
    ("page", 6),
    ("deeds", 6),
    ("sim", 6),
    ("author", 7),
    ("lint", 7),
    ("view", 7),
    ("table", 8),
    ("cardwright", 9),
    ("fuzz", 9),
];

/// The layer of the games.
const GAMES: u32 = 4;

/// Libraries that only one room names.
const ROOMS: [(&str, &str); 27] = [
    ("unicode-script", "diag"),
    ("unicode-security", "lint"),
    ("spellbook", "lint"),
    ("mlua", "script"),
    ("full_moon", "luau"),
    ("fluent", "text"),
    ("fluent-langneg", "text"),
    ("fluent-syntax", "text"),
    ("intl_pluralrules", "text"),
    ("toml", "content"),
    ("jsonschema", "content"),
    ("semver", "content"),
    ("pest", "play"),
    ("syn", "say_derive"),
    ("similar", "lint"),
    ("anyhow", "cardwright"),
    ("clap", "cardwright"),
    ("annotate-snippets", "diag"),
    ("ratatui", "table"),
    ("crossterm", "table"),
    ("signal-hook", "table"),
    ("rustyline", "cardwright"),
    ("ctrlc", "cardwright"),
    ("notify", "cardwright"),
    ("libm", "sim"),
    ("parquet", "sim"),
    ("indicatif", "cardwright"),
];

fn metadata() -> serde_json::Value {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1", "--offline"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    serde_json::from_slice(&output.stdout).expect("cargo writes JSON")
}

/// The normal dependencies of each package.
fn dependencies() -> BTreeMap<String, Vec<String>> {
    let metadata = metadata();
    let packages = metadata["packages"].as_array().expect("packages").iter();
    let name = |value: &serde_json::Value| value["name"].as_str().expect("a name").to_owned();
    packages
        .map(|package| {
            let all = package["dependencies"].as_array().expect("dependencies").iter();
            let normal = all.filter(|dependency| dependency["kind"].is_null());
            (name(package), normal.map(name).collect())
        })
        .collect()
}

#[test]
fn rooms_depend_on_lower_layers_only() {
    let mut layers = BTreeMap::from(LAYERS);
    layers.extend(engine::SHELF.iter().map(|game| (game.id(), GAMES)));
    for (package, dependencies) in dependencies() {
        let layer = layers.get(package.as_str()).copied();
        let layer = layer.unwrap_or_else(|| panic!("{package} has no layer"));
        for dependency in dependencies {
            if let Some(below) = layers.get(dependency.as_str()) {
                assert!(*below < layer, "{package} must not depend on {dependency}");
            }
        }
    }
}

#[test]
fn a_library_is_named_in_one_room() {
    for (package, dependencies) in dependencies() {
        for (library, room) in ROOMS {
            let named = dependencies.iter().any(|dependency| dependency == library);
            assert!(
                !named || package == room,
                "{package} names {library}, which belongs to {room}"
            );
        }
    }
}
