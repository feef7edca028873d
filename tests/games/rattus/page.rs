//! The map of Rattus is a table on every page, in every language.

use std::sync::Arc;

use engine::Assets;
use rattus::GAME;
use text::{Locales, Tree};

use crate::texts::page::seen;

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
fn every_map_is_a_table() {
    let (locales, _) = Locales::load(&[Tree::packs(Arc::new(Assets::new()), "locales", &[GAME])]);
    for tag in locales.tags() {
        for (seats, seed) in [(2, 1), (4, 3)] {
            let out = seen(GAME, &tag, seats, seed);
            let (table, apart) = headings(&locales, &tag, &out);
            assert!(
                table > 20 && apart == 0,
                "{tag}: of {table} maps {apart} are no tables:\n{out}"
            );
        }
    }
}
