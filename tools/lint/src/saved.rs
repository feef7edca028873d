//! Saved games and other records.

use std::path::{Path, PathBuf};

use desk::files::{Short, read_short};
use desk::{Packs, Stop};
use diag::{Diagnostic, Source};
use engine::{Opened, SHELF};
use play::{Record, notation};

/// Reads a record. A file that is not a text is a finding.
///
/// # Errors
///
/// If there is no such file, or it is longer than any record.
pub fn read(path: &Path) -> Result<(Source, Vec<Diagnostic>), Stop> {
    read_or(path, None)
}

/// Reads a record as if the file had these bytes.
pub(crate) fn read_or(
    path: &Path,
    changed: Option<&[u8]>,
) -> Result<(Source, Vec<Diagnostic>), Stop> {
    let shown = desk::shown(path);
    if let Some(bytes) = changed {
        return Ok(notation::decode(&shown, bytes));
    }
    let tried = format!("cannot read {shown}");
    match read_short(path) {
        Ok(Short::Whole(bytes)) => Ok(notation::decode(&shown, &bytes)),
        Ok(Short::TooLong) => Err(Stop::Said(format!("{tried}: it is longer than 1 MiB"))),
        Ok(Short::NoFile) => Err(Stop::Said(format!("{tried}: it is not a file"))),
        Err(cause) => Err(Stop::File { tried, cause }),
    }
}

/// The game of a record outside packs.
///
/// # Errors
///
/// If its head names no game, or an unknown one.
pub fn game_of(source: &Source, records: &[Record]) -> Result<&'static str, Box<Diagnostic>> {
    let ids: Vec<_> = SHELF.iter().map(|game| game.id()).collect();
    let Some(entry) = records.iter().find_map(|record| record.head.get("game")) else {
        let found = Diagnostic::error(
            play::codes::MISSING_GAME,
            "`game` is missing in the head",
            source.top(),
        );
        let first = ids.first().unwrap_or(&"…");
        return Err(Box::new(found.help(format!("add a line such as `game {first}`"))));
    };
    ids.iter().find(|id| **id == entry.value).copied().ok_or_else(|| {
        let message = format!("unknown game “{}”", entry.value);
        let place = source.place(entry.span.clone());
        let found = Diagnostic::error(content::codes::UNKNOWN_GAME, message, place);
        Box::new(found.suggest_fix(&entry.value, ids))
    })
}

/// The findings about a record: its text and its content. A saved game is replayed, with the
/// built-in packs and those in some folders. Rulings are set up; `test` reports whether they hold.
///
/// # Errors
///
/// If a folder cannot be read, or a pack of the game is invalid ([`Stop::Refused`]).
pub fn record(source: &Source, folders: &[PathBuf]) -> Result<Vec<Diagnostic>, Stop> {
    let (records, mut findings) = notation::parse_all(source);
    let game = match game_of(source, &records) {
        Ok(game) => game,
        Err(found) => {
            findings.push(*found);
            return Ok(findings);
        }
    };
    let Some(first) = records.first().filter(|_| findings.is_empty()) else { return Ok(findings) };
    if let Some(found) = play::cut_short(first) {
        return Ok(vec![found]);
    }
    let packs = first.head.value("packs").split_whitespace().map(str::to_owned);
    let packs = Packs::open(folders)?.with(&packs.collect::<Vec<_>>());
    let opened = packs.content().playable(game)?;
    let mut found = match first.title {
        None if is_game(first) => game_played(first, &*opened),
        Some(_) | None => engine::errand::set_up(&*opened, source),
    };
    for finding in &mut found {
        advise(finding, source);
    }
    Ok(found)
}

/// Whether a record without a title is a played game: it contains something that only the program
/// writes.
fn is_game(record: &Record) -> bool {
    let key = |key: &str| record.head.get(key).is_some();
    key("lock") || key("seal") || key("seed") || record.replies().any(|reply| reply.hash.is_some())
}

/// The findings about a played game: edited by hand, played with other packs, or impossible to
/// replay.
fn game_played(record: &Record, opened: &dyn Opened) -> Vec<Diagnostic> {
    let mut changed = play::lock::compare(record, opened.lock(Some(record)));
    // If a pack is missing, the content differs anyway.
    if changed.iter().any(|found| found.code == play::codes::MISSING_PACK) {
        changed.retain(|found| found.code == play::codes::MISSING_PACK);
    }
    if !changed.is_empty() {
        return changed;
    }
    // A head written by hand has no seal; a game saved by the program always has one.
    let says = |key: &str| record.head.get(key).is_some();
    let is_kept =
        says("lock") || says("seal") || record.replies().any(|reply| reply.hash.is_some());
    let found = if is_kept { engine::errand::sealed(opened, record) } else { Vec::new() };
    if found.is_empty() { opened.resume(record).1 } else { found }
}

/// Replaces the help of a finding, which is for players, by the command to use here.
fn advise(finding: &mut Diagnostic, source: &Source) {
    let option = finding.help.as_ref().is_some_and(|help| help.contains("--pack"));
    if finding.code == play::codes::MISSING_PACK && option {
        let file = source.path();
        finding.help =
            Some(format!("name the folder of the pack too: `cardwright lint FOLDER {file}`"));
    }
}
