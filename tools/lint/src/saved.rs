//! Saved games and other records.

use std::path::PathBuf;

use desk::Packs;
use diag::{Diagnostic, Source};
use engine::SHELF;
use play::{Record, notation};

/// What is wrong with a record: as a text, and, if it is a saved game, in what it tells; the game is
/// followed with the built-in packs and those in some folders. Whether rulings hold is said by
/// `test`.
///
/// # Errors
///
/// When a folder cannot be read, or a pack of the game is unsound.
pub fn record(source: &Source, folders: &[PathBuf]) -> anyhow::Result<Vec<Diagnostic>> {
    let (records, mut findings) = notation::parse_all(source);
    let is_saved = |record: &&Record| record.title.is_none() && record.head.get("lock").is_some();
    if let Some(record) = records.first().filter(is_saved).filter(|_| findings.is_empty()) {
        findings.extend(saved(record, folders)?);
    }
    Ok(findings)
}

/// What is wrong with a saved game: it was changed by hand, or its packs have changed, or it cannot
/// be followed.
fn saved(record: &Record, folders: &[PathBuf]) -> anyhow::Result<Vec<Diagnostic>> {
    let packs: Vec<String> =
        record.head.value("packs").split_whitespace().map(str::to_owned).collect();
    let packs = Packs::open(folders)?.with(&packs);
    let Some(game) = SHELF.iter().find(|game| game.id() == record.head.value("game")) else {
        return Ok(vec![Diagnostic::error(
            content::codes::UNKNOWN_GAME,
            format!("there is no game “{}”", record.head.value("game")),
            record.head.place(&record.source, "game"),
        )]);
    };
    let opened = packs.content().playable(game.id())?;
    let changed = play::lock::compare(record, opened.lock());
    if !changed.is_empty() {
        return Ok(changed);
    }
    let found = opened.sealed(record);
    Ok(if found.is_empty() { opened.resume(record).1 } else { found })
}
