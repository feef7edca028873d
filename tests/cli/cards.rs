//! `games`, `cards`, `completions` and `man`.

use serde_json::Value;

use super::{Folder, cardwright};

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
    for part in ["roll_player\n", "1 to 4", "first, second", "bazaar", "roll_player 1.0.0"] {
        assert!(text.contains(part), "no “{part}” in:\n{text}");
    }
    let games = json(&["games", "--json", "--pack", PACK]);
    let packs = games["games"][0]["packs"].as_array().expect("a list");
    assert_eq!(packs.last().expect("two packs")["id"], "moonlit_market");
}

#[test]
fn cards_are_listed_and_counted() {
    let text = output(&["cards", "list", "--kind", "weapon"]);
    assert_eq!(text.lines().count(), 9, "{text}");
    assert!(text.contains("Longsword") && text.contains("8 cards; fields: "), "{text}");
    let text = output(&["cards", "list", "--of", "moonlit_market", "--pack", PACK]);
    assert!(text.contains("Silver Sickle") && text.contains("10 cards; fields: "), "{text}");
    assert!(!text.contains("longsword") && !text.contains(" known"), "{text}");
    let all = json(&["cards", "list", "--json"]);
    let known = json(&["cards", "list", "--json", "--origin", "known"]);
    let count = |list: &Value| list["cards"].as_array().expect("a list").len();
    assert!(
        count(&known) > 0
            && count(&known) < count(&json(&["cards", "list", "--json", "--pack", PACK]))
    );
    assert!(count(&all) > 100);
}

#[test]
fn a_card_says_its_numbers_in_the_language() {
    let text = output(&["cards", "show", "longsword"]);
    for part in ["Longsword\n", "showing 6 counts 1 higher", "goal_bonus", "reconstructed"] {
        assert!(text.contains(part), "no “{part}” in:\n{text}");
    }
    let text = output(&["cards", "show", "starry-eyed", "--pack", PACK, "--lang", "eo"]);
    assert!(text.contains("Stelokula") && text.contains("2 stelojn"), "{text}");
    let text = output(&["cards", "show", "moonwalk", "moonfolk", "--pack", PACK, "--lang", "eo"]);
    for part in ["Lunpaŝo", "The tracks in the dew", "Moonfolk", "str -2"] {
        assert!(text.contains(part), "no “{part}” in:\n{text}");
    }
    let card = &json(&["cards", "show", "Longsword", "--json", "--lang", "fr"])["cards"][0];
    assert_eq!((&card["language"], &card["params"]["bonus"]), (&"fr".into(), &1.into()));
    assert_ne!(card["name"], "Longsword");
}

#[test]
fn words_that_are_unknown_are_said() {
    for (args, said) in [
        (["cards", "list", "--kind", "waepon"], "did you mean “weapon”?"),
        (["cards", "list", "--origin", "guessed"], "there are inferred, known, reconstructed"),
        (["cards", "list", "--of", "rollplayer"], "did you mean “roll_player”?"),
        (["cards", "list", "--game", "rol_player"], "did you mean “roll_player”?"),
        (["cards", "show", "longsord", "--json"], "did you mean “longsword”?"),
    ] {
        let ran = cardwright(&args);
        assert_eq!(ran.code, Some(2), "{}", args.join(" "));
        assert!(ran.err.contains(said), "{}", ran.err);
    }
    let ran = cardwright(&["cards", "show", "longsword", "--lang", "tlh"]);
    assert!(
        ran.code == Some(0) && ran.err.starts_with("warning: no texts in “tlh”"),
        "{}",
        ran.err
    );
}

#[test]
fn completions_and_man_pages_are_made() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(output(&["completions", shell]).contains("cardwright"), "{shell}");
    }
    assert!(output(&["man"]).contains(".TH cardwright 1"));
    let folder = Folder::new();
    output(&["man", "--write", &folder.word("pages")]);
    assert!(folder.read("pages/cardwright-lint.1").contains("cardwright\\-lint"));
    assert!(folder.path("pages/cardwright-cards-list.1").exists());
}
