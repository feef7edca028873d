//! Who does work that falls into pieces. The engine has no threads; a front end lends its own.

use std::sync::OnceLock;

/// So many things are one piece of work: handing out less of it costs more than doing it.
const PIECE: usize = 16;

/// Does pieces of work, in whatever order. What comes of them never depends on it.
pub trait Crew: Sync {
    /// Calls `work` once for each piece, and returns when all are done.
    fn each(&self, pieces: usize, work: &(dyn Fn(usize) + Sync));
}

/// One piece after the other.
#[derive(Clone, Copy, Debug, Default)]
pub struct Alone;

impl Crew for Alone {
    fn each(&self, pieces: usize, work: &(dyn Fn(usize) + Sync)) {
        (0..pieces).for_each(work);
    }
}

/// What a crew makes of each of some things, in their order.
///
/// ```
/// let squares = diag::spread(&diag::Alone, &[1, 2, 3], |number| number * number);
/// assert_eq!(squares, [1, 4, 9]);
/// ```
pub fn spread<I: Sync, T: Send + Sync>(
    crew: &dyn Crew,
    things: &[I],
    work: impl Fn(&I) -> T + Sync,
) -> Vec<T> {
    spread_by(PIECE, crew, things, work)
}

/// Like [`spread`], with so many things in a piece: one, where each is much work.
pub fn spread_by<I: Sync, T: Send + Sync>(
    piece: usize,
    crew: &dyn Crew,
    things: &[I],
    work: impl Fn(&I) -> T + Sync,
) -> Vec<T> {
    let pieces: Vec<&[I]> = things.chunks(piece.max(1)).collect();
    let made: Vec<OnceLock<Vec<T>>> = pieces.iter().map(|_| OnceLock::new()).collect();
    crew.each(pieces.len(), &|at| {
        made[at].get_or_init(|| pieces[at].iter().map(&work).collect());
    });
    made.into_iter().filter_map(OnceLock::into_inner).flatten().collect()
}
