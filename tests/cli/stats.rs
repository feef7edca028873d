//! `lint --stats`: what was looked at, and what was not.

use serde_json::{Value, json};

use super::reports::{fits, schema};
use super::{Folder, cardwright};

#[test]
fn a_stranger_is_told_what_no_rule_looks_at() {
    let folder = Folder::with_pack();
    folder.write("moonlit_market/notes.txt", "");
    let pack = folder.word("moonlit_market");
    let ran = cardwright(&["lint", &pack, "--stats", "--ignore", "stray-file"]);
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    let lines: Vec<&str> = ran.out.lines().collect();
    let counts = lines.iter().find(|line| line.starts_with("looked at: ")).expect("counts");
    assert!(counts.contains(" 10 cards, "), "{counts}");
    let unread = "nothing reads: moonlit_market/README.md, moonlit_market/notes.txt";
    assert_eq!(*lines.last().expect("a line"), unread);
    assert!(ran.out.contains("\nonly type and range of: "), "{}", ran.out);
    assert!(ran.out.contains("weapon/cost"), "{}", ran.out);

    let ran = cardwright(&["lint", &pack, "--stats", "--format", "json"]);
    let json: Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(json["stats"]["packs"], json!(["moonlit_market"]));
    assert_eq!(json["stats"]["findings"]["stray-file"], 1);
    assert!(json["stats"]["unclaimed"]["field/weapon/cost"].is_string(), "{json}");
    assert!(json["findings"].is_array());
    fits(&schema("stats"), &json);
}

#[test]
fn a_field_that_nobody_knows_is_claimed_by_nothing() {
    let folder = Folder::with_pack();
    folder.edit("moonlit_market/race/moonfolk.toml", "number = 201", "number = 201\naura = 3");
    let ran = cardwright(&["lint", &folder.word("moonlit_market"), "--stats"]);
    assert!(ran.out.contains("\nno rule looks at: race/aura\n"), "{}", ran.out);
    assert!(ran.out.contains("1 unknown-key"), "{}", ran.out);
    let ran = cardwright(&["lint", &folder.word("moonlit_market"), "--stats", "--format", "json"]);
    let json: Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(json["stats"]["unclaimed"]["field/race/aura"], Value::Null);
    fits(&schema("stats"), &json);
}

/// What this program and editors read beside cards is read, and is no card.
#[test]
fn files_about_a_pack_are_read() {
    let folder = Folder::with_pack();
    let pack = folder.word("moonlit_market");
    folder.write("moonlit_market/lint.toml", "notes = false\n");
    assert_eq!(cardwright(&["schema", "--write", &pack]).code, Some(0));
    assert_eq!(cardwright(&["locale", "sync", &pack]).code, Some(0));
    assert!(folder.path("moonlit_market/locales/eo/english.sum").exists());
    let ran = cardwright(&["lint", &pack, "--stats"]);
    assert!(!ran.out.contains("no rule looks at"), "{}", ran.out);
    let last = ran.out.lines().last().expect("a line");
    assert_eq!(last, "nothing reads: moonlit_market/README.md");
    let ran = cardwright(&["lint", "--stats"]);
    assert!(!ran.out.contains("nothing reads"), "{}", ran.out);
}

#[test]
fn what_is_not_proven_is_named() {
    let pack = "tests/packs/moonlit_market";
    let ran = cardwright(&["lint", pack, "--deep=20"]);
    assert!(ran.out.contains("\nsampled: skill/moonwalk on_use ("), "{}", ran.out);
    let ran = cardwright(&["lint", pack, "--deep=20", "--stats"]);
    let compared = "\ntexts of cards that act: 8 confirmed, 0 contradicted, 0 declined\n";
    assert!(ran.out.contains(compared), "{}", ran.out);
    let ran = cardwright(&["lint", pack, "--deep=20", "--stats", "--format", "json"]);
    let json: Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(json["stats"]["tried"]["hooks"], 4);
    assert!(json["stats"]["tried"]["sampled"]["skill/moonwalk on_use"]["left"].is_u64(), "{json}");
    assert_eq!(json["stats"]["compared"]["confirmed"], 8);
    fits(&schema("stats"), &json);
}

#[test]
fn formats_of_other_programs_have_no_room_for_it() {
    let ran = cardwright(&["lint", "tests/packs/clear_dice", "--stats", "--format", "sarif"]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""));
    assert!(ran.err.contains("human or json"), "{}", ran.err);
}
