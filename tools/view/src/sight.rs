//! What one pair of eyes sees of a game: everything here is a function of the game, of who looks, and
//! of what is asked. Nothing changes by it.

use std::io;
use std::path::Path;

use desk::{SPACE, Speech, trouble};
use engine::Opened;
use play::{Answer, Eye, Message, Refusal, Seat, Table, UndoRefused, Waiting};
use text::{Value, Voice};

use crate::client::Client;
use crate::game::Match;
use crate::matching::NOTHING;
use crate::notice::Notice;
use crate::rule::{Rule, RulePart};
use crate::sentence::{Sentence, kinds, sentence};
use crate::view::{Aloud, Ask};
use crate::wording::Wording;

/// What a [`Client`] sees of a [`Match`]: answers to whatever can be asked of it, in the client's
/// language, as far as an eye may know. Each answer is a file in `answers/`.
#[derive(Clone, Copy)]
pub struct Sight<'s> {
    pub(crate) game: &'s Match,
    pub(crate) client: &'s Client,
    /// Whose eyes these are: for a while, they can be another's than the client's.
    pub(crate) eye: Eye,
    /// Whose eyes the log is read with. The log also tells what a player once knew, so where others
    /// look at the same screen, it is read with everybody’s.
    pub(crate) log_eye: Eye,
}

impl Client {
    /// What these eyes see of a game.
    pub fn sight<'s>(&'s self, game: &'s Match) -> Sight<'s> {
        let log_eye = if self.alone { self.eye } else { Eye::Bystander };
        Sight { game, client: self, eye: self.eye, log_eye }
    }
}

impl<'s> Sight<'s> {
    pub(crate) fn table(self) -> &'s dyn Table {
        self.game.table()
    }

    pub(crate) fn opened(self) -> &'s dyn Opened {
        self.game.opened()
    }

    /// The language in which it is told.
    pub fn speech(self) -> &'s Speech {
        self.client.speech()
    }

    /// The seat that is asked, if it looks.
    pub(crate) fn asked(self) -> Option<Seat> {
        self.game.asked().filter(|seat| self.eye == Eye::Seat(*seat))
    }

    /// What whoever looks may choose.
    pub(crate) fn offers(self) -> &'s [Message] {
        self.asked().map_or(&[], |_| self.table().offers())
    }

    /// Why things on the table are not offered to whoever looks.
    pub(crate) fn refusals(self) -> Vec<Refusal> {
        self.asked().map_or_else(Vec::new, |_| self.table().refusals())
    }

    /// The table in words.
    pub(crate) fn wording<'v>(self, voice: &'v Voice<'_>) -> Wording<'v>
    where
        's: 'v,
    {
        Wording { voice, table: self.table(), opened: self.opened() }
    }

    /// A text of a front end, from the space it is in.
    pub fn tell(self, space: &'static str, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.speech().voice().tell(space, id, values)
    }

    /// A text of the program, as something that is said.
    pub(crate) fn says(self, id: &'static str, values: &[(&str, Value<'_>)]) -> Notice {
        Notice::Says { id, text: self.speech().tell(id, values) }
    }

    /// Says something of the file in which the game is kept.
    pub(crate) fn says_of_file(self, id: &'static str) -> Notice {
        let path = self.path();
        self.says(id, &[("path", Value::Text(&path))])
    }

    /// Says why a file could not be written.
    pub(crate) fn says_of_trouble(self, id: &'static str, path: &Path, why: &io::Error) -> Notice {
        Notice::Says { id, text: trouble::file_text(self.speech(), id, path, why) }
    }

    /// The file in which the game is kept.
    pub(crate) fn path(self) -> String {
        self.game.keeper().path().display().to_string()
    }

    /// Says that an offer has no such number.
    pub(crate) fn no_such_number(self) -> Notice {
        let count = i64::try_from(self.offers().len()).unwrap_or(i64::MAX);
        self.says("no-such-number", &[("count", Value::Int(count))])
    }

    /// Says why a choice cannot be taken back.
    pub(crate) fn not_undone(self, refused: UndoRefused) -> Notice {
        let (id, event) = match refused {
            UndoRefused::Nothing => ("undo-nothing", None),
            UndoRefused::Chance(event) => ("undo-chance", event),
            UndoRefused::Revealed(event) => ("undo-revealed", Some(event)),
        };
        let event = event.map(|event| self.speech().voice().say(&event));
        let event = event.as_deref().unwrap_or(NOTHING);
        self.says(id, &[("event", Value::Text(event))])
    }

    /// The answers that these eyes have not seen.
    pub(crate) fn fresh_answers(self) -> &'s [Answer] {
        self.table().answers().get(self.client.seen.answers..).unwrap_or_default()
    }

    /// What is asked of these eyes; `again`: as before.
    pub(crate) fn ask(self, voice: &Voice<'_>, again: bool) -> Option<Ask> {
        let seat = self.asked()?;
        let prompt = self.prompt()?;
        let wording = self.wording(voice);
        let name = voice.seat(seat);
        let id = prompt.id.clone();
        let prompt = voice.say(&prompt);
        let values = [("name", Value::Text(&name)), ("prompt", Value::Text(&prompt))];
        Some(Ask {
            id,
            heading: voice.tell(SPACE, "asked", &values),
            prompt,
            offers: wording.offers(self.eye),
            topic: wording.topic(),
            again,
        })
    }

    /// The question, if it is put to these eyes.
    pub(crate) fn prompt(self) -> Option<Message> {
        self.asked()?;
        match self.table().waiting() {
            Waiting::Asks { prompt, .. } => Some(prompt),
            Waiting::Chance | Waiting::Over => None,
        }
    }

    /// The last lines of the log from an event on.
    pub(crate) fn log(self, from: usize, most: usize) -> Vec<Sentence> {
        let voice = self.speech().voice();
        let log = self.table().log(from, self.log_eye);
        let skip = log.len().saturating_sub(most);
        let kinds = kinds(self.table(), &log);
        let told = log.iter().zip(kinds).skip(skip);
        let said = |(message, kind)| Sentence { kind, ..sentence(&voice, self.table(), message) };
        told.map(said).collect()
    }

    /// The last of what has happened, as far as these eyes may know and as their client wants to be
    /// told.
    pub fn last_told(self, most: usize) -> Vec<Sentence> {
        self.client.telling().told(self.log(0, most))
    }

    /// What lies on the table and what is asked, with signs said in words.
    pub fn aloud(self) -> Aloud {
        let voice = self.speech().voice().aloud(true);
        let wording = self.wording(&voice);
        let offers = self.asked().map(|_| wording.offers(self.eye));
        Aloud { panels: wording.picture(self.eye), offers: offers.unwrap_or_default() }
    }

    /// A chapter of the rules as far as it is shown on a screen, by its name in every language.
    pub fn chapter(self, id: &str) -> Option<Rule> {
        let voice = self.speech().voice();
        self.wording(&voice).rule(id)
    }

    /// The same with all that stands in the rulebook but its examples, which look like a game that is
    /// on: for pages that are turned.
    pub fn whole_chapter(self, id: &str) -> Option<Rule> {
        let voice = self.speech().voice();
        let mut rule = self.wording(&voice).whole_rule(id)?;
        rule.parts.retain(|part| match part {
            RulePart::Example { .. } => false,
            RulePart::Text { .. }
            | RulePart::Steps { .. }
            | RulePart::Table { .. }
            | RulePart::List { .. } => true,
        });
        Some(rule)
    }

    /// The chapter of which a paragraph is told, with that paragraph first and each of the others
    /// once: for eyes, as for pages that are turned.
    pub fn chapter_on(self, topic: Rule) -> Rule {
        // Who listens hears what is said of it line by line.
        let whole = !self.speech().is_aloud();
        match if whole { self.whole_chapter(&topic.id) } else { self.chapter(&topic.id) } {
            Some(chapter) => chapter.beginning_with(topic.text),
            None => topic,
        }
    }
}
