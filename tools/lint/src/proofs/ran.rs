//! Runs rulings on any number of threads. The results do not depend on the number.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use content::CardInfo;
use diag::{Place, Source};
use engine::Proving;
use script::Covered;

/// A file of rulings, and the card next to it, if that acts.
pub(super) struct Task<'t> {
    pub(super) rulings: &'t Source,
    pub(super) card: Option<&'t CardInfo>,
}

/// The result of a file of rulings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Came {
    /// Some do not hold.
    Failed,
    /// All hold.
    Held,
    /// All hold, even if the card does nothing.
    Idle,
}

/// The results of some files of rulings.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Ran {
    /// The result of each file, in order.
    pub(super) came: Vec<Came>,
    /// For each path and line of a script, whether the code that begins there has run.
    pub(super) covered: BTreeMap<String, BTreeMap<u32, bool>>,
    /// The hooks in which cards ran, by card id.
    pub(super) hooks: BTreeMap<String, BTreeSet<&'static str>>,
    /// The hooks in which guards kept cards from acting, by card id.
    pub(super) refused: BTreeMap<String, BTreeSet<&'static str>>,
    /// For each file next to a card, by index: its rulings in which that card neither acted nor was
    /// kept from acting by a guard.
    pub(super) vacuous: BTreeMap<usize, Vec<Place>>,
    /// For each file, by index: its rulings in which no card acted or was kept from acting by a
    /// guard.
    pub(super) still: BTreeMap<usize, Vec<Place>>,
}

impl Ran {
    /// Adds the results of one thread: coverage, hooks that ran or were refused by guards, and
    /// rulings unrelated to their card or to any card.
    fn add(
        &mut self,
        covered: Vec<Covered>,
        [hooks, refused]: [Vec<(String, &'static str)>; 2],
        [vacuous, still]: [Vec<(usize, Vec<Place>)>; 2],
    ) {
        self.still.extend(still);
        self.vacuous.extend(vacuous);
        for (card, hook) in hooks {
            self.hooks.entry(card).or_default().insert(hook);
        }
        for (card, hook) in refused {
            self.refused.entry(card).or_default().insert(hook);
        }
        for one in covered {
            let lines = self.covered.entry(one.path).or_default();
            one.lines.into_iter().for_each(|(line, run)| *lines.entry(line).or_default() |= run);
        }
    }
}

/// Runs files of rulings with the instrumented scripts.
pub(super) fn run(
    proving: &dyn Proving,
    texts: &BTreeMap<String, String>,
    tasks: &[Task<'_>],
    threads: usize,
) -> Ran {
    let next = AtomicUsize::new(0);
    let work = || {
        let (mut prover, mut came) = (proving.prover(texts), Vec::new());
        let (mut vacuous, mut still) = (Vec::new(), Vec::new());
        while let Some((at, task)) = next_of(tasks, &next) {
            let of = match prover.holds(task.rulings) {
                false => Came::Failed,
                true => match task.card {
                    Some(card) if prover.holds_without(card, task.rulings) => Came::Idle,
                    Some(_) | None => Came::Held,
                },
            };
            came.push((at, of));
            if of != Came::Failed {
                let none = prover.touched().iter().filter(|(_, ids)| ids.is_empty());
                still.push((at, none.map(|(place, _)| place.clone()).collect()));
            }
            if let Some(card) = task.card.filter(|_| of == Came::Held) {
                let without = prover.touched().iter().filter(|(_, ids)| !ids.contains(&card.id));
                vacuous.push((at, without.map(|(place, _)| place.clone()).collect()));
            }
        }
        (came, prover.covered(), [prover.hooks_run(), prover.hooks_refused()], [vacuous, still])
    };
    let done = thread::scope(|scope| {
        let started: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        let ended = started.into_iter().map(|one| one.join().expect("a prover does not panic"));
        ended.collect::<Vec<_>>()
    });
    let (mut ran, mut all) = (Ran::default(), Vec::new());
    for (came, covered, hooks, places) in done {
        all.extend(came);
        ran.add(covered, hooks, places);
    }
    all.sort_unstable_by_key(|(at, _)| *at);
    ran.came = all.into_iter().map(|(_, came)| came).collect();
    ran
}

fn next_of<'t>(tasks: &'t [Task<'t>], next: &AtomicUsize) -> Option<(usize, &'t Task<'t>)> {
    let at = next.fetch_add(1, Ordering::Relaxed);
    tasks.get(at).map(|task| (at, task))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use content::{Library, PackRoot};
    use engine::{Assets, SHELF};

    use super::*;

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let files = Arc::new(Assets::new());
        let (mut library, _) = Library::open(PackRoot::all(files, "cards", ""));
        library.choose(&[]);
        let game = SHELF.last().expect("there is a game");
        let (opened, _) = game.open(&library);
        let (rulings, _) = library.rulings(game.id());
        let beside = |kind: &str, id: &str| CardInfo::find(opened.cards(), kind, id);
        let task = |one: &'_ content::Ruling| beside(&one.kind, &one.id);
        let tasks = rulings.iter().map(|one| Task { rulings: &one.source, card: task(one) });
        let tasks: Vec<_> = tasks.collect();
        let texts = library.scripts(game.id()).into_iter();
        let texts = texts.map(|text| (text.path().to_owned(), text.text().to_owned())).collect();
        let ran = |threads| run(&*engine::errand::proving(&*opened), &texts, &tasks, threads);
        let one = ran(1);
        assert!(one.came.len() > 3 && one.came.iter().all(|came| *came == Came::Held));
        assert!(!one.covered.is_empty() && !one.hooks.is_empty());
        assert_eq!(ran(3), one);
    }
}
