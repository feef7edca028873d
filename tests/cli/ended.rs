//! Games that end before they are over: killed, interrupted, or without anybody to read or write.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};

use super::typed::{Typed, args, ones};
use super::{Folder, cardwright_reads, root};
use crate::support::program;

#[test]
fn a_killed_game_goes_on_as_if_nothing_had_happened() {
    let folder = Folder::new();
    let whole = folder.word("whole.play");
    cardwright_reads(&args(&whole, &["--seat", "Ann=human", "--seat", "Bo=greedy"]), &ones(2000));
    let whole = folder.read("whole.play");
    for answers in [0, 1, 5, 19, 40] {
        let name = format!("killed-{answers}.play");
        let save = folder.word(&name);
        let seats = ["--seat", "Ann=human", "--seat", "Bo=greedy"];
        let mut game = Typed::start(&args(&save, &seats));
        for _ in 0..answers {
            game.prompt().expect("the game is not over so early");
            game.line("1");
        }
        game.prompt().expect("the game is not over so early");
        game.kill();
        let ran = cardwright_reads(&["play", "--lang", "en", "--resume", &save], &ones(2000));
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        assert!(ran.out.contains("continues (seed 11)"), "{}", ran.out);
        assert_eq!(folder.read(&name), whole, "killed after {answers} answers");
    }
}

#[test]
fn a_closed_input_keeps_the_game() {
    let folder = Folder::new();
    let save = folder.word("a game.play");
    let ran = cardwright_reads(&args(&save, &[]), "1\n1\n");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let command = format!("cardwright play --resume '{save}'");
    assert!(ran.out.contains(&command), "no “{command}” in:\n{}", ran.out);
    let ran = cardwright_reads(&["play", "--lang", "en", "--resume", &save], "quit\n");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("continues (seed"), "{}", ran.out);
}

#[test]
fn a_closed_output_is_success() {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let mut command = program();
    command.args(args(&save, &[])).current_dir(root());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program is built");
    drop(child.stdout.take());
    let mut input = child.stdin.take().expect("piped");
    let _ = input.write_all(ones(100).as_bytes());
    drop(input);
    let ended = child.wait_with_output().expect("ended");
    assert_eq!(ended.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&ended.stderr), "");
    assert!(folder.read("game.play").contains("\nplay\n"));
}

/// Ctrl-C where no line is edited says how to go on, in the language that is spoken then.
#[cfg(unix)]
#[test]
fn an_interrupted_game_says_how_to_go_on() {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let mut command = program();
    command.args(args(&save, &[])).env("NO_COLOR", "1");
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("runs");
    let mut out = BufReader::new(child.stdout.take().expect("piped"));
    let mut wait = |prompt: &str| {
        let mut text = String::new();
        while !text.contains(prompt) {
            let mut bytes = Vec::new();
            assert!(out.read_until(b' ', &mut bytes).expect("read") > 0, "the end: {text}");
            text.push_str(&String::from_utf8_lossy(&bytes));
        }
    };
    wait("\n> ");
    child.stdin.as_mut().expect("piped").write_all(b"lang nl\n").expect("written");
    wait("\n> ");
    let pid = child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &pid]).status().expect("runs").success());
    let mut rest = String::new();
    out.read_to_string(&mut rest).expect("UTF-8");
    assert_eq!(child.wait().expect("ended").code(), Some(0));
    let words = format!(
        "De partij is opgeslagen in {save}\nVerder spelen: cardwright play --resume {save}"
    );
    assert!(rest.contains(&words), "{rest}");
    assert!(folder.read("game.play").starts_with("game roll_player"));
}
