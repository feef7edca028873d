//! The file a game is kept in: nothing is lost, and nothing is trusted that was changed.

use std::process::{Command, Stdio};

use super::typed::{args, ones};
use super::{Folder, cardwright, cardwright_reads};

#[test]
fn no_game_is_lost_to_another() {
    let folder = Folder::new();
    let save = folder.word("game.play");
    cardwright(&args(&save, &[]));
    let before = folder.read("game.play");
    let ran = cardwright(&args(&save, &[]));
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.replace('\n', " ").contains("will not be overwritten"), "{}", ran.err);
    assert_eq!(folder.read("game.play"), before);
    let ran = cardwright(&args(&folder.word("no/folder/game.play"), &[]));
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("The game cannot be saved in "), "{}", ran.err);
}

#[test]
fn without_a_file_name_the_game_is_kept_all_the_same() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let folder = Folder::new();
    for _ in 0..2 {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cardwright"));
        command.args(["play", "--seed", "7", "--lang", "en"]).stdin(Stdio::null());
        command.env("XDG_STATE_HOME", folder.path("state"));
        let ended = command.output().expect("runs");
        assert_eq!(ended.status.code(), Some(0));
    }
    assert!(folder.read("state/cardwright/roll_player-7.play").contains("seed 7"));
    assert!(folder.read("state/cardwright/roll_player-7-2.play").contains("seed 7"));
}

#[test]
fn a_full_disk_does_not_end_the_game() {
    if !std::path::Path::new("/dev/full").exists() {
        return;
    }
    let ran = cardwright_reads(&args("/dev/full", &[]), &ones(2000));
    assert_eq!(ran.code, Some(2));
    assert!(ran.out.contains("the disk is full") && ran.out.contains("The game is over"));
    assert!(ran.err.contains("in memory only"), "{}", ran.err);
}

#[test]
fn saves_that_cannot_be_trusted_are_refused_but_shown() {
    let folder = Folder::new();
    let save = folder.word("game.play");
    cardwright_reads(&args(&save, &[]), &ones(30));
    let text = folder.read("game.play");
    let resume = |name: &str, part: &str, shown: &str| {
        let path = folder.word(name);
        let before = folder.read(name);
        let ran = cardwright(&["play", "--lang", "en", "--resume", &path]);
        let all = ran.err.replace('\n', " ");
        assert_eq!(ran.code, Some(2), "{name}: {all}");
        assert!(all.contains(part) && all.contains("cardwright replay"), "{name}: {}", ran.err);
        assert_eq!(folder.read(name), before, "{name}");
        let ran = cardwright(&["replay", "--report", "--lang", "en", &path]);
        assert!(ran.out.contains(shown), "{name}:\n{}", ran.out);
    };
    let lines: Vec<&str> = text.lines().collect();
    let answer = lines.iter().position(|line| line.starts_with("  A place ")).expect("placed");
    let edited = |at: usize, line: &str| {
        let mut lines = lines.clone();
        lines[at] = line;
        lines.join("\n") + "\n"
    };
    folder.write("edited.play", edited(answer, "  A place green 9 str @00000000"));
    let at = format!(":{}: this answer was not possible", answer + 1);
    resume("edited.play", &at, "takes the ");
    let other = lines[answer].split('@').next().expect("a hash").to_owned() + "@00000000";
    folder.write("hash.play", edited(answer, &other));
    let at = format!(":{}: from here on the game plays differently", answer + 1);
    resume("hash.play", &at, "diverged");
    folder.write("cut.play", &text[..text.len() - 15]);
    resume("cut.play", &format!(":{}: ", lines.len()), "takes the ");
    folder.write("binary.play", b"\xff\xfe\x00\x01".repeat(10));
    let ran = cardwright(&["play", "--resume", &folder.word("binary.play")]);
    assert_eq!(ran.code, Some(2), "{}", ran.out);
    let lock = lines.iter().position(|line| line.starts_with("lock ")).expect("locked");
    folder.write("other.play", edited(lock, "lock 0000 roll_player:0000"));
    resume("other.play", "The pack “roll_player” has changed", "takes the ");
    let packs = lines.iter().position(|line| line.starts_with("packs ")).expect("packs");
    folder.write("missing.play", edited(packs, "packs roll_player elves"));
    resume("missing.play", "The pack “elves” is missing", "takes the ");
}

#[test]
fn only_a_saved_game_goes_on() {
    let folder = Folder::new();
    folder.write("letter.txt", "Dear all,\n\nthis is no game.\n");
    folder.write("empty.play", "");
    folder.write("headless.play", "seats 2\nseed 1\nplay\n");
    folder.write("odd.play", b"\0\0\xff\xff");
    for name in ["letter.txt", "empty.play", "headless.play", "odd.play"] {
        let path = folder.word(name);
        let ran = cardwright(&["play", "--lang", "en", "--resume", &path]);
        assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{name}");
        assert_eq!(ran.err.replace('\n', " ").trim_end(), format!("{path} is not a saved game."));
    }
}

#[test]
fn a_saved_game_goes_on_in_its_own_language() {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let start = ["play", "--lang", "fr", "--seed", "11", "--save", &save];
    assert_eq!(cardwright_reads(&start, &ones(2)).code, Some(0));
    let again = |lang: &[&str], typed: &str| {
        let args = [&["play", "--resume", &save], lang].concat();
        cardwright_reads(&args, typed).out
    };
    let shows = |text: &str, word: &str| assert!(text.contains(word), "{word}:\n{text}");
    shows(&again(&[], "quit\n"), "Sur la table, un dé");
    shows(&again(&["--lang", "de"], "quit\n"), "Auf dem Tisch steht ein Würfel");
    // What is named on the command line is for this time; what is asked for in the game stays.
    shows(&again(&[], "lang nl\nquit\n"), "Sur la table, un dé");
    shows(&again(&[], "quit\n"), "Op tafel wordt een");
}
