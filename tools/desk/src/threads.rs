//! The threads of this machine, which work for the engine.

use std::panic;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use diag::{Crew, Memo};

use crate::before::TextsBefore;
use crate::stop::Stop;

/// No more than so many: what is read here is seldom worth more.
const MOST: usize = 8;

/// Room for readers that go down as deep as a text is nested. Only what is used of it is taken.
const STACK: usize = 256 << 20;

/// Does something in a thread with room for deep texts.
///
/// # Errors
/// When the system gives no thread.
pub fn deep<T: Send>(work: impl FnOnce() -> T + Send) -> Result<T, Stop> {
    thread::scope(|scope| {
        let begun = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
        let done = begun.map_err(|error| Stop::Said(error.to_string()))?.join();
        Ok(done.unwrap_or_else(|panic| panic::resume_unwind(panic)))
    })
}

/// As many threads as the machine runs at once.
#[derive(Default)]
pub struct Threads {
    memo: Option<Memo>,
    before: Option<TextsBefore>,
}

impl Threads {
    /// The same, and texts and what was made of them are remembered: for whoever reads the same packs
    /// again.
    pub fn remembering() -> Self {
        Self { memo: Some(Memo::default()), before: Some(TextsBefore::default()) }
    }

    /// The texts that were read before, if they are remembered.
    pub(crate) fn before(&self) -> Option<&TextsBefore> {
        self.before.as_ref()
    }

    /// How many threads the machine runs at once. To ask for it takes longer than much of the work.
    pub fn count() -> usize {
        static COUNT: OnceLock<usize> = OnceLock::new();
        *COUNT.get_or_init(|| thread::available_parallelism().map_or(1, usize::from))
    }
}

impl Crew for Threads {
    fn memo(&self) -> Option<&Memo> {
        self.memo.as_ref()
    }

    /// Side by side only where what was made before is remembered. All the rest is work enough for
    /// all threads without it, and holds more at once when it is done side by side.
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
                // Where the system gives no thread, this one does both.
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
            // Where the system gives none, this thread does all of it.
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
