//! `--with`: packs that come with the program and are played with when somebody asks for them.

use serde_json::Value;

use super::{Folder, Ran, cardwright, cardwright_reads, copy, root};

/// A game with the pack, begun: two races of it are offered, and one is taken.
fn begun(folder: &Folder) -> String {
    let save = folder.word("game.play");
    let args = ["play", "--with", "promos", "--lang", "en", "--seed", "8", "--save", &save];
    let seats = ["--seat", "Ann=human", "--seat", "Bo=greedy"];
    let ran = cardwright_reads(&[&args[..], &seats].concat(), "frogkin\n1\n");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
    for part in ["Take the Frogkin sheet", "Take the Minotaur sheet", "Ann takes the Frogkin"] {
        assert!(ran.out.contains(part), "no “{part}” in:\n{}", ran.out);
    }
    save
}

#[test]
fn a_saved_game_brings_its_packs_along() {
    let folder = Folder::new();
    let save = begun(&folder);
    assert!(folder.read("game.play").contains("\npacks roll_player promos\n"));
    let ran = cardwright_reads(&["play", "--lang", "en", "--resume", &save], &"1\n".repeat(2000));
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
    assert!(ran.out.contains("Frogkin blood"), "{}", ran.out);
    let ran = cardwright(&["replay", "--lang", "en", &save]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
    assert!(ran.out.contains("Ann takes the Frogkin sheet"), "{}", ran.out);
    // Who asks for what the game already has, gets the same.
    let again = cardwright(&["replay", "--lang", "en", "--with", "promos", &save]);
    assert_eq!((again.code, again.out), (Some(0), ran.out));
}

#[test]
fn without_it_the_pack_is_not_there() {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let args = ["play", "--lang", "en", "--seed", "8", "--seat", "Ann", "--save", &save];
    let ran = cardwright_reads(&args, "? frogkin\n");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let unknown = "No card or rule is called “frogkin”.";
    assert!(!ran.out.contains("Frogkin") && ran.out.contains(unknown), "{}", ran.out);
    let base = cardwright(&["rules", "--lang", "en"]);
    let more = cardwright(&["rules", "--lang", "en", "--with", "promos"]);
    assert_eq!((base.code, more.code), (Some(0), Some(0)), "{}", more.err);
    for name in ["Frogkin", "Minotaur", "Cartographer", "Ancestral Blade", "Cursed Ring"] {
        assert!(!base.out.contains(name) && more.out.contains(name), "{name}");
    }
}

#[test]
fn what_is_not_there_to_play_with_is_refused() {
    let refused = |args: &[&str], why: &str| {
        let Ran { code, out, err } = cardwright(&[args, &["--lang", "en"]].concat());
        assert_eq!((code, out.as_str(), err.trim_end()), (Some(2), "", why), "{args:?}");
    };
    let near = "No bundled pack is called “promo”. Did you mean “promos”?";
    let none = "No bundled pack is called “dragons”. Available: monsters_and_minions, promos,\npromos_monsters";
    let other = "The pack “promos” belongs to another game: roll_player.";
    for command in ["play", "rules", "simulate"] {
        refused(&[command, "--with", "promo"], near);
        refused(&[command, "--with", "promos", "--with", "dragons"], none);
        refused(&[command, "rattus", "--with", "promos"], other);
    }
    refused(&["replay", "nowhere.play", "--with", "dragons"], none);
}

#[test]
fn a_changed_folder_takes_the_place_of_the_pack() {
    let folder = Folder::new();
    copy(&root().join("cards/promos"), &folder.path("promos"));
    folder.edit("promos/race/frogkin.toml", "dex = 2", "dex = 1");
    let pack = folder.word("promos");
    let args = ["rules", "roll_player", "races", "--lang", "en", "--pack", &pack];
    for with in [&[][..], &["--with", "promos"]] {
        let ran = cardwright(&[&args[..], with].concat());
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
        assert!(
            ran.out.contains("Dexterity\u{a0}+1") && ran.out.contains("Minotaur"),
            "{}",
            ran.out
        );
    }
}

#[test]
fn the_shelf_says_what_there_is_to_play_with() {
    let ran = cardwright(&["games", "--lang", "en"]);
    let said = ran.out.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
    for (name, id) in
        [("Promotional cards", "promos"), ("Monsters & Minions", "monsters_and_minions")]
    {
        assert!(said.contains(&format!("more {name}; to play with it: --with {id} ")), "{said}");
    }
    let ran = cardwright(&["games", "--json"]);
    let games: Value = serde_json::from_str(&ran.out).expect("JSON");
    let with = &games["games"][0]["with"];
    for (with, id) in [(&with[0], "monsters_and_minions"), (&with[1], "promos")] {
        assert_eq!(with["id"], id, "{with}");
        assert_eq!(with["languages"].as_array().map(Vec::len), Some(4), "{with}");
    }
    assert_eq!(games["games"][1]["with"], Value::Array(Vec::new()));
}

#[test]
fn its_cards_are_found_without_asking_for_it() {
    let ran = cardwright(&["cards", "show", "frogkin", "--lang", "en"]);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
    assert!(ran.out.contains("Frogkin (race)\n"), "{}", ran.out);
    assert!(ran.out.contains("  pack    promos\n"), "{}", ran.out);
    let list = cardwright(&["cards", "list", "--lang", "en", "--kind", "race"]);
    assert!(list.out.contains("Minotaur"), "{}", list.out);
}

#[test]
fn its_rulings_are_run_with_it_and_those_of_the_base_without_it() {
    let told = |args: &[&str]| {
        let ran = cardwright(&[&["test", "-v"], args].concat());
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
        let rulings = ran.out.lines().filter(|line| line.starts_with("ok "));
        let own = rulings.clone().filter(|line| line.contains(" cards/promos/")).count();
        (own, rulings.count() - own)
    };
    let (own, others) = told(&["promos"]);
    assert!(own >= 10 && others == 0, "{own} of the pack, {others} of others");
    let (with_base, base) = told(&["promos", "roll_player"]);
    assert!(with_base == own && base > 150, "{with_base} of the pack, {base} of the base");
}

/// The options of a game in JSON, each with its values.
fn options(of: &Value) -> Vec<(String, Vec<String>)> {
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let options = of["options"].as_array().expect("options").iter();
    let values = |option: &Value| -> Vec<String> {
        option["values"].as_array().expect("values").iter().map(text).collect()
    };
    options.map(|option| (text(&option["name"]), values(option))).collect()
}

#[test]
fn seats_options_and_variants_of_packs_are_listed_before_anybody_asks_for_the_pack() {
    let added = ["1 to 5", "open-adventure", "mighty-monsters", "printing", "later"];
    for args in [&["games"][..], &["play", "--help"], &["rules", "--help"], &["simulate", "--help"]]
    {
        let ran = cardwright(&[args, &["--lang", "en"]].concat());
        let said = ran.out.split_whitespace().collect::<Vec<_>>().join(" ");
        for part in added {
            assert!(said.contains(part), "{args:?} does not list {part}:\n{}", ran.out);
        }
        assert!(said.contains("--with monsters_and_minions"), "{args:?}:\n{}", ran.out);
    }
    let ran = cardwright(&["games", "--json"]);
    let games: Value = serde_json::from_str(&ran.out).expect("JSON");
    let game = &games["games"][0];
    assert_eq!(game["seats"]["most"], 4);
    for with in game["with"].as_array().expect("packs") {
        let monsters = with["id"] != "promos";
        assert_eq!(with["seats"]["most"], if monsters { 5 } else { 4 }, "{with}");
        let options = options(with);
        let has = |name: &str, value: &str| {
            options.iter().any(|(of, all)| of == name && all.iter().any(|one| one == value))
        };
        for (name, value) in
            [("printing", "later"), ("variants", "open-adventure"), ("variants", "mighty-monsters")]
        {
            assert_eq!(has(name, value), monsters, "{name}={value} in {with}");
        }
        assert!(has("variants", "bazaar") && has("edition", "second"), "{with}");
    }
}

#[test]
fn the_cards_of_promos_that_need_the_expansion_come_with_it() {
    let rules = |with: &str| {
        let ran = cardwright(&["rules", "roll_player", "--lang", "en", "--with", with]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{with}");
        ran.out
    };
    let (with, without) = (rules("promos_monsters"), rules("monsters_and_minions"));
    for name in ["Transmute", "Flayer", "Ratman", "Insectoid", "Nightmare"] {
        assert!(with.contains(name) && !without.contains(name), "{name}");
    }
    assert!(with.contains("Kobold") && !with.contains("Frogkin"));
}
