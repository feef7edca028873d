//! Resuming saved games.

use std::path::{Path, PathBuf};

use diag::Diagnostic;
use engine::Opened;
use play::tutorial::TUTORIAL;
use play::{Lock, Record, Table};

use super::{
    Begun, FROM_STEP, FileFault, LANG, LOCK, NewGame, NotBegun, PACKS, claimed, is_wrong,
    note_packs, opened, tutorials,
};
use crate::files::{Hold, Short, hold, read_short};
use crate::keeper::Keeper;
use crate::lain::{SavedPacks, remember};
use crate::packs::Content;
use crate::players::{note_players, players_of};

/// A saved game as read from its file.
#[derive(Debug)]
pub struct SavedRecord {
    /// The file.
    pub path: PathBuf,
    /// The record.
    pub record: Record,
    /// Findings in its text.
    pub findings: Vec<Diagnostic>,
    /// Whether the last line is incomplete; it is ignored.
    pub torn: bool,
}

/// The bytes of a regular file with a record.
pub(super) fn bytes_of(path: &Path) -> Result<Vec<u8>, NotBegun> {
    let fault = match read_short(path) {
        Ok(Short::Whole(bytes)) => return Ok(bytes),
        Ok(Short::TooLong) => FileFault::TooLong,
        Ok(Short::NoFile) => FileFault::NoFile,
        Err(error) => FileFault::Unreadable(error),
    };
    Err(NotBegun::File(path.to_owned(), fault))
}

/// How a pack differs from the time of the saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PackChange {
    /// The pack is missing.
    Missing(String),
    /// The pack has changed.
    Other(String),
    /// The pack was not used then.
    New(String),
}

/// The packs that have changed since a game was saved. Empty if only the program has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackChanges(pub Vec<PackChange>);

impl SavedRecord {
    /// Reads a saved game from a regular file.
    ///
    /// # Errors
    /// [`NotBegun::File`], when the file cannot be read.
    pub fn read(path: &Path) -> Result<Self, NotBegun> {
        Ok(Self::of(path, &bytes_of(path)?))
    }

    fn of(path: &Path, bytes: &[u8]) -> Self {
        let whole = play::notation::untorn(bytes);
        let (source, mut findings) = play::notation::decode(&path.display().to_string(), whole);
        let (record, more) = play::notation::parse(&source);
        findings.extend(more);
        Self { path: path.to_owned(), record, findings, torn: whole.len() < bytes.len() }
    }

    /// The id of its game; empty if the head has none.
    pub fn game(&self) -> &str {
        self.record.head.value("game")
    }

    /// The language kept with it; empty if there is none.
    pub fn lang(&self) -> &str {
        self.record.head.value(LANG)
    }

    /// Its packs.
    pub fn wanted(&self) -> SavedPacks {
        SavedPacks::new(self.record.head.value(PACKS), self.record.head.value(LOCK), &self.path)
    }

    /// Checks that the record has a game and no errors. [`Self::go_on`] does this too; call it before you
    /// open the game.
    ///
    /// # Errors
    /// [`NotBegun::File`] without a game, and [`NotBegun::Broken`].
    pub fn check(&self) -> Result<(), NotBegun> {
        if self.game().is_empty() {
            return Err(NotBegun::File(self.path.clone(), FileFault::NoGame));
        }
        let mut findings = self.findings.clone();
        if findings.is_empty() {
            findings.extend(play::cut_short(&self.record));
        }
        if is_wrong(&findings) {
            // The game is not open, so treat every line as hidden.
            return Err(self.broken(findings, true));
        }
        Ok(())
    }

    /// Resumes the game in a file locked by [`hold_again`]. A changed game is resumed only if `trusted`, and
    /// is marked as changed.
    ///
    /// # Errors
    /// See [`NotBegun`].
    pub fn go_on(
        &self,
        content: &Content,
        keeper: Keeper,
        trusted: bool,
    ) -> Result<Begun, NotBegun> {
        self.check()?;
        let opened = opened(content, super::game_id(self.game())?)?;
        let mut table = self.table(content, &*opened, trusted)?;
        let players = players_of(table.head(), table.seats());
        if !table.head().value(play::CHANGED).is_empty() {
            // Entries for players may have been invalid; write them again.
            note_players(&mut *table, &players);
        }
        let seed = self.record.head.seed(&self.record.source).unwrap_or_default();
        let tutorial = tutorials::named(content, table.head().value(TUTORIAL));
        remember(content, keeper.path());
        Ok(Begun { opened, table, players, keeper, seed, tutorial })
    }

    /// A new game with the same players, options and language, and another seed.
    ///
    /// # Errors
    /// [`NotBegun::File`] without a game, and [`NotBegun::Broken`].
    pub fn again(&self) -> Result<NewGame, NotBegun> {
        self.check()?;
        let head = &self.record.head;
        let setup = head.setup(&self.record.source);
        let setup = setup.map_err(|finding| self.broken(vec![*finding], true))?;
        Ok(NewGame {
            game: self.game().to_owned(),
            players: players_of(head, setup.seats),
            options: setup.options,
            ..NewGame::default()
        })
    }

    /// Like [`Self::go_on`], after this number of answers, or all if there are fewer. The head of
    /// the new game says so. It belongs into another file; see [`keeper_for`](super::keeper_for).
    ///
    /// # Errors
    /// See [`NotBegun`].
    pub fn go_on_from(
        &self,
        content: &Content,
        keeper: Keeper,
        (trusted, answers): (bool, usize),
    ) -> Result<Begun, NotBegun> {
        let mut begun = self.go_on(content, keeper, trusted)?;
        begun.table.rewind(answers);
        begun.table.note(FROM_STEP, &format!("from {answers}"));
        Ok(begun)
    }

    /// The table with a head in the current format.
    fn table(
        &self,
        content: &Content,
        opened: &dyn Opened,
        trusted: bool,
    ) -> Result<Box<dyn Table>, NotBegun> {
        let mut table = match PackChanges::of(&self.record, opened.lock(Some(&self.record))) {
            Some(changes) if !trusted || !changes.can_go_on() => {
                return Err(NotBegun::Changed(self.path.clone(), changes));
            }
            Some(_) => self.with_other_packs(content, opened)?,
            None => self.followed(opened, trusted)?,
        };
        // Replaces a lock in an earlier format.
        table.note(LOCK, &opened.lock(None).value());
        Ok(table)
    }

    /// The table of a game whose packs have not changed. If the record was edited by hand, it is rejected, or
    /// replayed without its hashes and marked.
    fn followed(&self, opened: &dyn Opened, trusted: bool) -> Result<Box<dyn Table>, NotBegun> {
        let mut changed = engine::errand::sealed(opened, &self.record);
        if !trusted && !changed.is_empty() {
            let first = Box::new(changed.swap_remove(0));
            return Err(NotBegun::ByHand(self.path.clone(), first));
        }
        let (mut table, mut findings) = opened.resume(&self.record);
        let by_hand = trusted && (!changed.is_empty() || is_wrong(&findings));
        if by_hand {
            (table, findings) = opened.resume(&play::trusted(self.record.clone()));
        }
        let mut table = self.sound(table, findings, opened)?;
        if by_hand {
            table.note(play::CHANGED, play::BY_HAND);
        }
        Ok(table)
    }

    /// The table of a game whose packs have changed: the same answers with the current cards, marked.
    fn with_other_packs(
        &self,
        content: &Content,
        opened: &dyn Opened,
    ) -> Result<Box<dyn Table>, NotBegun> {
        let (table, findings) = opened.resume(&play::trusted(self.record.clone()));
        let mut table = self.sound(table, findings, opened)?;
        if self.record.head.get(play::CHANGED).is_none() {
            table.note(play::CHANGED, play::PACKS_CHANGED);
        }
        note_packs(&mut *table, content);
        Ok(table)
    }

    /// The replayed table, unless there were errors.
    fn sound(
        &self,
        table: Option<Box<dyn Table>>,
        findings: Vec<Diagnostic>,
        opened: &dyn Opened,
    ) -> Result<Box<dyn Table>, NotBegun> {
        let table = table.filter(|_| !is_wrong(&findings));
        table.ok_or_else(|| self.broken(findings, engine::errand::hides(opened)))
    }

    fn broken(&self, findings: Vec<Diagnostic>, hides: bool) -> NotBegun {
        NotBegun::Broken { path: self.path.clone(), findings, hides }
    }
}

/// Locks the file in which a saved game continues: the same file, or `save`, which must not exist or be
/// empty.
///
/// # Errors
/// [`NotBegun::File`].
pub fn hold_again(file: &Path, save: Option<&Path>) -> Result<Keeper, NotBegun> {
    match save {
        Some(path) if path != file => claimed(path),
        _ => match hold(file) {
            Hold::Ours(held) => Ok(Keeper::holding(file.to_owned(), held)),
            Hold::Others => Err(NotBegun::File(file.to_owned(), FileFault::InUse)),
        },
    }
}

impl PackChange {
    /// The id of the pack.
    pub fn pack(&self) -> &str {
        match self {
            Self::Missing(pack) | Self::Other(pack) | Self::New(pack) => pack,
        }
    }
}

impl PackChanges {
    /// Compares a record with the current packs; `None` if nothing has changed.
    pub fn of(record: &Record, now: &Lock) -> Option<Self> {
        let is_changed = !play::lock::compare(record, now).is_empty();
        is_changed.then(|| Self(changed_packs(record, now)))
    }

    /// Whether no pack is missing, so that a player can resume the game by trusting it.
    pub fn can_go_on(&self) -> bool {
        !self.0.iter().any(|change| matches!(change, PackChange::Missing(_)))
    }
}

fn changed_packs(record: &Record, now: &Lock) -> Vec<PackChange> {
    let then = Lock::parse(record.head.value(LOCK));
    let of = |lock: &Lock, pack: &str| {
        lock.packs.iter().find(|(name, _)| name == pack).map(|(_, hash)| hash.clone())
    };
    let mut out = Vec::new();
    let asked: Vec<&str> = record.head.value(PACKS).split_whitespace().collect();
    for pack in &asked {
        match (of(&then, pack), of(now, pack)) {
            (_, None) => out.push(PackChange::Missing((*pack).to_owned())),
            (Some(then), Some(now)) if then != now => {
                out.push(PackChange::Other((*pack).to_owned()))
            }
            _ => {}
        }
    }
    let new = now.packs.iter().filter(|(pack, _)| !asked.contains(&pack.as_str()));
    out.extend(new.map(|(pack, _)| PackChange::New(pack.clone())));
    out
}
