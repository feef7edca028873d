//! Rulings run, by as many threads as there are: what came of them does not depend on how many.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use content::CardInfo;
use diag::Source;
use engine::Proving;

/// A file of rulings, and the card beside which it lies, if that acts.
pub(super) struct Task<'t> {
    pub(super) rulings: &'t Source,
    pub(super) card: Option<&'t CardInfo>,
}

/// What came of a file of rulings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Came {
    /// Some do not hold.
    Failed,
    /// All hold.
    Held,
    /// All hold, and also when the card does nothing.
    Idle,
}

/// What came of some files of rulings.
#[derive(Default)]
pub(super) struct Ran {
    /// Of each file, in their order.
    pub(super) came: Vec<Came>,
    /// By the path of a script and its line: whether what begins there has run.
    pub(super) covered: BTreeMap<String, BTreeMap<u32, bool>>,
    /// The hooks in which cards have run, by the card's id.
    pub(super) hooks: BTreeMap<String, BTreeSet<&'static str>>,
}

/// Runs files of rulings; scripts are compiled from the texts.
pub(super) fn run(
    proving: &dyn Proving,
    texts: &BTreeMap<String, String>,
    tasks: &[Task<'_>],
    threads: usize,
) -> Ran {
    let next = AtomicUsize::new(0);
    let work = || {
        let (mut prover, mut came) = (proving.prover(texts), Vec::new());
        while let Some((at, task)) = next_of(tasks, &next) {
            let of = match prover.holds(task.rulings) {
                false => Came::Failed,
                true => match task.card {
                    Some(card) if prover.holds_without(card, task.rulings) => Came::Idle,
                    Some(_) | None => Came::Held,
                },
            };
            came.push((at, of));
        }
        (came, prover.covered(), prover.hooks_run())
    };
    let done = thread::scope(|scope| {
        let started: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        let ended = started.into_iter().map(|one| one.join().expect("a prover does not panic"));
        ended.collect::<Vec<_>>()
    });
    let (mut ran, mut all) = (Ran::default(), Vec::new());
    for (came, covered, hooks) in done {
        all.extend(came);
        for (card, hook) in hooks {
            ran.hooks.entry(card).or_default().insert(hook);
        }
        for one in covered {
            let lines = ran.covered.entry(one.path).or_default();
            one.lines.into_iter().for_each(|(line, run)| *lines.entry(line).or_default() |= run);
        }
    }
    all.sort_unstable_by_key(|(at, _)| *at);
    ran.came = all.into_iter().map(|(_, came)| came).collect();
    ran
}

fn next_of<'t>(tasks: &'t [Task<'t>], next: &AtomicUsize) -> Option<(usize, &'t Task<'t>)> {
    let at = next.fetch_add(1, Ordering::Relaxed);
    tasks.get(at).map(|task| (at, task))
}
