//! Whole games line by line in sentences: nothing is drawn, padded or said by a sign.

use std::io::Write;
use std::process::Stdio;

use super::{TAGS, Way, ways};
use crate::cli::Folder;
use crate::support::{expansions, program};

/// What a picture is drawn with, and what stands for a word.
const SIGNS: &str = "★✓✗·•→←↑↓=†~⟨⟩|*#<>░▒▓█";

/// What a sentence ends with, perhaps with a quotation or a parenthesis around it.
const ENDS: [char; 4] = ['.', '?', '!', '…'];

/// So many answers are enough for any game.
const ANSWERS: usize = 400;

/// What is said in a whole game of three, in which a person answers by turns with the first, the
/// second and the third choice.
fn said(way: Way, tag: &str, more: &[&str]) -> String {
    let folder = Folder::new();
    let mut command = program();
    command.args(["play", way.game, "--speak", "--seed", "4", "--lang", tag, "--save"]);
    command.arg(folder.word("game.play")).args(["--seat", "Ann", "--players", "3"]).args(more);
    if way.all {
        let with = expansions(way.game);
        command.args(with.iter().flat_map(|pack| ["--with", pack.as_str()]));
    }
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program is built");
    let mut stdin = child.stdin.take().expect("piped");
    // Where there is no third choice, the first is taken.
    let answers = ["3\n1\n", "2\n1\n", "1\n"].concat().repeat(ANSWERS);
    let typing = std::thread::spawn(move || stdin.write_all(answers.as_bytes()).is_ok());
    let output = child.wait_with_output().expect("it ends");
    let _ = typing.join();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    said
}

/// Whether a character is made to draw with.
fn draws(letter: char) -> bool {
    letter != '−' && ('\u{2190}'..'\u{2C00}').contains(&letter)
        || SIGNS.contains(letter)
        || letter == '\u{1b}'
}

/// Whether a line is a choice with its number.
fn is_choice(line: &str) -> bool {
    let number = line.split(':').next().unwrap_or_default();
    line.contains(": ") && !number.is_empty() && number.chars().all(|digit| digit.is_ascii_digit())
}

fn is_sentence(line: &str) -> bool {
    let closes = ['”', '“', '"', '»', ')', '’', '\u{a0}'];
    line.trim_end_matches(closes).ends_with(ENDS)
}

#[test]
fn a_game_is_told_in_sentences() {
    for way in ways() {
        for tag in TAGS {
            let said = said(way, tag, &[]);
            let mut choices = 0;
            for line in said.lines().filter(|line| !line.is_empty()) {
                let place = format!("{} {tag}: “{line}”", way.game);
                assert!(!line.chars().any(draws), "drawn in {place}");
                assert!(!line.contains("  "), "padded in {place}");
                assert!(is_choice(line) || is_sentence(line), "no sentence in {place}");
                choices += usize::from(is_choice(line));
            }
            assert!(choices > 60, "{} {tag}: {choices}", way.game);
        }
    }
}

#[test]
fn less_is_told_to_whoever_wants_less() {
    for way in ways().filter(|way| !way.all) {
        let lines = |more: &[&str]| said(way, "en", more).lines().count();
        let (terse, usual, full) = (lines(&["--terse"]), lines(&[]), lines(&["--full"]));
        assert!(terse * 5 < usual * 4 && usual < full, "{}: {terse} {usual} {full}", way.game);
    }
}
