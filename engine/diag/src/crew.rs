//! Crews: divide work among threads. The engine creates no threads; a front end provides its own.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use crate::Source;

/// Number of items in one piece of work. Smaller pieces cost more to hand out than to do.
const PIECE: usize = 16;

/// Does pieces of work in any order. Results must not depend on the order.
pub trait Crew: Send + Sync {
    /// Calls `work` once for each piece, and returns when all are done.
    fn each(&self, pieces: usize, work: &(dyn Fn(usize) + Sync));

    /// Runs `here` in this thread and `elsewhere`, which must not wait for it, in any thread.
    fn beside(&self, here: &mut dyn FnMut(), elsewhere: &(dyn Fn() + Sync)) {
        elsewhere();
        here();
    }

    /// The cache of results for known texts, if the crew has one.
    fn memo(&self) -> Option<&Memo> {
        None
    }
}

/// Cached results, by sort and name. A result is reused only if all its [`Inputs`] are equal.
#[derive(Default)]
pub struct Memo(Mutex<BTreeMap<&'static str, Slots>>);

/// Results by name.
#[allow(clippy::disallowed_types, reason = "looked up, never gone through")]
type Slots = std::collections::HashMap<String, Arc<dyn Any + Send + Sync>>;

/// Everything that a result depends on: files with path and text, and other facts.
///
/// ```
/// use diag::{Inputs, Source, made_of};
///
/// let files = [Source::new("a", "one two"), Source::new("b", "three")];
/// let inputs = Inputs { files: &files, facts: "o" };
/// let count = made_of(&diag::Alone, ("letters", "all"), inputs, |Inputs { files, facts: letter }| {
///     files.iter().map(|file| file.text().matches(letter).count()).sum::<usize>()
/// });
/// assert_eq!(*count, 2);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Inputs<'i, F> {
    /// The files.
    pub files: &'i [Source],
    /// Everything else.
    pub facts: F,
}

/// A result and its inputs.
struct Remembered<F, T> {
    files: Vec<Source>,
    facts: F,
    made: Arc<T>,
}

impl Memo {
    /// The result for these inputs; `None` if the kept inputs differ.
    fn of<F: PartialEq + 'static, T: 'static>(
        &self,
        (what, name): (&'static str, &str),
        inputs: &Inputs<'_, F>,
    ) -> Option<Arc<T>> {
        let kept = Arc::clone(self.slots().get(what)?.get(name)?);
        // Compare large inputs after the lock is released.
        let kept = kept.downcast_ref::<Remembered<F, T>>()?;
        let is_same = kept.files == inputs.files && kept.facts == inputs.facts;
        is_same.then(|| Arc::clone(&kept.made))
    }

    fn keep<F: Send + Sync + 'static, T: Send + Sync + 'static>(
        &self,
        (what, name): (&'static str, &str),
        Inputs { files, facts }: Inputs<'_, F>,
        made: &Arc<T>,
    ) {
        let kept = Arc::new(Remembered { files: files.to_vec(), facts, made: Arc::clone(made) });
        self.slots().entry(what).or_default().insert(name.to_owned(), kept);
    }

    fn slots(&self) -> MutexGuard<'_, BTreeMap<&'static str, Slots>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The result for a text, reused if the crew has it in its cache. It must depend only on the text
/// and its path.
///
/// ```
/// let text = diag::Source::new("a", "one two");
/// let words = diag::made(&diag::Alone, "words", &text, |text| text.text().split(' ').count());
/// assert_eq!(*words, 2);
/// ```
pub fn made<T: Send + Sync + 'static>(
    crew: &dyn Crew,
    what: &'static str,
    source: &Source,
    make: impl FnOnce(&Source) -> T,
) -> Arc<T> {
    let inputs = Inputs { files: std::slice::from_ref(source), facts: () };
    made_of(crew, (what, source.path()), inputs, |_| make(source))
}

/// Like [`made`], for several files and facts.
///
/// The name distinguishes results of one sort, such as those of two packs. A result must depend
/// only on its name and its inputs. Anything else that `make` reads and that can change between two
/// calls must be one of the inputs.
pub fn made_of<F: PartialEq + Send + Sync + 'static, T: Send + Sync + 'static>(
    crew: &dyn Crew,
    named: (&'static str, &str),
    inputs: Inputs<'_, F>,
    make: impl FnOnce(&Inputs<'_, F>) -> T,
) -> Arc<T> {
    let Some(memo) = crew.memo() else { return Arc::new(make(&inputs)) };
    memo.of(named, &inputs).unwrap_or_else(|| {
        let made = Arc::new(make(&inputs));
        memo.keep(named, inputs, &made);
        made
    })
}

/// A crew without threads: one piece after the other.
#[derive(Clone, Copy, Debug, Default)]
pub struct Alone;

impl Crew for Alone {
    fn each(&self, pieces: usize, work: &(dyn Fn(usize) + Sync)) {
        (0..pieces).for_each(work);
    }
}

/// Both results. The first is computed in this thread, the second in any; neither may wait for the
/// other.
///
/// ```
/// let (sum, product) = diag::both(&diag::Alone, || 2 + 3, || 2 * 3);
/// assert_eq!((sum, product), (5, 6));
/// ```
pub fn both<A, B: Send + Sync>(
    crew: &dyn Crew,
    here: impl FnOnce() -> A,
    elsewhere: impl FnOnce() -> B + Send,
) -> (A, B) {
    let (mut here, elsewhere) = (Some(here), Mutex::new(Some(elsewhere)));
    let (mut one, other) = (None, OnceLock::new());
    crew.beside(&mut || one = here.take().map(|work| work()), &|| {
        let work = elsewhere.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(work) = work {
            other.get_or_init(work);
        }
    });
    (one.expect("a crew does both"), other.into_inner().expect("a crew does both"))
}

/// The results for each item, in order, computed by a crew.
///
/// ```
/// let squares = diag::spread(&diag::Alone, &[1, 2, 3], |number| number * number);
/// assert_eq!(squares, [1, 4, 9]);
/// ```
pub fn spread<'t, I: Sync, T: Send + Sync>(
    crew: &dyn Crew,
    things: &'t [I],
    work: impl Fn(&'t I) -> T + Sync,
) -> Vec<T> {
    spread_by(PIECE, crew, things, work)
}

/// Like [`spread`], with `piece` items in a piece of work: 1 if each is much work.
pub fn spread_by<'t, I: Sync, T: Send + Sync>(
    piece: usize,
    crew: &dyn Crew,
    things: &'t [I],
    work: impl Fn(&'t I) -> T + Sync,
) -> Vec<T> {
    let pieces: Vec<&'t [I]> = things.chunks(piece.max(1)).collect();
    let made: Vec<OnceLock<Vec<T>>> = pieces.iter().map(|_| OnceLock::new()).collect();
    crew.each(pieces.len(), &|at| {
        made[at].get_or_init(|| pieces[at].iter().map(&work).collect());
    });
    let mut all = Vec::with_capacity(things.len());
    all.extend(made.into_iter().filter_map(OnceLock::into_inner).flatten());
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Default)]
    struct Remembering(Memo);

    impl Crew for Remembering {
        fn each(&self, pieces: usize, work: &(dyn Fn(usize) + Sync)) {
            Alone.each(pieces, work);
        }

        fn memo(&self) -> Option<&Memo> {
            Some(&self.0)
        }
    }

    #[test]
    fn a_result_is_used_again_only_for_the_same_inputs() {
        let crew = Remembering::default();
        let files = [Source::new("a", "one"), Source::new("b", "two")];
        let calls = Mutex::new(0);
        let tally = |name: &str, files: &[Source], facts: (u8, String)| {
            let made = made_of(&crew, ("tally", name), Inputs { files, facts }, |_| {
                let mut calls = calls.lock().expect("no call panics");
                *calls += 1;
                *calls
            });
            *made
        };
        let facts = || (1, "x".to_owned());
        assert_eq!(tally("all", &files, facts()), 1);
        assert_eq!(tally("all", &files.clone(), facts()), 1, "the same inputs");
        assert_eq!(tally("others", &files, facts()), 2, "another name");
        assert_eq!(tally("all", &files, facts()), 1, "names do not disturb each other");
        assert_eq!(tally("all", &files, (2, "x".to_owned())), 3, "another fact");
        assert_eq!(tally("all", &files[..1], facts()), 4, "a file less");
        assert_eq!(tally("all", &[Source::new("a", "other")], facts()), 5, "another text");
        assert_eq!(tally("all", &[Source::new("c", "other")], facts()), 6, "another path");
        let other = made_of(&crew, ("tally", "all"), Inputs { files: &[], facts: 7 }, |_| "seven");
        assert_eq!(*other, "seven", "results of another type are no results");
    }
}
