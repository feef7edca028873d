//! `simulate --shard` and `merge`: parts of a simulation, and gates for its results.

use std::fs;

use serde_json::Value;

use super::{Folder, Ran, cardwright_in};

/// A folder with plans of random bots: to the end, until a width, and until a decision.
fn plans() -> Folder {
    let folder = Folder::new();
    let seats = "[[seat]]\nbot = \"random\"\n\n[[seat]]\nbot = \"random\"\n";
    let plan = |name: &str, keys: &str| {
        let head = "game = \"rattus\"\nseeds = \"3..262\"\n";
        folder.write(&format!("{name}.toml"), format!("{head}{keys}\n{seats}"));
    };
    plan("all", "");
    plan("until", "until = 0.6");
    plan("caused", "until = 1.5\ncollect = [\"caused\"]");
    plan("effect", "until = 1.5\ncollect = [\"effect\"]");
    plan("decide", "decide = 9");
    plan("other", "forbid = [\"class/merchant\"]");
    folder
}

fn called(folder: &Folder, line: &str) -> Ran {
    cardwright_in(&folder.path(""), &line.split(' ').collect::<Vec<_>>())
}

fn output(folder: &Folder, line: &str) -> String {
    let ran = called(folder, line);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{line}");
    ran.out
}

/// Plays all shards of a plan into a folder.
fn shards(folder: &Folder, plan: &str, of: u64, more: &str) {
    for index in 0..of {
        let out = format!("{plan}-{of}/{index}.json");
        output(
            folder,
            &format!("simulate --plan {plan}.toml --shard {index}/{of} --out {out}{more}"),
        );
    }
}

/// The bytes of the results in a folder.
fn kept(folder: &Folder, name: &str) -> Vec<u8> {
    fs::read(folder.path(&format!("{name}/results.json"))).expect("kept")
}

/// Shards on any number of machines are one run, to the last byte; also where the run stops early.
#[test]
fn shards_are_merged_into_the_run_of_one_process() {
    let folder = plans();
    for (plan, more) in [
        ("all", ""),
        ("until", ""),
        ("caused", ""),
        ("effect", ""),
        ("decide", " --against other.toml"),
    ] {
        let one = format!("simulate --plan {plan}.toml --out {plan}{more} --format csv");
        let one = output(&folder, &one);
        let kept_one = kept(&folder, plan);
        let units = |name: &str| -> u64 {
            let kept: Value = serde_json::from_slice(&kept(&folder, name)).expect("JSON");
            kept["results"]["total"]["units"].as_u64().expect("a count")
        };
        assert_eq!(units(plan) < 260, matches!(plan, "until" | "decide"), "{plan}");
        for of in [1, 2, 7] {
            shards(&folder, plan, of, more);
            let name = format!("{plan}-{of}");
            assert_eq!(output(&folder, &format!("merge {name} --format csv")), one, "{name}");
            assert_eq!(kept(&folder, &name), kept_one, "{name}");
        }
    }
    // The block of a shard goes to the output as it would go into a file.
    let line = "simulate --plan all.toml --shard 1/7 --out -";
    let file = fs::read_to_string(folder.path("all-7/1.json")).expect("written");
    assert_eq!(output(&folder, line), file);
}

/// Names of files say nothing about the order: shards that come in another one are read again.
#[test]
fn shards_are_merged_whatever_their_names() {
    let folder = plans();
    for (plan, more) in [("all", ""), ("decide", " --against other.toml")] {
        shards(&folder, plan, 5, more);
        for (index, name) in ["c2", "b", "01", "a", "zero"].iter().enumerate() {
            let file = folder.read(&format!("{plan}-5/{index}.json"));
            folder.write(&format!("{plan}-mixed/{name}.json"), file);
        }
        let file = folder.read(&format!("{plan}-5/plan.toml"));
        folder.write(&format!("{plan}-mixed/plan.toml"), file);
        let merged = |name: &str| output(&folder, &format!("merge {plan}-{name} --format csv"));
        assert_eq!(merged("mixed"), merged("5"), "{plan}");
        let kept = |name: &str| kept(&folder, &format!("{plan}-{name}"));
        assert_eq!(kept("mixed"), kept("5"), "{plan}");
    }
}

/// Whatever is wrong with a shard is said with its number or file, and nothing is merged.
#[test]
fn what_is_wrong_with_a_shard_is_named() {
    let folder = plans();
    shards(&folder, "all", 4, "");
    assert_eq!(output(&folder, "merge all-4 --status"), "4 of 4 shards are up to date.\n");
    let refused = |wanted: &str| {
        let ran = called(&folder, "merge all-4 --status");
        assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""), "{wanted}: {}", ran.out);
        assert!(ran.out.contains(wanted), "{wanted}: {}", ran.out);
        let ran = called(&folder, "merge all-4");
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{wanted}: {}", ran.err);
        assert!(ran.err.contains(wanted) && ran.err.contains("nothing was merged"), "{}", ran.err);
        assert!(!folder.path("all-4/results.json").exists());
    };
    let whole = folder.read("all-4/2.json");
    fs::remove_file(folder.path("all-4/2.json")).expect("there");
    refused("Missing: 2");
    folder.write("all-4/2.json", &whole[..whole.len() / 2]);
    refused("all-4/2.json: not a shard, or not whole.");
    folder.write("all-4/2.json", &whole);
    folder.write("all-4/again.json", &whole);
    refused("Shard 2 is there twice: all-4/2.json and all-4/again.json.");
    folder.write("all-4/again.json", whole.replace("\"2/4\"", "\"2/5\""));
    refused("all-4/again.json: not one of 4 shards.");
    fs::remove_file(folder.path("all-4/again.json")).expect("there");
    let stale = |was: &str, is: &str, wanted: &str| {
        assert!(whole.contains(was), "{was}");
        folder.write("all-4/2.json", whole.replacen(was, is, 1));
        refused(wanted);
    };
    stale("\"3..262\"", "\"3..263\"", "Played with another plan: 2");
    stale("\"lock\":\"", "\"lock\":\"0", "Played with other cards: 2");
    stale("\"form\":", "\"form\":9", "Played by another version of Cardwright: 2");
    let empty = called(&folder, "merge .  --plan all.toml".replace("  ", " ").as_str());
    assert_eq!(empty.code, Some(2));
    assert!(empty.err.contains("there are no shards"), "{}", empty.err);
}

/// Comments and texts of a pack do not make a shard stale; a value does.
#[test]
fn only_what_plays_makes_a_shard_stale() {
    let folder = plans();
    super::copy(&super::root().join("cards/rattus"), &folder.path("mine"));
    let plan = folder.read("all.toml").replacen("\n\n", "\npacks = [\"mine\"]\n\n", 1);
    folder.write("all.toml", plan);
    shards(&folder, "all", 2, "");
    let card = folder.read("mine/class/peasant.toml");
    folder.write("mine/class/peasant.toml", format!("# A comment.\n{card}"));
    assert_eq!(output(&folder, "merge all-2 --status"), "2 of 2 shards are up to date.\n");
    folder.write("mine/class/peasant.toml", card.replace("cubes = 1", "cubes = 2"));
    let ran = called(&folder, "merge all-2 --status");
    assert_eq!(ran.code, Some(1));
    assert!(ran.out.contains("Played with other cards: 0–1"), "{}", ran.out);
}

/// A machine that lies is found.
#[test]
fn shards_can_be_played_again_and_compared() {
    let folder = plans();
    shards(&folder, "decide", 4, " --against other.toml");
    let again = "merge decide-4 --verify 100% --against other.toml";
    let same = output(&folder, again);
    assert_eq!(same, "4 of 4 shards played again: all as in their files.\n");
    assert!(output(&folder, &again.replace("100", "1")).starts_with("1 of 4 shards"));
    let ran = called(&folder, "merge decide-4 --verify 100%");
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("add --against"), "{}", ran.err);
    let file = folder.read("decide-4/1.json");
    let games = "\"games\":";
    folder.write("decide-4/1.json", file.replacen(games, "\"games\":1", 1));
    let ran = called(&folder, again);
    assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""));
    let wanted = "decide-4/1.json: shard 1/4 has other results on this machine.";
    assert!(ran.out.contains(wanted) && ran.out.contains("1 differs."), "{}", ran.out);
}

/// A gate fails only where a whole interval is beyond a bound; each row leads to a game.
#[test]
fn gates_fail_beyond_their_bounds() {
    let folder = plans();
    let row = |of: &str, metric: &str, bounds: &str| {
        format!("[[row]]\nof = \"{of}\"\nmetric = \"{metric}\"\n{bounds}\n\n")
    };
    let rows = [
        row("seat/A", "wins", "least = 30\nmost = 70"),
        row("players", "points", "most = 2.5"),
        row("players", "points", "least = 25"),
        row("seat/B", "points", "least = 8.25"),
        row("class/*", "own", "least = 0"),
    ];
    folder.write("gate.toml", rows.concat());
    let ran = called(&folder, "simulate --plan all.toml --gate gate.toml --out kept --format json");
    assert_eq!((ran.code, ran.err.as_str()), (Some(1), ""), "{}", ran.out);
    let all: Value = serde_json::from_str(&ran.out).expect("JSON");
    let judged = all["gate"].as_array().expect("rows");
    let of = |at: usize, key: &str| judged[at][key].as_str().expect("a word");
    assert_eq!([0, 1, 2].map(|at| of(at, "verdict")), ["kept", "above", "below"], "{judged:?}");
    assert_eq!(judged.len(), 4 + 6, "one row for each class");
    assert_eq!((of(4, "of"), of(4, "verdict")), ("class/peasant", "few"), "nothing is counted");
    let game = judged[0]["game"].as_u64().expect("a game");
    let shown = output(&folder, &format!("replay --plan kept/plan.toml --game {game} --plain"));
    assert!(shown.contains("wins with"), "the game in which seat A has the most points: {shown}");
    folder.write("gate.toml", &rows[0]);
    let line = "simulate --plan all.toml --gate gate.toml --format markdown";
    let page = output(&folder, line);
    assert!(page.contains("No row of 1 fails."), "{page}");
    let command = format!("| `cardwright replay --plan all.toml --game {game}` |");
    assert!(page.contains(&command), "{page}");
}

/// Plans and gates are linted like packs; a gate is compared with the plan beside it.
#[test]
fn plans_and_gates_are_linted() {
    let folder = plans();
    let gate = "[[row]]\nof = \"class/mnk\"\nmetric = \"wins\"\nleast = 1\n";
    folder.write("gate.toml", gate);
    assert_eq!(output(&folder, "lint all.toml gate.toml"), "2 files: 0 errors, 0 warnings\n");
    let plan = folder.read("all.toml");
    folder.write("plan.toml", plan.replace("rattus", "ratus"));
    let ran = called(&folder, "lint plan.toml gate.toml --format short");
    assert_eq!(ran.code, Some(1), "{}", ran.err);
    assert!(ran.out.contains("plan.toml:1:8: error[bad-plan]: unknown game"), "{}", ran.out);
    folder.write("plan.toml", plan);
    let ran = called(&folder, "lint plan.toml gate.toml --format short");
    assert_eq!(ran.code, Some(1), "{}", ran.err);
    assert!(ran.out.contains("gate.toml:2:6: error[bad-gate]: unknown"), "{}", ran.out);
}

/// Rows that can never be judged are found before a game is played, with their line.
#[test]
fn gates_are_checked_before_games() {
    let folder = plans();
    let refused = |text: &str, wanted: &str| {
        folder.write("gate.toml", text);
        let ran = called(&folder, "simulate --plan all.toml --gate gate.toml");
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{text}");
        assert!(ran.err.contains(wanted), "{wanted}: {}", ran.err);
    };
    refused("", "gate.toml");
    refused("row = []\n", "gate.toml:1:");
    let row = |of: &str, metric: &str, bound: &str| {
        format!("[[row]]\nof = \"{of}\"\nmetric = \"{metric}\"\n{bound}\n")
    };
    refused(&row("class/mnk", "wins", "least = 1"), "did you mean “class/monk”");
    refused(&row("seat/C", "wins", "least = 1"), "gate.toml:2:");
    refused(&row("seat/A", "lead", "least = 1"), "“lead” is not counted for “seat/A”");
    refused(&row("players", "difference", "least = 1"), "not counted");
    refused(&row("class/monk", "wins", ""), "needs `least` or `most`");
    refused(&row("class/monk", "wins", "least = 9\nmost = 1"), "needs `least` or `most`");
    let ran = called(&folder, "simulate --plan all.toml --shard 3/3 --out x.json");
    assert_eq!(ran.code, Some(2), "{}", ran.err);
    assert!(called(&folder, "simulate --plan all.toml --shard 0/3").code == Some(2), "no file");
}

/// What concerns shown results is refused where none are shown.
#[test]
fn a_shard_has_no_report() {
    let folder = plans();
    for line in [
        "simulate --plan all.toml --shard 0/2 --out 0.json",
        "merge all --status",
        "merge all --verify 1%",
    ] {
        for option in ["--gate gate.toml", "--kind class", "--format csv"] {
            let ran = called(&folder, &format!("{line} {option}"));
            assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{line} {option}");
            let name = option.split(' ').next().expect("a name");
            assert!(ran.err.contains(name), "{line} {option}: {}", ran.err);
        }
    }
    assert!(!folder.path("0.json").exists());
}
