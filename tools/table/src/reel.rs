//! Moments of a game, of which one is seen after another, and how fast.

use std::time::Duration;

use play::Eye;
use view::{Panel, Sentence, View};

/// How fast a table moves by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// At once: what comes of all answers is seen, not how it came.
    Off,
    /// As fast as one who knows the game reads.
    Quick,
    /// As fast as one reads.
    Steady,
    /// With time to think.
    Slow,
}

impl Pace {
    /// The next faster one, or the next slower one, as far as there is one.
    pub fn next(self, faster: bool) -> Self {
        match (self, faster) {
            (Self::Slow, false) | (Self::Steady, false) => Self::Slow,
            (Self::Slow, true) | (Self::Quick, false) => Self::Steady,
            (Self::Steady, true) | (Self::Off, false) => Self::Quick,
            (Self::Quick, true) | (Self::Off, true) => Self::Off,
        }
    }

    /// The text that names it.
    pub fn text(self) -> &'static str {
        match self {
            Self::Off => "pace-off",
            Self::Quick => "pace-quick",
            Self::Steady => "pace-steady",
            Self::Slow => "pace-slow",
        }
    }

    /// How long so many letters are in sight.
    pub fn reading(self, letters: usize) -> Duration {
        let (least, letter) = match self {
            Self::Off => (0, 0),
            Self::Quick => (200, 4),
            Self::Steady => (450, 12),
            Self::Slow => (900, 30),
        };
        let letters = u64::try_from(letters.min(200)).unwrap_or(u64::MAX);
        Duration::from_millis(least + letter * letters)
    }
}

/// Moments of a game, of which one is seen.
pub struct Reel {
    /// After how many answers each of them is.
    pub moments: Vec<usize>,
    /// Which is seen.
    pub at: usize,
    /// After how many answers nothing is told yet: the first moment tells all since.
    pub from: usize,
    /// With whose eyes.
    pub eye: Eye,
    /// The part of the movement that leads to it.
    pub part: u8,
    /// The table before the movement.
    pub before: Vec<Panel>,
    /// The table behind it.
    pub after: Vec<Panel>,
    /// What it is for.
    pub kind: Kind,
}

/// What a reel is for.
pub enum Kind {
    /// It leads to a view that has come already.
    News {
        /// The view.
        view: Box<View>,
        /// What was told before: the view tells all that the moments tell.
        told: Vec<Sentence>,
        /// The last moment is seen until a key is pressed.
        holds: bool,
    },
    /// A game is looked back at.
    Back {
        /// It goes on by itself.
        going: bool,
    },
}

impl Reel {
    /// Whether its last moment is seen until a key is pressed.
    pub fn holds(&self) -> bool {
        match self.kind {
            Kind::News { holds, .. } => holds,
            Kind::Back { .. } => false,
        }
    }
}
