//! Saved games and other records.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use desk::Packs;
use desk::files::{Short, read_short};
use diag::{Diagnostic, Source};
use engine::SHELF;
use play::{Record, notation};

/// Reads a record; what is no text is a finding.
///
/// # Errors
///
/// When there is no file, or one that is longer than any record.
pub fn read(path: &Path) -> anyhow::Result<(Source, Vec<Diagnostic>)> {
    read_or(path, None)
}

/// The same, as if the file held these bytes.
pub(crate) fn read_or(
    path: &Path,
    changed: Option<&[u8]>,
) -> anyhow::Result<(Source, Vec<Diagnostic>)> {
    let shown = path.display().to_string();
    if let Some(bytes) = changed {
        return Ok(notation::decode(&shown, bytes));
    }
    let said = || format!("cannot read {shown}");
    match read_short(path).with_context(said)? {
        Short::Whole(bytes) => Ok(notation::decode(&shown, &bytes)),
        Short::TooLong => bail!("{}: it is longer than 1 MiB", said()),
        Short::NoFile => bail!("{}: it is no file", said()),
    }
}

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
    let mut changed = play::lock::compare(record, opened.lock());
    // Without one of its packs the content is another.
    if changed.iter().any(|found| found.code == play::codes::MISSING_PACK) {
        changed.retain(|found| found.code == play::codes::MISSING_PACK);
    }
    if !changed.is_empty() {
        return Ok(changed);
    }
    let found = opened.sealed(record);
    Ok(if found.is_empty() { opened.resume(record).1 } else { found })
}
