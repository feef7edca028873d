//! Games that are saved and go on.

use std::path::{Path, PathBuf};

use diag::Diagnostic;
use engine::Opened;
use play::tutorial::TUTORIAL;
use play::{Lock, Record, Table};

use super::{
    Begun, FileFault, LANG, LOCK, NotBegun, PACKS, claimed, is_wrong, note_packs, opened, tutorials,
};
use crate::files::{Hold, Short, hold, read_short};
use crate::keeper::Keeper;
use crate::lain::{Wanted, remember};
use crate::packs::Content;
use crate::players::{note_players, players_of};

/// What was read of the file of a saved game.
#[derive(Debug)]
pub struct SavedRecord {
    /// The file.
    pub path: PathBuf,
    /// The record.
    pub record: Record,
    /// What is wrong with it as a text.
    pub findings: Vec<Diagnostic>,
    /// Whether the line that was written last is torn: it is not read.
    pub torn: bool,
}

/// What is another one than when a game was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PackChange {
    /// A pack is not here.
    Missing(String),
    /// A pack is not as it was.
    Other(String),
    /// A pack was not there.
    New(String),
}

/// What has changed since a game was played: nothing is in it where no pack differs, but the program
/// does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackChanges(pub Vec<PackChange>);

impl SavedRecord {
    /// Reads a saved game. What is no file is not read.
    ///
    /// # Errors
    /// [`NotBegun::File`], when the file cannot be read.
    pub fn read(path: &Path) -> Result<Self, NotBegun> {
        let fault = match read_short(path) {
            Ok(Short::Whole(bytes)) => return Ok(Self::of(path, &bytes)),
            Ok(Short::TooLong) => FileFault::TooLong,
            Ok(Short::NoFile) => FileFault::NoFile,
            Err(error) => FileFault::Unreadable(error.into()),
        };
        Err(NotBegun::File(path.to_owned(), fault))
    }

    fn of(path: &Path, bytes: &[u8]) -> Self {
        let whole = play::notation::untorn(bytes);
        let (source, mut findings) = play::notation::decode(&path.display().to_string(), whole);
        let (record, more) = play::notation::parse(&source);
        findings.extend(more);
        Self { path: path.to_owned(), record, findings, torn: whole.len() < bytes.len() }
    }

    /// The game that it says it holds; empty, where it names none.
    pub fn game(&self) -> &str {
        self.record.head.value("game")
    }

    /// The language that was named for it; empty, where none was.
    pub fn lang(&self) -> &str {
        self.record.head.value(LANG)
    }

    /// The packs with which it is played.
    pub fn wanted(&self) -> Wanted {
        Wanted::new(self.record.head.value(PACKS), self.record.head.value(LOCK), &self.path)
    }

    /// Whether it can be read and names a game: only then it is worth while to open that.
    ///
    /// # Errors
    /// [`NotBegun::File`], when it names none, and [`NotBegun::Broken`].
    pub fn check(&self) -> Result<(), NotBegun> {
        if self.game().is_empty() {
            return Err(NotBegun::File(self.path.clone(), FileFault::NoGame));
        }
        if is_wrong(&self.findings) {
            // What the game hides is not known yet.
            return Err(self.broken(self.findings.clone(), true));
        }
        Ok(())
    }

    /// Goes on with it, kept in a file that is [held](hold_again). One that is not as it was goes on
    /// only where the player trusts it, and is marked.
    ///
    /// # Errors
    /// When its packs are unsound or have changed, when it was changed by hand, or when it cannot be
    /// followed.
    pub fn go_on(
        &self,
        content: &Content<'_>,
        keeper: Keeper,
        trusted: bool,
    ) -> Result<Begun, NotBegun> {
        self.check()?;
        let opened = opened(content, super::game_id(self.game())?)?;
        let mut table = self.table(content, &*opened, trusted)?;
        let players = players_of(table.head(), table.seats());
        if !table.head().value(play::CHANGED).is_empty() {
            // What the head says of players may have been words that mean nothing.
            note_players(&mut *table, &players);
        }
        let seed = self.record.head.seed(&self.record.source).unwrap_or_default();
        let tutorial = tutorials::named(content, table.head().value(TUTORIAL));
        remember(content, keeper.path());
        Ok(Begun { opened, table, players, keeper, seed, tutorial })
    }

    /// The table, as it is written now.
    fn table(
        &self,
        content: &Content<'_>,
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
        // One of an earlier form is written as they are now.
        table.note(LOCK, &opened.lock(None).value());
        Ok(table)
    }

    /// The table of a game whose packs are as they were. One that was changed by hand is refused, or
    /// followed as far as it can be and marked.
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

    /// The table of a game whose packs have changed: its answers with the cards as they are now, and
    /// marked.
    fn with_other_packs(
        &self,
        content: &Content<'_>,
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

    /// A table that was followed, if nothing was wrong.
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

/// The file in which a saved game goes on: the same one, unless another is named. A file on which
/// another process plays is not written over.
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
    /// The pack that changed.
    pub fn pack(&self) -> &str {
        match self {
            Self::Missing(pack) | Self::Other(pack) | Self::New(pack) => pack,
        }
    }
}

impl PackChanges {
    /// What has changed since a game was recorded; none where it is played as it was.
    pub fn of(record: &Record, now: &Lock) -> Option<Self> {
        let is_changed = !play::lock::compare(record, now).is_empty();
        is_changed.then(|| Self(changed_packs(record, now)))
    }

    /// Whether all packs of the game are here, so that it can go on where the player trusts it.
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
