//! Threads of this machine, as a crew for the engine.

use std::panic;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use diag::{Crew, Memo};

use crate::before::TextsBefore;
use crate::stop::Stop;

/// Maximum number of threads; more rarely help.
const MOST: usize = 8;

/// Stack size in bytes, enough for parsers of deeply nested texts. Only used pages take memory.
const STACK: usize = 256 << 20;

/// Runs work in a thread with a stack for deeply nested texts.
///
/// # Errors
/// If the system cannot create a thread.
pub fn deep<T: Send>(work: impl FnOnce() -> T + Send) -> Result<T, Stop> {
    thread::scope(|scope| {
        let begun = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
        let done = begun.map_err(|error| Stop::Said(error.to_string()))?.join();
        Ok(done.unwrap_or_else(|panic| panic::resume_unwind(panic)))
    })
}

/// As many threads as the machine runs in parallel, up to a maximum.
#[derive(Default)]
pub struct Threads {
    memo: Option<Memo>,
    before: Option<TextsBefore>,
}

impl Threads {
    /// Threads with a cache of texts and results, for reading the same packs repeatedly.
    pub fn remembering() -> Self {
        Self { memo: Some(Memo::default()), before: Some(TextsBefore::default()) }
    }

    /// The cache of texts, if there is one.
    pub(crate) fn before(&self) -> Option<&TextsBefore> {
        self.before.as_ref()
    }

    /// The number of threads that the machine runs in parallel. Cached, because the query takes
    /// longer than much of the work.
    pub fn count() -> usize {
        static COUNT: OnceLock<usize> = OnceLock::new();
        *COUNT.get_or_init(|| thread::available_parallelism().map_or(1, usize::from))
    }
}

impl Crew for Threads {
    fn memo(&self) -> Option<&Memo> {
        self.memo.as_ref()
    }

    /// In parallel only with a cache. Otherwise, the parts already use all threads, and running
    /// both would need more memory.
    fn beside(&self, here: &mut dyn FnMut(), elsewhere: &(dyn Fn() + Sync)) {
        if self.memo.is_none() {
            elsewhere();
            return here();
        }
        thread::scope(|scope| {
            let begun = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, elsewhere);
            here();
            match begun.map(thread::ScopedJoinHandle::join) {
                Ok(Ok(())) => {}
                Ok(Err(panic)) => panic::resume_unwind(panic),
                // Without a second thread, this one does both.
                Err(_) => elsewhere(),
            }
        });
    }

    fn each(&self, pieces: usize, work: &(dyn Fn(usize) + Sync)) {
        let hands = Self::count().min(MOST).min(pieces);
        let next = AtomicUsize::new(0);
        let hand = || {
            loop {
                let piece = next.fetch_add(1, Ordering::Relaxed);
                if piece >= pieces {
                    return;
                }
                work(piece);
            }
        };
        thread::scope(|scope| {
            let begin = |_| thread::Builder::new().stack_size(STACK).spawn_scoped(scope, hand);
            // Without further threads, this one does everything.
            let begun: Vec<_> = (1..hands).filter_map(|at| begin(at).ok()).collect();
            hand();
            for other in begun {
                if let Err(panic) = other.join() {
                    panic::resume_unwind(panic);
                }
            }
        });
    }
}
