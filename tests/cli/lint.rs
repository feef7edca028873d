//! `lint` and `test` on packs that are sound, and on what is no pack.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{Folder, cardwright, cardwright_in};

const PACK: &str = "tests/packs/moonlit_market";

#[test]
fn the_built_in_content_is_clean() {
    let ran = cardwright(&["lint"]);
    assert_eq!(ran.code, Some(0), "{}", ran.out);
    let last = ran.out.lines().last().expect("a line");
    let (packs, said) = last.split_once(": ").expect("packs, then how many findings");
    let packs: BTreeSet<&str> = packs.split(", ").collect();
    let mut all: BTreeSet<&str> = engine::SHELF.iter().map(|game| game.id()).collect();
    all.extend(["monsters_and_minions", "promos", "promos_monsters"]);
    assert!(packs == all && said.starts_with("0 errors, 0 warnings"), "{last}");
    // The folder takes the place of the pack in the program, and its rulings are set up.
    for game in engine::SHELF {
        let ran = cardwright(&["lint", &format!("cards/{}", game.id())]);
        assert_eq!(ran.code, Some(0), "{}", ran.out);
        let last = ran.out.lines().last().expect("a line");
        assert!(last.starts_with(&format!("{}: 0 errors, ", game.id())), "{last}");
    }
}

#[test]
fn packs_of_strangers_are_clean() {
    let ran = cardwright(&["lint", "tests/packs", "--deny", "warnings"]);
    assert_eq!(ran.code, Some(0), "{}", ran.out);
}

#[test]
fn a_stranger_is_told_what_the_translation_lacks() {
    let folder = Folder::with_lacks();
    let ran = cardwright(&["lint", &folder.word("moonlit_market")]);
    assert_eq!(ran.code, Some(0), "{}", ran.out);
    let last = ran.out.lines().last().expect("a line");
    assert_eq!(last, "moonlit_market: 0 errors, 7 warnings");
    assert!(ran.out.contains("“race/moonfolk” has no “.flavour” in “eo”"), "{}", ran.out);
    assert!(!ran.out.contains("cards/roll_player"), "{}", ran.out);
    // One file: only what is about it.
    let file = folder.word("moonlit_market/locales/eo/skill.ftl");
    let ran = cardwright(&["lint", &file, "--format", "json"]);
    let json: Value = serde_json::from_str(&ran.out).expect("JSON");
    assert_eq!(json["findings"].as_array().expect("a list").len(), 1, "{}", ran.out);
    assert_eq!(json["findings"][0]["path"], file.as_str());
}

#[test]
fn a_folder_of_packs_is_looked_at_whole() {
    let folder = Folder::with_pack();
    let ran = cardwright(&["lint", &folder.word("")]);
    assert!(ran.code == Some(0) && ran.out.contains("moonlit_market: 0 errors"), "{}", ran.out);
}

#[test]
fn a_file_is_looked_at_from_within_its_pack() {
    let folder = Folder::with_pack();
    let script = "moonlit_market/skill/moonwalk.luau";
    folder.write(script, folder.read(script).replace("me:", "me."));
    for (inside, file, shown) in [
        ("moonlit_market/skill", "moonwalk.luau", "../skill/moonwalk.luau"),
        ("moonlit_market", "skill/moonwalk.luau", "./skill/moonwalk.luau"),
        ("moonlit_market/race", "../skill/moonwalk.luau", "../skill/moonwalk.luau"),
    ] {
        let ran = cardwright_in(&folder.path(inside), &["lint", file, "--format", "json"]);
        let json: Value = serde_json::from_str(&ran.out).expect("JSON");
        assert_eq!(ran.code, Some(1), "{inside}: {}{}", ran.out, ran.err);
        let all = json["findings"].as_array().expect("a list");
        assert!(!all.is_empty() && all.iter().all(|one| one["path"] == shown), "{}", ran.out);
    }
}

#[test]
fn packs_that_say_the_same_text_clash() {
    let folder = Folder::new();
    for (pack, word) in [("elves", "ruĝa"), ("dwarves", "ruga")] {
        let head = format!(
            "id = \"{pack}\"\ngame = \"roll_player\"\nversion = \"1.0.0\"\napi = 1\nrequires = [\"roll_player\"]\n"
        );
        folder.write(&format!("{pack}/pack.toml"), head);
        folder.write(&format!("{pack}/locales/eo/words.ftl"), format!("colour-red = {word}\n"));
    }
    let ran = cardwright(&["lint", &folder.word(""), "--select", "duplicate", "--format", "short"]);
    assert_eq!(ran.code, Some(1), "{}{}", ran.out, ran.err);
    assert_eq!(ran.out.lines().count(), 1, "{}", ran.out);
    assert!(ran.out.contains("`colour-red` is already defined in `eo`"), "{}", ran.out);
    let one = cardwright(&["lint", &folder.word("elves"), "--select", "duplicate"]);
    assert_eq!(one.code, Some(0), "{}", one.out);
}

#[test]
fn cards_without_texts_are_named() {
    let folder = Folder::with_pack();
    folder.edit("moonlit_market/locales/en/race.ftl", "moonfolk", "monfolk");
    folder.edit("moonlit_market/locales/en/trait.ftl", "    .text", "    .txt");
    folder.edit("moonlit_market/pack.toml", "\"eo\"", "\"eo\", \"tlh\"");
    std::fs::remove_file(folder.path("moonlit_market/class/moonspeaker.play")).expect("removed");
    let ran = cardwright(&["lint", &folder.word("moonlit_market")]);
    assert_eq!(ran.code, Some(1), "{}", ran.out);
    for part in [
        "error[no-name]: “moonfolk” has no name in “en”",
        "did you mean “moonfolk”?",
        "error[no-card-text]: “starry-eyed” acts",
        "error[no-language]: the pack declares “tlh”",
        "error[no-ruling]: “moonspeaker” acts",
    ] {
        assert!(ran.out.contains(part), "no “{part}” in:\n{}", ran.out);
    }
    assert!(ran.out.ends_with("moonlit_market: 4 errors, 0 warnings\n"), "{}", ran.out);
}

#[test]
fn shared_functions_are_looked_into_for_each_card_that_calls_them() {
    let folder = Folder::with_pack();
    folder.write(
        "moonlit_market/effects/more.luau",
        "--!strict\nlocal function paid(me: Me, p: Params): number\n\tme:gain_gold(p.tide)\n\t\
         return p.tide\nend\n\nlocal function tide(times: number)\n\treturn function(me: Me, p: \
         Params): number\n\t\treturn times * paid(me, p)\n\tend\nend\n\nreturn { twice = \
         tide(2) }\n",
    );
    for (id, number, params) in [("ebb", 311, ""), ("flood", 312, "\n[params]\ntide = 2\n")] {
        let head = format!("number = {number}\ndots = 1\ncost = 2\narrow = \"good\"\n");
        let origin = ["number", "dots", "cost", "arrow", "effect"]
            .map(|name| format!("{name} = \"reconstructed\"\n"))
            .concat();
        let hooks = format!("[origin]\n{origin}\n[hooks.score]\nuse = \"twice\"\n");
        folder
            .write(&format!("moonlit_market/trait/{id}.toml"), format!("{head}{params}\n{hooks}"));
    }
    let codes = ["acts-in-query", "missing-param"];
    let select = codes.iter().flat_map(|code| ["--select", code]).collect::<Vec<_>>();
    let pack = folder.word("moonlit_market");
    let ran = cardwright(&[&["lint", &pack, "--format", "short"], select.as_slice()].concat());
    let told: Vec<&str> = ran.out.lines().collect();
    let [acts, lacks] = told.as_slice() else { panic!("{}", ran.out) };
    assert!(
        acts.contains(
            "effects/more.luau:3:5: error[acts-in-query]: “gain_gold” cannot be called in"
        ),
        "{acts}"
    );
    assert!(lacks.contains("trait/ebb.toml:1:1: error[missing-param]: “ebb” has no"), "{lacks}");
}

/// A pack with shared functions and terms, and one that uses some of them.
fn library() -> Folder {
    let folder = Folder::new();
    let head = |id: &str, requires: &str| {
        format!(
            "id = \"{id}\"\ngame = \"roll_player\"\nversion = \"1.0.0\"\napi = 1\nrequires = \
             [{requires}]\n"
        )
    };
    folder.write("tides/pack.toml", head("tides", "\"roll_player\""));
    folder.write(
        "tides/effects/tides.luau",
        "--!strict\nlocal function ebb(me: Me, _p: Params)\n\tme:gain_gold(1)\nend\n\nlocal function \
         flood(me: Me, _p: Params)\n\tme:gain_gold(2)\nend\n\nreturn { ebb = ebb, flood = flood }\n",
    );
    folder.write("tides/locales/en/terms.ftl", "-moon = moon\n-sun = sun\n");
    folder.write("shore/pack.toml", head("shore", "\"roll_player\", \"tides\""));
    folder.write(
        "shore/weapon/hook.toml",
        "number = 311\ndots = 1\ncost = 2\nhands = 1\n\n[hooks.on_bought]\nuse = \"ebb\"\n",
    );
    folder.write(
        "shore/locales/en/weapon.ftl",
        "hook = Hook of the { -moon }\n    .text = Gain 1 gold.\n",
    );
    folder
}

#[test]
fn what_a_pack_shares_is_judged_with_those_that_require_it() {
    let folder = library();
    let unused = |path: &str| -> Vec<(String, String)> {
        let select = ["--select", "unused-term", "--select", "unused-function"];
        let path = folder.word(path);
        let ran = cardwright(&[&["lint", &path, "--format", "json"], &select[..]].concat());
        let json: Value = serde_json::from_str(&ran.out).expect("JSON");
        let word = |one: &Value, name: &str| one[name].as_str().expect("a word").to_owned();
        let all = json["findings"].as_array().expect("a list").iter();
        all.map(|one| (word(one, "message"), word(one, "help"))).collect()
    };
    let alone = unused("tides");
    assert_eq!(alone.len(), 4, "{alone:?}");
    let exported = "remove it; if other packs use it, lint them together with this one";
    assert!(alone.iter().all(|(_, help)| help == exported), "{alone:?}");
    let together = unused("");
    let said: Vec<&str> = together.iter().map(|(message, _)| message.as_str()).collect();
    let left = ["no card uses the shared function “flood”", "no text of “en” uses the term “-sun”"];
    assert_eq!(said, left);
    assert!(together.iter().all(|(_, help)| help.starts_with("remove it: ")), "{together:?}");
}

#[test]
fn what_cannot_be_looked_at_is_no_finding() {
    for (args, said) in [
        (["lint", "no/such/folder"], "cannot read no/such/folder"),
        (["lint", "Cargo.toml"], "not in a folder with a pack.toml"),
        (["test", "no/such/folder"], "cannot read no/such/folder"),
        (["test", "rol_player"], "did you mean “roll_player”?"),
        (["test", "--bless"], "name the folder of a pack, or a file"),
    ] {
        let ran = cardwright(&args);
        assert_eq!(ran.code, Some(2), "{}", args.join(" "));
        assert!(ran.err.contains(said), "{}", ran.err);
    }
}

#[test]
fn records_are_looked_at_outside_of_packs() {
    let folder = Folder::new();
    folder.write("game.play", "game roll_player  seats 2\nplay\n  A take 1 red:2\nnonsense here\n");
    let ran = cardwright(&["lint", &folder.word("game.play")]);
    assert_eq!(ran.code, Some(1), "{}", ran.out);
    assert!(ran.out.contains("game.play:4:1"), "{}", ran.out);
}

#[test]
fn rulings_are_run_said_and_counted() {
    let ran = cardwright(&["test", PACK]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), "13 rulings, 0 failed\n"), "{}", ran.err);
    let ran = cardwright(&["test", PACK, "--only", "moonwalk", "-v"]);
    assert_eq!(ran.out.lines().filter(|line| line.starts_with("ok ")).count(), 4, "{}", ran.out);
    assert!(ran.out.ends_with("\n4 rulings, 0 failed\n"), "{}", ran.out);
    let ran = cardwright(&["test", "roll_player"]);
    assert!(ran.code == Some(0) && ran.out.ends_with(" rulings, 0 failed\n"), "{}", ran.out);
}

#[test]
fn a_ruling_that_fails_has_a_place_and_can_be_blessed() {
    let folder = Folder::with_pack();
    let (pack, path) = (folder.word("moonlit_market"), "moonlit_market/skill/moonwalk.play");
    let good = folder.read(path);
    folder.edit(path, "A.dex = [red:5]   A.gold = 2", "A.dex = [red:5]   A.gold = 3");
    let ran = cardwright(&["test", &pack]);
    assert_eq!(ran.code, Some(1), "{}", ran.out);
    assert!(ran.out.contains("error[then-differs]"), "{}", ran.out);
    assert!(ran.out.contains("skill/moonwalk.play:18:43"), "{}", ran.out);
    assert!(ran.out.ends_with("13 rulings, 1 failed\n"), "{}", ran.out);
    let ran = cardwright(&["test", &pack, "--bless"]);
    assert!(ran.code == Some(0) && ran.out.contains("; 1 file written"), "{}", ran.out);
    assert_eq!(folder.read(path), good);
}

#[test]
fn a_word_without_text_is_found_by_a_ruling() {
    let folder = Folder::with_pack();
    folder.edit("moonlit_market/locales/eo/choice.ftl", "$cost", "$prezo");
    let ran = cardwright(&["test", &folder.word("moonlit_market")]);
    assert_eq!(ran.code, Some(0), "no ruling of the pack buys a card: {}", ran.out);
    folder.edit("moonlit_market/locales/eo/choice.ftl", "{ $card }\n", "{ $karto }\n");
    let ran = cardwright(&["test", &folder.word("moonlit_market")]);
    assert_eq!(ran.code, Some(1), "{}", ran.out);
    assert!(ran.out.contains("error[text-slip]: eo: choice/use"), "{}", ran.out);
    assert!(ran.out.contains("locales/eo/choice.ftl:7:1"), "{}", ran.out);
}
