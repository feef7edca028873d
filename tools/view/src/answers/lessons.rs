//! A tutorial in words: the lessons, the accepted offers, and the responses to other choices.

use play::tutorial::{LESSONS, OTHERWISE};
use text::{Value, Voice};

use desk::SPACE;

use crate::book::joined;
use crate::client::Taught;
use crate::command::command_word;
use crate::notice::Notice;
use crate::sight::Sight;

/// The commands that lessons can name, each as a value of the text.
const NAMED: [&str; 3] = ["help", "hint", "score"];

impl Sight<'_> {
    /// The present lessons, and the progress of the tutorial after showing them. Empty without a
    /// tutorial.
    pub(crate) fn lessons(self) -> (Vec<String>, Taught) {
        let before = self.client.taught;
        let Some(tutorial) = self.game.tutorial() else { return (Vec::new(), before) };
        let Some(reached) = tutorial.reached(self.table()) else {
            let left = (!before.left).then(|| self.speech().tell("lesson-left", &[]));
            return (left.into_iter().collect(), Taught { left: true, ..before });
        };
        let due = tutorial.beats.iter().take(reached + 1).skip(reached.min(before.lessons));
        let due = due.flat_map(|beat| &beat.lessons);
        let ends = reached == tutorial.beats.len() && before.lessons <= reached;
        let farewell = tutorial.farewell.iter().filter(|_| ends);
        let voice = self.speech().voice();
        let named = NAMED.map(|name| (name, self.asked_for(&voice, name)));
        let values = named.each_ref().map(|(name, word)| (*name, Value::Text(word)));
        let said = due.chain(farewell).map(|id| voice.tell(LESSONS, &id.text, &values));
        let mut said: Vec<String> = said.collect();
        if let (Some((step, steps)), Some(last)) = (self.game.step(), said.last_mut()) {
            let count = |number: usize| Value::Int(i64::try_from(number).unwrap_or(i64::MAX));
            let lesson = Value::Text(last);
            let values = [("step", count(step)), ("steps", count(steps)), ("lesson", lesson)];
            *last = voice.tell(SPACE, "lesson-step", &values);
        }
        (said, Taught { lessons: reached + 1, ..before })
    }

    /// Whether the game follows a tutorial and has not left it.
    pub fn is_taught(self) -> bool {
        self.game.tutorial().is_some() && !self.client.taught.left
    }

    /// How a command is entered: its key, or else its word.
    fn asked_for(self, voice: &Voice<'_>, name: &str) -> String {
        match self.client.keys.iter().find(|(command, _)| *command == name) {
            Some((_, key)) => (*key).to_owned(),
            None => command_word(voice, name),
        }
    }

    /// A notice why the tutorial expects another choice.
    pub(crate) fn otherwise(self) -> Notice {
        let voice = self.speech().voice();
        let beat = self.game.beat().into_iter();
        let mut own = beat.flat_map(|beat| beat.lessons.iter().rev());
        let own = own.find_map(|id| voice.word(LESSONS, &id.text, Some(OTHERWISE), &[]));
        let text = own.or_else(|| self.expected("lesson-otherwise")).unwrap_or_default();
        Notice::Says { id: "lesson-otherwise", text }
    }

    /// A message of the program that names the offer expected by the tutorial.
    fn expected(self, id: &'static str) -> Option<String> {
        let offer = self.offers().get(self.game.written()?)?;
        let voice = self.speech().voice();
        let said = voice.say(offer);
        Some(voice.tell(SPACE, id, &[("offer", Value::Text(&said))]))
    }

    /// The offers that the tutorial expects. `None` if it expects none, or accepts all.
    pub(crate) fn hint_of_lesson(self) -> Option<Notice> {
        let (fitting, offers) = (self.game.fitting(), self.offers());
        let text = match fitting[..] {
            [] => return None,
            [_] => self.expected("lesson-hint"),
            [..] if fitting.len() == offers.len() => return None,
            [..] => {
                let voice = self.speech().voice();
                let said: Vec<String> =
                    fitting.iter().map(|nth| voice.say(&offers[*nth])).collect();
                let said = joined(&voice, said, " · ");
                Some(voice.tell(SPACE, "lesson-hint-several", &[("offers", Value::Text(&said))]))
            }
        };
        Some(Notice::Says { id: "lesson-hint", text: text? })
    }
}
