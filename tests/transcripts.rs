//! One whole game of each kind in each language, played by hand through the real program and read
//! for its language: what was typed (`<tag>.in`, `rattus-<tag>.in`) and what the player saw
//! (`.out`).
//!
//! `BLESS=1 cargo test transcripts` writes what is seen now; read it before you keep it.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts")
}

/// Plays what was typed and compares what is seen. The name of the files ends with the language.
fn transcript(name: &str, words: &[&str]) {
    let tag = name.rsplit('-').next().unwrap_or(name);
    let typed = std::fs::read_to_string(folder().join(name).with_extension("in")).expect("typed");
    let home = std::env::temp_dir().join(format!("cardwright-{name}-{}", std::process::id()));
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
    let lines = typed.lines().count();
    let feeder = std::thread::spawn(move || input.write_all(typed.as_bytes()));
    let output = program.wait_with_output().expect("the program ends");
    let fed = feeder.join().expect("the feeder ends");
    assert!(fed.is_ok(), "the game ended before all was typed");
    assert!(output.status.success());
    let _ = std::fs::remove_dir_all(&home);
    let seen = String::from_utf8(output.stdout).expect("texts are UTF-8");
    let asked = seen.lines().filter(|line| line.starts_with("> ")).count();
    assert_eq!(asked, lines, "the game is over with the last line typed, not before or after");
    let path = folder().join(name).with_extension("out");
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

#[test]
fn rattus_in_english() {
    let seats = ["--seat", "Anna=human", "--seat", "Bram=greedy"];
    transcript("rattus-en", &[&["rattus", "--seed", "21"], seats.as_slice()].concat());
}

#[test]
fn rattus_in_french_with_two_people_and_a_bot() {
    let seats = ["--seat", "Amélie=human", "--seat", "Éric=human", "--seat", "Julien=greedy"];
    transcript("rattus-fr", &[&["rattus", "--seed", "22"], seats.as_slice()].concat());
}

#[test]
fn rattus_in_german_with_four() {
    let seats = ["--seat", "Astrid=human", "--seat", "Hagen=greedy"];
    let more = ["--seat", "Ute=random", "--seat", "=greedy"];
    transcript("rattus-de", &[&["rattus", "--seed", "23"], seats.as_slice(), &more].concat());
}

#[test]
fn rattus_in_dutch_with_options() {
    let table = ["rattus", "--seed", "24", "--option", "flips=chosen", "--option", "placing=free"];
    let seats = ["--seat", "Marissa=human", "--seat", "Daan=greedy", "--seat", "Sanne=random"];
    transcript("rattus-nl", &[table.as_slice(), seats.as_slice()].concat());
}
