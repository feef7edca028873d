//! Games that begin where a card is about to act.

use author::Occasion;
use desk::Packs;
use engine::SHELF;

use super::{Folder, cardwright, cardwright_reads, copy};
use crate::support::root;

/// A copy of a pack, and the path of a file in it.
fn pack(folder: &Folder, file: &str) -> String {
    copy(&root().join("tests/packs/moonlit_market"), &folder.path("moon"));
    folder.word(&format!("moon/{file}"))
}

/// What a game that begins where a card acts prints, after some input.
fn begun(folder: &Folder, at: &str, typed: &str) -> String {
    let save = folder.word("game.play");
    let _ = std::fs::remove_file(&save);
    let ran = cardwright_reads(&["play", "--at", at, "--save", &save, "--plain"], typed);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    ran.out
}

#[test]
fn a_position_is_found_for_every_hook() {
    let packs = Packs::open(&[]).expect("built in").with_all();
    let content = packs.content();
    let mut hooks = Vec::new();
    for game in SHELF {
        let opened = content.playable(game.id()).expect("sound");
        let cards = opened.cards().iter();
        hooks.extend(cards.flat_map(|card| {
            card.hooks.iter().map(move |hook| format!("{}/{}.{hook}", card.kind, card.id))
        }));
    }
    // One of nine: all of them were found when this was written.
    let sampled: Vec<String> = hooks.into_iter().step_by(9).collect();
    assert!(sampled.len() > 25);
    for wanted in sampled {
        let found = author::occasion(&content, None, &wanted);
        let Ok(Occasion { game, approach, .. }) = found else { panic!("{wanted}: {found:?}") };
        // The position alone leads there: the same answers lead to the same changes.
        let ruling = diag::Source::new("at.play", approach.proof.record(game, &wanted).write());
        let opened = content.playable(game).expect("sound");
        if approach.proof.replies.is_empty() {
            continue;
        }
        let ruled = engine::errand::rulings(&*opened, &ruling, false, &mut |_| {});
        assert!(ruled.findings.is_empty(), "{wanted}: {:?}\n{}", ruled.findings, ruling.text());
    }
}

#[test]
fn what_was_seen_is_saved_as_a_ruling_that_holds() {
    let folder = Folder::new();
    let file = folder.word("seen.play");
    let typed = format!("buy banish\nruling {file}\nruling {file}\nquit\n");
    let out = begun(&folder, "banish.on_bought", &typed).replace('\n', " ");
    assert!(
        out.contains("Choose “Buy Banish for 2 gold”, and “Banish” acts (on_bought)."),
        "{out}"
    );
    assert!(out.contains("A ruling is in ") && out.contains("already exists"), "{out}");
    let ruling = folder.read("seen.play");
    assert!(ruling.contains("\npacks roll_player monsters_and_minions\n"), "{ruling}");
    assert!(ruling.contains("  B buy banish 2\nthen "), "{ruling}");
    assert!(!ruling.contains("A.str"), "what it does not need is left out: {ruling}");
    let ran = cardwright(&["test", &file]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), "1 ruling, 0 failed\n"), "{}", ran.err);

    // It fails if the card does not act.
    folder.edit("seen.play", "then B.xp = 3", "then B.xp = 4");
    assert_eq!(cardwright(&["test", &file]).code, Some(1));
}

#[test]
fn nobody_is_told_what_a_bot_has_chosen() {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let seats = ["--seat", "Anna=greedy", "--seat", "Bruno=human"];
    let play = ["play", "--at", "pickpocket", "--save", &save, "--plain"];
    let ran = cardwright(&[&play[..], &seats].concat());
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("This game began at a position") && !ran.out.contains("(on_use)"));
}

#[test]
fn a_game_with_secrets_is_not_written_as_a_ruling() {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let args = ["play", "--seed", "1", "--save", &save, "--plain"];
    let ran = cardwright_reads(&args, "1\nruling\n?\nquit\n");
    let out = ran.out.replace('\n', " ");
    assert!(out.contains("Only a game that began at a position can be saved as a ruling"), "{out}");
    assert!(!out.contains("saves this game so far as a ruling"), "the help leaves it out: {out}");
}

#[test]
fn a_line_of_a_script_or_of_a_hook_is_about_to_run() {
    let folder = Folder::new();
    let script = pack(&folder, "class/moonspeaker.luau");
    let at =
        |file: &str, line: u32| begun(&folder, &format!("{file}:{line}"), "").replace('\n', " ");
    assert!(at(&script, 3).contains("and “Moonspeaker” acts (on_cleaned)."));
    let data = folder.word("moon/class/moonspeaker.toml");
    let hook = folder.read("moon/class/moonspeaker.toml");
    let line = hook.lines().position(|line| line == "[hooks.on_cleaned]").expect("it acts") as u32;
    assert!(at(&data, line + 2).contains("and “Moonspeaker” acts (on_cleaned)."));
    let ran = cardwright(&["play", "--at", &format!("{data}:1")]);
    assert_eq!(ran.code, Some(2), "{}", ran.out);
    assert!(ran.err.contains("No card acts by "), "{}", ran.err);
}
