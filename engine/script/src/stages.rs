//! Stages of a game's scripts: the free ones, and the one of the run that asked last.

use std::cell::RefCell;
use std::sync::Arc;

use crate::fault::Fault;
use crate::host::{Host, Pause, Ran};
use crate::journal::Journal;
use crate::stage::Stage;

/// Stages for the runs of one host, boxed so that they are cheap to move. `K` is the start of an
/// effect (the state of a game), by which the run that asked is found.
pub struct Stages<S, K> {
    free: RefCell<Vec<Box<S>>>,
    parked: RefCell<Option<Parked<S, K>>>,
    /// Start states of finished effects, kept so that their allocation can be reused.
    left: RefCell<Vec<Arc<K>>>,
}

/// Maximum number of start states kept for reuse.
const LEFT: usize = 8;

/// The run that asked last: a cache that no state contains.
struct Parked<S, K> {
    /// Only effects that share this start can belong to the run.
    start: Arc<K>,
    /// `None` while the run continues.
    stage: Option<(Pause, Box<S>)>,
}

impl<S, K> Default for Stages<S, K> {
    fn default() -> Self {
        Self { free: RefCell::default(), parked: RefCell::default(), left: RefCell::default() }
    }
}

impl<S: Stage, K> Stages<S, K> {
    /// A stage, ready to be prepared for a call.
    #[inline]
    pub fn take(&self) -> Box<S> {
        self.free.borrow_mut().pop().unwrap_or_default()
    }

    /// Takes a stage back.
    #[inline]
    pub fn give(&self, stage: Box<S>) {
        self.free.borrow_mut().push(stage);
    }

    /// A shared copy of a state as the start of an effect. Reuses the allocation of a finished one.
    #[inline]
    pub fn start(&self, state: &K) -> Arc<K>
    where
        K: Clone,
    {
        let left = self.left.borrow_mut().pop();
        let place = left.and_then(|mut place| {
            Arc::get_mut(&mut place)?.clone_from(state);
            Some(place)
        });
        place.unwrap_or_else(|| Arc::new(state.clone()))
    }

    /// Takes back the start of a finished effect, unless some state still shares it.
    #[inline]
    pub fn leave(&self, start: Arc<K>) {
        let is_over = |parked: &mut Parked<S, K>| {
            parked.stage.is_none() && Arc::ptr_eq(&parked.start, &start)
        };
        drop(self.parked.borrow_mut().take_if(is_over));
        let left = &mut *self.left.borrow_mut();
        if left.len() < LEFT && Arc::strong_count(&start) == 1 {
            left.push(start);
        }
    }

    /// Keeps the stage of a run that has just asked, until the effect that began with `start` is
    /// answered or another run asks.
    pub fn park(&self, host: &Host<S>, start: &Arc<K>, stage: Box<S>) {
        let Some(pause) = host.paused() else { return self.give(stage) };
        let stage = Some((pause, stage));
        let before = match &mut *self.parked.borrow_mut() {
            Some(parked) if Arc::ptr_eq(&parked.start, start) => {
                std::mem::replace(&mut parked.stage, stage)
            }
            parked => {
                let parked = parked.replace(Parked { start: Arc::clone(start), stage });
                parked.and_then(|parked| parked.stage)
            }
        };
        if let Some((_, stage)) = before {
            self.give(stage);
        }
    }

    /// Continues the effect that began with `start` at its question. `None` if it is not the one
    /// that asked last; it must then be run again from its start.
    pub fn go_on(
        &self,
        host: &Host<S>,
        start: &Arc<K>,
        journal: &Journal,
    ) -> Option<(Result<Ran, Fault>, Box<S>)> {
        let (pause, mut stage, known) = {
            let parked = &mut *self.parked.borrow_mut();
            let Parked { start: known, stage } = parked.as_mut()?;
            let (pause, stage) = stage.take()?;
            (pause, stage, Arc::ptr_eq(known, start))
        };
        let ran = if known { host.go_on(pause, &mut stage, journal) } else { None };
        match ran {
            Some(ran) => Some((ran, stage)),
            None => {
                self.give(stage);
                None
            }
        }
    }
}
