//! What `lint` says of guards, case by case: those that never hold, and those that always do.

use std::collections::BTreeMap;

use serde_json::Value;

use super::Folder;
use super::linted::linted;

const PACK: &str = "id = \"example\"\ngame = \"roll_player\"\nversion = \"1.0.0\"\napi = 1\n\
                    requires = [\"roll_player\"]\n";

/// The hook of a weapon and its guards, with the code that `lint` finds in them.
const CASES: &[(&str, &str, Option<&str>)] = &[
    ("on_placed", "min = 2, max = 6", None),
    // A boost die shows up to 8.
    ("on_placed", "min = 9", Some("guard-never")),
    ("on_placed", "min = 8", None),
    ("on_placed", "max = 0", Some("guard-never")),
    ("on_placed", "min = 1", Some("guard-always")),
    ("on_placed", "max = 8", Some("guard-always")),
    ("on_placed", "min = 5, max = 4", Some("guard-never")),
    // One face alone.
    ("on_placed", "min = 1, max = 1", None),
    ("on_placed", "min = \"p.face\"", Some("guard-never")),
    ("on_enemy_rolled", "min = 7", Some("guard-never")),
    ("on_taken", "min = 6", None),
    ("on_taken", "min = 7", Some("guard-never")),
    ("on_round_began", "min = 19", Some("guard-never")),
    ("on_round_began", "max = 12", None),
    // There is no end of gold.
    ("on_gold_gained", "min = 90", None),
    ("on_bought", "card = \"self\", kind = \"trait\"", Some("guard-never")),
    ("on_bought", "card = \"self\", kind = [\"trait\", \"weapon\"]", Some("guard-always")),
    ("on_bought", "card = \"other\", kind = \"trait\"", None),
    (
        "on_bought",
        "kind = [\"weapon\", \"trait\", \"skill\", \"armor\", \"scroll\"]",
        Some("guard-always"),
    ),
    ("on_bought", "kind = [\"weapon\", \"trait\", \"skill\", \"armor\"]", None),
    // Boost dice have none of the colours.
    (
        "on_placed",
        "colour = [\"green\", \"blue\", \"red\", \"purple\", \"black\", \"white\", \"gold\"]",
        None,
    ),
];

#[test]
fn guards_are_held_against_what_they_look_at() {
    let folder = Folder::new();
    folder.write("example/pack.toml", PACK);
    for (at, (hook, guards, _)) in CASES.iter().enumerate() {
        let number = 300 + at;
        let params = if guards.contains("p.face") { "[params]\nface = 9\n\n" } else { "" };
        let card = format!(
            "number = {number}\ndots = 1\ncost = 3\nhands = 1\n\n{params}[hooks.{hook}]\n\
             when = {{ {guards} }}\n"
        );
        folder.write(&format!("example/weapon/c{at}.toml"), card);
        let script = format!(
            "--!strict\nlocal function {hook}(me: Me)\n\tme:gain_gold(1)\nend\n\n\
             return {{ {hook} = {hook} }}\n"
        );
        folder.write(&format!("example/weapon/c{at}.luau"), script);
    }
    let ran = linted(&folder, "example", &["--select", "data", "--format", "json"]);
    let json: Value = serde_json::from_str(&ran.out).expect("a report");
    let mut found: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for finding in json["findings"].as_array().expect("a list") {
        let text = |key: &str| finding[key].as_str().expect("a text");
        let name = text("path").rsplit('/').next().expect("a name").to_owned();
        found.entry(name).or_default().push(text("code"));
    }
    for (at, (hook, guards, code)) in CASES.iter().enumerate() {
        let said = found.get(&format!("c{at}.toml")).cloned().unwrap_or_default();
        assert_eq!(said, code.as_slice(), "{hook}: {guards}");
    }
}

#[test]
fn a_number_of_a_guard_is_looked_for_in_digits_and_in_words() {
    let cases = [
        ("showing 4 or more", true),
        ("showing four or more", true),
        ("Four dice of it", true),
        ("on the fourth of them", false),
        ("twenty-four of them", false),
        ("showing { $face } or more", false),
    ];
    for (text, said) in cases {
        let folder = Folder::new();
        folder.write("example/pack.toml", PACK);
        let head = "number = 301\ndots = 1\ncost = 3\nhands = 1\n\n[params]\nface = 4\n\n";
        let hook = "[hooks.on_placed]\nwhen = { min = 4 }\n";
        folder.write("example/weapon/axe.toml", format!("{head}{hook}"));
        let script = "--!strict\nlocal function on_placed(me: Me)\n\tme:gain_gold(1)\nend\n\n\
                      return { on_placed = on_placed }\n";
        folder.write("example/weapon/axe.luau", script);
        let text = format!("axe = Axe\n    .text = When you place a die {text}, you gain gold.\n");
        folder.write("example/locales/en/weapon.ftl", text);
        let ran = linted(&folder, "example", &["--select", "literal-guard", "--format", "short"]);
        assert_eq!(ran.out.contains("[literal-guard]: 4 is the min of"), said, "{}", ran.out);
    }
}
