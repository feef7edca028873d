//! Terminals that claim any size: the table is drawn, or says that it has no room, and goes on.

use std::time::{Duration, Instant};

use super::pty::Pty;
use crate::cli::Folder;

/// Sizes that no screen has.
const ODD: [(u16, u16); 10] = [
    (10_000, 10_000),
    (u16::MAX, u16::MAX),
    (0, 0),
    (1, 1),
    (u16::MAX, 1),
    (1, u16::MAX),
    (0, 24),
    (80, 0),
    (500, 200),
    (501, 201),
];

/// The most memory of a process so far, in KiB; 0 where nobody counts.
fn held(pty: &Pty) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", pty.id())).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}

/// A game at a table in a terminal of some size.
fn begun(folder: &Folder, nth: usize, size: (u16, u16)) -> Pty {
    let save = folder.word(&format!("{nth}.play"));
    let args = ["play", "--lang", "en", "--seed", "4", "--pace", "off", "--save", &save];
    Pty::start(&args, &folder.path("home"), size)
}

#[test]
fn a_terminal_of_any_size_is_drawn_on_in_part() {
    for (nth, size) in ODD.into_iter().enumerate() {
        let folder = Folder::new();
        let mut pty = begun(&folder, nth, size);
        // Below its least size the table is not opened, and the game goes on line by line.
        let is_table = pty.screen.screen().alternate_screen();
        pty.press(if is_table { "?" } else { "board\n" });
        pty.resize(100, 30);
        pty.press(if is_table { "\x1b" } else { "\n" });
        let most = held(&pty);
        assert!(most < 400 << 10, "{size:?}: {most} KiB");
        pty.press(if is_table { "q" } else { "quit\n" });
        let code = pty.end().code();
        assert_eq!(code, Some(0), "{size:?}:\n{}", pty.lines().join("\n"));
        assert!(!String::from_utf8_lossy(&pty.all).contains("panicked"), "{size:?}");
    }
}

#[test]
fn a_storm_of_sizes_leaves_the_table_as_it_was() {
    let folder = Folder::new();
    let mut pty = begun(&folder, 0, (100, 30));
    let begun = Instant::now();
    for _ in 0..20 {
        for size in ODD {
            pty.resized(size);
        }
    }
    pty.resize(100, 30);
    pty.wait_for("q quit");
    assert!(held(&pty) < 400 << 10, "{} KiB", held(&pty));
    assert!(begun.elapsed() < Duration::from_secs(60), "{:?}", begun.elapsed());
    pty.press("q");
    assert_eq!(pty.end().code(), Some(0));
}
