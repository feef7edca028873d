//! Games that begin at the position of a ruling.

use std::path::{Path, PathBuf};

use diag::Diagnostic;
use play::{CHANGED, FROM_RULING, Record, ruling};

use super::saved::bytes_of;
use super::{
    Begun, FileFault, NewGame, NewTable, NotBegun, RulingFault, any_seed, game_id, is_wrong,
    opened, twice,
};
use crate::packs::Content;
use crate::players::{Player, Who};

/// A file of rulings. It is only read.
pub struct RulingFile {
    path: PathBuf,
    records: Vec<Record>,
    findings: Vec<Diagnostic>,
}

impl RulingFile {
    /// Reads a file.
    ///
    /// # Errors
    /// [`NotBegun::File`] if the file cannot be read, and [`NotBegun::Ruling`] if it cannot be
    /// parsed or has no rulings.
    pub fn read(path: &Path) -> Result<Self, NotBegun> {
        let bytes = bytes_of(path)?;
        let (source, mut findings) = play::notation::decode(&path.display().to_string(), &bytes);
        let (records, more) = play::notation::parse_all(&source);
        findings.extend(more);
        let file = Self { path: path.to_owned(), records, findings };
        if is_wrong(&file.findings) {
            let findings = file.findings.clone();
            return Err(file.fault(RulingFault::Broken(findings)));
        }
        if file.records.iter().all(|record| record.title.is_none() && record.given.is_empty()) {
            return Err(file.fault(RulingFault::Missing));
        }
        Ok(file)
    }

    /// The position of a record, which needs no title. Faults are reported for the file `path`.
    pub fn of(path: &Path, record: Record) -> Self {
        Self { path: path.to_owned(), records: vec![record], findings: Vec::new() }
    }

    /// The id of the game of its first ruling; empty if the head has none.
    pub fn game(&self) -> &str {
        self.records.first().map_or("", |record| record.head.value("game"))
    }

    /// The ruling whose title contains `typed`, in any case, or the first one.
    fn ruling(&self, typed: Option<&str>) -> Result<&Record, NotBegun> {
        let title =
            |record: &Record| record.title.as_ref().map_or("", |title| &title.text).to_owned();
        let typed = typed.unwrap_or_default();
        let is = |record: &&Record| title(record).to_lowercase().contains(&typed.to_lowercase());
        self.records.iter().find(is).ok_or_else(|| {
            let titles = self.records.iter().map(title).collect();
            self.fault(RulingFault::Title { typed: typed.to_owned(), titles })
        })
    }

    /// Begins a game at the position of the ruling whose title contains `title`, or of the first
    /// one. Seats without a player are played by people. The game is marked as one from a ruling.
    ///
    /// # Errors
    /// See [`NotBegun`].
    pub fn begin(
        &self,
        content: &Content,
        title: Option<&str>,
        new: NewGame,
    ) -> Result<Begun, NotBegun> {
        let ruling = self.ruling(title)?;
        let id = ruling.head.value("game");
        if id.is_empty() {
            return Err(NotBegun::File(self.path.clone(), FileFault::NoGame));
        }
        let opened = opened(content, game_id(id)?)?;
        if let Some(name) = twice(&new.players) {
            return Err(NotBegun::NameTwice(name.to_owned()));
        }
        let seed = new.seed.unwrap_or_else(any_seed);
        let mut position = ruling::position_of(ruling, &opened.options());
        position.head.set("seed", &seed.to_string());
        position.head.set(CHANGED, FROM_RULING);
        let (table, findings) = opened.resume(&position);
        let Some(table) = table.filter(|_| !is_wrong(&findings)) else {
            return Err(self.fault(RulingFault::Broken(findings)));
        };
        let (seats, asked) = (table.seats(), new.players.len());
        if asked > usize::from(seats) {
            return Err(self.fault(RulingFault::Seats { asked, seats }));
        }
        let mut players = new.players;
        let person = Player::new("", Who::Human);
        players.resize(usize::from(seats), person);
        let new_table = NewTable { opened, table, players, seed, tutorial: None };
        new_table.begun(content, new.save.as_deref(), new.lang.as_deref())
    }

    fn fault(&self, fault: RulingFault) -> NotBegun {
        NotBegun::Ruling(self.path.clone(), fault)
    }
}
