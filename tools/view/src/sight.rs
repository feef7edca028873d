//! What one pair of eyes sees of a game. Everything here depends only on the game, the viewer and
//! the request, and changes nothing.

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
use crate::values::Values;
use crate::view::{Aloud, Ask};
use crate::wording::Wording;

/// What a [`Client`] sees of a [`Match`]: answers to any request in the client's language, as far
/// as an eye may know. Each answer is a file in `answers/`.
#[derive(Clone, Copy)]
pub struct Sight<'s> {
    pub(crate) game: &'s Match,
    pub(crate) client: &'s Client,
    /// The eye used. It can temporarily differ from the client's own.
    pub(crate) eye: Eye,
    /// The eye for the log. The log contains what a player once knew, so on a shared screen it is
    /// read with the public eye.
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

    /// The language.
    pub fn speech(self) -> &'s Speech {
        self.client.speech()
    }

    /// The asked seat, if it is this viewer's.
    pub(crate) fn asked(self) -> Option<Seat> {
        self.game.asked().filter(|seat| self.eye == Eye::Seat(*seat))
    }

    /// The offers for this viewer.
    pub(crate) fn offers(self) -> &'s [Message] {
        self.asked().map_or(&[], |_| self.table().offers())
    }

    /// Why things on the table are not offered to this viewer.
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

    /// A message of a front end, from its space.
    pub fn tell(self, space: &'static str, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.speech().voice().tell(space, id, values)
    }

    /// A message of the program, as a notice.
    pub(crate) fn says(self, id: &'static str, values: &[(&str, Value<'_>)]) -> Notice {
        Notice::Says { id, text: self.speech().tell(id, values) }
    }

    /// A notice about the file of the game.
    pub(crate) fn says_of_file(self, id: &'static str) -> Notice {
        let path = self.path();
        self.says(id, &[("path", Value::Text(&path))])
    }

    /// A notice about a file that could not be written.
    pub(crate) fn says_of_trouble(self, id: &'static str, path: &Path, why: &io::Error) -> Notice {
        Notice::Says { id, text: trouble::file_text(self.speech(), id, path, why) }
    }

    /// The file of the game.
    pub(crate) fn path(self) -> String {
        self.game.keeper().path().display().to_string()
    }

    /// A notice that no offer has this number.
    pub(crate) fn no_such_number(self) -> Notice {
        let count = i64::try_from(self.offers().len()).unwrap_or(i64::MAX);
        self.says("no-such-number", &[("count", Value::Int(count))])
    }

    /// A notice why a choice cannot be undone.
    pub(crate) fn not_undone(self, refused: UndoRefused) -> Notice {
        let (id, event) = match refused {
            UndoRefused::Nothing if self.game.was_given() => ("undo-given", None),
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

    /// The question for these eyes. `again`: the same player goes on.
    pub(crate) fn ask(self, voice: &Voice<'_>, again: bool) -> Option<Ask> {
        let seat = self.asked()?;
        let prompt = self.prompt()?;
        let wording = self.wording(voice);
        let name = voice.seat(seat);
        let (id, values) = (prompt.id.clone(), Values::of(&prompt));
        let prompt = voice.say(&prompt);
        let asked = [("name", Value::Text(&name)), ("prompt", Value::Text(&prompt))];
        Some(Ask {
            id,
            heading: voice.tell(SPACE, "asked", &asked),
            prompt,
            values,
            offers: wording.offers(self.eye),
            topic: wording.topic(),
            again,
        })
    }

    /// The question, if these eyes are asked.
    pub(crate) fn prompt(self) -> Option<Message> {
        self.asked()?;
        match self.table().waiting() {
            Waiting::Asks { prompt, .. } => Some(prompt),
            Waiting::Chance | Waiting::Over => None,
        }
    }

    /// The last lines of the log since an event.
    pub(crate) fn log(self, from: usize, most: usize) -> Vec<Sentence> {
        let voice = self.speech().voice();
        let log = self.table().log(from, self.log_eye);
        let skip = log.len().saturating_sub(most);
        let kinds = kinds(self.table(), &log);
        let told = log.iter().zip(kinds).skip(skip);
        let said = |(message, kind)| Sentence { kind, ..sentence(&voice, self.table(), message) };
        told.map(said).collect()
    }

    /// The last events, as far as these eyes may know them and their client's settings include
    /// them.
    pub fn last_told(self, most: usize) -> Vec<Sentence> {
        self.client.telling().told(self.log(0, most))
    }

    /// The table and the question, with signs written in words.
    pub fn aloud(self) -> Aloud {
        let voice = self.speech().voice().aloud(true);
        let wording = self.wording(&voice);
        let offers = self.asked().map(|_| wording.offers(self.eye));
        Aloud { panels: wording.picture(self.eye), offers: offers.unwrap_or_default() }
    }

    /// A chapter of the rules as shown on a screen, by its id.
    pub fn chapter(self, id: &str) -> Option<Rule> {
        let voice = self.speech().voice();
        self.wording(&voice).rule(id)
    }

    /// A chapter of the rules with everything except its examples, which look like a running game.
    /// For pages that can be turned.
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

    /// The chapter of a paragraph, with that paragraph first and each other one once. For pages
    /// that can be turned.
    pub fn chapter_on(self, topic: Rule) -> Rule {
        // Listeners hear the shorter version, line by line.
        let whole = !self.speech().is_aloud();
        match if whole { self.whole_chapter(&topic.id) } else { self.chapter(&topic.id) } {
            Some(chapter) => chapter.beginning_with(topic.text),
            None => topic,
        }
    }
}
