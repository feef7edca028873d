//! Everything that a player sees fits a page of 80 columns, in every language.

use diag::Source;
use engine::SHELF;
use play::Waiting;
use unicode_width::UnicodeWidthStr;

use super::locales;
use crate::cli::{Folder, cardwright_reads};
use crate::support::built_in;

/// Names of all sorts: a seat without one, a long one, and wide letters.
const SEATS: [&str; 4] = ["=human", "Bartholomäus von der Nordseeküste=human", "漢字=greedy", "D"];

/// Numbers as somebody would type who does not look, with everything that can be shown between.
/// Where the table is handed over, an empty line before each number says that the player looks.
fn typed(mut seed: u32, hides: bool) -> String {
    let mut next = |most: u32| {
        seed = seed.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        (seed >> 16) % most + 1
    };
    let lines = (0..500).map(|nth| match nth % 40 {
        13 => "score\n".to_owned(),
        26 => "hint\n".to_owned(),
        39 => "board\ndiscard\n".to_owned(),
        nth if nth % 3 == 0 => format!("board\n{}\n", next(9)),
        _ => format!("{}\n", next(9)),
    });
    lines.map(|line| if hides { format!("\n{line}") } else { line }).collect()
}

/// A game of so many seats in a language, played to its end or as long as something is typed: what
/// is seen, without the lines that name the file, and without those to be copied at the end.
pub fn seen(game: &str, tag: &str, seats: usize, seed: u32) -> String {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let number = seed.to_string();
    let mut args = vec!["play", game, "--lang", tag, "--seed", &number, "--save", &save];
    SEATS[..seats].iter().for_each(|seat| args.extend(["--seat", seat]));
    let shelved = SHELF.iter().find(|known| known.id() == game).expect("it stands on the shelf");
    let typed = typed(seed, seats > 1 && engine::errand::hides(&*built_in(*shelved)));
    let ran = cardwright_reads(&args, &typed);
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
    let (asked, typed) =
        (ran.out.lines().filter(|line| line.starts_with("> ")).count(), typed.lines().count());
    assert!(
        asked == typed + 1 || is_over(game, &folder.read("game.play")),
        "{game} stopped after {asked} of {typed} lines"
    );
    // What was typed, what is asked and something to choose are a line each.
    assert!(ran.out.lines().count() >= 3 * asked, "{game} in {tag}:\n{}", ran.out);
    // The last lines of a whole game are how it ended, and the command for the same game.
    let whole = is_over(game, &folder.read("game.play"));
    let lines = ran.out.trim_end().lines().count() - if whole { 2 } else { 0 };
    let lines = ran.out.lines().take(lines).filter(|line| !line.contains(&save));
    lines.map(|line| format!("{line}\n")).collect()
}

/// Whether a saved game is over.
fn is_over(game: &str, saved: &str) -> bool {
    let game = SHELF.iter().find(|known| known.id() == game).expect("it stands on the shelf");
    let (record, _) = play::notation::parse(&Source::new("game.play", saved));
    let table = built_in(*game).resume(&record).0.expect("what was saved goes on");
    table.waiting() == Waiting::Over
}

#[test]
fn every_line_fits_the_page() {
    for game in SHELF {
        let seats = built_in(*game).seats();
        for tag in locales(*game).tags() {
            for seats in seats.clone() {
                let out = seen(game.id(), &tag, usize::from(seats), u32::from(seats) - 1);
                for line in out.lines() {
                    assert!(line.width() <= 80, "{tag}: {} columns: {line}", line.width());
                }
            }
        }
    }
}
