//! All hooks of all cards, run in positions of random games: nothing is wrong with ours, nearly all
//! come to the end of their answers, and it is the same whoever runs them.

use engine::trial::{Thorough, Trial};
use engine::{Opened, SHELF};

use crate::support::with_all;

/// Fewer runs than `lint --deep` makes: what is said holds for it all the more.
const STEPS: u32 = 300;

/// What the hooks of some cards come to.
fn tried(game: &dyn Opened, backwards: bool) -> Vec<Trial> {
    let thorough = Thorough { steps: STEPS, seed: 0 };
    let trials = engine::errand::trials(game, thorough, &|_| true);
    let mut worker = trials.worker();
    let mut all: Vec<usize> = (0..trials.count()).collect();
    if backwards {
        all.reverse();
    }
    let mut tried: Vec<_> = all.into_iter().map(|nth| (nth, worker.attempt(nth))).collect();
    tried.sort_by_key(|(nth, _)| *nth);
    tried.into_iter().map(|(_, trial)| trial).collect()
}

#[test]
fn nearly_all_hooks_are_run_with_every_answer() {
    let (mut all, mut exhausted) = (0, 0);
    for game in SHELF {
        let trials = tried(&*with_all(*game), false);
        let found: Vec<_> = trials.iter().filter(|trial| !trial.found.is_empty()).collect();
        assert!(found.is_empty(), "{found:#?}");
        let ended = trials.iter().filter(|trial| trial.exhausted > 0).count();
        (all, exhausted) = (all + trials.len(), exhausted + ended);
        let runs: u64 = trials.iter().map(|trial| trial.runs).sum();
        println!("{}: {ended} of {} hooks exhausted, {runs} runs", game.id(), trials.len());
        for trial in trials.iter().filter(|trial| trial.exhausted == 0) {
            let Trial { card, hook, left, tried, .. } = trial;
            let (kind, id) = (&card.kind, &card.id);
            println!("  {kind}/{id} {hook}: {left} answers left in {tried} positions");
        }
    }
    assert!(exhausted * 100 >= all * 95, "{exhausted} of {all} hooks exhausted");
}

#[test]
fn the_order_of_trials_changes_nothing() {
    let game = with_all(SHELF[1]);
    assert_eq!(tried(&*game, false), tried(&*game, true));
}
