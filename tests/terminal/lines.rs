//! Line by line in a terminal: offers in columns, a line that is edited, what was typed before, and
//! how a game that is interrupted goes on.

use std::time::{Duration, Instant};

use super::SEATS;
use super::pty::Pty;
use crate::cli::{Folder, cardwright_reads};

/// For so long a line is waited for.
const PATIENCE: Duration = Duration::from_secs(20);
/// Columns between offers that stand side by side.
const GAP: usize = 3;
/// So many short offers, or fewer, stand on lines of their own.
const FEW: usize = 5;
/// So many questions are looked at.
const QUESTIONS: usize = 12;

/// Waits until something is so.
fn wait(pty: &mut Pty, so: impl Fn(&Pty) -> bool) {
    let begun = Instant::now();
    while !so(pty) {
        assert!(begun.elapsed() < PATIENCE, "it does not come:\n{}", pty.lines().join("\n"));
        pty.settle();
    }
}

/// A game line by line, with as many lines as a question takes.
fn begun(game: &str, folder: &Folder, columns: u16) -> Pty {
    let save = folder.word("game.play");
    let args = ["play", game, "--plain", "--seed", "7", "--save", &save, "--lang", "en"];
    let mut pty = Pty::start(&[&args[..], &SEATS].concat(), &folder.path("home"), (columns, 60));
    asked(&mut pty, 1);
    pty
}

/// Waits until a line is read for the so manieth time, and nothing is typed yet.
fn asked(pty: &mut Pty, times: usize) {
    pty.reads(times);
    wait(pty, |pty| line(pty) == ">");
}

/// The line in which something is typed.
fn line(pty: &Pty) -> String {
    let (row, _) = pty.screen.screen().cursor_position();
    pty.lines()[usize::from(row)].clone()
}

/// Types something, which makes the line this one.
fn edit(pty: &mut Pty, keys: &str, becomes: &str) {
    pty.press(keys);
    wait(pty, |pty| line(pty) == becomes);
}

/// A numbered offer on the screen.
#[derive(Clone, Copy, Debug)]
struct Cell {
    number: usize,
    /// The column of the dot behind its number.
    dot: usize,
    /// So many columns it takes behind its number.
    rest: usize,
}

/// The offers of a question that is open, line by line, and whether texts of cards stand with them.
fn offers(pty: &Pty) -> (Vec<Vec<Cell>>, bool) {
    let lines = pty.lines();
    let (row, _) = pty.screen.screen().cursor_position();
    let above = &lines[..usize::from(row)];
    let head = above.iter().rposition(|line| line.starts_with("Anna — ")).expect("a question");
    let mut cards = false;
    let mut row = |line: &String| {
        let (mut cells, mut column) = (Vec::new(), 0);
        for part in line.split(&" ".repeat(GAP)) {
            let text = part.trim_start();
            let number = text.split_once(". ").and_then(|(number, rest)| {
                Some((number.parse::<usize>().ok()?, rest.trim_end().chars().count() + 2))
            });
            let start = column + part.chars().count() - text.chars().count();
            match number {
                Some((number, rest)) => {
                    cells.push(Cell { number, dot: start + number.to_string().len(), rest });
                }
                None => cards |= !text.is_empty(),
            }
            column += part.chars().count() + GAP;
        }
        cells
    };
    let rows = above[head + 1..].iter().map(&mut row).collect();
    (rows, cards)
}

/// Whether items fit the page in columns that are read downwards, with so many lines.
fn fit(widths: &[usize], down: usize, page: usize) -> bool {
    let wide = |column: &[usize]| column.iter().max().copied().unwrap_or(0) + GAP;
    widths.chunks(down).map(wide).sum::<usize>() <= page + GAP
}

/// Looks at the offers of a question; says in how many columns they stand, and on how many lines.
fn look(pty: &Pty, page: usize) -> (usize, usize) {
    let shown = pty.lines().join("\n");
    let (rows, cards) = offers(pty);
    let mut all: Vec<Cell> = rows.iter().flatten().copied().collect();
    all.sort_by_key(|cell| cell.number);
    let numbers: Vec<usize> = all.iter().map(|cell| cell.number).collect();
    assert_eq!(numbers, (1..=all.len()).collect::<Vec<_>>(), "each stands there once\n{shown}");
    let digits = all.len().to_string().len();
    let widths: Vec<usize> = all.iter().map(|cell| digits + cell.rest).collect();
    let Some([first, second, ..]) = rows.first().map(Vec::as_slice) else {
        let short = widths.iter().take_while(|width| **width <= page / 2).count();
        let two = fit(&widths[..short], short.div_ceil(2).max(1), page);
        assert!(cards || short <= FEW || !two, "they would fit in columns\n{shown}");
        return (1, rows.len());
    };
    let down = second.number - first.number;
    for (at, row) in rows.iter().enumerate() {
        assert!(at < down || row.len() < 2, "those in columns come first\n{shown}");
        for (cell, top) in row.iter().zip(&rows[0]).filter(|_| at < down) {
            assert_eq!(cell.dot, top.dot, "they stand below each other\n{shown}");
            assert_eq!(cell.number, top.number + at, "they are read downwards\n{shown}");
        }
    }
    let count: usize = rows[..down].iter().map(Vec::len).sum();
    let fewer = (1..down).find(|down| fit(&widths[..count], *down, page));
    assert!(fit(&widths[..count], down, page) && fewer.is_none(), "{fewer:?}\n{shown}");
    (rows[0].len(), rows.len())
}

#[test]
fn offers_stand_in_columns_where_the_terminal_is_wide_enough() {
    let mut beside = [0; 2];
    for game in engine::SHELF {
        let [narrow, wide] = [80, 120].map(|page| {
            let folder = Folder::new();
            let mut pty = begun(game.id(), &folder, page);
            let mut across = Vec::new();
            for nth in 1..=QUESTIONS {
                across.push(look(&pty, usize::from(page)));
                pty.press("1\r");
                asked(&mut pty, nth + 1);
            }
            across
        });
        let fewer = narrow.iter().zip(&wide).all(|((_, narrow), (_, wide))| wide <= narrow);
        assert!(fewer && narrow != wide, "{}: {narrow:?} {wide:?}", game.id());
        for (beside, across) in beside.iter_mut().zip([narrow, wide]) {
            *beside += across.iter().filter(|(across, _)| *across > 1).count();
        }
    }
    assert!(beside[0] > 0, "on the narrow page, too: {beside:?}");
}

#[test]
fn a_line_is_edited_before_it_is_taken_and_called_back_afterwards() {
    let folder = Folder::new();
    let mut pty = begun("roll_player", &folder, 80);
    // Ctrl-A, delete, Ctrl-E, left, Ctrl-W.
    edit(&mut pty, "xgoldz", "> xgoldz");
    edit(&mut pty, "\x01\x1b[3~", "> goldz");
    edit(&mut pty, "\x05\x1b[D\x1b[3~", "> gold");
    edit(&mut pty, " of mine", "> gold of mine");
    edit(&mut pty, "\x17\x17", "> gold");
    pty.press("\r");
    asked(&mut pty, 2);
    let told = |pty: &Pty| pty.lines().iter().any(|line| line.starts_with("> gold"));
    assert!(told(&pty), "{}", pty.lines().join("\n"));
    edit(&mut pty, "ref", "> ref");
    edit(&mut pty, "\x01\x1b[3~\x1b[3~", "> f");
    edit(&mut pty, "el\x05\x7f\x1b[D\x1b[C", "> el");
    edit(&mut pty, "f", "> elf");
    pty.press("\r");
    asked(&mut pty, 3);
    assert!(folder.read("game.play").contains("A take-race elf"), "{}", folder.read("game.play"));
    // What was typed last comes first, then what was typed before; down leads back.
    edit(&mut pty, "\x1b[A", "> elf");
    edit(&mut pty, "\x1b[A", "> gold");
    edit(&mut pty, "\x1b[B", "> elf");
    edit(&mut pty, "\x1b[B", ">");
    edit(&mut pty, "\x1b[A\x1b[A", "> gold");
    edit(&mut pty, "\x15", ">");
}

#[test]
fn whoever_interrupts_a_game_is_told_how_to_go_on_and_goes_on_so() {
    let ways = [
        ("en", "To continue"),
        ("de", "So geht es weiter"),
        ("fr", "Pour la reprendre"),
        ("nl", "Verder spelen"),
    ];
    for (tag, word) in ways {
        let folder = Folder::new();
        let save = folder.word("game.play");
        let args = ["play", "--plain", "--seed", "7", "--save", &save, "--lang", tag];
        let home = folder.path("home");
        let mut pty = Pty::start(&[&args[..], &SEATS].concat(), &home, (120, 60));
        asked(&mut pty, 1);
        pty.press("1\r");
        asked(&mut pty, 2);
        let kept = folder.read("game.play");
        edit(&mut pty, "2", "> 2");
        pty.press("\x03");
        assert_eq!(pty.end().code(), Some(0), "{tag}");
        assert_eq!(folder.read("game.play"), kept, "what was not sent is no answer");
        let said = pty.lines().join(" ");
        let command = format!("cardwright play --resume {save}");
        assert!(said.contains(&command) && said.contains(word), "{tag}: {said}");
        let again = cardwright_reads(&["play", "--resume", &save, "--plain"], "2\n");
        assert_eq!(again.code, Some(0), "{tag}: {}{}", again.out, again.err);
        let more = folder.read("game.play");
        assert!(more.starts_with(&kept) && more.len() > kept.len(), "{tag}: it has gone on");
    }
}
