//! Saved games and other records.

use std::path::{Path, PathBuf};

use desk::files::{Short, read_short};
use desk::{Packs, Stop};
use diag::{Diagnostic, Source};
use engine::{Opened, SHELF};
use play::{Record, notation};

/// Reads a record; what is no text is a finding.
///
/// # Errors
///
/// When there is no file, or one that is longer than any record.
pub fn read(path: &Path) -> Result<(Source, Vec<Diagnostic>), Stop> {
    read_or(path, None)
}

/// The same, as if the file held these bytes.
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

/// The game that a record outside of packs is of.
///
/// # Errors
///
/// When its head names none, or one that is not on the shelf.
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

/// What is wrong with a record: as a text, and in what it tells. A saved game is followed, with the
/// built-in packs and those in some folders; rulings are set up. Whether rulings hold is said by
/// `test`.
///
/// # Errors
///
/// When a folder cannot be read, or a pack of the game is unsound ([`Stop::Refused`]).
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

/// Whether a record without a title is a game that was played, by what only the program writes.
fn is_game(record: &Record) -> bool {
    let key = |key: &str| record.head.get(key).is_some();
    key("lock") || key("seal") || key("seed") || record.replies().any(|reply| reply.hash.is_some())
}

/// What is wrong with a game that was played: it was changed by hand, or its packs have changed, or
/// it cannot be followed.
fn game_played(record: &Record, opened: &dyn Opened) -> Vec<Diagnostic> {
    let mut changed = play::lock::compare(record, opened.lock(Some(record)));
    // Without one of its packs the content is another.
    if changed.iter().any(|found| found.code == play::codes::MISSING_PACK) {
        changed.retain(|found| found.code == play::codes::MISSING_PACK);
    }
    if !changed.is_empty() {
        return changed;
    }
    // A head that was written by hand is not sealed; a game that the program kept always is.
    let says = |key: &str| record.head.get(key).is_some();
    let is_kept =
        says("lock") || says("seal") || record.replies().any(|reply| reply.hash.is_some());
    let found = if is_kept { engine::errand::sealed(opened, record) } else { Vec::new() };
    if found.is_empty() { opened.resume(record).1 } else { found }
}

/// Says what to type here: the advice of a finding is for those who play.
fn advise(finding: &mut Diagnostic, source: &Source) {
    let option = finding.help.as_ref().is_some_and(|help| help.contains("--pack"));
    if finding.code == play::codes::MISSING_PACK && option {
        let file = source.path();
        finding.help =
            Some(format!("name the folder of the pack too: `cardwright lint FOLDER {file}`"));
    }
}
