//! Any terminal will do: where a table opens, what a start page is without room for one, and which
//! colors, letters and signs are sent.

use std::process::Command;

use super::pty::Pty;
use super::{SEATS, SIZES, told};
use crate::cli::Folder;
use crate::support::program;

/// The smallest screen of a table.
const LEAST: (u16, u16) = (60, 20);

/// The program with variables of the environment.
fn command(args: &[&str], variables: &[(&str, &str)]) -> Command {
    let mut command = program();
    command.args(args).env("COLORFGBG", "15;0").envs(variables.iter().copied());
    command
}

#[test]
fn a_table_and_its_start_page_open_on_a_small_screen() {
    for tag in super::TAGS {
        let folder = Folder::new();
        let home = folder.path("home");
        let mut pty = Pty::start(&["--lang", tag], &home, LEAST);
        assert!(pty.screen.screen().alternate_screen(), "{tag}: {}", pty.lines().join("\n"));
        pty.press("\x1b");
        assert_eq!(pty.end().code(), Some(0));
        let save = folder.word("game.play");
        let args = ["play", "--seed", "7", "--save", &save, "--lang", tag, "--pace", "off"];
        let mut pty = Pty::start(&[&args[..], &SEATS].concat(), &home, LEAST);
        pty.wait_for("Anna");
        assert!(pty.screen.screen().alternate_screen(), "{tag}");
        pty.press("1\r");
        pty.until("an answer", |_| folder.read("game.play").contains("\n  A "));
        pty.press("q");
        assert_eq!(pty.end().code(), Some(0));
    }
}

#[test]
fn a_smaller_screen_has_a_page_in_lines_from_which_a_game_begins() {
    for (size, args) in [((59, 20), &[][..]), ((60, 19), &[][..]), (SIZES[0], &["--plain"][..])] {
        let folder = Folder::new();
        let all = [&["--lang", "en"], args].concat();
        let mut pty = Pty::start(&all, &folder.path("home"), size);
        pty.wait_for("1. New game");
        assert!(!pty.screen.screen().alternate_screen(), "{size:?}");
        let mut nth = 1;
        // The second game, three players, the second with a name: then it begins.
        for line in ["1", "1 Rattus", "2 3", "4 Zoe", "6"] {
            pty.reads(nth);
            pty.press(&format!("{line}\r"));
            nth += 1;
        }
        // The line with her name may be above the screen.
        pty.until("Zoe", |pty| String::from_utf8_lossy(&pty.all).contains("Zoe"));
        pty.until("a question of the game", |pty| pty.shows("A — ") || pty.shows("which region"));
        pty.reads(nth);
        pty.press("q\r");
        pty.until("the page", |pty| pty.shows("1. New game"));
        pty.reads(nth + 1);
        pty.press("q\r");
        assert_eq!(pty.end().code(), Some(0), "{size:?}");
    }
}

#[test]
fn a_line_of_the_start_page_is_edited_and_called_back() {
    let folder = Folder::new();
    let mut pty = Pty::start(&["--plain", "--lang", "en"], &folder.path("home"), SIZES[1]);
    pty.reads(1);
    pty.press("x?\x01\x1b[3~\r");
    pty.wait_for("The rulebook of each game.");
    pty.reads(2);
    pty.press("\x1b[A");
    pty.until("the line of before", |pty| pty.lines().iter().any(|line| line == "> ?"));
    pty.press("\x15q\r");
    assert_eq!(pty.end().code(), Some(0));
}

/// What a terminal is sent at the first question of a game.
fn sent(variables: &[(&str, &str)], more: &[&str]) -> (String, Vec<String>) {
    let folder = Folder::new();
    let save = folder.word("game.play");
    // In this game each player has a color, and the map has lines.
    let args = ["play", "rattus", "--seed", "7", "--save", &save, "--pace", "off"];
    let command = command(&[&args[..], &SEATS, more].concat(), variables);
    let mut pty = Pty::run(command, &folder.path("home"), SIZES[2]);
    pty.wait_for("Anna");
    pty.settle();
    (String::from_utf8(pty.all.clone()).expect("UTF-8"), pty.lines())
}

/// Whether letters have one of the sixteen colors, by its own code.
fn has_few(all: &str) -> bool {
    let styles = all.split("\x1b[").skip(1).filter_map(|part| Some(part.split_once('m')?.0));
    let mut codes = styles.flat_map(|codes| codes.split(';')).map(str::parse::<u8>);
    codes.any(|code| matches!(code, Ok(30..=37 | 90..=97)))
}

#[test]
fn colors_are_those_that_the_terminal_has() {
    for (term, colorterm, few, has, lacks) in [
        ("vt100", "", false, None, &["\x1b[38;"][..]),
        ("linux", "", true, None, &["\x1b[38;", ";5;", ";2;"][..]),
        ("xterm", "", true, None, &["\x1b[38;", ";5;"][..]),
        ("xterm-256color", "", false, Some("\x1b[38;5;"), &["\x1b[38;2;"][..]),
        ("xterm-256color", "truecolor", false, Some("\x1b[38;2;"), &["\x1b[38;5;"][..]),
    ] {
        for plain in [false, true] {
            let more: &[&str] = if plain { &["--plain"] } else { &[] };
            let variables = [("TERM", term), ("COLORTERM", colorterm)];
            let (all, _) = sent(&variables, more);
            // Letters that stay as they are have a code of their own.
            let all = all.replace("\x1b[39m", "");
            if !plain {
                assert!(has.is_none_or(|part| all.contains(part)), "{term} {colorterm}: {has:?}");
                assert!(!few || has_few(&all), "{term}: none of the sixteen colors");
            }
            assert!(term != "vt100" || !has_few(&all), "{term} has no colors");
            for part in lacks.iter().filter(|_| !plain || term != "xterm-256color") {
                assert!(!all.contains(part), "{term} {colorterm}, plain {plain}: {part:?}");
            }
        }
    }
}

#[test]
fn letters_and_signs_are_those_that_the_terminal_has() {
    let words = [("de", "Spiel"), ("fr", "peste"), ("nl", "pest")];
    for (tag, word) in words {
        for more in [&["--lang", tag][..], &["--lang", tag, "--plain"][..]] {
            for variables in [&[("LC_ALL", "C")][..], &[("TERM", "vt100")][..]] {
                let (all, lines) = sent(variables, more);
                let odd: Vec<char> = all.chars().filter(|letter| !letter.is_ascii()).collect();
                assert!(odd.is_empty(), "{tag} {variables:?} {more:?}: {odd:?}");
                let shown = lines.join("\n").to_lowercase();
                assert!(shown.contains(&word.to_lowercase()) && !shown.contains("??"), "{shown}");
            }
            let (all, _) = sent(&[("TERM", "linux")], more);
            let console = |letter: char| letter <= '\u{ff}' || "─│┌┐└┘├┤┬┴┼←↑→↓".contains(letter);
            let odd: Vec<char> = all.chars().filter(|letter| !console(*letter)).collect();
            assert!(odd.is_empty(), "{tag} on a console {more:?}: {odd:?}");
        }
    }
    // Letters become two where one would be another word.
    let (_, lines) = sent(&[("LC_ALL", "C")], &["--lang", "de", "--plain"]);
    assert!(lines.join("\n").contains("Wuerfel") || lines.join("\n").contains("oe"), "{lines:?}");
}

#[test]
fn saved_games_are_named_and_deleted_on_the_page() {
    let folder = Folder::new();
    let home = folder.path("home");
    let args = ["play", "--seed", "7", "--lang", "en", "--pace", "off"];
    let mut pty = Pty::start(&[&args[..], &SEATS].concat(), &home, SIZES[0]);
    pty.wait_for(&told("en", "keys-line"));
    pty.press("1\r");
    pty.settle();
    pty.press("q");
    assert_eq!(pty.end().code(), Some(0));
    let mut pty = Pty::start(&["--lang", "en"], &home, LEAST);
    pty.wait_for("Replay a game");
    for keys in ["\x1b[B\x1b[B\x1b[B\x1b[B\x1b[B", "\r"] {
        pty.press(keys);
    }
    pty.wait_for("Anna");
    pty.press("\r");
    pty.wait_for("Delete this game");
    assert!(pty.shows("Roll Player"), "the page says which game it is");
    pty.press("Sunday");
    pty.press("\r\r");
    pty.wait_for("The game has a new name.");
    assert!(folder.path("home/cardwright/Sunday.play").exists());
    pty.press("\r");
    pty.wait_for("Delete this game");
    pty.press("\x1b[B\x1b[B\r");
    pty.wait_for("Really delete it?");
    pty.press("\r");
    pty.wait_for("no saved games");
    assert!(!folder.path("home/cardwright/Sunday.play").exists());
    pty.press("\x1b\x1b");
    pty.settle();
}
