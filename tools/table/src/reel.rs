//! Reels: the moments of a game, shown one after another, and their pace.

use std::time::Duration;

use play::Eye;
use view::{Panel, Sentence, View};

/// The pace of the table's animation.
///
/// ```
/// use table::Pace;
///
/// assert_eq!(Pace::Slow.next(true), Pace::Steady);
/// assert_eq!(Pace::Off.next(true), Pace::Off);
/// assert!(Pace::Quick.reading(40) < Pace::Slow.reading(40));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// No animation: only the final result is shown.
    Off,
    /// For fast readers who know the game.
    Quick,
    /// At reading pace.
    Steady,
    /// With time to think.
    Slow,
}

impl Pace {
    /// The next faster or slower pace, if there is one.
    pub fn next(self, faster: bool) -> Self {
        match (self, faster) {
            (Self::Slow, false) | (Self::Steady, false) => Self::Slow,
            (Self::Slow, true) | (Self::Quick, false) => Self::Steady,
            (Self::Steady, true) | (Self::Off, false) => Self::Quick,
            (Self::Quick, true) | (Self::Off, true) => Self::Off,
        }
    }

    /// The id of its message.
    pub fn text(self) -> &'static str {
        match self {
            Self::Off => "pace-off",
            Self::Quick => "pace-quick",
            Self::Steady => "pace-steady",
            Self::Slow => "pace-slow",
        }
    }

    /// How long this number of letters is shown.
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

/// Moments of a game, one of which is shown.
pub struct Reel {
    /// The number of answers at each of them.
    pub moments: Vec<usize>,
    /// The index of the shown moment.
    pub at: usize,
    /// The number of answers already reported. The first moment reports everything since.
    pub from: usize,
    /// The eye.
    pub eye: Eye,
    /// The step of the animation that leads to it.
    pub part: u8,
    /// How much of the usual time each frame takes, in percent.
    pub time: u32,
    /// The table before the animation.
    pub before: Vec<Panel>,
    /// The table after the animation.
    pub after: Vec<Panel>,
    /// Its purpose.
    pub kind: Kind,
}

/// The purpose of a reel.
pub enum Kind {
    /// It leads to a view that has arrived.
    News {
        /// The view.
        view: Box<View>,
        /// The events before; the view reports all events of the moments.
        told: Vec<Sentence>,
        /// Whether the last moment stays until a key is pressed.
        holds: bool,
    },
    /// Looking back at a game.
    Back {
        /// Whether it goes on by itself.
        going: bool,
    },
}

impl Reel {
    /// The time of a frame, given its usual one.
    pub fn taking(&self, usual: Duration) -> Duration {
        usual * self.time / 100
    }

    /// Whether its last moment stays until a key is pressed.
    pub fn holds(&self) -> bool {
        match self.kind {
            Kind::News { holds, .. } => holds,
            Kind::Back { .. } => false,
        }
    }
}
