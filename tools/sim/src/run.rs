//! Running a plan on several threads, with a result that does not depend on them.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use engine::{Errand, Opened, Playable, SharedGame};
use play::Ref;
use serde::{Deserialize, Serialize};

use crate::game::NotPlayed;
use crate::plan::Plan;
use crate::stats::EVERY;
use crate::sums::Sums;
use crate::unit::{Elsewhere, UnitTable};

/// Units of a block. After each block, a run looks whether it can stop.
const BLOCK: u64 = EVERY;

/// Units that a thread plays at a time.
const PARCEL: u64 = 10;

/// Blocks after which a run looks which cards are known well enough. Not fewer, so that threads do
/// not wait for each other often.
const WAVE: u64 = 8;

/// The results of a plan, or of its first seeds.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Results {
    /// The sums of all units so far, in whole blocks.
    pub total: Sums,
    /// Whether nothing is left to play: all seeds were played, or the width was reached.
    pub is_complete: bool,
}

/// How far a run is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Units that were played, of those that may be needed.
    pub units: u64,
    /// All units of the plan.
    pub of: u64,
    /// Games that were played.
    pub games: u64,
}

/// A game, and what is played with it.
#[derive(Clone, Copy)]
pub struct Arm<'a> {
    /// The game with its packs.
    pub game: &'a SharedGame,
    /// The plan.
    pub plan: &'a Plan,
}

/// Plays a plan, or the rest of it after `before`, on a number of threads. With `against`, each
/// seed is played in this way too, and the differences are counted.
///
/// `cancelled` stops the run at the next seed; whole blocks are kept. `heard` is called whenever
/// some games were played.
///
/// # Errors
/// The first game, in the order of seeds, that cannot be played.
pub fn run(
    arm: Arm<'_>,
    against: Option<Arm<'_>>,
    before: Results,
    threads: usize,
    cancelled: &AtomicBool,
    heard: &(dyn Fn(Progress) + Sync),
) -> Result<Results, NotPlayed> {
    let desk = Desk { queue: Mutex::new(Queue::new(arm.plan, before)), wake: Condvar::new() };
    let tables = (UnitTable::new(arm.plan), against.map(|arm| UnitTable::compared(arm.plan)));
    let work = || {
        let other = against.map(|arm| arm.game.open());
        let other = other.as_deref().zip(tables.1.as_ref());
        let (plan, table, desk) = (arm.plan, &tables.0, &desk);
        let worker = Worker { plan, table, other, desk, cancelled, heard };
        engine::send(&*arm.game.open(), worker);
    };
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(work);
        }
    });
    desk.queue.into_inner().unwrap_or_else(PoisonError::into_inner).end()
}

/// One thread at work.
struct Worker<'r> {
    plan: &'r Plan,
    table: &'r UnitTable,
    /// The other way to play, if two are compared.
    other: Option<(&'r dyn Opened, &'r UnitTable)>,
    desk: &'r Desk,
    cancelled: &'r AtomicBool,
    heard: &'r (dyn Fn(Progress) + Sync),
}

impl Errand for Worker<'_> {
    type Out = ();

    fn run<G: Playable>(self, game: &Rc<G>) {
        while let Some((parcel, known)) = self.desk.next() {
            let mut sums = Sums::default();
            let mut failed = None;
            for unit in parcel.units {
                if self.cancelled.load(Ordering::Relaxed) {
                    return self.desk.cancel();
                }
                let seed = self.plan.seeds.nth(unit);
                failed = self.unit(game, seed, &known, &mut sums).err();
                if failed.is_some() {
                    break;
                }
            }
            (self.heard)(self.desk.take(parcel.first, failed.map_or(Ok(sums), Err)));
        }
    }
}

impl Worker<'_> {
    fn unit<G: Playable>(
        &self,
        game: &Rc<G>,
        seed: u64,
        known: &BTreeSet<Ref>,
        sums: &mut Sums,
    ) -> Result<(), NotPlayed> {
        let games = self.table.play(&**game, seed, known, sums)?;
        sums.add_unit(seed, &games);
        if let Some((opened, table)) = self.other {
            let others = engine::send(opened, Elsewhere { table, seed })?;
            sums.fail(seed, &others);
            sums.pairs.get_or_insert_default().add([&games, &others]);
        }
        Ok(())
    }
}

/// Some units that one thread plays.
struct Parcel {
    first: u64,
    units: Range<u64>,
}

/// Where threads fetch parcels and leave results.
struct Desk {
    queue: Mutex<Queue>,
    wake: Condvar,
}

impl Desk {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next parcel, with the things whose caused value is known well enough; `None` if the run
    /// is over. Waits for the end of the wave.
    fn next(&self) -> Option<(Parcel, Arc<BTreeSet<Ref>>)> {
        let mut queue = self.lock();
        loop {
            if queue.is_over {
                return None;
            }
            if let Some(parcel) = queue.hand() {
                return Some((parcel, Arc::clone(&queue.known)));
            }
            queue = self.wake.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn take(&self, first: u64, sums: Result<Sums, NotPlayed>) -> Progress {
        let mut queue = self.lock();
        queue.take(first, sums);
        self.wake.notify_all();
        queue.progress()
    }

    fn cancel(&self) {
        self.lock().is_over = true;
        self.wake.notify_all();
    }
}

struct Queue {
    plan: Plan,
    results: Results,
    known: Arc<BTreeSet<Ref>>,
    /// The units of the wave, and the first of them that no thread has.
    wave: Range<u64>,
    next: u64,
    /// The parcels of the wave that were played, by their first unit.
    finished: BTreeMap<u64, Sums>,
    failed: Option<(u64, NotPlayed)>,
    is_over: bool,
    games: u64,
}

impl Queue {
    fn new(plan: &Plan, before: Results) -> Self {
        let mut queue = Self {
            plan: plan.clone(),
            is_over: before.is_complete,
            games: before.total.games,
            results: before,
            known: Arc::default(),
            wave: 0..0,
            next: 0,
            finished: BTreeMap::new(),
            failed: None,
        };
        queue.begin_wave();
        queue
    }

    /// The next units. Whole blocks were played before.
    fn begin_wave(&mut self) {
        let all = self.plan.seeds.count();
        let first = self.results.total.units.min(all);
        // Waves begin at fixed units, so that an interrupted run goes on like any other.
        let end = (first / (WAVE * BLOCK) + 1).saturating_mul(WAVE * BLOCK).min(all);
        (self.wave, self.next) = (first..end, first);
        self.known = Arc::new(self.plan.known(&self.results.total));
        if first == end || self.plan.is_known(&self.results.total, &self.known) {
            self.results.is_complete = true;
            self.is_over = true;
        }
    }

    fn hand(&mut self) -> Option<Parcel> {
        let units = self.next..(self.next + PARCEL).min(self.wave.end);
        self.next = units.end;
        (!units.is_empty()).then_some(Parcel { first: units.start, units })
    }

    fn take(&mut self, first: u64, sums: Result<Sums, NotPlayed>) {
        match sums {
            Ok(sums) => {
                self.games += sums.games;
                self.finished.insert(first, sums);
            }
            Err(stopped) => {
                // Parcels are handed out in order: earlier ones are played to their end.
                self.is_over = true;
                if self.failed.as_ref().is_none_or(|(other, _)| first < *other) {
                    self.failed = Some((first, stopped));
                }
            }
        }
        if !self.is_over && self.played() == self.wave.end - self.wave.start {
            self.merge();
            if !self.is_over {
                self.begin_wave();
            }
        }
    }

    fn played(&self) -> u64 {
        self.finished.values().map(|sums| sums.units).sum()
    }

    /// Adds the whole blocks of the wave in order.
    fn merge(&mut self) {
        let all = self.plan.seeds.count();
        while let Some(block) = self.block(all) {
            self.results.total.join(&block);
            if !self.plan.counts_caused() && self.plan.is_known(&self.results.total, &self.known) {
                self.results.is_complete = true;
                self.is_over = true;
                return;
            }
        }
    }

    /// The next block, if all its units were played.
    fn block(&mut self, all: u64) -> Option<Sums> {
        let first = self.results.total.units;
        let end = (first + BLOCK).min(all);
        let parcels = (first..end).step_by(PARCEL as usize);
        if first >= end || !parcels.clone().all(|first| self.finished.contains_key(&first)) {
            return None;
        }
        let mut block = Sums::default();
        for parcel in parcels {
            block.join(&self.finished.remove(&parcel).unwrap_or_default());
        }
        Some(block)
    }

    fn progress(&self) -> Progress {
        let units = (self.results.total.units + self.played()).min(self.plan.seeds.count());
        Progress { units, of: self.plan.seeds.count(), games: self.games }
    }

    fn end(mut self) -> Result<Results, NotPlayed> {
        if let Some((_, stopped)) = self.failed {
            return Err(stopped);
        }
        if !self.results.is_complete {
            self.merge();
        }
        Ok(self.results)
    }
}
