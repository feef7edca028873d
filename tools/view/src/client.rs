//! One pair of eyes in one language, and what they have seen.

use desk::{Speech, introduce};
use play::Eye;

use crate::game::Match;
use crate::telling::Telling;

/// Who looks at a [`Match`]: a player or somebody who only watches, in a language, with what was seen
/// and what is to be told. Many clients may look at one match, each in its own language.
pub struct Client {
    pub(crate) eye: Eye,
    pub(crate) speech: Speech,
    pub(crate) telling: Telling,
    /// By which keys commands are asked for, where they are not typed.
    pub(crate) keys: &'static [(&'static str, &'static str)],
    /// Nobody else looks at the same screen.
    pub(crate) alone: bool,
    pub(crate) seen: Seen,
    /// What was seen last is still before these eyes.
    pub(crate) looks: bool,
    /// How many faults of cards were told.
    pub(crate) faults: usize,
    /// The query that was last asked of nothing in particular: what is typed next says of what.
    pub(crate) which: Option<String>,
    pub(crate) taught: Taught,
}

/// How far a game was seen.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Seen {
    /// So many events.
    pub events: usize,
    /// So many answers.
    pub answers: usize,
    /// So many events before the player's last turn was over.
    pub since: usize,
}

/// How far a tutorial was told.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Taught {
    /// The lessons of so many of its answers.
    pub lessons: usize,
    /// Also that the game has left it.
    pub left: bool,
}

impl Client {
    /// Eyes that look at a game from now on, in the language of `speech`: all that has happened is
    /// news to them.
    pub fn new(game: &Match, eye: Eye, mut speech: Speech) -> Self {
        introduce(&mut speech, game.players());
        let mut client = Self {
            eye,
            speech,
            telling: Telling::default(),
            keys: &[],
            alone: true,
            seen: Seen::default(),
            looks: false,
            faults: 0,
            which: None,
            taught: Taught::default(),
        };
        client.join_lessons(game);
        client
    }

    /// Lessons of what was played already are not told.
    pub(crate) fn join_lessons(&mut self, game: &Match) {
        let reached = game.tutorial().and_then(|it| it.reached(game.table()));
        self.taught = Taught { lessons: reached.unwrap_or_default(), left: false };
    }

    /// From now on this much is told without being asked for.
    pub fn tell_as(&mut self, telling: Telling) {
        self.telling = telling;
    }

    /// Whose eyes these are.
    pub fn eye(&self) -> Eye {
        self.eye
    }

    /// The language.
    pub fn speech(&self) -> &Speech {
        &self.speech
    }

    /// What is told without being asked for.
    pub fn telling(&self) -> &Telling {
        &self.telling
    }

    /// What was seen last is out of sight: the next view shows it anew.
    pub(crate) fn look_away(&mut self) {
        self.looks = false;
    }

    /// All that has happened is no news.
    pub(crate) fn catch_up(&mut self, game: &Match) {
        self.seen.events = game.table().log_len();
        self.seen.answers = game.answers();
    }

    /// An answer was given by whoever looks, who knows it.
    pub(crate) fn answered(&mut self, answers: usize) {
        self.seen.answers = answers;
    }

    /// The game goes on from before an answer, which was taken back.
    pub fn went_back(&mut self, game: &Match) {
        self.seen.events = self.seen.events.min(game.table().log_len());
        self.seen.since = self.seen.since.min(self.seen.events);
        self.seen.answers = self.seen.answers.min(game.answers());
        self.looks = false;
    }

    /// What is told to one of several at a keyboard is told to all of them: the language, faults,
    /// lessons, and what is to be told at all.
    pub(crate) fn share(&mut self, other: &Self) {
        if self.speech.tag() != other.speech.tag() {
            self.speech = other.speech.clone();
        }
        self.speech.speak_aloud(other.speech.is_aloud());
        self.telling.clone_from(&other.telling);
        (self.keys, self.faults, self.taught) = (other.keys, other.faults, other.taught);
    }
}
