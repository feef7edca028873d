//! A table that is stopped and called back, that is left, and into which something is pasted.

use rustix::process::Signal;

use super::pty::Pty;
use super::{SEATS, SIZES, given_back, told};
use crate::cli::{Folder, called};

/// A table at its first question.
fn table(folder: &Folder) -> Pty {
    let save = folder.word("game.play");
    let args = ["play", "--seed", "7", "--save", &save, "--lang", "en", "--pace", "off"];
    let mut pty = Pty::start(&[&args[..], &SEATS].concat(), &folder.path("home"), SIZES[0]);
    pty.wait_for(&told("en", "keys-line"));
    pty
}

/// Choices in the file of the game.
fn choices(folder: &Folder) -> usize {
    folder.read("game.play").lines().filter(|line| line.starts_with("  A ")).count()
}

/// Whether the process is stopped, as Linux says it.
fn is_stopped(pty: &Pty) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", pty.id())).unwrap_or_default();
    stat.rsplit_once(')').is_some_and(|(_, rest)| rest.trim_start().starts_with('T'))
}

/// A killed program leaves the alternate screen open. A terminal that already shows it does not have
/// to clear it when the next program asks for it.
#[test]
fn what_a_killed_table_left_is_cleared() {
    let folder = Folder::new();
    let mut pty = table(&folder);
    pty.signal(Signal::KILL);
    pty.end();
    assert!(pty.screen.screen().alternate_screen(), "nobody gave it back");
    let pty = table(&Folder::new());
    let all = String::from_utf8_lossy(&pty.all);
    let (_, taken) = all.split_once("\u{1b}[?1049h").expect("a screen of its own");
    assert!(taken.starts_with("\u{1b}[2J"), "{:?}", taken.get(..40));
}

#[test]
fn a_table_is_stopped_by_its_key_and_by_the_system_and_comes_back() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let folder = Folder::new();
    let mut pty = table(&folder);
    let before = pty.lines();
    for way in ["\x1a", "signal"] {
        match way {
            "signal" => pty.signal(Signal::TSTP),
            key => pty.press(key),
        }
        pty.until("the stop", is_stopped);
        pty.settle();
        assert!(pty.is_cooked(), "{way:?}: the shell has its terminal");
        let screen = pty.screen.screen();
        assert!(!screen.alternate_screen() && !screen.hide_cursor(), "{way:?}");
        assert!(!screen.bracketed_paste(), "{way:?}");
        pty.signal(Signal::CONT);
        pty.until("the table", |pty| pty.lines() == before);
        assert!(!pty.is_cooked() && pty.screen.screen().alternate_screen(), "{way:?}");
        assert!(pty.screen.screen().bracketed_paste(), "{way:?}");
    }
    // It may have another size when it comes back.
    pty.press("\x1a");
    pty.until("the stop", is_stopped);
    pty.resize(120, 40);
    pty.signal(Signal::CONT);
    let wide = |line: &String| line.chars().count() > 80;
    pty.until("the wider table", |pty| pty.lines().iter().any(wide));
    assert_eq!(choices(&folder), 0, "no key was an answer");
    pty.press("q");
    assert_eq!(pty.end().code(), Some(0));
    given_back(&pty);
}

#[test]
fn what_is_pasted_is_no_answer() {
    let folder = Folder::new();
    let mut pty = table(&folder);
    for pasted in ["ls -la\rcd /tmp\rgit status\r", "1\r1\r", "\r\r\r", "q", "\x03", "\x1b[A\r"] {
        pty.press(&format!("\x1b[200~{pasted}\x1b[201~"));
        assert_eq!(choices(&folder), 0, "{pasted:?}");
        pty.wait_for(told("en", "pasted").split('.').next().expect("a sentence"));
    }
    // One without an end is over when it pauses, and keys are heard again.
    pty.press("\x1b[200~1\r1\r");
    std::thread::sleep(std::time::Duration::from_millis(600));
    pty.settle();
    assert_eq!(choices(&folder), 0);
    let before = pty.lines();
    pty.press("?");
    pty.until("the help", |pty| pty.lines() != before);
    pty.press("\x1b");
    // Where something is typed it is typed, in one line.
    pty.press(":");
    pty.press("\x1b[200~gold\rof\x1b[201~");
    pty.until("the line", |pty| pty.lines().iter().any(|line| line.contains("gold of")));
    assert_eq!(choices(&folder), 0);
    pty.press("\x1b");
    pty.press("1");
    pty.press("\r");
    pty.until("an answer", |_| choices(&folder) == 1);
    pty.press("q");
    pty.end();
    given_back(&pty);
}

#[test]
fn the_end_of_input_leaves_the_table_from_anywhere() {
    for first in ["", "?", ":", "/"] {
        let folder = Folder::new();
        let mut pty = table(&folder);
        pty.press(first);
        pty.press("\x04");
        assert_eq!(pty.end().code(), Some(0), "{first:?}");
        given_back(&pty);
    }
}

#[test]
fn digits_of_any_script_are_numbers_of_choices() {
    for digit in ["\u{ff11}", "\u{661}", "\u{6f1}", "\u{967}", "\u{1d7cf}"] {
        let folder = Folder::new();
        let mut pty = table(&folder);
        pty.press(digit);
        pty.press("\r");
        pty.until("an answer", |_| choices(&folder) == 1);
    }
}

#[test]
fn a_result_is_kept_although_the_terminal_is_closed_on_the_last_page() {
    let folder = Folder::new();
    let home = folder.path("home");
    let args = ["play", "rattus", "--seed", "3", "--lang", "en", "--plain"];
    let state = home.to_string_lossy().into_owned();
    let typed = "1\n".repeat(2000);
    let env = [("XDG_STATE_HOME", state.as_str())];
    let ran = called(&folder.path("."), &[&args[..], &SEATS].concat(), &typed, &env);
    assert_eq!(ran.code, Some(0), "{}{}", ran.out, ran.err);
    let [game, results] =
        ["rattus-3.play", "results.toml"].map(|it| format!("home/cardwright/{it}"));
    let whole = folder.read(&game);
    let (before, _) = whole.rsplit_once("\n  A ").expect("the person answers");
    folder.write(&game, format!("{before}\n"));
    folder.write(&results, String::new());
    let path = folder.word(&game);
    let args = ["play", "--resume", &path, "--lang", "en", "--pace", "off"];
    let mut pty = Pty::start(&args, &home, SIZES[0]);
    // The last line may be short of room for the other keys.
    pty.wait_for("? keys");
    pty.press("1");
    pty.press("\r");
    pty.wait_for(&told("en", "keys-line-end"));
    pty.signal(Signal::KILL);
    pty.end();
    assert_eq!(folder.read(&results).matches("[[result]]").count(), 1, "{}", folder.read(&results));
}
