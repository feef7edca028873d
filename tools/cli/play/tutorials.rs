//! The tutorials of the packs, in words.

use desk::lobby::{PackTutorial, tutorials};
use play::tutorial::{LESSONS, TITLE};
use text::Value;
use view::HotSeat;

use super::opening::Opening;
use super::trouble::{CommandError, NOTHING, said};
use crate::args::PlayArgs;
use crate::line::{paragraph, wrap};
use crate::output;

impl Opening {
    /// The game of a tutorial; `None` if several match, which are then listed.
    pub fn tutored(
        mut self,
        args: &PlayArgs,
        lang: Option<&str>,
        wish: Option<&str>,
    ) -> Result<Option<HotSeat>, CommandError> {
        let all = tutorials(&self.content);
        let meant = |tutorial: &&PackTutorial| {
            [args.game.as_deref(), wish].into_iter().flatten().all(|word| tutorial.is_meant(word))
        };
        let meant: Vec<&PackTutorial> = all.iter().filter(meant).collect();
        let tutorial = match meant[..] {
            [tutorial] => tutorial,
            [] => {
                let names: Vec<&str> = all.iter().map(|tutorial| tutorial.name.as_str()).collect();
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
        self.turn_to(tutorial.game)?;
        self.content = tutorial.content(&self.content);
        self.speech.turn_to(self.content.trees(tutorial.game));
        let lang = self.named_language(lang);
        let begun = tutorial.begin(&self.content, args.save.as_deref(), lang.as_deref());
        let begun = begun.map_err(|error| self.not_begun(error))?;
        Ok(Some(self.started(begun)))
    }

    /// The available tutorials: name and title.
    pub fn tutorials(&self) -> Vec<(String, String)> {
        let all = tutorials(&self.content).into_iter().filter(|tutorial| !tutorial.broken);
        all.map(|tutorial| (tutorial.name.clone(), self.title(&tutorial))).collect()
    }

    /// The title of a tutorial.
    fn title(&self, tutorial: &PackTutorial) -> String {
        let texts = tutorial.content(&self.content).trees(tutorial.game);
        let mut own = self.speech.beside(texts);
        own.switch(self.speech.tag());
        let first = tutorial.tutorial.lessons().next();
        let title = first.and_then(|id| own.voice().word(LESSONS, &id.text, Some(TITLE), &[]));
        title.unwrap_or_else(|| tutorial.name.clone())
    }

    /// Lists tutorials.
    fn list_tutorials(&self, all: &[&PackTutorial]) -> anyhow::Result<()> {
        let mut text = paragraph(&self.speech.tell("tutorials", &[]));
        for tutorial in all {
            let first = format!("  cardwright play --tutorial {:<18}  ", tutorial.name);
            text.extend(wrap(&first, &self.title(tutorial)).into_iter().map(|line| line + "\n"));
        }
        Ok(output::print(&text)?)
    }
}
