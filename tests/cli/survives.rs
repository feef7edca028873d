//! Saved games outlive changes of their packs: what plays as before goes on, and what does not is
//! shown, listed, and goes on where a player trusts it.

use std::io::Write;
use std::process::Stdio;

use diag::Source;

use super::{Folder, copy};
use crate::support::{built_in, program};

/// The files of a pack with two cards, one of which has a script.
const PACK: [(&str, &str); 5] = [
    (
        "pack.toml",
        "id = \"little\"\ngame = \"roll_player\"\nversion = \"1.0.0\"\napi = 1\n\
         requires = [\"roll_player\"]\nlanguages = [\"en\"]\n",
    ),
    (
        "trait/brave.toml",
        "number = 301\ndots = 1\ncost = 3\narrow = \"good\"\n\n[params]\nstars = 2\n\n[hooks.score]\n",
    ),
    (
        "trait/brave.luau",
        "--!strict\nlocal function score(_me: Me, p: Params): number\n\treturn p.stars\nend\n\n\
         return { score = score }\n",
    ),
    ("trait/calm.toml", "number = 302\ndots = 1\ncost = 3\narrow = \"good\"\n"),
    (
        "locales/en/trait.ftl",
        "brave = Brave\n    .text = Gain { $stars } { -star(count: \"other\") }.\ncalm = Calm\n",
    ),
];

/// Where each value of a card of it is from.
const ORIGINS: &str = "number = \"known\"\ndots = \"known\"\ncost = \"known\"\narrow = \"known\"\n";

/// A folder with the pack in `pack`.
fn with_pack() -> Folder {
    let folder = Folder::new();
    for (path, text) in PACK {
        folder.write(&format!("pack/{path}"), text);
    }
    folder
}

/// Runs the program in a home of its own; says how it ended and what it said, as if no line had been
/// broken.
fn at_home(folder: &Folder, args: &[&str], typed: &str) -> (Option<i32>, String) {
    let mut command = program();
    command.args(args).args(["--lang", "en"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.env("XDG_STATE_HOME", folder.path("state")).env("TZ", "UTC");
    command.env("XDG_CONFIG_HOME", folder.path("config"));
    let mut child = command.spawn().expect("runs");
    // A program that was refused reads nothing.
    let _ = child.stdin.take().expect("piped").write_all(typed.as_bytes());
    let ended = child.wait_with_output().expect("it ends");
    let said = String::from_utf8_lossy(&[ended.stdout, ended.stderr].concat()).into_owned();
    (ended.status.code(), said.split_ascii_whitespace().collect::<Vec<_>>().join(" "))
}

/// A game with the pack, some choices in.
fn begun(folder: &Folder, save: &str) -> String {
    let (path, pack) = (folder.word(save), folder.word("pack"));
    let args = ["play", "--plain", "--pack", &pack, "--seed", "7", "--save", &path];
    let seats = ["--seat", "Anna=human", "--seat", "Bot=greedy"];
    let (code, said) = at_home(folder, &[&args[..], &seats].concat(), &"1\n".repeat(8));
    assert_eq!(code, Some(0), "{said}");
    folder.read(save)
}

/// Goes on with a game.
fn resumed(folder: &Folder, save: &str, more: &[&str]) -> (Option<i32>, String) {
    let (path, pack) = (folder.word(save), folder.word("pack"));
    let args = ["play", "--plain", "--resume", &path, "--pack", &pack];
    at_home(folder, &[&args[..], more].concat(), "1\nquit\n")
}

/// How many answers of a game are in a file.
fn answers(text: &str) -> usize {
    text.lines().filter(|line| line.starts_with("  ")).count()
}

#[test]
fn a_change_that_plays_nothing_ends_no_game() {
    let folder = with_pack();
    let text = begun(&folder, "game.play");
    let brave = "# where it is from\n\n[hooks.score]\n[params]\nstars = 0x2\n";
    let brave = format!("arrow = 'good' # good\ncost = 3\ndots = 1\nnumber = 301\n{brave}");
    let script = "-- why\nlocal function score(_me: Me, p: Params): number --[[ two ]]\n\n    \
                  return p.stars\nend\nreturn {score=score}";
    for (path, new) in [
        ("trait/brave.luau", format!("{}-- a remark\n", PACK[2].1)),
        ("trait/brave.luau", script.to_owned()),
        ("trait/brave.luau", PACK[2].1.replace('\n', "\r\n")),
        ("trait/brave.toml", format!("# a remark\n{}", PACK[1].1)),
        ("trait/brave.toml", brave),
        ("trait/calm.toml", format!("{}\n[origin]\n{ORIGINS}", PACK[3].1)),
        ("trait/brave.play", "game roll_player  seats 2\n".to_owned()),
        ("locales/en/trait.ftl", PACK[4].1.replace("Calm", "Calm One")),
        ("pack.toml", PACK[0].1.replace("1.0.0", "1.0.1") + "# new\n"),
        ("README.md", "About this pack.\n".to_owned()),
    ] {
        let before = PACK.iter().find(|(known, _)| *known == path).map(|(_, text)| *text);
        folder.write(&format!("pack/{path}"), &new);
        folder.write("game.play", &text);
        let (code, said) = resumed(&folder, "game.play", &[]);
        assert_eq!(code, Some(0), "{path}: {said}");
        assert!(!said.contains("changed"), "{path}: {said}");
        let now = folder.read("game.play");
        assert!(now.starts_with(&text) && answers(&now) > answers(&text), "{path}: {now}");
        match before {
            Some(before) => folder.write(&format!("pack/{path}"), before),
            None => std::fs::remove_file(folder.path(&format!("pack/{path}"))).expect("ours"),
        }
    }
}

#[test]
fn a_change_that_plays_asks_for_trust_and_is_marked_for_good() {
    let folder = with_pack();
    let text = begun(&folder, "game.play");
    for (path, old, new) in [
        ("pack/trait/calm.toml", "cost = 3", "cost = 4"),
        ("pack/trait/brave.toml", "stars = 2", "stars = 3"),
        ("pack/trait/brave.luau", "return p.stars", "return p.stars + 1"),
    ] {
        folder.write("game.play", &text);
        folder.edit(path, old, new);
        let (code, said) = resumed(&folder, "game.play", &[]);
        assert_eq!(code, Some(2), "{path}: {said}");
        assert!(said.contains("“little” has changed") && said.contains("--trust"), "{said}");
        assert_eq!(folder.read("game.play"), text, "nothing is written");
        let (code, said) = resumed(&folder, "game.play", &["--trust"]);
        assert_eq!(code, Some(0), "{path}: {said}");
        assert!(said.contains("packs of this game have changed"), "{path}: {said}");
        let now = folder.read("game.play");
        assert!(now.contains("\nchanged packs\n"), "{now}");
        // Once it is marked nobody asks again, and it is told each time.
        let (code, said) = resumed(&folder, "game.play", &[]);
        assert_eq!(code, Some(0), "{path}: {said}");
        assert!(said.contains("packs of this game have changed"), "{path}: {said}");
        folder.edit(path, new, old);
    }
    // Without one of its packs no game goes on.
    std::fs::remove_dir_all(folder.path("pack")).expect("ours");
    folder.write("game.play", &text);
    let path = folder.word("game.play");
    let (code, said) = at_home(&folder, &["play", "--plain", "--resume", &path, "--trust"], "");
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("“little” is missing"), "{said}");
}

#[test]
fn replay_shows_a_game_with_other_cards_as_far_as_it_goes() {
    let folder = with_pack();
    let text = begun(&folder, "game.play");
    folder.write("pack/trait/zeal.toml", "number = 309\ndots = 2\ncost = 5\narrow = \"evil\"\n");
    folder.edit("pack/locales/en/trait.ftl", "calm = Calm", "calm = Calm\nzeal = Zeal");
    let (path, pack) = (folder.word("game.play"), folder.word("pack"));
    let replay = ["replay", "--plain", "--pack", &pack, &path];
    let (code, said) = at_home(&folder, &replay, "");
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("“little” has changed"), "{said}");
    assert!(said.contains(&format!("{} ", answers(&text))), "all answers: {said}");
    assert!(!said.contains("plays differently"), "{said}");
    // A choice that is not possible any more ends it, and it is told where.
    let race = text.lines().find(|line| line.starts_with("  A take-race ")).expect("a race");
    let gone = race.split(" @").next().expect("a choice").replace("take-race ", "take-race x");
    folder.write("game.play", text.replace(race, &gone));
    let (code, said) = at_home(&folder, &replay, "");
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("not possible"), "{said}");
}

#[test]
fn a_game_whose_pack_has_changed_stays_in_the_list() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let folder = with_pack();
    let pack = folder.word("pack");
    let seats = ["--seat", "Anna=human", "--seat", "Bot=greedy", "--plain"];
    let own = ["play", "--pack", &pack, "--seed", "7"];
    at_home(&folder, &[&own[..], &seats].concat(), "1\n1\n");
    at_home(&folder, &[&["play", "--seed", "8"][..], &seats].concat(), "1\n1\n");
    let list = |command: &[&str]| at_home(&folder, command, "").1;
    let resume = ["play", "--resume", "--plain"];
    assert!(!list(&resume).contains("has changed"));
    folder.edit("pack/trait/calm.toml", "cost = 3", "cost = 4");
    for command in [&resume[..], &["replay", "--plain"]] {
        let said = list(command);
        assert_eq!(said.matches("Roll Player").count(), 2, "{said}");
        assert!(said.contains("the pack “little” has changed"), "{said}");
    }
    folder.edit("pack/trait/calm.toml", "cost = 4", "cost = x");
    let said = list(&resume);
    assert_eq!(said.matches("Roll Player").count(), 2, "{said}");
    assert!(said.contains("the pack “little” has an error"), "{said}");
    std::fs::remove_dir_all(folder.path("pack")).expect("ours");
    assert!(list(&resume).contains("the pack “little” is missing"));
}

#[test]
fn two_copies_of_a_pack_stay_apart() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let folder = with_pack();
    copy(&folder.path("pack"), &folder.path("other"));
    let seats = ["--seat", "Anna=human", "--seat", "Bot=greedy", "--plain"];
    let begin = |pack: &str, seed: &str| {
        let pack = folder.word(pack);
        let args = ["play", "--pack", &pack, "--seed", seed];
        at_home(&folder, &[&args[..], &seats].concat(), "1\n1\n");
    };
    let goes_on = |seed: &str| {
        let path = folder.word(&format!("state/cardwright/roll_player-{seed}.play"));
        at_home(&folder, &["play", "--plain", "--resume", &path], "quit\n")
    };
    // Alike when they are played with, and one of them changes.
    begin("pack", "11");
    begin("other", "12");
    folder.edit("other/trait/calm.toml", "cost = 3", "cost = 4");
    begin("other", "13");
    for (seed, fits) in [("11", true), ("12", false), ("13", true)] {
        let (code, said) = goes_on(seed);
        assert_eq!(code == Some(0), fits, "{seed}: {said}");
    }
    // A game that is brought from elsewhere goes on with the copy that it was played with.
    let brought = folder.read("state/cardwright/roll_player-11.play");
    folder.write("state/cardwright/brought.play", brought);
    let path = folder.word("state/cardwright/brought.play");
    let (code, said) = at_home(&folder, &["play", "--plain", "--resume", &path], "quit\n");
    assert_eq!(code, Some(0), "{said}");
    let kept = folder.read("state/cardwright/packs");
    assert!(kept.lines().all(|line| line.split('\t').count() == 3), "{kept}");
    // What an earlier program remembered has no game.
    folder.write("state/cardwright/packs", format!("little\t{}\n", folder.word("pack")));
    assert_eq!(goes_on("11").0, Some(0));
}

#[test]
fn a_head_changed_by_hand_asks_for_trust() {
    let folder = with_pack();
    let text = begun(&folder, "game.play");
    assert!(text.contains("\nseal "), "{text}");
    let lock = text.lines().find(|line| line.starts_with("lock ")).expect("a lock");
    let (locks, hash) = lock.rsplit_once(':').expect("the lock of a pack");
    let other = format!("{locks}:{}", hash.chars().rev().collect::<String>());
    let seal = text.lines().find(|line| line.starts_with("seal ")).expect("a seal");
    for (old, new, why) in [
        ("played A human", "played A huaan", "cannot be `huaan`"),
        ("played A human", "played C human", "names an unknown seat"),
        ("name A Anna", "name A-Anna", "names an unknown seat"),
        ("name A Anna", "name A Berta", "does not match its seal"),
        ("played A human", "played A random", "does not match its seal"),
        ("played B greedy", "played B human", "does not match its seal"),
        ("name A Anna", "name A Anna\ngender A f", "does not match its seal"),
        ("lang en", "lang de", "does not match its seal"),
        ("lang en\n", "", "does not match its seal"),
        ("lang en", "lang ?", "is not a language tag"),
        ("lang en", "lang en\nnote hello", "does not match its seal"),
        (lock, other.as_str(), "does not match its seal"),
        (seal, "seal 00000000", "does not match its seal"),
        (seal, "", "`seal` is missing"),
    ] {
        let changed = text.replacen(old, new, 1);
        assert_ne!(changed, text, "{old}");
        folder.write("game.play", &changed);
        let path = folder.word("game.play");
        let (code, said) = resumed(&folder, "game.play", &[]);
        assert_eq!(code, Some(2), "{new}: {said}");
        assert!(said.contains("--trust"), "{new}: {said}");
        assert_eq!(folder.read("game.play"), changed, "{new}");
        if old != lock {
            let pack = folder.word("pack");
            let (code, said) = at_home(&folder, &["lint", &pack, &path], "");
            assert_eq!(code, Some(1), "{new}: {said}");
            assert!(said.contains("changed-by-hand") && said.contains(why), "{new}: {said}");
        }
        let (code, said) = resumed(&folder, "game.play", &["--trust"]);
        assert_eq!(code, Some(0), "{new}: {said}");
        let now = folder.read("game.play");
        assert!(now.contains("\nchanged by-hand\n") && !now.contains("huaan"), "{new}: {now}");
    }
}

#[test]
fn a_game_from_before_the_seal_goes_on() {
    let folder = Folder::new();
    let path = folder.word("old.play");
    let begin = ["play", "--plain", "--seed", "7", "--seat", "Anna", "--save", &path];
    let (code, said) = at_home(&folder, &begin, &"1\n".repeat(8));
    assert_eq!(code, Some(0), "{said}");
    // As it was written then: no seal, and a lock of the bytes of files.
    let text = folder.read("old.play");
    let (lines, _) = play::notation::parse(&Source::new("old.play", "lock 0000"));
    let lock = built_in(engine::game("roll_player").expect("known")).lock(Some(&lines)).value();
    assert!(lock.starts_with(|first: char| first.is_ascii_hexdigit()), "{lock}");
    let line = |line: &str| match line.split_once(' ') {
        Some(("seal", _)) => String::new(),
        Some(("lock", _)) => format!("lock {lock}\n"),
        _ => format!("{line}\n"),
    };
    folder.write("old.play", text.lines().map(line).collect::<String>());
    let (code, said) = at_home(&folder, &["lint", &path], "");
    assert_eq!(code, Some(0), "{said}");
    let (code, said) = at_home(&folder, &["play", "--plain", "--resume", &path], &"1\n".repeat(3));
    assert_eq!(code, Some(0), "{said}");
    let now = folder.read("old.play");
    assert!(now.contains("\nlock p") && now.contains("\nseal "), "it is written as now: {now}");
    let (code, said) = at_home(&folder, &["play", "--plain", "--resume", &path], "quit\n");
    assert_eq!(code, Some(0), "{said}");
}
