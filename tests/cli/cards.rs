//! `games`, `cards`, `completions` and `man`.

use std::fs;
use std::process::Command;

use serde_json::Value;

use super::reports::{fits, schema};
use super::{Folder, cardwright, root};
use crate::support::program;

const PACK: &str = "tests/packs/moonlit_market";

fn output(args: &[&str]) -> String {
    let ran = cardwright(args);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", args.join(" "));
    ran.out
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&output(args)).expect("JSON")
}

#[test]
fn the_shelf_is_listed() {
    let text = output(&["games"]);
    let parts =
        ["roll_player (", "1 to 4", "second (second edition)", "bazaar", "roll_player 1.0.0"];
    for part in parts {
        assert!(text.contains(part), "no “{part}” in:\n{text}");
    }
    let games = json(&["games", "--json", "--pack", PACK]);
    let packs = games["games"][0]["packs"].as_array().expect("a list");
    assert_eq!(packs.last().expect("two packs")["id"], "moonlit_market");
}

#[test]
fn cards_are_listed_and_counted() {
    let args = ["cards", "list", "--kind", "weapon", "--of", "roll_player"];
    let text = output(&args);
    assert_eq!(text.lines().count(), 11, "{text}");
    assert!(text.contains("Longsword") && text.contains("8 cards. Fields: "), "{text}");
    let text = output(&["cards", "list", "--of", "moonlit_market", "--pack", PACK]);
    assert!(text.contains("Silver Sickle") && text.contains("10 cards. Fields: 0 known"), "{text}");
    assert!(!text.contains("longsword"), "{text}");
    let all = json(&["cards", "list", "--json"]);
    fits(&schema("cards"), &all);
    let known = json(&["cards", "list", "--json", "--origin", "known"]);
    let count = |list: &Value| list["cards"].as_array().expect("a list").len();
    assert!(
        count(&known) > 0
            && count(&known) < count(&json(&["cards", "list", "--json", "--pack", PACK]))
    );
    assert!(count(&all) > 100);
}

#[test]
fn a_card_is_found_by_the_name_printed_on_it() {
    for (lang, own, said) in [
        ("de", "Juwelendolch", "Englischer Name: „Jeweled Dagger“"),
        ("nl", "Juwelendolk", "Engelse naam: “Jeweled Dagger”"),
    ] {
        let text = output(&["cards", "show", "Jeweled Dagger", "--lang", lang]);
        assert!(text.starts_with(own) && text.contains(said), "{text}");
        assert_eq!(output(&["cards", "show", own, "--lang", lang]), text);
    }
    let text = output(&["cards", "show", "jeweled-dagger", "--lang", "fr"]);
    assert!(!text.contains("Jeweled"), "{text}");
}

#[test]
fn help_names_the_languages_that_a_pack_brings() {
    let languages = |args: &[&str]| output(args).contains("eo (");
    assert!(languages(&["games", "--help", "--pack", PACK]));
    assert!(!languages(&["games", "--help"]));
}

/// What a minion brings and what slays a monster stands in the words of each language, not as the
/// file writes it.
#[test]
fn minions_and_monsters_say_all_that_is_printed_on_them() {
    let kinds = ["cards", "list", "--kind", "minion", "--kind", "monster", "--json"];
    let cards = json(&kinds);
    let cards = cards["cards"].as_array().expect("a list");
    assert!(cards.len() > 30, "{}", cards.len());
    let numbers = |value: &Value| -> Vec<u64> {
        value.as_array().into_iter().flatten().filter_map(Value::as_u64).collect()
    };
    for lang in ["de", "en", "fr", "nl"] {
        for card in cards {
            let id = card["id"].as_str().expect("an id");
            let text = output(&["cards", "show", id, "--lang", lang]);
            let page = text.split("  id ").next().unwrap_or_default();
            let page = page.split(&format!("  {id}\n")).next().unwrap_or_default();
            assert!(!page.contains(['{', '[', '⟨']), "{lang}: {page}");
            let has = |number: u64| {
                let word = number.to_string();
                page.split(|letter: char| !letter.is_ascii_digit()).any(|part| part == word)
            };
            let fields = &card["fields"];
            for row in fields["rewards"].as_array().into_iter().flatten() {
                for (name, value) in row.as_object().expect("a table") {
                    let number = value.as_u64().unwrap_or(row["from"].as_u64().unwrap_or(0));
                    assert!(has(number), "{lang} {id}: no {name} {number} in {page}");
                }
            }
            for might in ["several", "alone"].map(|might| &fields[might]) {
                let strength = might["strength"].as_u64();
                for number in numbers(&might["stars"]).into_iter().chain(strength) {
                    assert!(has(number), "{lang} {id}: no {number} in {page}");
                }
            }
        }
    }
}

#[test]
fn a_card_says_its_numbers_in_the_language() {
    let text = output(&["cards", "show", "longsword"]);
    let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in
        ["Longsword (weapon)", "showing 6 or more counts 1 higher", "goal_bonus", "our own design"]
    {
        assert!(flat.contains(part), "no “{part}” in:\n{text}");
    }
    let text = output(&["cards", "show", "starry-eyed", "--pack", PACK, "--lang", "eo"]);
    assert!(text.contains("Stelokula") && text.contains("2 stelojn"), "{text}");
    // What is not translated is said in English.
    let folder = Folder::with_lacks();
    std::fs::remove_file(folder.path("moonlit_market/locales/eo/race.ftl")).expect("it was there");
    let pack = folder.word("moonlit_market");
    let text = output(&["cards", "show", "moonwalk", "moonfolk", "--pack", &pack, "--lang", "eo"]);
    for part in ["Lunpaŝo", "The tracks in the dew", "Moonfolk", "−2"] {
        assert!(text.contains(part), "no “{part}” in:\n{text}");
    }
    let card = &json(&["cards", "show", "Longsword", "--json", "--lang", "fr"])["cards"][0];
    assert_eq!((&card["language"], &card["params"]["bonus"]), (&"fr".into(), &1.into()));
    assert_ne!(card["name"], "Longsword");
}

#[test]
fn words_that_are_unknown_are_said() {
    for (args, said) in [
        (["cards", "list", "--kind", "waepon"], "Did you mean “weapon”?"),
        (
            ["cards", "list", "--origin", "guessed"],
            "The origins are: inferred, known, reconstructed",
        ),
        (["cards", "list", "--of", "rollplayer"], "Did you mean “roll_player”?"),
        (["cards", "list", "--game", "rol_player"], "Did you mean “roll_player”?"),
        (["cards", "show", "longsord", "--json"], "Did you mean “Longsword” (longsword)?"),
    ] {
        let ran = cardwright(&args);
        assert_eq!(ran.code, Some(2), "{}", args.join(" "));
        assert!(ran.err.contains(said), "{}", ran.err);
    }
    let ran = cardwright(&["cards", "show", "longsword", "--lang", "tlh"]);
    assert!(
        ran.code == Some(0)
            && ran.err.starts_with("Unknown language “tlh”. Available: de, en, fr, nl"),
        "{}",
        ran.err
    );
}

#[test]
fn a_name_that_is_nearly_right_is_guessed() {
    for (lang, typed, near) in [
        ("de", "Juwelendloch", "Meintest du „Juwelendolch“ (jeweled-dagger)?"),
        ("de", "Jewelled Dagger", "Meintest du „Juwelendolch“ (jeweled-dagger)?"),
        ("fr", "maladroti", "« Maladroit » (clumsy) ?"),
        ("nl", "clmsy", "(clumsy)?"),
    ] {
        let ran = cardwright(&["cards", "show", typed, "--lang", lang]);
        let flat = ran.err.split_whitespace().collect::<Vec<_>>().join(" ");
        let flat = flat.replace('\u{a0}', " ");
        assert!(ran.code == Some(2) && flat.contains(near), "{typed}: {}", ran.err);
    }
    // Accents need not be typed.
    assert!(output(&["cards", "show", "longue epee", "--lang", "fr"]).contains("longsword"));
}

/// What players have no use for stands apart, in the words of the file; everything before it is
/// said in the language.
#[test]
fn the_fields_of_a_card_are_said_in_the_language() {
    let text = output(&["cards", "show", "clumsy", "chain", "barbarian", "elf", "--lang", "de"]);
    let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for row in [
        "Aufbaugruppe 2 Punkte Nummer 14 Druck Erstdruck bekannt Aufbaugruppe, Nummer",
        "Umfang 5 Karten bekannt Umfang",
        "Nummer 6 Seite Rückseite bekannt Farbe, Ziele, Nummer, Seite",
        "erste Auflage ja Nummer 3 bekannt Rassenbonus, Nummer",
    ] {
        assert!(flat.contains(row), "no “{row}” in:\n{text}");
    }
    for card in text.split("\n\n") {
        let (said, written) = card.split_once("in den Worten der Datei:").expect("both parts");
        assert!(written.contains("Datei") && !said.contains(".toml"), "{card}");
        let keys = ["dots", "number", "printing", "side", "size", "basic", "arrow", "goals"];
        assert_eq!(keys.iter().find(|key| said.contains(**key)), None, "{card}");
    }
    let card = &json(&["cards", "show", "clumsy", "--json", "--lang", "de"])["cards"][0];
    assert_eq!(
        (&card["fields"]["dots"], &card["fields"]["printing"]),
        (&2.into(), &"first".into())
    );
}

#[test]
fn a_file_is_no_pack() {
    let ran = cardwright(&["games", "--pack", "README.md", "--lang", "en"]);
    assert_eq!(ran.code, Some(2), "{}", ran.out);
    assert_eq!(ran.err, "The pack in README.md cannot be read: that is not a folder.\n");
}

#[test]
fn each_language_says_its_share() {
    let text = output(&["games", "roll_player", "--pack", PACK]);
    let row = text.lines().find(|line| line.contains("  languages")).expect("a row");
    assert!(row.contains("  en, ") && row.contains(", eo ("), "whole languages come first: {row}");
    let games = json(&["games", "roll_player", "--json", "--pack", PACK]);
    let shares = games["games"][0]["languages"].as_array().expect("a list");
    let last = shares.last().expect("languages");
    assert!(last["tag"] == "eo" && last["messages"].as_u64() < last["of"].as_u64(), "{last}");
}

#[test]
fn the_language_stands_before_the_command_or_behind_it() {
    let before = output(&["--lang", "fr", "games"]);
    assert!(before.contains("première édition"), "{before}");
    assert_eq!(before, output(&["games", "--lang", "fr"]));
    let help = output(&["--lang=nl", "cards", "list", "--help"]);
    assert_eq!(help, output(&["cards", "list", "--lang", "nl", "--help"]));
    assert!(help.starts_with("Toont een lijst van kaarten."), "{help}");
}

#[test]
fn what_is_printed_fits_a_page() {
    for tag in ["de", "en", "fr", "nl"] {
        for args in [&["games"][..], &["--help"], &["cards", "list"], &["cards", "show", "witch"]] {
            let text = output(&[args, &["--lang", tag]].concat());
            let wide = text.lines().find(|line| line.chars().count() > 80);
            assert_eq!(wide, None, "{tag}");
        }
    }
}

/// What a shell is told that asks for the last of some words.
fn completed(words: &[&str]) -> String {
    let mut command = program();
    command.args(["--", "cardwright"]).args(words).current_dir(root());
    command.env_remove("CARDWRIGHT_LANG").env("LC_ALL", "C").env("CARDWRIGHT_COMPLETE", "fish");
    let ran = command.output().expect("runs");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    String::from_utf8(ran.stdout).expect("UTF-8")
}

#[test]
fn shells_are_offered_values() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = output(&["completions", shell]);
        assert!(script.contains("cardwright") && script.contains("CARDWRIGHT_COMPLETE"), "{shell}");
    }
    assert_eq!(completed(&["play", "--lang", ""]), "de\nen\nfr\nnl\nqps-ploc\n");
    assert_eq!(completed(&["play", "rat"]), "rattus\n");
    assert_eq!(completed(&["cards", "show", "longs"]), "longsword\tLongsword\n");
    assert_eq!(completed(&["cards", "list", "--kind", "w"]), "weapon\n");
    assert_eq!(completed(&["cards", "list", "--origin", "k"]), "known\n");
    assert_eq!(completed(&["explain", "no-r"]), "no-rounds\nno-ruling\n");
    assert_eq!(completed(&["lint", "--deny", "war"]), "warnings\n");
    let variants = completed(&["--lang", "fr", "play", "--variant", "b"]);
    assert_eq!(variants, "bazaar\tSouk\n");
    let ended = completed(&["play", "--option", "all-placed=a"]);
    assert!(ended.starts_with("all-placed=at-end\t"), "{ended}");
    assert!(completed(&["--lang", "de", "rep"]).starts_with("replay\tZeigt eine "));
}

#[test]
fn each_command_has_a_page_of_the_manual() {
    let page = output(&["man", "--lang", "de"]);
    assert!(page.starts_with(".TH \"CARDWRIGHT\" \"1\" 2"), "{page}");
    for section in ["BEZEICHNUNG", "EXIT\\-STATUS", "UMGEBUNGSVARIABLEN", "DATEIEN", "BEISPIELE"] {
        assert!(page.contains(&format!(".SH \"{section}\"\n")), "no {section} in:\n{page}");
    }
    let folder = Folder::new();
    output(&["man", "--write", &folder.word("pages")]);
    assert!(folder.read("pages/cardwright-lint.1").contains("cardwright\\-lint"));
    let pages = fs::read_dir(folder.path("pages")).expect("a folder");
    for page in pages {
        let path = page.expect("readable").path();
        let text = fs::read_to_string(&path).expect("a page");
        for section in ["NAME", "SYNOPSIS", "EXIT STATUS", "ENVIRONMENT", "FILES", "EXAMPLES"] {
            let title = format!(".SH \"{section}\"\n");
            assert!(text.contains(&title), "{}: no {section}", path.display());
        }
        // Where the program that checks manuals is installed, it has nothing to say.
        if let Ok(ran) = Command::new("mandoc").args(["-T", "lint"]).arg(&path).output() {
            assert_eq!(String::from_utf8_lossy(&ran.stdout), "", "{}", path.display());
        }
    }
    assert!(folder.path("pages/cardwright-cards-list.1").exists());
}

#[test]
fn what_scripts_do_is_said_in_words() {
    let args = ["cards", "show", "cleric", "--game", "roll_player", "--exact"];
    let german = output(&[&args[..], &["--lang", "de"]].concat());
    let german = german.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(german.contains("auf Wunsch Gold zahlen (1 „gold“)"), "{german}");
    // When it comes, whose it has to be, and what it acts on.
    assert!(german.contains("wenn ein Marktzug beginnt (bei sich selbst): auf"), "{german}");
    assert!(german.contains("[frei gewählt, höchstens 3 „max“]"), "{german}");
    let cards = json(&[&args[..], &["--json"]].concat());
    fits(&schema("cards"), &cards);
    let exact = &cards["cards"][0]["exact"][0];
    assert_eq!(exact["hook"], "on_market_entered");
    assert_eq!(exact["when"], "when a market turn begins (you)");
    let does = exact["does"].as_str().expect("a sentence");
    assert!(does.contains("pay gold (1 “gold”)") && does.contains("raise or lower"), "{does}");
}
