//! `lint --deep`: what fails comes with a ruling that can be pasted, and it is the same whoever asks.

use serde_json::Value;

use super::{Folder, cardwright};
use crate::support::strangers;

const PACK: &str = "id = \"example\"\ngame = \"roll_player\"\nversion = \"1.0.0\"\napi = 1\n\
                    requires = [\"roll_player\"]\n";

const CARD: &str = "number = 301\ndots = 1\ncost = 3\nhands = 1\n\n[origin]\nnumber = \"known\"\n\
                    dots = \"known\"\ncost = \"known\"\nhands = \"known\"\neffect = \"known\"\n";

/// A weapon with one hook.
fn weapon(hook: &str, body: &str) -> Folder {
    let folder = Folder::new();
    folder.write("example/pack.toml", PACK);
    folder.write("example/weapon/rusty-axe.toml", format!("{CARD}\n[hooks.{hook}]\n"));
    let script = format!(
        "--!strict\nlocal function {hook}(me: Me, _p: Params)\n{body}\nend\n\nreturn {{ {hook} = {hook} }}\n"
    );
    folder.write("example/weapon/rusty-axe.luau", script);
    folder
}

/// The help of the only finding with a code.
fn help(folder: &Folder, code: &str) -> String {
    let pack = folder.word("example");
    let ran = cardwright(&["lint", &pack, "--deep=60", "--select", code, "--format", "json"]);
    let json: Value = serde_json::from_str(&ran.out).expect("a report");
    let findings = json["findings"].as_array().expect("a list");
    assert_eq!(findings.len(), 1, "{}", ran.out);
    findings[0]["help"].as_str().expect("it helps").to_owned()
}

#[test]
fn a_ruling_that_is_pasted_fails() {
    let drawn = [
        ("fails-in-play", "on_bought", "\tme:turn(me:dice({ row = \"str\" })[1])"),
        (
            "fails-in-play",
            "on_placed",
            "\tif me:pick_number(1, 3) == 2 then error(\"boom\") end\n\tme:gain_gold(1)",
        ),
        ("fails-in-play", "score", "\treturn me:gold() * 100"),
        ("endless-in-play", "on_bought", "\twhile me:gold() > 0 do\n\t\tme:charisma()\n\tend"),
    ];
    for (code, hook, body) in drawn {
        let folder = weapon(hook, body);
        let help = help(&folder, code);
        let (_, ruling) = help.split_once('\n').expect("a ruling below");
        folder.write("example/weapon/rusty-axe.play", ruling);
        let ran = cardwright(&["test", &folder.word("example")]);
        assert_eq!(ran.code, Some(1), "{ruling}\n{}", ran.out);
        assert!(ran.out.contains("weapon/rusty-axe.luau"), "{ruling}\n{}", ran.out);
    }
}

#[test]
fn packs_of_strangers_are_clean() {
    let codes = [
        "fails-in-play",
        "endless-in-play",
        "breaks-law",
        "reads-hidden",
        "never-acts",
        "acts-in-vain",
        "one-answer",
    ];
    let select = codes.iter().flat_map(|code| ["--select", code]);
    let options: Vec<&str> = ["lint", "--deep=60"].into_iter().chain(select).collect();
    for game in engine::SHELF {
        for pack in strangers(game.id()) {
            let ran = cardwright(&[&options[..], &[&pack.folder]].concat());
            assert!(ran.out.contains(": 0 errors, 0 warnings\n"), "{}: {}", pack.folder, ran.out);
        }
    }
    // Together each is run with what it requires: two of them bring expansions of one edition.
    let ran = cardwright(&[&options[..], &["tests/packs"]].concat());
    assert!(ran.out.contains(": 0 errors, 0 warnings\n"), "{}", ran.out);
}

#[test]
fn the_same_number_finds_the_same() {
    let folder = weapon("on_bought", "\tme:turn(me:dice({ row = \"dex\" })[1])");
    let pack = folder.word("example");
    let run = |seed| cardwright(&["lint", &pack, "--deep=30", "--seed", seed]).out;
    assert_eq!(run("3"), run("3"));
    let ran = cardwright(&["lint", &pack, "--seed", "3"]);
    assert_eq!(ran.code, Some(2), "there is nothing to be random about: {}", ran.err);
}
