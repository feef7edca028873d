//! Looking ahead without leaving faults in the game.

use crate::game::Bench;

/// Runs something that does not really happen, such as a look ahead. Faults of cards in it are
/// dropped; earlier faults are kept.
///
/// ```
/// use play::example::Pig;
/// use play::{Rules, Setup, Shown, imagine};
///
/// let now = Pig.start(&Setup::seats(2))?;
/// let points = imagine(&Pig, || Pig.tally(&now, play::Seat(0)).len());
/// assert_eq!(points, Pig.tally(&now, play::Seat(0)).len());
/// # Ok::<(), play::SetupError>(())
/// ```
pub fn imagine<G: Bench, T>(game: &G, what: impl FnOnce() -> T) -> T {
    let before = game.faults();
    let out = what();
    game.swap_faults(before);
    out
}
