//! The tutorials of the packs.

use std::path::Path;

use engine::SHELF;
use play::tutorial::{TUTORIAL, Tutorial};

use super::{Begun, NewTable, NotBegun, is_wrong, opened};
use crate::packs::Content;
use crate::players::players_of;

/// A tutorial of a pack.
pub struct PackTutorial {
    /// The id of its game.
    pub game: &'static str,
    /// The id of its pack.
    pub pack: String,
    /// Its pack and its own name, as in `base/first`.
    pub name: String,
    /// The tutorial.
    pub tutorial: Tutorial,
    /// Whether its text has errors.
    pub broken: bool,
}

/// The tutorials of all built-in packs and of the user's.
pub fn tutorials(content: &Content) -> Vec<PackTutorial> {
    let all = content.with_all();
    let of_game = |game: &'static str| {
        let (files, _) = all.library.tutorials(game);
        files.into_iter().map(move |file| {
            let (tutorial, findings) = Tutorial::read(&file.source);
            let name = format!("{}/{}", file.pack, file.id);
            PackTutorial { game, pack: file.pack, name, tutorial, broken: is_wrong(&findings) }
        })
    };
    SHELF.iter().flat_map(|game| of_game(game.id())).collect()
}

/// The tutorial with a name, unless it has errors.
pub(super) fn named(content: &Content, name: &str) -> Option<Tutorial> {
    if name.is_empty() {
        return None;
    }
    let mut named = tutorials(content).into_iter().filter(|one| one.name == name && !one.broken);
    named.next().map(|one| one.tutorial)
}

impl PackTutorial {
    /// Whether a word is its name, a part of its name, or its game.
    pub fn is_meant(&self, word: &str) -> bool {
        let word = word.to_lowercase().replace(['-', ' '], "_");
        let own = self.name.to_lowercase().replace('-', "_");
        own == word || own.split('/').any(|part| part == word) || self.game == word
    }

    /// The packs that it is played with: its own, those that it requires, and the user's. More
    /// cards in a deck would make another game.
    #[must_use]
    pub fn content(&self, content: &Content) -> Content {
        content.only_with(&self.pack)
    }

    /// Begins its game with [its packs](Self::content); see [`NewGame`](super::NewGame) for the
    /// file and the language.
    ///
    /// # Errors
    /// See [`NotBegun`].
    pub fn begin(
        &self,
        content: &Content,
        save: Option<&Path>,
        lang: Option<&str>,
    ) -> Result<Begun, NotBegun> {
        let opened = opened(content, self.game)?;
        let Tutorial { source, head, .. } = &self.tutorial;
        let sound = !self.broken && engine::errand::rehearse(&*opened, &self.tutorial).is_empty();
        let (Ok(setup), Ok(seed), true) = (head.setup(source), head.seed(source), sound) else {
            return Err(NotBegun::BrokenTutorial(source.path().to_owned()));
        };
        let players = players_of(head, setup.seats);
        let mut table = opened.table(setup, seed).map_err(NotBegun::Setup)?;
        table.note(TUTORIAL, &self.name);
        let tutorial = Some(self.tutorial.clone());
        NewTable { opened, table, players, seed, tutorial }.begun(content, save, lang)
    }
}
