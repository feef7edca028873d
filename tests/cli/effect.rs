//! `simulate --collect effect`: what only the effect of a card causes.

use serde_json::Value;

use super::{Folder, cardwright};

/// A pack with armor that is worth 5 stars by its script and 3 by its set, and a sword without any
/// effect.
fn pack() -> Folder {
    let folder = Folder::new();
    let pack = "id = \"plated\"\ngame = \"roll_player\"\nversion = \"1.0.0\"\napi = 1\n\
                requires = [\"roll_player\"]\nlanguages = [\"en\"]\n";
    folder.write("plated/pack.toml", pack);
    let colours = r#"["white", "black", "red", "green", "blue", "purple"]"#;
    folder.write(
        "plated/armor_set/plated.toml",
        format!("size = 1\nstars = [2]\ncolour = {colours}\n"),
    );
    let plate = "number = 301\ndots = 1\ncost = 3\nset = \"plated\"\n\n[hooks.score]\n";
    folder.write("plated/armor/plate.toml", plate);
    let script = "--!strict\nlocal function score(me: Me): number\n\treturn 5\nend\n\n\
                  local hooks: Hooks = { score = score }\nreturn hooks\n";
    folder.write("plated/armor/plate.luau", script);
    folder.write("plated/weapon/stick.toml", "number = 302\ndots = 1\ncost = 3\nhands = 1\n");
    let text = |name: &str| format!("{name}\n    .text = It is there.\n");
    folder.write("plated/locales/en/armor.ftl", text("plate = Plate"));
    folder.write("plated/locales/en/armor_set.ftl", "plated = Plates\n");
    folder.write("plated/locales/en/weapon.ftl", text("stick = Stick"));
    folder
}

fn output(pack: &str, games: &str, more: &[&str]) -> String {
    let games = ["simulate", "--pack", pack, "--games", games, "--collect", "effect"];
    let kinds = ["--kind", "armor", "--kind", "weapon", "--seat", "random", "--seat", "random"];
    let args = [&games[..], &kinds, more].concat();
    let ran = cardwright(&args);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", args.join(" "));
    ran.out
}

/// Random bots choose alike whatever a card is worth, so the effect is its stars, to the last one.
#[test]
fn an_effect_is_counted_by_hand() {
    let folder = pack();
    let pack = folder.word("plated");
    let json: Value =
        serde_json::from_str(&output(&pack, "200", &["--format", "json"])).expect("JSON");
    let cards = json["cards"].as_array().expect("cards");
    let card = |id: &str| cards.iter().find(|card| card["id"] == id).expect("it was offered");
    let plate = card("plate");
    assert!(plate["effect_games"].as_u64() > Some(5), "{plate}");
    assert_eq!(
        (&plate["effect_games"], &plate["effect_equal"]),
        (&plate["caused_games"], &0.into())
    );
    for end in ["effect", "effect_low", "effect_high"] {
        assert_eq!(plate[end], 8.0, "{end}: {plate}");
    }
    // Paying for it is another matter.
    assert_ne!(plate["caused_low"], plate["caused_high"], "{plate}");
    let stick = card("stick");
    assert!(stick["effect_games"].as_u64() > Some(5), "{stick}");
    assert_eq!(stick["effect_equal"], stick["effect_games"], "{stick}");
    assert_eq!((&stick["effect_low"], &stick["effect_high"]), (&0.0.into(), &0.0.into()));
    assert_ne!(stick["caused_equal"], stick["caused_games"], "{stick}");
    // Other cards of the game are emptied like these.
    let helm = card("chain-helm");
    assert!(helm["effect"].as_f64() > Some(0.0), "{helm}");
}

/// A card without any effect says so in words, in each form and language.
#[test]
fn games_that_do_not_differ_are_counted_in_words() {
    let folder = pack();
    let pack = folder.word("plated");
    let output = |more: &[&str]| output(&pack, "40", more);
    let csv = output(&["--format", "csv"]);
    let stick = csv.lines().find(|line| line.starts_with("weapon,stick,")).expect("a line");
    let games: Vec<&str> = stick.split(',').collect();
    let games = games[games.len() - 7];
    for (lang, head, words) in [
        ("en", "effect (95%)", format!("0 of {games} differ")),
        ("de", "Effekt (95", format!("0 von {games} anders")),
        ("fr", "pouvoir (95", format!("0 sur {games} diffère")),
        ("nl", "werking (95%)", format!("0 van {games} anders")),
    ] {
        for form in if lang == "fr" { &["text", "markdown", "html"][..] } else { &["text"] } {
            let said = output(&["--format", form, "--lang", lang]);
            assert!(said.contains(head) && said.contains(&words), "{lang} {form}: {said}");
        }
    }
    // The table is divided rather than wider than a terminal.
    let text = output(&["--lang", "en"]);
    let heads = |line: &str| ["owners", "causes", "effect"].map(|head| line.contains(head));
    let heads: Vec<_> = text.lines().filter(|line| line.contains("(95%)")).map(heads).collect();
    assert!(heads.contains(&[true, false, false]), "{text}");
    assert!(heads.contains(&[false, true, true]), "{text}");
}

/// Nobody is without a class: only the choice of one can be compared.
#[test]
fn a_hero_is_not_emptied() {
    let args = ["simulate", "--games", "4", "--collect", "effect", "--seat", "random", "--seat"];
    let ran = cardwright(&[&args[..], &["random", "--kind", "class", "--format", "json"]].concat());
    let json: Value = serde_json::from_str(&ran.out).expect("JSON");
    let classes = json["cards"].as_array().expect("cards");
    let sum = |what: &str| -> u64 {
        classes.iter().map(|card| card[what].as_u64().expect("a count")).sum()
    };
    assert_eq!((sum("caused_games"), sum("effect_games")), (8, 0));
}
