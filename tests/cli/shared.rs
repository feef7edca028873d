//! Two programs and one saved game: only one may play on it.

use super::typed::Typed;
use super::{Folder, cardwright, cardwright_reads};

/// Who comes second is told so, and changes nothing.
fn refused(folder: &Folder, save: &str) {
    let before = folder.read("game.play");
    let ran = cardwright(&["play", "--lang", "en", "--resume", save]);
    assert_eq!((ran.code, ran.out.as_str()), (Some(2), ""), "{}", ran.err);
    assert!(ran.err.replace('\n', " ").contains("is already being played"), "{}", ran.err);
    assert_eq!(folder.read("game.play"), before);
}

#[test]
fn a_game_is_played_in_one_place() {
    if !cfg!(unix) {
        return;
    }
    let folder = Folder::new();
    let save = folder.word("game.play");
    let new = ["play", "--lang", "en", "--seed", "11", "--save", &save];
    let mut first = Typed::start(&new);
    for _ in 0..3 {
        first.prompt().expect("somebody is asked");
        refused(&folder, &save);
        first.line("1");
    }
    first.prompt().expect("somebody is asked");
    let ran = cardwright(&new);
    assert!(ran.code == Some(2) && ran.err.contains("already exists"), "{}", ran.err);
    // It can be looked at, and it can go on in another file.
    assert_eq!(cardwright(&["replay", "--lang", "en", &save]).code, Some(0));
    let copy = folder.word("copy.play");
    let ran = cardwright_reads(&["play", "--resume", &save, "--save", &copy], "1\n");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    first.kill();
    // The dead hold nothing, and leave nothing behind.
    let mut second = Typed::start(&["play", "--lang", "en", "--resume", &save]);
    second.prompt().expect("somebody is asked");
    refused(&folder, &save);
    second.line("quit");
    assert_eq!(second.end().0, Some(0));
    let ran = cardwright_reads(&["play", "--lang", "en", "--resume", &save], "quit\n");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let files = std::fs::read_dir(folder.path("")).expect("there").count();
    assert_eq!(files, 2, "the game and its copy");
}
