//! The status of a game whose flow consists of scenes: points at which it asks a seat or chance.

use crate::chance::{Dealing, Request};
use crate::rules::Status;
use crate::seat::Seat;

/// What a scene waits for. `P` is the game's prompt type, `D` its draws.
///
/// ```
/// use play::{Ask, Draw, Odds, Request, Seat, Status, Stream};
///
/// /// Rolls a die.
/// struct Die;
///
/// impl Draw for Die {
///     type Choice = u16;
///     fn request(&self) -> Request {
///         Odds::Roll { low: 1, high: 6 }.of(Stream(0))
///     }
///     fn choice(&self, outcome: u16) -> u16 {
///         outcome
///     }
/// }
///
/// let ask: Ask<&str, Die> = Ask::Chance(Die);
/// assert_eq!(Status::from(ask), Status::Chance(Die.request()));
/// let ask: Ask<&str, Die> = Ask::Seat(Seat(1), "roll-or-hold");
/// assert_eq!(Status::from(ask), Status::Asks { seat: Seat(1), prompt: "roll-or-hold" });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask<P, D> {
    /// A seat decides.
    Seat(Seat, P),
    /// Chance answers.
    Chance(D),
    /// No one is asked. The scene goes on by itself, or the game is over.
    Nobody,
}

/// A draw, and the meaning of its outcomes.
pub trait Draw {
    /// The choice type of the game.
    type Choice;

    /// The request for a dealer.
    fn request(&self) -> Request;

    /// The choice that an outcome means.
    fn choice(&self, outcome: u16) -> Self::Choice;

    /// The choice for a dealer's answer; `None` when the dealer's limit is reached.
    #[inline(always)]
    fn dealt(&self, dealing: &mut Dealing<'_>) -> Option<Self::Choice> {
        dealing.answer(&self.request()).map(|outcome| self.choice(outcome))
    }
}

impl<P, D: Draw> From<Ask<P, D>> for Status<P> {
    #[inline]
    fn from(ask: Ask<P, D>) -> Self {
        match ask {
            Ask::Seat(seat, prompt) => Self::Asks { seat, prompt },
            Ask::Chance(draw) => Self::Chance(draw.request()),
            Ask::Nobody => Self::Over,
        }
    }
}
