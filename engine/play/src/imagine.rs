//! What does not really happen: looking ahead, and asking what would come.

use crate::game::Bench;

/// Does something that only might happen, such as looking ahead: the faults that cards have in it are
/// dropped, and those from before are still there.
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
