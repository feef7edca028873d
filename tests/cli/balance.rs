//! `balance`: what bots show of the cards.

use serde_json::Value;

use super::{Folder, cardwright};

fn output(args: &[&str]) -> String {
    let ran = cardwright(args);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", args.join(" "));
    ran.out
}

#[test]
fn threads_change_nothing() {
    let with = |threads| {
        output(&["balance", "rattus", "--games", "7", "--format", "csv", "--threads", threads])
    };
    let one = with("1");
    assert_eq!(one, with("3"));
    assert_eq!(one, with("50"));
    assert_ne!(
        one,
        output(&["balance", "rattus", "--games", "7", "--format", "csv", "--seed", "2"])
    );
    let head = "kind,id,games,offers,picks,owners,wins,wins_error,named,named_error,lead,lead_error,\
                fault_games,faults\n";
    assert!(one.starts_with(head), "{one}");
}

#[test]
fn every_game_is_counted_once() {
    let args = ["balance", "--players", "3", "--games", "4", "--seed", "5", "--format", "json"];
    let all: Value = serde_json::from_str(&output(&args)).expect("JSON");
    assert_eq!((&all["games"], &all["players"]), (&4.into(), &3.into()));
    let cards = all["cards"].as_array().expect("a list");
    let of = |kind: &str| cards.iter().filter(move |card| card["kind"] == kind).collect::<Vec<_>>();
    let sum = |cards: &[&Value], what: &str| -> u64 {
        cards.iter().map(|card| card[what].as_u64().expect("a count")).sum()
    };
    // Everybody has one of each; it is dealt, so a bot picks among others only.
    for kind in ["race", "class", "backstory", "alignment"] {
        assert_eq!(sum(&of(kind), "owners"), 12, "{kind}");
    }
    assert_eq!(sum(&of("backstory"), "offers"), 0);
    assert!(of("class").iter().all(|card| card["offers"].as_u64() >= card["picks"].as_u64()));
    let traits = of("trait");
    assert!(sum(&traits, "picks") > 0 && sum(&traits, "owners") >= sum(&traits, "picks"));
    let bought = traits.iter().find(|card| card["owners"] != 0).expect("some trait is bought");
    assert!(bought["named"].is_number() && bought["wins"].as_f64() <= Some(1.0), "{bought}");
}

#[test]
fn a_kind_can_be_asked_for() {
    let text = output(&["balance", "rattus", "--games", "2", "--kind", "class"]);
    assert!(text.contains("Rattus: 2 games of 2 bots, seeds 1 to 2.") && text.contains("Monk"));
    let ran = cardwright(&["balance", "rattus", "--games", "1", "--kind", "clas"]);
    assert_eq!(ran.code, Some(2), "{}", ran.out);
    assert!(ran.err.contains("clas") && ran.err.contains("class"), "{}", ran.err);
    assert_eq!(cardwright(&["balance", "--games", "0"]).code, Some(2));
    assert_eq!(cardwright(&["balance", "--players", "9"]).code, Some(2));
}

/// A pack whose weapon fails when it is bought by somebody with gold left.
fn failing() -> Folder {
    let folder = Folder::new();
    let pack = "id = \"boom\"\ngame = \"roll_player\"\nversion = \"1.0.0\"\napi = 1\n\
                requires = [\"roll_player\"]\nlanguages = [\"en\"]\n";
    folder.write("boom/pack.toml", pack);
    let card = "number = 301\ndots = 1\ncost = 3\nhands = 1\n\n[hooks.on_bought]\n\
                when = { by = \"me\" }\n";
    folder.write("boom/weapon/boom.toml", card);
    let script = "--!strict\nlocal function on_bought(me: Me)\n\tif me:gold() > 3 then\n\
                  \t\terror(\"no luck\")\n\tend\nend\n\n\
                  local hooks: Hooks = { on_bought = on_bought }\nreturn hooks\n";
    folder.write("boom/weapon/boom.luau", script);
    folder.write("boom/locales/en/weapon.ftl", "boom = Boom\n    .text = Sometimes it fails.\n");
    folder
}

#[test]
fn a_card_that_fails_is_counted_and_the_games_go_on() {
    let folder = failing();
    let pack = folder.word("boom");
    let args = ["balance", "--pack", &pack, "--games", "30", "--players", "4", "--lang"];
    let run = |lang: &str, more: &[&str]| {
        let ran = cardwright(&[&args[..], &[lang], more].concat());
        assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""), "{lang}: {}", ran.out);
        ran.out
    };
    let english = run("en", &[]);
    assert!(english.contains("30 games of 4 bots"), "{english}");
    let said = english.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("A card failed in these games."), "{said}");
    assert!(said.contains("boom: Boom, on_bought, boom/weapon/boom.luau:4"), "{said}");
    assert!(said.contains("error “no luck”") && said.contains("of 30 games"), "{said}");
    assert!(english.lines().count() > 50, "the table is there: {english}");
    for (lang, words) in [
        ("fr", "Une carte a échoué"),
        ("de", "ist eine Karte gescheitert"),
        ("nl", "Eén kaart is in deze partijen vastgelopen"),
    ] {
        let said = run(lang, &[]).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(said.contains(words), "{lang}: {said}");
    }
    let json: Value = serde_json::from_str(&run("en", &["--format", "json"])).expect("JSON");
    assert_eq!(json["games"], 30);
    let fault = &json["faults"][0];
    assert_eq!((&fault["id"], &fault["hook"]), (&"boom".into(), &"on_bought".into()), "{fault}");
    let (games, times) = (fault["games"].as_u64(), fault["times"].as_u64());
    assert!(games > Some(0) && games <= times && games <= Some(30), "{fault}");
    let csv = run("en", &["--format", "csv", "--kind", "weapon"]);
    let row = csv.lines().find(|line| line.starts_with("weapon,boom,")).expect("a row");
    let counts = format!(",{},{}", fault["games"], fault["times"]);
    assert!(row.ends_with(&counts), "{row} {counts}");
    let threads = |count| run("en", &["--threads", count]);
    assert_eq!(threads("1"), threads("3"), "the same on any number of threads");
}
