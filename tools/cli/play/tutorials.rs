//! The tutorials of the packs, and the game that one of them leads.

use desk::{Content, Speech};
use diag::Severity;
use engine::SHELF;
use play::tutorial::{LESSONS, TITLE, TUTORIAL, Tutorial};
use text::Value;
use view::{HotSeat, of_head};

use super::opening::Opening;
use super::trouble::{self, NOTHING, said};
use crate::args::PlayArgs;
use crate::line::{paragraph, wrap};
use crate::output;

/// A tutorial of a pack.
struct Found {
    game: &'static str,
    /// Its pack and its own name, as in `base/first`.
    name: String,
    tutorial: Tutorial,
    /// Something is wrong with its text.
    broken: bool,
}

/// The tutorials of all packs in use.
fn tutorials(content: &Content<'_>) -> Vec<Found> {
    let of_game = |game: &'static str| {
        let (files, _) = content.library.tutorials(game);
        files.into_iter().map(move |file| {
            let (tutorial, findings) = Tutorial::read(&file.source);
            let broken = findings.iter().any(|found| found.severity == Severity::Error);
            Found { game, name: format!("{}/{}", file.pack, file.id), tutorial, broken }
        })
    };
    SHELF.iter().flat_map(|game| of_game(game.id())).collect()
}

impl Found {
    /// Whether a word means it: its name, a part of that, or its game.
    fn is_meant(&self, word: &str) -> bool {
        let word = word.to_lowercase().replace(['-', ' '], "_");
        let own = self.name.to_lowercase().replace('-', "_");
        own == word || own.split('/').any(|part| part == word) || self.game == word
    }

    /// What it is called.
    fn title(&self, speech: &Speech<'_>, content: &Content<'_>) -> String {
        let mut own = speech.beside(content.trees(self.game));
        own.switch(speech.tag());
        let first = self.tutorial.lessons().next();
        let title = first.and_then(|id| own.voice().word(LESSONS, &id.text, Some(TITLE), &[]));
        title.unwrap_or_else(|| self.name.clone())
    }
}

impl<'a> Opening<'a> {
    /// The game of a tutorial; none where several are meant, which are listed.
    pub fn tutored(
        mut self,
        args: &PlayArgs,
        lang: Option<&str>,
        wish: Option<&str>,
    ) -> anyhow::Result<Option<HotSeat<'a>>> {
        let all = tutorials(&self.content);
        let meant = |found: &&Found| {
            [args.game.as_deref(), wish].into_iter().flatten().all(|word| found.is_meant(word))
        };
        let meant: Vec<&Found> = all.iter().filter(meant).collect();
        let found = match meant[..] {
            [found] => found,
            [] => {
                let names: Vec<&str> = all.iter().map(|found| found.name.as_str()).collect();
                let typed = wish.or(args.game.as_deref()).unwrap_or(NOTHING);
                let list = names.join(", ");
                let values = [("typed", Value::Text(typed)), ("list", Value::Text(&list))];
                return Err(said(&self.speech, "error-tutorial", &values));
            }
            [_, ..] => {
                self.list_tutorials(&meant)?;
                return Ok(None);
            }
        };
        let opened = self.game(found.game)?;
        let Tutorial { source, head, .. } = &found.tutorial;
        let sound = !found.broken && engine::errand::rehearse(&*opened, &found.tutorial).is_empty();
        let (Ok(setup), Ok(seed), true) = (head.setup(source), head.seed(source), sound) else {
            let path = [("path", Value::Text(source.path()))];
            return Err(said(&self.speech, "error-tutorial-broken", &path));
        };
        let players = of_head(head, setup.seats);
        let table = opened.table(setup, seed);
        let mut table = table.map_err(|error| trouble::setup(&self.speech, &args.flags, &error))?;
        table.note(TUTORIAL, &found.name);
        let mut hot_seat = self.seated(args, lang, opened, table, players)?;
        hot_seat.teach(found.tutorial.clone());
        Ok(Some(hot_seat))
    }

    /// The tutorials that there are: each with its name and what it is called.
    pub fn tutorials(&self) -> Vec<(String, String)> {
        let all = tutorials(&self.content).into_iter().filter(|found| !found.broken);
        all.map(|found| (found.name.clone(), found.title(&self.speech, &self.content))).collect()
    }

    /// Says which tutorials there are.
    fn list_tutorials(&self, all: &[&Found]) -> anyhow::Result<()> {
        let mut text = paragraph(&self.speech.tell("tutorials", &[]));
        for found in all {
            let title = found.title(&self.speech, &self.content);
            let first = format!("  cardwright play --tutorial {:<18}  ", found.name);
            text.extend(wrap(&first, &title).into_iter().map(|line| line + "\n"));
        }
        Ok(output::print(&text)?)
    }

    /// The tutorial by which a saved game goes on, if there still is one.
    pub fn tutorial_of(&self, name: &str) -> Option<Tutorial> {
        let all = tutorials(&self.content).into_iter();
        let mut named = all.filter(|found| found.name == name && !found.broken);
        named.next().map(|found| found.tutorial)
    }
}
