//! Who does work that falls into pieces. The engine has no threads; a front end lends its own.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use crate::Source;

/// So many things are one piece of work: handing out less of it costs more than doing it.
const PIECE: usize = 16;

/// Does pieces of work, in whatever order. What comes of them never depends on it.
pub trait Crew: Send + Sync {
    /// Calls `work` once for each piece, and returns when all are done.
    fn each(&self, pieces: usize, work: &(dyn Fn(usize) + Sync));

    /// Does something in this thread, and something else, which need not wait for it, in any.
    fn beside(&self, here: &mut dyn FnMut(), elsewhere: &(dyn Fn() + Sync)) {
        elsewhere();
        here();
    }

    /// What it remembers of texts it has seen, if it keeps anything.
    fn memo(&self) -> Option<&Memo> {
        None
    }
}

/// What was made of texts: of each, by its path, or of several by the name that they have together,
/// what was made of them last. It is made anew when one of them is another one.
#[derive(Default)]
pub struct Memo(Mutex<BTreeMap<&'static str, BTreeMap<String, Made>>>);

/// Texts, and what was made of them.
type Made = (Vec<Source>, Arc<dyn Any + Send + Sync>);

impl Memo {
    /// What was made of texts before; nothing if they were others.
    fn of<T: Send + Sync + 'static>(
        &self,
        (what, name): (&'static str, &str),
        sources: &[Source],
    ) -> Option<Arc<T>> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (before, made) = all.get(what)?.get(name)?;
        if before == sources { Arc::clone(made).downcast().ok() } else { None }
    }

    fn keep<T: Send + Sync + 'static>(
        &self,
        (what, name): (&'static str, &str),
        sources: &[Source],
        made: &Arc<T>,
    ) {
        let made: Made = (sources.to_vec(), Arc::<T>::clone(made));
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.entry(what).or_default().insert(name.to_owned(), made);
    }
}

/// What is made of a text, or was made of it before, where a crew remembers that. It must depend on
/// nothing but the text and its path.
///
/// ```
/// let text = diag::Source::new("a", "one two");
/// let words = diag::made(&diag::Alone, "words", &text, || text.text().split(' ').count());
/// assert_eq!(*words, 2);
/// ```
pub fn made<T: Send + Sync + 'static>(
    crew: &dyn Crew,
    what: &'static str,
    source: &Source,
    make: impl FnOnce() -> T,
) -> Arc<T> {
    made_of_all(crew, (what, source.path()), std::slice::from_ref(source), make)
}

/// Like [`made`], of several texts that have a name together. It must depend on nothing but them, in
/// their order, and the name.
pub fn made_of_all<T: Send + Sync + 'static>(
    crew: &dyn Crew,
    named: (&'static str, &str),
    sources: &[Source],
    make: impl FnOnce() -> T,
) -> Arc<T> {
    let Some(memo) = crew.memo() else { return Arc::new(make()) };
    memo.of(named, sources).unwrap_or_else(|| {
        let made = Arc::new(make());
        memo.keep(named, sources, &made);
        made
    })
}

/// One piece after the other.
#[derive(Clone, Copy, Debug, Default)]
pub struct Alone;

impl Crew for Alone {
    fn each(&self, pieces: usize, work: &(dyn Fn(usize) + Sync)) {
        (0..pieces).for_each(work);
    }
}

/// What comes of two things that need not wait for each other: the first is done in this thread, the
/// second in any.
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

/// What a crew makes of each of some things, in their order.
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

/// Like [`spread`], with so many things in a piece: one, where each is much work.
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
