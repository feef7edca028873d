//! The threads of this machine, which work for the engine.

use std::io;
use std::panic;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use diag::{Crew, Memo};
use rayon_core::{ThreadPool, ThreadPoolBuilder};

use crate::before::Before;

/// No more than so many: what is read here is seldom worth more.
const MOST: usize = 8;

/// Room for readers that go down as deep as a text is nested. Only what is used of it is taken.
const STACK: usize = 256 << 20;

/// Does something in a thread with room for deep texts.
///
/// # Errors
/// When the system gives no thread.
pub fn deep<T: Send>(work: impl FnOnce() -> T + Send) -> io::Result<T> {
    thread::scope(|scope| {
        let done = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work)?.join();
        Ok(done.unwrap_or_else(|panic| panic::resume_unwind(panic)))
    })
}

/// As many threads as the machine runs at once.
#[derive(Default)]
pub struct Threads {
    memo: Option<Memo>,
    before: Option<Before>,
    pool: OnceLock<Option<ThreadPool>>,
}

impl Threads {
    /// The same, and texts and what was made of them are remembered: for whoever reads the same packs
    /// again.
    pub fn remembering() -> Self {
        Self { memo: Some(Memo::default()), before: Some(Before::default()), ..Self::default() }
    }

    /// The texts that were read before, if they are remembered.
    pub(crate) fn before(&self) -> Option<&Before> {
        self.before.as_ref()
    }

    /// How many threads the machine runs at once. To ask for it takes longer than much of the work.
    pub fn count() -> usize {
        static COUNT: OnceLock<usize> = OnceLock::new();
        *COUNT.get_or_init(|| thread::available_parallelism().map_or(1, usize::from))
    }

    /// The threads beside the one that asks. They are begun when there is work for them, and stay: what
    /// one of them has freed it takes again for the next work, so that less is held in all. There are
    /// none where one thread is all that the machine runs, or where the system gives none.
    fn pool(&self) -> Option<&ThreadPool> {
        let begun = self.pool.get_or_init(|| {
            // What is done beside something else takes one thread for as long as it lasts.
            let threads = Self::count().min(MOST) - 1 + usize::from(self.memo.is_some());
            let pool = ThreadPoolBuilder::new().num_threads(threads).stack_size(STACK);
            if threads == 0 { None } else { pool.build().ok() }
        });
        begun.as_ref()
    }
}

impl Crew for Threads {
    fn memo(&self) -> Option<&Memo> {
        self.memo.as_ref()
    }

    /// Side by side only where what was made before is remembered. All the rest is work enough for
    /// all threads without it, and holds more at once when it is done side by side.
    fn beside(&self, here: &mut dyn FnMut(), elsewhere: &(dyn Fn() + Sync)) {
        let pool = if self.memo.is_some() { self.pool() } else { None };
        let Some(pool) = pool else {
            elsewhere();
            return here();
        };
        pool.in_place_scope(|scope| {
            scope.spawn(|_| elsewhere());
            here();
        });
    }

    fn each(&self, pieces: usize, work: &(dyn Fn(usize) + Sync)) {
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
        let hands = Self::count().min(MOST).min(pieces);
        let pool = if hands > 1 { self.pool() } else { None };
        let Some(pool) = pool else { return hand() };
        pool.in_place_scope(|scope| {
            for _ in 1..hands {
                scope.spawn(|_| hand());
            }
            hand();
        });
    }
}
