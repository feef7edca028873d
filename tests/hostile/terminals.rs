//! Terminals that change their size at any moment, to any size: the game goes on and is kept.

use super::chance::Chance;
use super::whole;
use crate::cli::{Folder, cardwright};
use crate::terminal::Pty;

/// A length of a side: as a screen has it, at a limit, or any.
fn length(chance: &mut Chance) -> u16 {
    let odd = [0, 1, 2, 23, 24, 79, 80, 200, 201, 500, 501, 10_000, u16::MAX];
    match chance.below(3) {
        0 => odd[chance.below(odd.len())],
        1 => 80 + chance.below(120) as u16,
        _ => chance.next() as u16,
    }
}

#[test]
fn any_size_at_any_moment() {
    let games = if whole() { 12 } else { 1 };
    let (mut sizes, mut keys) = (0, 0);
    for nth in 0..games {
        let mut chance = Chance::of("sizes", nth);
        let folder = Folder::new();
        let save = folder.word("game.play");
        let game = chance.one_of(&["roll_player", "rattus"]);
        let args = ["play", game, "--lang", "en", "--seed", "4", "--pace", "off", "--save", &save];
        let mut pty = Pty::start(&args, &folder.path("home"), (120, 40));
        for _ in 0..25 {
            for _ in 0..chance.below(4) {
                pty.resized((length(&mut chance), length(&mut chance)));
                sizes += 1;
            }
            let key = chance.one_of(&["1", "\t", "\r", "?", "\x1b", "u", "s", "/", "x", "\x1b[B"]);
            pty.press(key);
            keys += 1;
        }
        pty.resize(100, 30);
        // Nothing that lies over the table is left open.
        (0..4).for_each(|_| pty.press("\x1b"));
        pty.press("q");
        assert_eq!(pty.end().code(), Some(0), "{nth}: {}", pty.lines().join("\n"));
        let said = String::from_utf8_lossy(&pty.all).into_owned();
        assert!(!said.contains("panicked"), "{nth}: {said}");
        let ran = cardwright(&["lint", &save]);
        assert_eq!(ran.code, Some(0), "{nth}: {}{}", ran.out, ran.err);
    }
    println!("{games} games, {sizes} sizes, {keys} keys");
}
