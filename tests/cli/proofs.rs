//! What rulings prove: `lint --deep` runs them and says what none of them runs, and which prove
//! nothing; without it, names that are not there are said.

use serde_json::Value;

use super::linted::linted;
use super::{Folder, cardwright};

const PACK: &str = "id = \"example\"\ngame = \"roll_player\"\nversion = \"1.0.0\"\napi = 1\n\
                    requires = [\"roll_player\"]\n";

const CARD: &str = "number = 301\ndots = 1\ncost = 3\nhands = 1\n\n[hooks.on_bought]\n";

/// A market in which A can buy the axe.
const HEAD: &str = "game roll_player  seats 2  edition second\ngiven phase = market   A.cards = []   \
                    A.gold = 9   market = [rusty-axe, longsword, chain-helm]   deck = [honest, weak, famous]\n";

/// It is bought, and pays one.
const PAID: &str = "\nruling it pays\nplay\n  A buy rusty-axe 3\nthen A.gold = 7\n";

/// A weapon with a script, which is what `on_bought` does or begins with `--`, and its rulings.
fn axe(script: &str, rulings: &str) -> Folder {
    let folder = Folder::new();
    folder.write("example/pack.toml", PACK);
    folder.write("example/weapon/rusty-axe.toml", CARD);
    let text = match script.strip_prefix("--\n") {
        Some(whole) => format!("--!strict\n{whole}"),
        None => format!(
            "--!strict\nlocal function on_bought(me: Me, _p: Params)\n{script}\nend\n\n\
             return {{ on_bought = on_bought }}\n"
        ),
    };
    folder.write("example/weapon/rusty-axe.luau", text);
    folder.write("example/weapon/rusty-axe.play", format!("{HEAD}{rulings}"));
    folder
}

/// The findings about rulings, and what fails in them: file, line and message.
fn found(folder: &Folder, deep: bool) -> Vec<String> {
    let deep = if deep { &["--deep=5"][..] } else { &[] };
    let ran = linted(folder, "example", &[&["--format", "json"], deep].concat());
    let json: Value = serde_json::from_str(&ran.out).expect("a report");
    let all = json["findings"].as_array().expect("a list").iter();
    let about = |one: &&Value| {
        let path = one["path"].as_str().expect("a path");
        one["family"] == "ruling" || path.ends_with(".play")
    };
    let line = |one: &Value| {
        let path = one["path"].as_str().expect("a path");
        let name = path.rsplit('/').next().expect("a name");
        let word = |key: &str| one[key].as_str().expect("a word").to_owned();
        let line = &one["line"];
        format!("{name}:{line} {}: {}", word("code"), word("message"))
    };
    all.filter(about).map(line).collect()
}

#[test]
fn what_no_ruling_runs_is_said_once() {
    let pays = "me:gain_gold(1)";
    let cases = [
        // An arm, on lines of its own and on one.
        (
            format!("\tif me:gold() > 50 then\n\t\tme:charisma()\n\t\tme:xp()\n\tend\n\t{pays}"),
            vec!["luau:4 unproven-branch: no ruling runs this"],
        ),
        (
            format!("\tif me:gold() > 50 then me:charisma() else {pays} end"),
            vec!["luau:3 unproven-branch: no ruling runs this"],
        ),
        (
            format!("\tif me:gold() < 50 then {pays} end"),
            vec!["luau:3 unproven-branch: this is true in every ruling"],
        ),
        (
            format!(
                "\tlocal n = me:gold()\n\tif n > 50 then\n\t\treturn\n\telseif n > 40 then\n\t\t\
                 return\n\tend\n\t{pays}"
            ),
            vec![
                "luau:5 unproven-branch: no ruling runs this",
                "luau:7 unproven-branch: no ruling runs this",
            ],
        ),
        // A value.
        (
            "\tme:gain_gold(if me:gold() > 50 then 5 else 1)".to_owned(),
            vec!["luau:3 unproven-branch: no ruling needs this value"],
        ),
        // A loop, and a function that is passed on.
        (
            format!("\t{pays}\n\tfor _, die in me:dice() do\n\t\tme:turn(die)\n\tend"),
            vec!["luau:5 unproven-branch: no ruling runs this"],
        ),
        (
            format!(
                "\t{pays}\n\tlocal all = {{ 1 }}\n\ttable.sort(all, function(a, b)\n\t\treturn a < b\n\tend)"
            ),
            vec!["luau:6 unproven-branch: no ruling runs this"],
        ),
        // What is called there alone is no second gap.
        (
            format!(
                "--\nlocal function more(me: Me)\n\tme:gain_gold(5)\nend\n\nlocal function on_bought(me: Me, \
                 _p: Params)\n\tif me:gold() > 50 then\n\t\tmore(me)\n\tend\n\t{pays}\nend\n\n\
                 return {{ on_bought = on_bought }}\n"
            ),
            vec!["luau:8 unproven-branch: no ruling runs this"],
        ),
        // All of it is run.
        (format!("\t{pays}"), vec![]),
    ];
    for (script, wanted) in cases {
        let wanted: Vec<_> = wanted.iter().map(|one| format!("rusty-axe.{one}")).collect();
        assert_eq!(found(&axe(&script, PAID), true), wanted, "{script}");
    }
}

#[test]
fn behind_a_question_that_no_ruling_answers_nothing_is_proven() {
    let rulings = "\nruling it asks\nplay\n  A buy rusty-axe 3\nthen asks = A card-number\n";
    let asks = "\tlocal n = me:pick_number(1, 3)\n\tif n > 1 then\n\t\tme:gain_gold(n)\n\tend";
    let wanted = ["rusty-axe.luau:4 unproven-branch: no ruling runs this"];
    assert_eq!(found(&axe(asks, rulings), true), wanted);
    let asks = "\tif me:pick_number(1, 3) > 1 then\n\t\tme:gain_gold(1)\n\tend";
    let wanted = ["rusty-axe.luau:3 unproven-branch: no ruling continues from here"];
    assert_eq!(found(&axe(asks, rulings), true), wanted);
}

#[test]
fn a_shared_function_is_proven_by_any_of_its_cards() {
    let folder = axe("", PAID);
    let shared = "--!strict\nlocal function pay(me: Me, p: Params)\n\tif p.gold > 1 then\n\t\t\
                  me:gain_gold(p.gold)\n\telse\n\t\tme:gain_gold(1)\n\tend\nend\n\nreturn { pay = pay }\n";
    folder.write("example/effects/gold.luau", shared);
    std::fs::remove_file(folder.path("example/weapon/rusty-axe.luau")).expect("it was there");
    let card = |gold: u8| {
        CARD.replace("[hooks.", &format!("[params]\ngold = {gold}\n\n[hooks."))
            + "use = \"pay\"\nwhen = { card = \"self\" }\n"
    };
    folder.write("example/weapon/rusty-axe.toml", card(1));
    let wanted = ["gold.luau:4 unproven-branch: no ruling runs this"];
    assert_eq!(found(&folder, true), wanted);
    folder.write("example/weapon/iron-axe.toml", card(4).replace("301", "302"));
    let rulings =
        format!("{HEAD}{PAID}").replace("rusty", "iron").replace("A.gold = 7", "A.gold = 10");
    folder.write("example/weapon/iron-axe.play", rulings);
    assert_eq!(found(&folder, true), [""; 0]);
}

#[test]
fn rulings_that_do_not_hold_are_said_and_prove_nothing() {
    let script = "\tif me:gold() < 50 then me:gain_gold(1) end";
    let rulings = PAID.replace("= 7", "= 8");
    let wanted = ["rusty-axe.play:7 then-differs: `A.gold` is 7, not 8"];
    assert_eq!(found(&axe(script, &rulings), true), wanted);
    assert_eq!(found(&axe(script, &rulings), false), [""; 0], "nothing is run");
    // What fails in a script is said where it stands.
    let fails = axe("\tif me:gold() < 50 then error(\"no\") end", PAID);
    let ran = linted(&fails, "example", &["--deep=5", "--format", "short"]);
    assert!(ran.out.contains("rusty-axe.luau:3:"), "{}", ran.out);
}

#[test]
fn rulings_that_hold_without_the_script_are_said() {
    let rulings = "\nruling it is bought\nplay\n  A buy rusty-axe 3\nthen A.cards = [rusty-axe]\n";
    let idle =
        "rusty-axe.play:1 idle-rulings: no ruling of “rusty-axe” fails if the card does nothing";
    assert_eq!(found(&axe("\tme:gain_gold(1)", rulings), true), [idle]);
    // One that shows where it does not act may stand beside one that shows where it does.
    assert_eq!(found(&axe("\tme:gain_gold(1)", &format!("{rulings}{PAID}")), true), [""; 0]);
}

#[test]
fn rulings_that_prove_nothing_are_said() {
    let rulings = format!(
        "{PAID}\nruling it pays\ngiven A.gold = 8\nplay\n  A buy rusty-axe 3\nthen A.gold = 6\n\
         \nruling gold is gold\ngiven A.gold = 4\nthen A.gold = 4\n"
    );
    let wanted = [
        "rusty-axe.play:9 doubled-ruling: this ruling has the title of another one",
        "rusty-axe.play:15 vacuous-ruling: this ruling expects only what it is given, and no card \
         acts in it",
    ];
    assert_eq!(found(&axe("\tme:gain_gold(1)", &rulings), true), wanted);
}

#[test]
fn names_that_are_not_there_are_said_without_playing() {
    let cases = [
        ("given A.cards = [lnogbow]", "bad-given", "did you mean “longbow”?"),
        ("given C.gold = 3", "bad-given", "expected a seat from A to B, not “C”"),
        ("given A.glod = 3", "bad-given", "did you mean “A.gold”?"),
        ("given phase = markte", "bad-given", "markte"),
        ("edition third", "bad-setup", "third"),
        ("then A.glod = 3", "bad-then", "did you mean “A.gold”?"),
        ("then A.cards has rusty-ax", "bad-then", "did you mean “rusty-axe”?"),
        ("then offers lacks [boy longsword]", "bad-then", "did you mean “buy”?"),
        ("then A.cards = [rusty-ax]", "bad-then", "did you mean “rusty-axe”?"),
        ("then phase = markte", "bad-then", "did you mean “market”?"),
        ("then offers = [boy longsword]", "bad-then", "did you mean “buy”?"),
        ("play\n  A buy rusty-ax 3", "no-such-offer", "did you mean “rusty-axe”?"),
        ("play\n  A biy rusty-axe 3", "no-such-offer", "did you mean “buy”?"),
        ("play\n  refused: A biy longsword", "bad-then", "did you mean “buy”?"),
    ];
    for (line, code, said) in cases {
        let folder =
            axe("\tme:gain_gold(1)", &format!("{PAID}\nruling names\n{line}\nthen over = no\n"));
        for deep in [false, true] {
            let found = found(&folder, deep);
            assert_eq!(found.len(), 1, "{line}: {found:?}");
            assert!(found[0].contains(code) && found[0].contains(said), "{line}: {found:?}");
        }
    }
}

#[test]
fn a_head_that_names_too_many_tables_is_refused() {
    let many = "1 2 3 4 ".repeat(20);
    let folder =
        axe("\tme:gain_gold(1)", &format!("{PAID}\nruling tables\nseats {many}\nthen over = no\n"));
    let found = found(&folder, false);
    assert!(found.len() == 1 && found[0].contains("bad-seats"), "{found:?}");
}

#[test]
fn how_much_rulings_run_is_counted() {
    let script = "\tif me:gold() > 50 then\n\t\treturn\n\tend\n\tme:gain_gold(1)";
    let folder = axe(script, PAID);
    let pack = folder.word("example");
    let ran = cardwright(&["lint", &pack, "--deep=5"]);
    assert!(
        ran.out.contains("\nrulings run 2 of 3 lines of scripts that can run\n"),
        "{}",
        ran.out
    );
    let ran = cardwright(&["lint", &pack, "--deep=5", "--stats", "--format", "json"]);
    let json: Value = serde_json::from_str(&ran.out).expect("a report");
    assert_eq!(json["stats"]["proof"], serde_json::json!({ "lines": 3, "run": 2 }));
    let ran = cardwright(&["lint", &pack, "--stats", "--format", "json"]);
    let json: Value = serde_json::from_str(&ran.out).expect("a report");
    assert!(json["stats"]["proof"].is_null(), "nothing is run");
}
