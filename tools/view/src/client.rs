//! A client: one pair of eyes in one language, with what it has seen.

use desk::{Speech, introduce};
use play::Eye;

use crate::game::{Jumped, Match};
use crate::telling::Telling;

/// A viewer of a [`Match`]: a player or a spectator, in one language. It remembers what it has seen
/// and how much it wants to see. Several clients can view one match, each in its own language.
pub struct Client {
    pub(crate) eye: Eye,
    pub(crate) speech: Speech,
    pub(crate) telling: Telling,
    /// The keys for commands, if they are not typed. Each has the name of its command.
    pub(crate) keys: &'static [(&'static str, &'static str)],
    /// Whether no one else looks at this screen.
    pub(crate) alone: bool,
    pub(crate) seen: Seen,
    /// What had been seen before each view and answer, to return to when answers are undone.
    pub(crate) before: Vec<Seen>,
    /// Whether the last view is still visible.
    pub(crate) looks: bool,
    /// The number of faults of cards already shown.
    pub(crate) faults: usize,
    /// The last query that still needs a thing. The next typed words name it.
    pub(crate) which: Option<String>,
    pub(crate) taught: Taught,
}

/// How much of a game has been seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Seen {
    /// Number of events.
    pub events: usize,
    /// Number of answers.
    pub answers: usize,
    /// Number of events before the end of the player's last turn.
    pub since: usize,
}

/// How much of a tutorial has been shown.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Taught {
    /// Number of answers whose lessons were shown.
    pub lessons: usize,
    /// Whether the notice that the game left the tutorial was shown.
    pub left: bool,
}

impl Client {
    /// A client for a game from now on, in the language of `speech`. Everything that happened
    /// before is news to it.
    pub fn new(game: &Match, eye: Eye, mut speech: Speech) -> Self {
        introduce(&mut speech, game.players(), game.table());
        let mut client = Self {
            eye,
            speech,
            telling: Telling::default(),
            keys: &[],
            alone: true,
            seen: Seen::default(),
            before: Vec::new(),
            looks: false,
            faults: 0,
            which: None,
            taught: Taught::default(),
        };
        client.join_lessons(game);
        client
    }

    /// Skips the lessons of answers already given.
    pub(crate) fn join_lessons(&mut self, game: &Match) {
        let reached = game.tutorial().and_then(|it| it.reached(game.table()));
        self.taught = Taught { lessons: reached.unwrap_or_default(), left: false };
    }

    /// Sets how much is shown without a request.
    pub fn tell_as(&mut self, telling: Telling) {
        self.telling = telling;
    }

    /// The eye of this client.
    pub fn eye(&self) -> Eye {
        self.eye
    }

    /// The language.
    pub fn speech(&self) -> &Speech {
        &self.speech
    }

    /// How much is shown without a request.
    pub fn telling(&self) -> &Telling {
        &self.telling
    }

    /// The last view is no longer visible; the next one shows everything again.
    pub(crate) fn look_away(&mut self) {
        self.looks = false;
    }

    /// Marks all past events as seen.
    pub(crate) fn catch_up(&mut self, game: &Match) {
        self.seen.events = game.table().log_len();
        self.seen.answers = game.answers();
    }

    /// Marks what a tutorial jumped over as seen; its next lesson says what happened.
    pub(crate) fn jump(&mut self, jumped: Jumped) {
        self.seen.events = self.seen.events.max(jumped.events);
        self.seen.answers = self.seen.answers.max(jumped.answers);
    }

    /// Notes that this client gave an answer, which therefore is not news to it.
    pub(crate) fn answered(&mut self, answers: usize) {
        self.remember();
        self.seen.answers = answers;
    }

    /// Notes what has been seen before more is.
    pub(crate) fn remember(&mut self) {
        if self.before.last() != Some(&self.seen) {
            self.before.push(self.seen);
        }
    }

    /// Notes that answers were undone, up to the present one.
    pub fn went_back(&mut self, game: &Match) {
        // A view after an undone answer does not count: what it showed is news again, as before it.
        while self.seen.answers > game.answers() {
            let Some(before) = self.before.pop() else { break };
            self.seen = before;
        }
        self.seen.events = self.seen.events.min(game.table().log_len());
        self.seen.since = self.seen.since.min(self.seen.events);
        self.seen.answers = self.seen.answers.min(game.answers());
        self.looks = false;
    }

    /// Copies settings and progress that all clients at one keyboard share: the language, faults,
    /// lessons, and how much is shown.
    pub(crate) fn share(&mut self, other: &Self) {
        if self.speech.tag() != other.speech.tag() {
            self.speech = other.speech.clone();
        }
        self.speech.speak_aloud(other.speech.is_aloud());
        self.telling.clone_from(&other.telling);
        (self.keys, self.faults, self.taught) = (other.keys, other.faults, other.taught);
    }
}
