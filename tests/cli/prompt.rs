//! What can be said at a prompt beside a choice.

use super::play::assert_narrow;
use super::typed::args;
use super::{Folder, Ran, cardwright, cardwright_reads};

fn talk(lines: &[&str]) -> Ran {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let ran = cardwright_reads(&args(&save, &[]), &(lines.join("\n") + "\n"));
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
    assert!(!ran.out.contains("⟨cli/"), "{}", ran.out);
    assert_narrow(&ran.out);
    ran
}

#[track_caller]
fn says(lines: &[&str], parts: &[&str]) {
    let ran = talk(lines);
    for part in parts {
        assert!(ran.out.contains(part), "no “{part}” in:\n{}", ran.out);
    }
}

#[test]
fn whoever_asks_is_answered() {
    says(&["?"], &["board      everything on the table", "Rules you can look up: Aim of the game"]);
    says(
        &["? longsword"],
        &[
            "Longsword (weapon)\n",
            "showing 6 or more",
            "Cost: 4 gold",
            "“An inch more",
            "not as printed",
        ],
    );
    says(&["?barb"], &["Barbarian (class)", "Powerful: ", "Goals: STR"]);
    says(&["? wisdom"], &["Wisdom\nMove your alignment marker"]);
    says(&["help market"], &["The cards for sale in this round."]);
    says(&["? undo", "? lngsword"], &["undoes your last choice", "Did you mean “Longsword”?"]);
    says(&["? a"], &["“a” matches several entries: "]);
    says(&["board", "sheet", "sheet bot b", "sheet z"], &["No player is called “z”"]);
    says(&["1", "1", "discard", "score"], &["Discard pile: ", "    0  Total"]);
    says(&["? 2", "? 99"], &["Dwarf (race)", "Choose a number from 1 to 6."]);
    says(&["hint"], &["6 choices look equally good, for example: ", ": about ", " stars."]);
    says(
        &["preview 2", "preview dwarf", "preview take", "preview", "preview 99"],
        &[
            "If you choose “Take the Dwarf sheet”:\n  ⇒ new: Dwarf · 5 gold · CON = 2 · CHA = −2\n",
            "  ⇒ Player A takes the Dwarf sheet and 5 gold.",
            "“take” matches several choices:",
            "Which choice? Name it by its number",
            "Choose a number from 1 to 6.",
        ],
    );
    says(&["log 1", "log all"], &["Bot B rolls a 1 to see who starts."]);
    says(&["save"], &["The game is saved in "]);
}

#[test]
fn what_cannot_be_understood_is_said() {
    says(&["99"], &["Choose a number from 1 to 6."]);
    says(&["0", "-1", "99999999999999999999"], &["No choice here matches “-1”."]);
    says(&["xyzzy"], &["No choice here matches “xyzzy”."]);
    says(&["take the"], &["“take the” matches several choices:", "   1. Take the "]);
    says(&["", "again"], &["Which race?"]);
    says(&["\u{7}\u{1b}[31m\0", "é̂ 漢字", &"x".repeat(9000)], &["Which race?"]);
    says(&["lang xx"], &["Unknown language “xx”. Available: "]);
    says(&["undo"], &["Nothing to undo yet."]);
}

#[test]
fn only_numbers_follow_the_log_and_the_news() {
    for typed in ["log abc", "log 0", "log -1", "ne abc", "ne -1", "ne 0"] {
        let (command, _) = typed.split_once(' ').expect("two words");
        let meant = format!("matches “{typed}”. Did you mean the command “{command}”?");
        let ran = talk(&[typed]);
        assert!(ran.out.replace('\n', " ").contains(&meant), "{typed}: {}", ran.out);
    }
    for typed in ["log", "log 3", "log all", "ne", "ne 3", "ne all"] {
        let ran = talk(&[typed]);
        assert!(!ran.out.contains("No choice here"), "{typed}: {}", ran.out);
    }
}

#[test]
fn a_long_input_is_not_repeated_in_full() {
    for start in ["", "why ", "? "] {
        let ran = talk(&[&format!("{start}{}", "x".repeat(300_000))]);
        assert!(ran.out.contains("x…”") && ran.out.len() < 10_000, "{} bytes", ran.out.len());
    }
}

#[test]
fn a_command_that_is_nearly_typed_is_named() {
    says(&["hnt"], &["Did you mean the command “hint”?"]);
    says(&["nwes"], &["Did you mean the command “news”?"]);
    says(&["detial"], &["Did you mean the command “detail”?"]);
    says(&["preveiw 2"], &["Did you mean the command “preview”?"]);
}

#[test]
fn a_code_on_the_board_is_an_answer() {
    // Both starting dice and rows: first which die is placed, then where it goes.
    let start = ["1", "1"];
    let ran = talk(&start);
    let asked = ran.out.rsplit("Which starting die").next().expect("it is asked");
    let first = asked.lines().find_map(|line| line.trim().strip_prefix("1. The "));
    let die = first.expect("dice are offered").trim();
    let (colour, face) = die.split_once(' ').expect("a colour and a face");
    let codes = [("red", "r"), ("green", "g"), ("blue", "b"), ("purple", "p"), ("white", "w")];
    let codes = codes.into_iter().chain([("black", "bk"), ("gold", "go")]);
    let code = codes.into_iter().find(|(name, _)| *name == colour).expect("a colour").1;
    let code = format!("{code}{}", face.split(' ').next().expect("a face"));
    let goes = format!("Where does the {die} go?");
    let placed = format!("Player A places the {die} in Wisdom space 1.");
    says(&[&start[..], &[code.as_str(), "wis"]].concat(), &[&goes, &placed]);
}

#[test]
fn how_much_is_told_is_changed_in_the_game() {
    says(
        &["detail"],
        &["Before each question you now see the changes and the part of the table that"],
    );
    says(&["detail x", "detail trese"], &["Choose one of: usual, terse, full", "“terse”?"]);
    let ran = talk(&["detail terse", "1", "1"]);
    assert!(ran.out.contains("Before each question you now see one line only"), "{}", ran.out);
    let asked = ran.out.rsplit("> 1\n").next().expect("the last question");
    assert!(asked.contains("Setup. Player A has ") && !asked.contains("= 0"), "{asked}");
    let ran = talk(&["detail full", "1", "1"]);
    let asked = ran.out.rsplit("> 1\n").next().expect("the last question");
    assert!(asked.contains("= 0") && asked.contains("Bot B\n"), "{asked}");
    says(
        &["news", "news dice last", "news off", "news xyzzy", "news dise off"],
        &[
            "News: setup on, ",
            "News: dice last.",
            "dice off, gold off.",
            "The kinds are: setup",
            "“dice”?",
        ],
    );
}

#[test]
fn undo_stops_at_the_dice() {
    says(&["1", "undo"], &["You cannot undo the last choice, because something random has"]);
    let ran = talk(&["1", "1", "1", "undo", "2", "undo", "undo"]);
    assert_eq!(ran.out.matches("Your last answer was undone.").count(), 2, "{}", ran.out);
    assert_eq!(ran.out.matches("something random has happened").count(), 1, "{}", ran.out);
}

#[test]
fn the_language_can_change() {
    says(&["1", "lang de", "lang en"], &["Welche", "Which", "The game is now in English."]);
    let folder = Folder::new();
    let save = folder.word("game.play");
    let ran = cardwright(&["play", "--lang", "xx-YY", "--save", &save]);
    assert_eq!(ran.code, Some(0));
    assert!(ran.err.starts_with("Unknown language “xx-YY”. Available: "));
    assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    // A name is as good as a tag, in whatever language.
    for name in ["Niederländisch", "dutch", "nederlands"] {
        let ran = cardwright(&["games", "--lang", name]);
        assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
        assert!(ran.out.contains("spelers"), "{}", ran.out);
    }
}

#[test]
fn a_copy_can_be_saved() {
    let folder = Folder::new();
    let (save, copy) = (folder.word("game.play"), folder.word("copy.play"));
    let command = format!("save {copy}\n");
    let ran = cardwright_reads(&args(&save, &[]), &format!("1\n{command}{command}quit\n"));
    assert!(ran.out.contains("A copy is in "), "{}", ran.out);
    assert!(ran.out.replace('\n', " ").contains("nothing was written"), "{}", ran.out);
    assert_eq!(folder.read("game.play"), folder.read("copy.play"));
}
