//! Running a plan on several threads, with a result that does not depend on them.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use engine::{Errand, Opened, Playable, SharedGame};
use play::Ref;

use crate::game::NotPlayed;
use crate::merge::{Merge, Results};
use crate::plan::Plan;
use crate::rows::Rows;
use crate::shard::Shard;
use crate::sums::Sums;
use crate::unit::{Elsewhere, UnitTable};

/// Units that a thread plays at a time.
pub(crate) const PARCEL: u64 = 10;

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
/// some games were played, by one thread at a time and never with fewer games than before.
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
    let mut merge = Merge::new(arm.plan, before);
    let queue = Queue::new(arm.plan, Gathered::Whole(&mut merge));
    gather(arm, against, queue, threads, cancelled, heard)?;
    Ok(merge.end())
}

/// Plays one shard of a plan: the sums of its blocks in order, for [`Merge`]. `None` if the run was
/// cancelled: a shard is played whole or not at all. Whether the plan can stop earlier is seen when
/// shards are merged.
///
/// # Errors
/// The first game, in the order of seeds, that cannot be played.
pub fn run_shard(
    arm: Arm<'_>,
    against: Option<Arm<'_>>,
    shard: Shard,
    threads: usize,
    cancelled: &AtomicBool,
    heard: &(dyn Fn(Progress) + Sync),
) -> Result<Option<Vec<Sums>>, NotPlayed> {
    let units = shard.units(arm.plan);
    let mut played = ShardBlocks { at: units.start, units, blocks: Vec::new() };
    let queue = Queue::new(arm.plan, Gathered::Shard(&mut played));
    gather(arm, against, queue, threads, cancelled, heard)?;
    Ok(played.is_complete().then_some(played.blocks))
}

/// Plays what a queue has to hand out, on a number of threads.
fn gather(
    arm: Arm<'_>,
    against: Option<Arm<'_>>,
    queue: Queue<'_>,
    threads: usize,
    cancelled: &AtomicBool,
    heard: &(dyn Fn(Progress) + Sync),
) -> Result<(), NotPlayed> {
    let desk = Desk { queue: Mutex::new(queue), wake: Condvar::new() };
    let decisions = arm.plan.writes_decisions();
    let compared = against.map(|other| (UnitTable::compared(other.plan, decisions), other.plan));
    let tables = (UnitTable::new(arm.plan), compared);
    let work = || {
        let other = against.map(|arm| arm.game.open());
        let other = other.as_deref().zip(tables.1.as_ref());
        let other = other.map(|(opened, (table, plan))| (opened, table, *plan));
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
struct Worker<'r, 'q> {
    plan: &'r Plan,
    table: &'r UnitTable,
    /// The other way to play, if two are compared.
    other: Option<(&'r dyn Opened, &'r UnitTable, &'r Plan)>,
    desk: &'r Desk<'q>,
    cancelled: &'r AtomicBool,
    heard: &'r (dyn Fn(Progress) + Sync),
}

impl Errand for Worker<'_, '_> {
    type Out = ();

    fn run<G: Playable>(self, game: &Rc<G>) {
        while let Some((parcel, known)) = self.desk.next() {
            let mut played = ParcelResults::default();
            let mut failed = None;
            for unit in parcel.units {
                if self.cancelled.load(Ordering::Relaxed) {
                    return self.desk.cancel();
                }
                failed = self.unit(game, unit, &known, &mut played).err();
                if failed.is_some() {
                    break;
                }
            }
            self.desk.take(parcel.first, failed.map_or(Ok(played), Err), self.heard);
        }
    }
}

impl Worker<'_, '_> {
    fn unit<G: Playable>(
        &self,
        game: &Rc<G>,
        nth: u64,
        known: &BTreeSet<Ref>,
        played: &mut ParcelResults,
    ) -> Result<(), NotPlayed> {
        let ParcelResults { sums, rows, against } = played;
        let seed = self.plan.seeds.nth(nth);
        let games = self.table.play(&**game, seed, known, sums)?;
        sums.add_unit(nth, seed, &games);
        if let Some(kind) = G::SEAT_CARD {
            sums.meetings.get_or_insert_default().add(kind, &games);
        }
        if let Some((opened, table, plan)) = self.other {
            let others = engine::send(opened, Elsewhere { table, seed })?;
            sums.fail(seed, &others);
            sums.pairs.get_or_insert_default().add([&games, &others]);
            if self.plan.writes_tables() {
                against.add_unit(plan, nth, seed, others);
            }
        }
        if self.plan.writes_tables() {
            rows.add_unit(self.plan, nth, seed, games);
        }
        Ok(())
    }
}

/// Some units that one thread plays.
struct Parcel {
    first: u64,
    units: Range<u64>,
}

/// What the games of a parcel showed.
#[derive(Default)]
struct ParcelResults {
    sums: Sums,
    /// Empty unless the plan writes tables.
    rows: Rows,
    /// The rows of the other way to play.
    against: Rows,
}

/// Where threads fetch parcels and leave results.
struct Desk<'r> {
    queue: Mutex<Queue<'r>>,
    wake: Condvar,
}

impl<'r> Desk<'r> {
    fn lock(&self) -> MutexGuard<'_, Queue<'r>> {
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

    /// Takes what was played of a parcel. Progress is heard before another thread can leave results,
    /// so that it never goes back.
    fn take(&self, first: u64, played: Result<ParcelResults, NotPlayed>, heard: &dyn Fn(Progress)) {
        let mut queue = self.lock();
        queue.take(first, played);
        self.wake.notify_all();
        heard(queue.progress());
    }

    fn cancel(&self) {
        self.lock().is_over = true;
        self.wake.notify_all();
    }
}

/// Where blocks go, in the order of units.
enum Gathered<'r> {
    /// The first units of a plan.
    Whole(&'r mut Merge),
    /// A shard.
    Shard(&'r mut ShardBlocks),
}

/// A shard that is being played.
struct ShardBlocks {
    /// All its units, and the first that is not in a block.
    units: Range<u64>,
    at: u64,
    blocks: Vec<Sums>,
}

impl ShardBlocks {
    fn is_complete(&self) -> bool {
        self.at >= self.units.end
    }

    /// Adds the next block. Blocks that no plan looks at are added up.
    fn add(&mut self, block: Sums, plan: &Plan) {
        self.at += block.units;
        match self.blocks.last_mut().filter(|_| !plan.can_stop()) {
            Some(last) => last.join(&block),
            None => self.blocks.push(block),
        }
    }
}

impl Gathered<'_> {
    /// The first unit that is not gathered.
    fn at(&self) -> u64 {
        match self {
            Self::Whole(merge) => merge.results().total.units,
            Self::Shard(shard) => shard.at,
        }
    }

    /// Adds the block that begins at [`Self::at`].
    fn add(&mut self, block: Sums, plan: &Plan) {
        match self {
            Self::Whole(merge) => merge.add(block),
            Self::Shard(shard) => shard.add(block, plan),
        }
    }

    fn is_complete(&self) -> bool {
        match self {
            Self::Whole(merge) => merge.results().is_complete,
            Self::Shard(shard) => shard.is_complete(),
        }
    }
}

struct Queue<'r> {
    plan: &'r Plan,
    gathered: Gathered<'r>,
    /// The units of the run.
    units: Range<u64>,
    known: Arc<BTreeSet<Ref>>,
    /// The units of the wave, and the first of them that no thread has.
    wave: Range<u64>,
    next: u64,
    /// The parcels of the wave that were played, by their first unit.
    finished: BTreeMap<u64, ParcelResults>,
    failed: Option<(u64, NotPlayed)>,
    is_over: bool,
    games: u64,
}

impl<'r> Queue<'r> {
    fn new(plan: &'r Plan, gathered: Gathered<'r>) -> Self {
        let (units, games) = match &gathered {
            Gathered::Whole(merge) => (0..plan.seeds.count(), merge.results().total.games),
            Gathered::Shard(shard) => (shard.units.clone(), 0),
        };
        let mut queue = Self {
            plan,
            gathered,
            units,
            known: Arc::default(),
            wave: 0..0,
            next: 0,
            finished: BTreeMap::new(),
            failed: None,
            is_over: false,
            games,
        };
        queue.begin_wave();
        queue
    }

    /// The next units. Whole blocks were played before.
    fn begin_wave(&mut self) {
        let first = self.gathered.at();
        // Waves begin at fixed units, so that an interrupted run goes on like any other.
        let wave = self.plan.wave();
        let end = (first / wave + 1).saturating_mul(wave).min(self.units.end);
        (self.wave, self.next) = (first..end, first);
        if let Gathered::Whole(merge) = &self.gathered {
            self.known = Arc::new(merge.known().clone());
        }
        self.is_over = self.gathered.is_complete();
    }

    fn hand(&mut self) -> Option<Parcel> {
        let units = self.next..(self.next + PARCEL).min(self.wave.end);
        self.next = units.end;
        (!units.is_empty()).then_some(Parcel { first: units.start, units })
    }

    fn take(&mut self, first: u64, played: Result<ParcelResults, NotPlayed>) {
        match played {
            Ok(played) => {
                self.games += played.sums.games;
                self.finished.insert(first, played);
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
            self.begin_wave();
        }
    }

    fn played(&self) -> u64 {
        self.finished.values().map(|played| played.sums.units).sum()
    }

    /// Adds the whole blocks of the wave in order, until the run is over.
    fn merge(&mut self) {
        while !self.gathered.is_complete() {
            let Some(block) = self.block() else { return };
            self.gathered.add(block, self.plan);
        }
    }

    /// The next block, if all its units were played.
    fn block(&mut self) -> Option<Sums> {
        let first = self.gathered.at();
        let end = (first + self.plan.block()).min(self.units.end);
        let parcels = (first..end).step_by(PARCEL as usize);
        if first >= end || !parcels.clone().all(|first| self.finished.contains_key(&first)) {
            return None;
        }
        let (mut block, mut rows, mut against) =
            (Sums::default(), Rows::default(), Rows::default());
        for parcel in parcels {
            let played = self.finished.remove(&parcel).unwrap_or_default();
            block.join(&played.sums);
            rows.join(played.rows);
            against.join(played.against);
        }
        if self.plan.writes_tables() {
            block.groups.push(rows.encode(self.plan));
            if block.pairs.is_some() {
                block.groups_against.push(against.encode(self.plan));
            }
        }
        Some(block)
    }

    fn progress(&self) -> Progress {
        let of = self.units.end - self.units.start;
        let units = (self.gathered.at() - self.units.start + self.played()).min(of);
        Progress { units, of, games: self.games }
    }

    fn end(mut self) -> Result<(), NotPlayed> {
        if let Some((_, stopped)) = self.failed {
            return Err(stopped);
        }
        self.merge();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::plan::Seeds;

    /// Also if a listener is slow now and then.
    #[test]
    fn progress_never_goes_back() {
        let plan = Plan::new("pig", Seeds::new(1, 200));
        let mut played = ShardBlocks { at: 0, units: 0..200, blocks: Vec::new() };
        let queue = Mutex::new(Queue::new(&plan, Gathered::Shard(&mut played)));
        let desk = Desk { queue, wake: Condvar::new() };
        let heard = Mutex::new(Vec::new());
        let listen = |progress: Progress| {
            thread::sleep(Duration::from_millis(progress.games / 10 % 2 * 3));
            heard.lock().expect("no panic").push((progress.games, progress.units));
        };
        thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    while let Some((Parcel { first, units }, _)) = desk.next() {
                        let count = units.end - units.start;
                        let sums = Sums { units: count, games: count, ..Sums::default() };
                        let played = ParcelResults { sums, ..ParcelResults::default() };
                        desk.take(first, Ok(played), &listen);
                    }
                });
            }
        });
        let heard = heard.into_inner().expect("no panic");
        assert!(heard.is_sorted(), "{heard:?}");
        assert_eq!(heard.last(), Some(&(200, 200)));
    }
}
