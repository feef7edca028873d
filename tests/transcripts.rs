//! One whole game in each language, played by hand through the real program and read for its
//! language: what was typed (`<tag>.in`) and what the player saw (`<tag>.out`).
//!
//! `BLESS=1 cargo test transcripts` writes what is seen now; read it before you keep it.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts")
}

/// Plays what was typed and compares what is seen.
fn transcript(tag: &str, words: &[&str]) {
    let typed = std::fs::read_to_string(folder().join(tag).with_extension("in")).expect("typed");
    let home = std::env::temp_dir().join(format!("cardwright-{tag}-{}", std::process::id()));
    std::fs::create_dir_all(&home).expect("a temporary folder");
    let mut program = Command::new(env!("CARGO_BIN_EXE_cardwright"))
        .args(["play", "--lang", tag, "--save", "game.play"])
        .args(words)
        .current_dir(&home)
        .env("COLUMNS", "80")
        .env("NO_COLOR", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = program.stdin.take().expect("piped");
    let feeder = std::thread::spawn(move || input.write_all(typed.as_bytes()));
    let output = program.wait_with_output().expect("the program ends");
    let fed = feeder.join().expect("the feeder ends");
    assert!(fed.is_ok(), "the game ended before all was typed");
    assert!(output.status.success());
    let _ = std::fs::remove_dir_all(&home);
    let seen = String::from_utf8(output.stdout).expect("texts are UTF-8");
    let path = folder().join(tag).with_extension("out");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &seen).expect("the tree can be written");
    }
    let kept = std::fs::read_to_string(&path).expect("kept");
    for (at, (seen, kept)) in seen.lines().zip(kept.lines()).enumerate() {
        assert_eq!(seen, kept, "{}:{}", path.display(), at + 1);
    }
    assert_eq!(seen.lines().count(), kept.lines().count());
}

#[test]
fn a_game_in_english() {
    transcript("en", &["--seed", "11", "--seat", "Anna=human", "--seat", "Bram=greedy"]);
}

#[test]
fn a_game_in_french_with_three() {
    let seats = ["--seat", "Amélie=human", "--seat", "Éric=greedy", "--seat", "Julien=random"];
    transcript("fr", &[&["--seed", "12"], seats.as_slice()].concat());
}

#[test]
fn a_game_in_german_of_the_first_edition() {
    let table = ["--seed", "13", "--edition", "first", "--variant", "bazaar"];
    let seats = ["--seat", "Astrid=human", "--seat", "Hagen=greedy"];
    transcript("de", &[table.as_slice(), seats.as_slice()].concat());
}

#[test]
fn a_game_in_dutch_alone() {
    transcript("nl", &["--seed", "14", "--solo", "--seat", "Marissa=human"]);
}
