//! The house keeps its shape: layers, words and sizes. The laws are told in ARCHITECTURE.md.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The rooms in layer order: each may depend on those of lower layers only.
const LAYERS: [(&str, u32); 9] = [
    ("diag", 0),
    ("play", 1),
    ("content", 2),
    ("script", 2),
    ("text", 2),
    ("roll_player", 3),
    ("rattus", 3),
    ("engine", 4),
    ("cardwright", 5),
];

/// Libraries that only one room names.
const ROOMS: [(&str, &str); 9] = [
    ("mlua", "script"),
    ("fluent", "text"),
    ("fluent-langneg", "text"),
    ("fluent-syntax", "text"),
    ("toml", "content"),
    ("jsonschema", "content"),
    ("pest", "play"),
    ("clap", "cardwright"),
    ("annotate-snippets", "diag"),
];

/// Nouns of the games, which the shared rooms must not know.
const NOUNS: [&str; 12] = [
    "initiative",
    "charisma",
    "backstory",
    "alignment",
    "weapon",
    "armor",
    "plague",
    "ravage",
    "cube",
    "witch",
    "roll_player",
    "rattus",
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

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
    let layers = BTreeMap::from(LAYERS);
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

/// All files under a folder with an ending.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() && !path.ends_with("target") {
                folders.push(path);
            } else if path.extension().is_some_and(|own| own == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    assert!(!found.is_empty(), "no .{ending} under {folder}");
    found
}

fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).to_string_lossy().into_owned()
}

fn code(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", shown(path)))
}

#[test]
fn the_shared_rooms_know_no_game() {
    for room in ["diag", "play", "content", "script", "text"] {
        for path in files(&format!("engine/{room}/src"), "rs") {
            let text = code(&path).to_lowercase();
            for noun in NOUNS {
                assert!(!text.contains(noun), "{} says «{noun}»", shown(&path));
            }
        }
    }
}

#[test]
fn a_file_fits_in_the_head() {
    for folder in ["engine", "tools", "tests", "cards"] {
        let endings = if folder == "cards" { ["luau", "luau"] } else { ["rs", "rs"] };
        for path in files(folder, endings[0]) {
            let lines = code(&path).lines().count();
            assert!(lines <= 600, "{} has {lines} lines", shown(&path));
            let stem = path.file_stem().expect("a file").to_string_lossy().into_owned();
            let vague = ["utils", "misc", "common", "helpers", "manager"];
            assert!(!vague.contains(&stem.as_str()), "{} says nothing", shown(&path));
        }
    }
}

#[test]
fn only_absorb_and_given_write_a_state() {
    // The fields of the state are private to `state.rs`; among its children only these two hold
    // `&mut self` methods.
    for game in ["engine/roll_player/src", "engine/rattus/src"] {
        let folder = root().join(game);
        let writers: Vec<_> = files(game, "rs")
            .into_iter()
            .filter(|path| path.starts_with(folder.join("state")) || path.ends_with("src/state.rs"))
            .filter(|path| code(path).contains("&mut self"))
            .map(|path| shown(&path))
            .collect();
        let expected = ["absorb", "given"].map(|name| format!("{game}/state/{name}.rs"));
        assert_eq!(writers, expected);
    }
}

#[test]
fn every_card_kind_and_language_has_its_files() {
    for tag in ["en", "fr", "de", "nl"] {
        let folder = root().join("locales").join(tag);
        assert!(folder.join("cli.ftl").exists(), "locales/{tag}/cli.ftl");
    }
}
