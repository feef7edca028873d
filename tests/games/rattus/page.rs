//! Everything that a player of Rattus sees fits a page of 80 columns, in every language.

use engine::Assets;
use rattus::GAME;
use text::{Locales, Tree};
use unicode_width::UnicodeWidthStr;

use crate::cli::{Folder, cardwright_reads};

/// Names of all sorts: a seat without one, a long one, and wide letters.
const SEATS: [&str; 4] = ["=human", "Bartholomäus von der Nordseeküste=human", "漢字=greedy", "D"];
/// Numbers as somebody would type who does not look, with everything that can be shown between.
fn typed(mut seed: u32) -> String {
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
    lines.collect()
}

/// A game of so many seats in a language: what is seen, without the lines that name the file.
fn seen(tag: &str, seats: usize, seed: u32) -> String {
    let folder = Folder::new();
    let save = folder.word("game.play");
    let number = seed.to_string();
    let mut args = vec!["play", "rattus", "--lang", tag, "--seed", &number, "--save", &save];
    SEATS[..seats].iter().for_each(|seat| args.extend(["--seat", seat]));
    let ran = cardwright_reads(&args, &typed(seed));
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
    let over = !folder.read("game.play").is_empty() && !ran.out.contains("--resume");
    assert!(over, "{tag}: {seats} seats do not come to an end");
    ran.out.lines().filter(|line| !line.contains(&save)).map(|line| format!("{line}\n")).collect()
}

/// The lines that begin with the first two headings of the map: how many stand in a table, and
/// how many do not.
fn headings(locales: &Locales, tag: &str, out: &str) -> (usize, usize) {
    let voice = locales.voice(tag, Vec::new());
    let word = |id| voice.word("board", id, None, &[]).expect("a heading");
    let (region, plague) = (word("head-region"), word("head-plague"));
    let rests = out.lines().filter_map(|line| line.strip_prefix("  ")?.strip_prefix(&region));
    let (apart, table): (Vec<_>, Vec<_>) = rests.partition(|rest| rest.starts_with(" · "));
    let begins = |rest: &&&str| rest.trim_start().starts_with(&plague);
    (table.iter().filter(begins).count(), apart.len())
}

#[test]
fn every_line_fits_the_page() {
    let files = Assets::new();
    let (locales, _) = Locales::load(&[Tree::packs(&files, "locales", &[GAME])]);
    for tag in locales.tags() {
        for (seats, seed) in [(2, 1), (3, 2), (4, 3)] {
            let out = seen(&tag, seats, seed);
            for line in out.lines() {
                assert!(line.width() <= 80, "{tag}: {} columns: {line}", line.width());
            }
            let (table, apart) = headings(&locales, &tag, &out);
            assert!(
                table > 20 && apart == 0,
                "{tag}: of {table} maps {apart} are no tables:\n{out}"
            );
        }
    }
}
