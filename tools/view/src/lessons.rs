//! A tutorial at a table: what is taught, which offers fit, and what is said of one that does not.

use play::Waiting;
use play::tutorial::{Beat, LESSONS, OTHERWISE, Tutorial};
use text::{Value, Voice};

use desk::SPACE;

use crate::book::joined;
use crate::command::COMMANDS;
use crate::notice::Notice;
use crate::sitting::Sitting;

/// The commands that a lesson can name, each as a value of its text.
const NAMED: [&str; 3] = ["help", "hint", "score"];

/// A tutorial, as far as it was taught.
pub(crate) struct Lessons {
    tutorial: Tutorial,
    /// Of so many of its answers the lessons were told.
    taught: usize,
    /// It was said that the game has left it.
    left: bool,
}

impl Sitting<'_> {
    /// Plays by a tutorial from here on: bots answer as it is written, and people are asked again
    /// where their choice does not fit. Behind its last answer the game goes on freely.
    pub fn teach(&mut self, tutorial: Tutorial) {
        // A game that goes on and has left its tutorial is one without.
        let reached = tutorial.reached(&*self.table);
        self.lessons = reached.map(|taught| Lessons { tutorial, taught, left: false });
    }

    /// Whether it is played by a tutorial that was not left.
    pub fn is_taught(&self) -> bool {
        self.lessons.as_ref().is_some_and(|lessons| !lessons.left)
    }

    /// What the tutorial expects now, if it expects anything.
    fn beat(&self) -> Option<&Beat> {
        let Waiting::Asks { seat, .. } = self.table.waiting() else { return None };
        let Lessons { tutorial, .. } = self.lessons.as_ref()?;
        let beat = tutorial.beats.get(tutorial.reached(&*self.table)?)?;
        // What is written must be offered; where it is not, the game goes on without lessons.
        let offered = self.table.offers().iter().any(|offer| beat.fits(&offer.line()));
        (beat.seat == seat && offered).then_some(beat)
    }

    /// The offer that the tutorial writes here; none where it writes nothing, or no more.
    pub fn written(&self) -> Option<usize> {
        let line = &self.beat()?.reply.choice.text;
        self.table.offers().iter().position(|offer| offer.line() == *line)
    }

    /// The offers that fit what the tutorial expects; none where it expects nothing.
    pub fn fitting(&self) -> Vec<usize> {
        let Some(beat) = self.beat() else { return Vec::new() };
        let offers = self.table.offers().iter().enumerate();
        offers.filter(|(_, offer)| beat.fits(&offer.line())).map(|(nth, _)| nth).collect()
    }

    /// What is taught now; nothing where nobody teaches.
    pub(crate) fn taught(&mut self) -> Vec<String> {
        let Some(Lessons { tutorial, taught, left }) = &self.lessons else { return Vec::new() };
        let Some(reached) = tutorial.reached(&*self.table) else {
            if *left {
                return Vec::new();
            }
            let text = self.speech.tell("lesson-left", &[]);
            if let Some(lessons) = &mut self.lessons {
                lessons.left = true;
            }
            return vec![text];
        };
        let due = tutorial.beats.iter().take(reached + 1).skip(reached.min(*taught));
        let due = due.flat_map(|beat| &beat.lessons);
        let ends = reached == tutorial.beats.len() && *taught <= reached;
        let farewell = tutorial.farewell.iter().filter(|_| ends);
        let voice = self.speech.voice();
        let named = NAMED.map(|name| (name, self.asked_for(&voice, name)));
        let values = named.each_ref().map(|(name, word)| (*name, Value::Text(word)));
        let said = due.chain(farewell).map(|id| voice.tell(LESSONS, &id.text, &values)).collect();
        drop(voice);
        if let Some(lessons) = &mut self.lessons {
            lessons.taught = reached + 1;
        }
        said
    }

    /// How a command is asked for: by its key, or else by its word.
    fn asked_for(&self, voice: &Voice<'_>, name: &str) -> String {
        if let Some((_, key)) = self.keys.iter().find(|(command, _)| *command == name) {
            return (*key).to_owned();
        }
        let command = COMMANDS.iter().find(|command| command.name == name);
        command.map_or_else(String::new, |command| command.word(voice))
    }

    /// Says why an offer is not the one that the tutorial expects; false if it may be taken.
    pub(crate) fn declined(&mut self, offer: usize) -> bool {
        let Some(beat) = self.beat() else { return false };
        let Some(said) = self.table.offers().get(offer) else { return false };
        if beat.fits(&said.line()) {
            return false;
        }
        let own = beat.lessons.iter().rev();
        let voice = self.speech.voice();
        let own = own.map(|id| voice.word(LESSONS, &id.text, Some(OTHERWISE), &[]));
        let own = own.flatten().next();
        let text = own.or_else(|| self.expected("lesson-otherwise")).unwrap_or_default();
        drop(voice);
        self.notices.push(Notice::Says { id: "lesson-otherwise", text });
        true
    }

    /// A text of the program with the offer that the tutorial writes here.
    fn expected(&self, id: &'static str) -> Option<String> {
        let offer = self.table.offers().get(self.written()?)?;
        let voice = self.speech.voice();
        let said = voice.say(offer);
        Some(voice.tell(SPACE, id, &[("offer", Value::Text(&said))]))
    }

    /// Says which offers the tutorial expects; false if it expects none, or whatever is offered.
    pub(crate) fn hinted(&mut self) -> bool {
        let (fitting, offers) = (self.fitting(), self.table.offers());
        let text = match fitting[..] {
            [] => return false,
            [_] => self.expected("lesson-hint"),
            [..] if fitting.len() == offers.len() => return false,
            [..] => {
                let voice = self.speech.voice();
                let said: Vec<String> =
                    fitting.iter().map(|nth| voice.say(&offers[*nth])).collect();
                let said = joined(&voice, said, " · ");
                Some(voice.tell(SPACE, "lesson-hint-several", &[("offers", Value::Text(&said))]))
            }
        };
        let Some(text) = text else { return false };
        self.notices.push(Notice::Says { id: "lesson-hint", text });
        true
    }
}
