//! The page of a saved game, for naming or deleting it.

use desk::{KeptFault, delete_saved, rename_saved};
use table::{Act, Entry, Lobby as _, Then};
use text::Value;

use super::{OpenPage, Start, about, say};
use crate::play::Purpose;

/// The entries of the page before the way back.
const ROWS: [&str; 3] = ["name", "rename", "delete"];

/// A saved game on its page.
#[derive(Default)]
pub struct KeptGame {
    /// Its index in the list.
    at: usize,
    /// The typed name.
    name: String,
    /// Whether to delete it was chosen once.
    sure: bool,
}

impl Start {
    /// Opens the page of a listed game.
    pub fn open_kept(&mut self, at: usize) -> Then {
        let name = self.listed.get(at).map(|game| game.name.clone()).unwrap_or_default();
        self.kept = KeptGame { at, name, sure: false };
        self.page = OpenPage::Kept;
        Then::Turn
    }

    /// The entries of the page.
    pub fn kept_entries(&self) -> Vec<Entry> {
        let voice = self.speech().voice();
        // The page says which game it is.
        let game = self.listed.get(self.kept.at).map(|game| game.text.clone()).unwrap_or_default();
        let row = |id: &&str| {
            let sure = *id == "delete" && self.kept.sure;
            Entry {
                group: game.clone(),
                label: self.say(if sure { "delete-sure" } else { id }),
                typed: (*id == "name").then(|| self.kept.name.clone()),
                about: about(&voice, id),
                ..Entry::default()
            }
        };
        ROWS.iter().map(row).chain([self.way_back()]).collect()
    }

    /// Carries out an action on an entry of the page.
    pub fn take_kept(&mut self, entry: usize, act: Act) -> Then {
        let Some(game) = self.listed.get(self.kept.at) else { return self.back() };
        let path = game.path.clone();
        let sure = std::mem::take(&mut self.kept.sure);
        let (done, said) = match (ROWS.get(entry).copied(), act) {
            (Some("name"), Act::Type(name)) => {
                self.kept.name = name;
                return Then::Stay;
            }
            (Some("name"), _) => return Then::Stay,
            (Some("rename"), _) => (rename_saved(&path, &self.kept.name).map(drop), "renamed"),
            (Some("delete"), _) if !sure => {
                self.kept.sure = true;
                return Then::Stay;
            }
            (Some("delete"), _) => (delete_saved(&path), "deleted"),
            (Some(_) | None, _) => return self.back(),
        };
        match done {
            Ok(()) => {
                let then = self.open(OpenPage::Saved(Purpose::Tidy));
                // Without a game, the list says so.
                if self.said.is_empty() {
                    self.said = self.say(said);
                }
                then
            }
            Err(fault) => {
                self.said = self.kept_fault(&fault);
                Then::Stay
            }
        }
    }

    fn kept_fault(&self, fault: &KeptFault) -> String {
        match fault {
            KeptFault::Name => self.say("name-unfit"),
            KeptFault::Taken => {
                let name = self.kept.name.trim();
                say(self.speech(), "name-taken", &[("name", Value::Text(name))])
            }
            KeptFault::InUse => self.say("game-in-use"),
            KeptFault::File(error) => error.to_string(),
        }
    }
}
